boxes-about = Not every value in our games comes from print: some are reconstructed, others rest on one owner’s count. If you own the printed game, you can enter its values, save them as a box and choose that box for a new table. Everyone who plays there sees what differs from our values, and the record keeps it.
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
boxes-delete-sure = Really delete?
boxes-deleted = Deleted: { $name }
boxes-empty = An empty field uses our value, shown in grey.
boxes-ours = ours: { $value }
boxes-back = Use ours
boxes-source-printed = printed
boxes-source-counted = one owner’s count
boxes-source-reconstructed = reconstructed
boxes-count =
    { $count ->
        [0] No values differ from ours.
        [one] 1 value differs from ours.
       *[other] { $count } values differ from ours.
    }
boxes-wrong =
    { $count ->
        [one] 1 value needs correcting.
       *[other] { $count } values need correcting.
    }
boxes-chosen = Chosen: { $count } of { $most }
boxes-add = Add
boxes-remove = Remove { $pair }
boxes-between = From
boxes-and = To
boxes-no-file = This file doesn’t contain a box for this game.
boxes-difference = { $field }: { $value } (ours: { $ours })
boxes-choose = Box
boxes-choose-ours = ours
boxes-own = Do you own the printed game? Enter its values.
