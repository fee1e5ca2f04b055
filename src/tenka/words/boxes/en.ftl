boxes-about = Not every value in our games is a printed one: some are reconstructed, some rest on one owner’s count. If you own the printed game you can enter what is printed, keep it as a box and choose it for a new table. Everybody who plays there sees what differs from ours, and the record keeps it.
boxes-new = New box
boxes-open = Open a file
boxes-none = You have no box for this game yet.
boxes-yours = Your boxes
boxes-name = Name of the box
boxes-name-first = { $game }, my edition
boxes-save = Save
boxes-saved = Saved: { $name }
boxes-cancel = Cancel
boxes-change = Change
boxes-download = Download
boxes-delete = Delete
boxes-delete-sure = Really delete
boxes-deleted = Deleted: { $name }
boxes-empty = An empty field has our value, which is shown in grey.
boxes-ours = ours: { $value }
boxes-back = As ours
boxes-source-printed = printed
boxes-source-counted = one owner’s count
boxes-source-reconstructed = reconstructed
boxes-count =
    { $count ->
        [0] Nothing differs from ours.
        [one] One value differs from ours.
       *[other] { $count } values differ from ours.
    }
boxes-wrong =
    { $count ->
        [one] One value has to be put right.
       *[other] { $count } values have to be put right.
    }
boxes-chosen = Chosen: { $count } of { $most }
boxes-add = Add
boxes-remove = Remove { $pair }
boxes-between = From
boxes-and = To
boxes-no-file = This file holds no box of this game.
boxes-difference = { $field }: { $value } (ours: { $ours })
boxes-choose = Box
boxes-choose-ours = ours
boxes-own = Do you own the printed game? Enter its values.
