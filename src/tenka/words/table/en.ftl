## People
table-somebody-gone = somebody who has left
table-you = you
table-owner = host
table-bot = Bot: { $level }
table-here = is here
table-away = is away
table-players = Players
table-spectators =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

## Before the start
table-seat-open = open seat
table-seat-for = Who gets seat { $number }?
table-seat-person = A person
table-seat-free = Free the seat
table-sit = Sit down here
table-public = public: anybody may sit down
table-private = by invitation only
table-your-name = Your name at the table
table-invite = Invite friends with this link:
table-copy = Copy the link
table-copied = Copied
table-start = Start the game
table-fill =
    { $count ->
        [one] Bot for the open seat
       *[other] Bots for the { $count } open seats
    }
table-leave = Leave
table-lobby = Back to the games
table-room-welcome = You are watching. Take one of the open seats to play.
table-room-uninvited = You are watching. To sit down you need the invitation: ask somebody at the table for the link.
table-room-full = You are watching: every seat is taken.
table-room-wait-seats = As soon as every seat is taken, the host can start the game.
table-room-wait-start = Every seat is taken: the host can start the game.
table-unreachable = The server cannot be reached.
table-unreachable-why = Check your connection and load the page again.

## The status line
table-your-turn = It is your turn.
table-waiting = Waiting for
table-confirm = This cannot be taken back:
table-confirm-again = Once more to confirm: { $move }. It cannot be taken back.
table-acting = The game waits for this player
table-watching = you are watching
table-looking-back = You are looking back: step { $place } of { $places }.
table-looking-back-due = It is your turn!
table-now = To the present
table-refused-back = You are looking at the past, where nothing can be changed.
table-over = The game is over: { $name } wins.
table-lost = The connection is lost. It will come back by itself, and whatever you did will be sent then.
table-undo = Undo
table-hint = Hint
table-hint-ask = What would the bot do?
table-try = Try out
table-try-ask = Try things out, without any of it counting
table-menu = More: my games, language, settings, account
table-tools = Tools
table-sound = Sounds
table-sound-on = Sounds are on.
table-sound-off = Sounds are off.
table-close = Close
table-stage = Scene
table-stage-pause = Pause
table-stage-resume = Go on playing
table-stage-skip = Skip
table-stage-on = Go on
table-stage-again = Watch again
table-stage-all = All of it
table-why = Why not?
table-rule = Rule { $rule }

## Panels
table-panels = Panels
table-tab-board = Board
table-tab-me = Me
table-tab-players = Players
table-tab-log = Log
table-tab-moves = All moves
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-text = In words
table-tab-analysis = Analysis
table-moves = Moves
table-moves-none = There is nothing for you to do right now.
table-moves-back = You are looking back: return to the present to make a move.
table-text = The whole position in words
table-rules-search = Search the rules
table-rules-components = What the game consists of
table-rules-nothing = No rule says anything about that.

## Log and history
table-since = Since your last turn
table-since-read = Got it
table-news =
    { $count ->
        [one] 1 new entry
       *[other] { $count } new entries
    }
table-history = History
table-first = To the beginning
table-back = One step back
table-forward = One step forward
table-last = To the present
table-slider = Step of the game
table-place = Step { $place } of { $places }

## Chat
table-chat = Chat
table-chat-nothing = Nobody has said anything yet.
table-chat-field = Say something
table-chat-send = Send
table-chat-to = To:
table-chat-whom = Whom you speak to
table-chat-everybody = everybody
table-chat-private = Only to { $names }
table-chat-only = only for
table-chat-only-you = you
table-chat-conversations = Conversations
table-chat-all = All
table-chat-left = Somebody you spoke to has left the seat. Choose again whom you speak to.
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
table-said = { $name } says: { $text }
table-said-private = { $name } says to you in private: { $text }

## The end
table-scoring = Final scoring
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-rematch = Play again
table-rematch-join = Take your seat in the next game
table-rematch-there = The next game is being set up: your seat is waiting for you.
table-rematch-watch = Watch the next game
table-fair = Was it all fair?
table-fair-how = Every card followed from a secret seed. Its fingerprint was known from the start, so the seed could not be changed later; now that the game is over, anybody can check both.
table-fingerprint = Fingerprint, known from the start
table-seed = Seed
table-record = Download the record
table-verify = Check it with:

## Where there is no table
table-gone = There is no such table
table-gone-why = Perhaps the link is incomplete, or everybody got up before the game began.
table-ended = Your session has ended
table-ended-why = The server no longer knows who you are here. Log in again to take your seat.
table-ended-in = Log in

## Looking closer
table-zoom = Look closer
table-zoom-in = Closer
table-zoom-out = Further away
table-zoom-fit = Whole map
table-zoomed = Map at { $percent } %
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
table-help = Keys
table-help-about = The whole game can be played by keyboard. Keys do nothing while you are typing.
table-key-undo = take back your last step
table-key-hint = what would the bot do? (where hints are allowed)
table-key-try = try things out
table-key-why = show the rule behind the refusal, or behind what you have to do
table-key-cancel = close what is open; back to the present
table-key-back = one step back in history
table-key-forward = one step forward
table-key-round-back = one round back
table-key-round-forward = one round forward
table-key-first = to the beginning
table-key-last = to the present
table-key-moves = list of all moves
table-key-log = log
table-key-chat = chat
table-key-rules = rules
table-key-text = the whole position in words
table-key-sound = sounds on or off
table-key-help = this list
table-key-zoom = on the map: closer or further away
table-key-fit = on the map: the whole map
table-key-layers = what the map shows
table-key-tab = to the next group; arrow keys go round inside it
table-key-enter = do it

## Standing orders
table-orders = Standing orders
table-orders-why = They answer for you when it is not your turn, whether you are here or not. Only you can see them, and nobody can tell that you did not answer yourself.
table-orders-in-force = In force:
table-order-take-back = Take back
table-order-end = Take back: { $order }
table-order-pass-reactions = Pass on all reactions until my next turn
table-order-refuse-offers = Refuse every offer from { $seat_name }
table-order-refuse-offers-about = Refuse every offer from:
table-answering-self = Your answer waits for its moment, so that nobody can tell who gave it.
table-answering-order = A standing order of yours will answer in a moment; you can still do it yourself.
table-answering-pass = You will pass by yourself in a moment.

## Stewards
table-steward = Steward: { $level }
table-steward-short = steward ({ $level })
table-steward-plays = Your steward ({ $level }) is playing for you.
table-steward-rests = Everybody has left. The game rests until somebody comes back.
table-steward-back = Come back
table-steward-leave = Leave the game to a steward…
table-steward-sure = Leave the game to your steward?
table-steward-why = A bot ({ $level }) plays on for you, and everybody sees that it does. It knows what you know, and nothing of what was said to you. You can come back at any time; what it has done until then stays.
table-steward-alone = Nobody else is playing here: the game will rest until you come back.
table-steward-yes = Leave
table-steward-stay = Stay
table-steward-came = { $name }’s steward ({ $level }) takes over.
table-steward-went = { $name } is back.
table-patience = { $time } for each decision
table-box = box: { $name }
table-hints = hints are allowed
table-due = until { $time }

## A game without a board of its own
table-plain-over = The game is over.
table-plain-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
table-plain-points = Points
table-plain-nothing = nothing
table-plain-yes = yes
table-plain-no = no
