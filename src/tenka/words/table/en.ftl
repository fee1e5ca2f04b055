## People
table-somebody-gone = a player who left
table-you = you
table-owner = host
table-bot = Bot: { $level }
table-here = online
table-away = away
table-players = Players
table-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }

## Before the start
table-seat-open = open seat
table-seat-for = Who takes seat { $number }?
table-seat-person = A person (open seat)
table-seat-free = Clear seat
table-sit = Take this seat
table-public = public: anyone can join
table-private = invitation only
table-your-name = Your name at the table
table-invite = Invite friends with this link:
table-copy = Copy link
table-copied = Copied
table-start = Start game
table-fill =
    { $count ->
        [one] Fill the open seat with a bot
       *[other] Fill the { $count } open seats with bots
    }
table-leave = Leave table
table-lobby = Back to games
table-room-welcome = You’re watching. Take an open seat to play.
table-room-uninvited = You’re watching. This table is by invitation: ask the host to let you in.
table-room-full = You’re watching. All seats are taken.
table-room-wait-seats = The host can start the game once all seats are taken.
table-room-wait-start = All seats are taken. Waiting for the host to start the game.
table-code = Show a code to scan
table-code-about = A code to scan with a phone: it opens this table with its invitation.
table-admissions = Who wants to join, and who is invited
table-asks = { $name } would like to join
table-invited = { $name } is invited
table-let-in = Let in
table-not-let-in = Not now
table-uninvite = Withdraw
table-invite-login = Or invite someone by their username:
table-invite-friend = Or choose one of your friends:
table-invite-do = Invite
table-knock = Ask to join
table-unknock = Don’t ask any more
table-decline = No, thanks
table-sit-invited = Take your seat
table-seat-kept = kept for an invited player
table-seat-kept-for = kept for { $name }
table-room-asked = You’ve asked to join. As soon as the host lets you in, you’ll be seated.
table-unreachable = Can’t reach the server.
table-unreachable-why = Check your connection and reload the page.

## The status line
table-your-turn = It’s your turn.
table-waiting = Waiting for
table-confirm = This can’t be undone:
table-confirm-again = Once more to confirm: { $move }. This can’t be undone.
table-acting = The game is waiting for this player
table-watching = you’re watching
table-looking-back = You’re viewing an earlier position: step { $place } of { $places }.
table-looking-back-due = It’s your turn!
table-now = Back to live
table-over = The game is over: { $name } wins.
table-over-shared = The game is over: a shared victory.
table-lost = Connection lost. Reconnecting… Whatever you do in the meantime will be sent once it’s back.
table-undo = Undo
table-hint = Hint
table-hint-ask = What would the bot do?
table-try = Try moves
table-try-ask = Try out moves without affecting the game
table-menu = More: my games, language, settings, account
table-tools = Tools
table-sound = Sounds
table-sound-on = Sounds are on.
table-sound-off = Sounds are off.
table-close = Close
table-stage = Scene
table-stage-pause = Pause
table-stage-resume = Resume
table-stage-skip = Skip
table-stage-step = One step
table-stage-rush = Skip to my turn
table-stage-now = Skip to live
table-stage-on = Continue
table-stage-again = Watch again
table-stage-all = Show all
table-why = Why not?
table-rule = Rule { $rule }

## Panels
table-panels = Panels
table-tab-board = Board
table-tab-me = You
table-tab-players = Players
table-tab-hint = Hint
table-tab-log = Log
table-tab-moves = All moves
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-text = As text
table-tab-analysis = Analysis
table-moves = Moves
table-moves-none = Nothing for you to do right now.
table-moves-back = You’re viewing an earlier position. Go back to live to make a move.
table-text = Full position as text
table-rules-search = Search the rules

## Log and history
table-since = Since your last turn
table-since-earlier =
    { $count ->
        [one] … and 1 earlier line in the log
       *[other] … and { $count } earlier lines in the log
    }
table-since-watch = Watch
table-since-read = Got it
table-news =
    { $count ->
        [one] 1 new entry
       *[other] { $count } new entries
    }
table-history = History
table-first = Go to start
table-back = Step back
table-forward = Step forward
table-last = Back to live
table-slider = Step in the game
table-place = Step { $place } of { $places }

## Chat
table-chat = Chat
table-chat-nothing = Nobody has said anything yet.
table-chat-field = Write a message
table-chat-send = Send
table-chat-to = To:
table-chat-whom = Who to message
table-chat-everybody = everyone
table-chat-private = Only to { $names }
table-chat-only = only to
table-chat-only-you = you
table-chat-conversations = Conversations
table-chat-all = All
table-chat-left = Someone in this conversation has left their seat. Choose who to message again.
table-chat-earlier = Earlier messages
table-chat-recalled =
    { $count ->
        [0] No earlier messages.
        [one] 1 earlier message is shown.
       *[other] { $count } earlier messages are shown.
    }
table-unread =
    { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }
table-said = { $name }: { $text }
table-said-private = { $name } (private): { $text }

## The end
table-scoring = Final scoring
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-there = A rematch is being set up, and your seat is saved.
table-rematch-watch = Watch the rematch

## Where there is no table
table-gone = Table not found
table-gone-why = The link may be incomplete, or everyone left before the game started.
table-ended = Your session has ended
table-ended-why = You’ve been logged out. Log in again to return to your seat.
table-ended-in = Log in

## Looking closer
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Fit map
table-zoomed = Map at { $percent }%
table-places = Places where something can be done

## The panel over the foot of a phone's map
table-sheet-larger = Larger
table-sheet-smaller = Smaller
table-sheet-is =
    { $stop ->
        [peek] Panel closed, the map is large
        [half] Panel half open
       *[full] Panel open over the map
    }

## Keys
table-help = Keyboard shortcuts
table-aid = Player aid

## Standing orders
table-orders = Standing orders
table-orders-why = These answer for you when it’s not your turn, even if you’re away. Only you can see them, and nobody can tell that the answer was automatic.
table-orders-in-force = Active:
table-order-take-back = Cancel
table-order-end = Cancel: { $order }
table-order-pass-reactions = Pass whenever I could react, until my next turn
table-order-refuse-offers = Refuse every offer from { $seat_name }
table-order-refuse-offers-about = Refuse every offer from:
table-answering-self = Your answer will be sent in a moment. The short delay keeps others from telling whether it was automatic.
table-answering-order = Your standing order will answer in a moment. You can still answer yourself.
table-answering-pass = You’ll pass automatically in a moment.

## Stewards
table-ask = Ask the table…
table-called-off = The game was called off. It has no result.
table-steward = Stand-in: { $level }
table-steward-short = stand-in ({ $level })
table-steward-plays = Your stand-in bot ({ $level }) is playing for you.
table-steward-rests = Everyone has left. The game is paused until someone comes back.
table-steward-back = Take over again
table-steward-leave = Hand over to a stand-in bot…
table-steward-came = { $name }’s stand-in bot ({ $level }) takes over.
table-steward-went = { $name } is back.
table-steward-came-time = { $name }’s time ran out. The stand-in bot ({ $level }) takes over.
table-steward-plays-time = Your time ran out, so your stand-in bot ({ $level }) is playing for you.
table-steward-replaced = { $name } is played by a bot ({ $level }) from now on: the others have replaced the player.
table-steward-joined = { $name } joins the game.
table-box = box: { $name }
table-hints = hints allowed
table-rated = Rated

## A game without a board of its own
table-plain-over = The game is over.
table-plain-points = Points
table-plain-nothing = nothing
table-plain-yes = yes
table-plain-no = no
