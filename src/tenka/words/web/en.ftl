## Pages
web-home = Tenka home
web-lobby = Games
web-account = Account
web-credits = Credits and sources
web-rules = Rules
web-boxes = Boxes
web-ratings = Best players
web-interface = For developers
web-nowhere = Page not found.
web-no-such-game = That game doesn’t exist.
web-pages = Main pages
web-more-pages = More pages
web-skip = Skip to content
web-loading = One moment…
web-unreachable = Can’t reach the server. Trying again…
web-missing = This part didn’t load. The page may be out of date.
web-reload = Reload page
web-fan-work = Made by fans. Uses no artwork or text from the publishers.
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.

## Settings
web-settings = Settings
web-settings-kept = Saved on this device only.
web-language = Language
web-theme = Appearance
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-auto = Automatic
web-motion-slow = Slow
web-motion-full = Normal
web-motion-quick = Fast
web-motion-none = Off
web-sound = Sounds
web-marks = Add patterns to player colours

## Games
web-players = { $fewest } to { $most } players
web-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-play-bots =
    { $count ->
        [1] Play against a bot
        [2] Play against two bots
        [3] Play against three bots
        [4] Play against four bots
       *[other] Play against { $count } bots
    }
web-begin = Play

## A new table
web-learn = Learn in ten minutes
web-new-table = New table
web-new-table-of = New table: { $game }
web-bots-level = How strong the bots are
web-how-many = Players
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = You
web-seat-open = Open seat
web-seat-here = Someone at this device
web-seat-here-name = Name
web-seat-here-player = Player { $number }
web-seat-here-why = You share this device: between turns everyone’s hand is hidden.
web-seat-bot = Bot: { $bot }
web-house = Your house
web-house-any = Whichever is left
web-house-taken = { $house }: taken by { $name }
web-more-options = More options ({ $count })
web-who-joins = Who can take the open seats
web-by-link = Anyone with the link
web-public = Anyone
web-pause = Bots pause before each move so you can follow
web-hints = Allow hints (ask what the bot would do)
web-hints-why = Everyone at the table can see that hints are on.
web-rated = Rated game
web-rated-why = Counts for your rating: accounts only, no hints, no trying moves; with other people, only with a time limit.
web-time-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
web-time-hours = { $n } h
web-time-minutes = { $n } min
web-time-seconds = { $n } s
web-time-each = { $time } per decision
web-left = { $time } left
web-stands-weekend = stopped for the weekend
web-stands-alone = stopped: nobody else is playing
web-stands-suspended = paused by agreement
web-stands-holiday = on holiday
web-open-table = Create table

## Tables
web-mine = My games
web-mine-waiting =
    { $count ->
        [one] 1 waiting for you
       *[other] { $count } waiting for you
    }
web-mine-empty = You’re not in any games right now. Your games will show up here, with those waiting for you at the top.
web-open-tables = Open tables
web-open-tables-empty = Nobody is looking for players right now. Create a public table, or send friends a link to your own.
web-running-tables = Games to watch
web-finished = Finished games
web-more = Show more
web-with = with { $names }
web-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-open-seats =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-somebody-gone = a player who left
web-just-now = just now
web-state-yours = Your turn
web-state-waits = Waiting for { $who }
web-waited-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
web-waited-gone = a player who left
web-state-running = In progress
web-state-steward = Your stand-in is playing
web-state-called-off = Called off
web-state-vacant = A seat is free
web-state-open = Waiting for players
web-state-full = Ready to start
web-state-over = Finished
web-go-on = Take your turn
web-look = Open table
web-watch = Watch
web-copy-link = Copy link
web-link-copied = Link copied – send it to a friend.
web-sit-down = Join
web-quick-match = Quick match
web-quick-match-players = How many players for a quick match
web-invitations = Invitations
web-invited = You’re invited to play.
web-invited-by = { $name } invites you to play.
web-accept = Join
web-decline = No, thanks
web-filter = Which tables to show
web-filter-game = Any game
web-filter-players = Any number of players
web-filter-language = Any language
web-quick-match-speed = How fast to play a quick match
web-speed-none = No time limit
web-speed-live = In one sitting
web-speed-daily = A move a day
web-filter-speed = Any pace
web-filter-rated = Rated or not
web-filter-rated-yes = Rated
web-filter-rated-no = Not rated

## People
web-name = Name
web-name-ask = What’s your name?
web-name-why = Other players will see this name.
web-as-guest = You’re playing as guest { $name }. This browser will remember you.
web-as-account = You’re logged in as { $login }.
web-log-in = Log in
web-logged-in = You’re logged in.
web-log-out = Log out
web-log-out-everywhere = Log out on all devices
web-logged-out = You’ve logged out.
web-login = Username
web-login-hint = At least 3 letters, digits or symbols. Other players don’t see it.
web-password = Password
web-password-hint = At least 10 characters.
web-password-old = Current password
web-password-new = New password
web-password-change = Change password
web-password-change-why = You’ll be logged out on all your other devices.
web-password-changed = Your password has been changed.
web-register = Create an account
web-register-guest = Play your games on any device. You keep your name and your games.
web-register-new = You don’t need an account to play, but with one your games follow you to any device.
web-registered = Your account has been created.
web-bring = Move my guest games to this account
web-data = Your data
web-data-why = Download a copy of everything stored about you, or delete it.
web-export = Download
web-delete = Delete my data…
web-delete-sure = Delete all your data?
web-delete-why = Your name, username and password are deleted immediately and for good. Games you played with others remain, without your name. In games still in progress, your stand-in bot plays on if the table has one; otherwise nobody plays for you.
web-delete-yes = Delete permanently
web-deleted = All your data has been deleted.

## Credits
web-credits-about = Tenka is a free, open-source fan project (MIT). Anyone may use the rules of a game, but its artwork and text belong to their owners – so every drawing and every word here is our own.
web-credits-games = Games
web-credits-maps = Maps
web-credits-land = Land and borders are based on the administrative areas (N03, 2020) in the National Land Numerical Information of Japan’s Ministry of Land, Infrastructure, Transport and Tourism, merged and simplified by us:
web-credits-lakes = Lake Biwa is from Natural Earth (public domain).
web-credits-drawings = Drawings
web-credits-own = Crests, patterns, cards and boards were drawn for Tenka from geometric shapes.
web-credits-font = Fonts
web-credits-shippori = Titles are set in Shippori Mincho by FONTDASU (SIL Open Font License 1.1), reduced to the letters in use; we added the long vowels ā, ē, ō, ū.
web-credits-source-sans = Texts are set in a version of Source Sans 3 by Paul D. Hunt (© Adobe, SIL Open Font License 1.1), reduced to Latin letters and renamed.
web-credits-libraries = Libraries
web-records = Game records
