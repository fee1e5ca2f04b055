## Pages
web-home = Tenka: to the games
web-lobby = Games
web-account = Account
web-credits = Credits and sources
web-rules = Rules
web-boxes = Boxes
web-interface = For developers
web-nowhere = There is nothing here.
web-no-such-game = There is no such game here.
web-pages = Main pages
web-more-pages = More pages
web-skip = Skip to the content
web-loading = One moment…
web-unreachable = The server cannot be reached. Trying again…
web-missing = This part could not be loaded. The page may be out of date.
web-reload = Reload the page
web-fan-work = Made by fans of these games, without any art or text of their publishers.
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.

## Settings
web-settings = Settings
web-settings-kept = Kept on this device only.
web-language = Language
web-theme = Appearance
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-motion = Moving pieces
web-motion-auto = Automatic
web-motion-full = Calm
web-motion-quick = Quick
web-motion-none = Not at all
web-sound = Sounds
web-marks = Patterns beside the players’ colours

## Games
web-game-shitenno = Shitennō
web-game-shogun = Shogun
web-game-tenjo = Tenjo
web-players = { $fewest } to { $most } players
web-play-bots =
    { $count ->
        [1] Play against a bot
        [2] Play against two bots
        [3] Play against three bots
        [4] Play against four bots
       *[other] Play against { $count } bots
    }
web-begin = Begin

## A new table
web-new-table = New table
web-new-table-of = New table: { $game }
web-bots-level = How strong the bots are
web-how-many = Players
web-seats = Who sits where
web-seat = Seat { $number }
web-seat-me = You
web-seat-open = Open seat
web-seat-bot = Bot: { $bot }
web-house = Your house
web-house-any = Whichever is left
web-house-taken = { $house }: taken by { $name }
web-more-options = More options ({ $count })
web-who-joins = Who may take the open seats
web-by-link = Whoever has the link
web-public = Anybody
web-pause = Bots pause before they move, so that one can follow
web-hints = Hints: people may ask what the bot would do
web-hints-why = Everybody at the table sees that hints are allowed.
web-steward = Who plays on for somebody who leaves
web-steward-nobody = Nobody: the table waits
web-patience = Time for each decision
web-patience-none = As long as it takes
web-patience-why = When it has run out, the steward plays on, until the player comes back.
web-open-table = Open the table

## Tables
web-mine = My games
web-mine-waiting =
    { $count ->
        [one] one is waiting for you
       *[other] { $count } are waiting for you
    }
web-mine-empty = You are not in a game at the moment. Your games will be listed here, those that wait for you first.
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting for players right now. Open a table for anybody, or send friends the link to one of your own.
web-running-tables = Games to watch
web-finished = Finished games
web-more = Show more
web-with = with { $names }
web-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-open-seats =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
web-somebody-gone = somebody who has left
web-just-now = just now
web-state-yours = Your turn
web-state-waits = Waiting for { $who }
web-waited-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
web-waited-gone = somebody who has left
web-state-running = In play
web-state-steward = Your steward plays
web-state-open = Waiting for players
web-state-full = Ready to start
web-state-over = Finished
web-go-on = Your move
web-look = Open
web-watch = Watch
web-copy-link = Copy link
web-link-copied = The link is copied: send it to a friend.
web-sit-down = Sit down

## People
web-name = Name
web-name-ask = What shall we call you?
web-name-why = The others at the table see this name.
web-as-guest = You are here as a guest, as { $name }. This browser remembers you.
web-as-account = You are logged in as { $login }.
web-log-in = Log in
web-logged-in = You are logged in.
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-logged-out = You are logged out.
web-login = Login
web-login-hint = At least 3 letters, digits or symbols. Only you need to know it.
web-password = Password
web-password-hint = At least 10 characters.
web-password-old = Current password
web-password-new = New password
web-password-change = Change the password
web-password-change-why = All other devices will be logged out.
web-password-changed = Your password has been changed.
web-register = Create an account
web-register-guest = Then you have your games on every device. Name and games stay as they are.
web-register-new = You can play without one; with an account you have your games on every device.
web-registered = Your account has been created.
web-bring = Bring along the games I have as a guest
web-data = Your data
web-data-why = Keep a copy of all that is stored about you, or have it deleted.
web-export = Download
web-delete = Delete my data…
web-delete-sure = Delete all your data?
web-delete-why = Name, login and password are deleted at once, for good. Games that others played with you stay, without your name; in those still running the steward plays on for you where the table has one, otherwise nobody does.
web-delete-yes = Delete for good
web-deleted = All your data has been deleted.

## Credits
web-credits-about = Tenka is the work of fans, free and open (MIT). The rules of a game are free to play; its pictures and texts are not ours, so all drawings and words here are our own.
web-credits-games = Games
web-credits-shitenno = A game by Cedric Lefebvre, published by Ludonaute in 2011.
web-credits-shitenno-figures = The rules follow the German and Italian rulebooks; the figures of the board were read off a scan of a printed one. The rulebooks give only totals of cards and tiles: how many there are of each kind rests on one owner’s count.
web-credits-shogun = A game by Dirk Henn, published by Queen Games in 2006.
web-credits-shogun-figures = The rules follow the German rulebook; the figures of the provinces were read off scans of printed components. The Moon side’s borders and sea routes, and how often the tower keeps a cube, are reconstructed; the names of regions and houses are ours.
web-credits-tenjo = A game by Scott Tepper, published by Why Spire? Games.
web-credits-tenjo-figures = The rules follow a German summary; a few points come from public reviews. The board and the cards are our reconstruction: the map with its names, the castle cards, how many element and ring cards there are and what they are worth, and all fate cards.
web-credits-maps = Maps
web-credits-land = Land and borders are made from the administrative areas (N03, 2020) of the National Land Numerical Information of Japan’s Ministry of Land, Infrastructure, Transport and Tourism, merged and simplified by us:
web-credits-lakes = Lake Biwa is from Natural Earth (public domain).
web-credits-drawings = Drawings
web-credits-own = Crests, patterns, cards and boards are drawn for Tenka, from geometric shapes.
web-credits-font = Font
web-credits-shippori = Titles are set in Shippori Mincho by FONTDASU (SIL Open Font License 1.1), cut down to the letters in use; the long vowels ā, ē, ō, ū are our addition.
web-credits-libraries = Libraries
