## Players
player-name = Player { $number }
bot-name = Bot { $number }

## At the table
fingerprint-told = This game’s seed fingerprint: { $fingerprint }
save-path = Saved after every move to { $file }
help-offered = Type “?” for help.
press-enter = Press Enter to start.
hand-over = Pass the keyboard to { $name }, then press Enter.
cannot-hide = This terminal can’t be cleared: scrolling up will show other players’ cards.
more = – Enter: more · anything else: back –
more-in-log =
    { $count ->
        [one] … and 1 earlier line: type “log”.
       *[other] … and { $count } earlier lines: type “log”.
    }
plain-prompt = It is your turn: choose a move.
plain-yes = yes
plain-no = no
plain-decides = It is { $name }’s turn
only-way-on = Nothing else was possible: { $move }
choices-change = To change your mind
choices-change-typed = type it, e.g. “{ $example }”
hint-share = Winning chance: { $points }%
hint-prepare = Type “hint 1” to prepare the first suggestion; you can still change or undo it.
hint-not-asked = Hints are for decisions: right now nobody is waiting for you.
hint-no-such = There’s no suggestion with that number: type “hint” to see them.
hint-nothing-to-prepare = There’s nothing to prepare: this suggestion can’t be undone once it’s played, so choose it yourself.
trade-on = From now on you can make offers at the start of every other player’s turn. Type “trade” again to stop.
trade-off = You’re no longer asked on other players’ turns, unless someone makes you an offer.
refused-by-rule = { $why } (rule { $rule })
quoted = “{ $text }”
not-understood = { $typed } isn’t a valid choice. Type a number from the list or the start of a move, or “?” for help.
no-such-number =
    { $most ->
        [one] There’s no choice { $number }: the only one is 1.
       *[other] There’s no choice { $number }: choose from 1 to { $most }.
    }
several-meant =
    { $more ->
        [0] That could be { $moves }. Type a bit more.
       *[other] That could be { $moves } or { $more } others. Type a bit more.
    }
no-such-rule = There’s no rule { $typed }: they run from { $first } to { $last }.
rule-sentences = Sentences as printed: { $printed }, wholly or partly ours: { $ours }; tests: { $tests }
saved = Saved to { $file }
save-trouble = Couldn’t save the game to { $file }: { $why }. The previous save is intact, and you can keep playing.
how-to-resume = Your game is saved. To continue: { $command } resume { $file }
seed-told = The seed was { $seed }; the fingerprint published at the start was { $fingerprint }.
record-kept = The game record is in { $file } (check it with: { $command } verify).

## Commands, the main spelling first
command-hint = hint, hints
command-undo = undo, u
command-trade = trade, t
command-why = why, w
command-rules = rules, r
command-log = log, l
command-save = save
command-help = help, ?, h
command-quit = quit, q, exit

## Help
help-number-key = 1, 2, 3 …
help-number = choose that number
help-words-key = its words
help-words = the name of a move, or just the start of it, as long as it’s clear which one you mean
help-hint = what a strong bot would do in your place, and why; “hint 1” prepares its first suggestion, as far as you can undo it
help-undo = undo your last step, if nothing has been drawn or revealed since
help-trade = make and answer offers on other players’ turns too; you’re asked at the start of each; type it again to stop
help-why = the rule behind the last refusal, or behind what you have to do now; “why S15” for any other rule
help-rules = all rules, page by page; “rules S7” for one
help-log = what’s happened so far
help-save = where the game is saved; “save FILE” saves a copy
help-help = this list; just press Enter to see the table again
help-quit = quit; the game stays saved

## The command line
cli-about = Board games of Japan’s Warring States, true to the rules, against bots or with friends.
cli-play = Play a game in the terminal.
cli-resume = Resume a saved game.
cli-verify = Check that every card and result in a record follows from its seed.
cli-box = Values from your own printed game: “new GAME” writes ours for you to change, “check FILE” checks a file.
cli-box-new = Write a box with our values for you to change: tenka box new GAME > FILE.
cli-box-check = Check a box and list what differs from our values.
cli-games = List the games.
cli-usage = Usage
cli-options = Options
cli-commands = Commands
option-players = Number of players. Default: as many as the game allows.
option-humans = Number of people sharing this keyboard; the other players are bots.
option-bots = Bot names, separated by commas; a single name is used for all.
option-name = A player’s name; can be given more than once.
option-house = A player’s house, where the game has houses (e.g. sanada); can be given more than once.
option-seed = A whole number or 64 hexadecimal digits. Default: a new secret seed.
option-option = A game option, as NAME=VALUE; can be given more than once.
option-box = A file with the values of your own printed game (see “tenka box”).
option-no-colour = Turn off colours.
option-lang = Language: en, de or it.
option-version = Show the version and exit.
option-help = Show this help and exit.
box-name-ours = { $game }, my edition
box-line = Box “{ $name }” for { $game }: { $count ->
        [one] 1 value differs
       *[other] { $count } values differ
    } from ours. Hash { $hash }
box-line-ours = Box “{ $name }” for { $game }: no values differ from ours.
box-difference = { $field }: { $value } (ours: { $ours })
games-line = { $name } ({ $id }), for { $fewest } to { $most } players. { $tagline }
games-line-exactly = { $name } ({ $id }), for { $count } players. { $tagline }
bots-line = Bot { $bot }: { $about }
version-line = Tenka { $version }

## What a check of a record found
finding-verified =
    { $moves ->
        [one] Check passed: every card and the result follow from the seed (1 move).
       *[other] Check passed: every card and the result follow from the seed ({ $moves } moves).
    }
finding-running =
    { $moves ->
        [one] Check passed so far: every card follows from the seed (1 move). The game isn’t over yet.
       *[other] Check passed so far: every card follows from the seed ({ $moves } moves). The game isn’t over yet.
    }
finding-fingerprint = The seed’s fingerprint is { $fingerprint }. Compare it with the one shown at the start of the game.
finding-fingerprint-differs = Check failed: this isn’t the seed announced at the start (the fingerprint is different).
finding-events-differ =
    { $move ->
        [0] Check failed: the opening deal doesn’t follow from the seed.
       *[other] Check failed: what happened at move { $move } doesn’t follow from the seed.
    }
finding-move-illegal = Check failed: move { $move } breaks the rules. { $why }
finding-result-differs = Check failed: all { $move } moves are valid, but the result doesn’t follow from them.

## Errors
error-line = tenka: { $error }
error-bad-seed = { $seed } isn’t a valid seed: use a whole number from 0 to 2^256 − 1, or 64 hexadecimal digits.
error-no-such-seat = That seat doesn’t exist at this table.
error-no-such-move = { $move } isn’t a move in this game.
error-game-over = The game is over.
error-not-your-turn = It’s not your turn.
error-nothing-to-undo = There’s nothing to undo. You can undo your own steps only until something is drawn or revealed, or another player’s move begins.
error-record-silent = This game was played without events, so it has no record.
error-bad-record = This isn’t a valid game record: { $where }.
error-record-format = The record uses format { $format }, but this version of Tenka reads format { $known }.
error-bad-lesson = This lesson can’t be used: { $where }.
error-no-such-chapter = That chapter doesn’t exist.
error-no-such-step = That step doesn’t exist in this chapter.
error-nothing-asked = Nothing was asked here.
error-lesson-without-game = This chapter’s game can’t be continued.
error-bad-dump = This isn’t a valid game state: { $where }.
error-record-illegal-move = Move { $number } in the record breaks the rules: { $why }.
error-record-without-seed = The record doesn’t include its seed, so it can’t be checked. The seed is revealed once the game is over.
error-other-game = This is a game of { $game }, not { $expected }.
error-other-rules = The record uses rules version { $rules }, but this version of Tenka knows { $known }.
error-game-not-installed = This game is no longer installed on the server: { $game }. The table is kept, and can be opened once the game is installed again.
error-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
error-unknown-option = This game has no option “{ $option }”.
error-bad-option = { $value } isn’t a valid value for “{ $option }”.
error-bad-options = Give options by name, not as { $options }.
error-fingerprint-differs = This isn’t the seed announced at the start: the fingerprint is different.
in-field = { $field }: { $why }
error-bad-box = This isn’t a valid box: { $where }.
error-box-format = The box uses format { $format }, but this version of Tenka reads format { $known }.
error-box-bad-title = A box needs a name of up to { $most } printable characters.
error-box-hash-differs = The box has been changed: its values don’t match its hash.
error-box-unknown-field = Boxes for this game have no such value: { $field }.
error-box-bad-count = Use a whole number from { $least } to { $most }.
error-box-bad-name = Use a name of up to { $most } printable characters.
error-box-same-name = Two of these can’t share the name { $name }.
error-box-bad-choice = Use one of the available values.
error-box-bad-ids =
    { $most ->
        [one] Choose exactly 1 of the available values.
       *[other] Choose { $most } different ones from the available values.
    }
error-box-bad-pairs = Give pairs of two different ones, each pair only once, and at most { $most } pairs.
error-box-wrong-sum = These must add up to { $least }, but come to { $total }.
error-box-few-or-many = These must add up to between { $least } and { $most }, but come to { $total }.
error-too-many-boxes = You already have { $most } boxes. Delete one first.
error-option-shape = “{ $option }” isn’t a valid option: use NAME=VALUE.
error-unknown-game = There’s no game called { $game }. Choose from: { $games }.
error-unknown-bot = There’s no bot called { $bot }. Choose from: { $bots }.
error-bots-do-not-fit =
    { $seats ->
        [0] You named bots, but there are no seats left for them.
        [one] There’s 1 seat left for a bot, but you named { $named } bots.
       *[other] There are { $seats } seats left for bots, but you named { $named }: name one for all of them, or one for each.
    }
error-bad-humans = { $humans } people don’t fit in a game for { $players } players: there must be at least 1, and no more than there are seats.
error-too-many-names =
    { $humans ->
        [one] You gave { $names } names for 1 person.
       *[other] You gave { $names } names for { $humans } people.
    }
error-too-many-houses =
    { $humans ->
        [one] You gave { $houses } houses for 1 person.
       *[other] You gave { $houses } houses for { $humans } people.
    }
error-no-such-house = { $house } isn’t a house in this game. Choose from: { $known }.
error-no-houses = This game has no houses to choose from.
error-bad-name = { $name } isn’t a valid name: use up to { $most } printable characters.
error-name-hides = { $name } isn’t a valid name: it contains characters that are invisible, reverse the text or pile up on a letter. Leave them out.
error-name-reserved = { $name } is a name the game uses for a bot or a seat. Choose another one.
error-same-name = Two players are called { $name }.
error-unknown-language = There’s no language { $language }. Choose from: { $languages }.
error-file-missing = File not found: { $file }.
error-file-is-folder = { $file } is a folder, not a file.
error-file-not-regular = { $file } isn’t a regular file.
error-file-too-large = { $file } is larger than { $most } MiB, so it can’t be a game.
error-file-unreadable = Can’t read { $file }: { $why }.
error-file-not-json = { $file } is damaged or isn’t a Tenka file: { $where }.
error-file-exists = { $file } already exists and isn’t a save of this game. Nothing was overwritten.
error-in-file = { $file }: { $why }
error-not-a-save = { $file } isn’t a saved game. (To check a record, use: tenka verify.)
error-save-version = { $file } was saved in format { $version }, but this version of Tenka reads format { $known }.
error-bad-save = { $file } isn’t a valid saved game: { $where }.
error-save-damaged = { $file } is damaged: its events don’t follow from its seed.
error-no-such-command = There’s no command “{ $command }”. See “tenka --help”.
error-no-such-option = There’s no option “{ $option }”. See “{ $command } --help”.
error-missing-argument = Missing: { $argument }. See “{ $command } --help”.
error-option-needs-value = The option “{ $option }” needs a value.
error-option-takes-no-value = The option “{ $option }” doesn’t take a value.
error-bad-number = “{ $value }” isn’t a whole number ({ $argument }).
error-usage = This command line doesn’t make sense. See “{ $command } --help”.

## Matches between bots
sim-playing = Playing
sim-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
sim-who = Bot and seat
sim-wins = Games won
sim-interval-heading = 95% interval
sim-score = Score
sim-bot =
    { $places ->
        [1] { $bot }
       *[other] { $bot } × { $places }
    }
sim-seat = Seat { $seat }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-moves = Moves per game: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } ({ $least } to { $most })
sim-rounds = Rounds per game: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } ({ $least } to { $most })
sim-speed = Games per second: { NUMBER($speed, maximumFractionDigits: 1) }
sim-stopped = Stopped: { $played } of { $games } games played.
sim-nothing-played = Stopped before any game was finished.
bot-random = Random
bot-about-random = Plays any legal move.
bot-beginner = Beginner
bot-about-beginner = Knows the rules, plays the first move that comes to mind and misses things.
bot-steady = Steady
bot-about-steady = Follows rules of thumb. A good opponent for your first games.
bot-strong = Strong
bot-about-strong = Plans carefully for up to a second and punishes mistakes.
bot-master = Master
bot-about-master = The strongest bot. Thinks for up to three seconds.
error-bad-bots = --bots names { $count } bots; this game is for { $fewest } to { $most } players.
error-bad-games = --games { $games } isn’t a whole number from 1 to { $most }.
error-bad-jobs = --jobs { $jobs } isn’t a whole number from 1 to { $most }.
error-worker-died = A worker process died, perhaps because it ran out of memory. Try fewer with --jobs.
cli-sim = Let bots play many games and show the results.
option-sim-games = How many games to play.
option-sim-bots = Which bots play, by name, one per seat; they swap seats from game to game.
option-sim-jobs = Number of processes. Default: one per processor.
option-sim-seed = A whole number or 64 hexadecimal digits; the same seed gives the same games.

## The arena
arena-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
arena-bot = Bot
arena-rating = Elo
arena-thought = CPU per choice
arena-games = Games
arena-share = Win share
arena-table = Table
arena-seat = Seat
arena-points-interval = { $low } to { $high }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-decimal = { NUMBER($number, maximumFractionDigits: 2) }
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } s
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 3) } ms
arena-challenge = { $one } among { $count } × { $others }
arena-pair = { $one } against { $other }
arena-fair = Games won by one bot among others; an even share is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-nothing-whole = Stopped before any deal was completed.
arena-sprt = Sequential test
arena-sprt-asked = Is { $one } stronger than { $other } by { $high } Elo points rather than { $low }? Error rates: { NUMBER($alpha, style: "percent", maximumFractionDigits: 1) } and { NUMBER($beta, style: "percent", maximumFractionDigits: 1) } at most.
arena-sprt-stronger = Yes: { $one } is stronger than { $other }, by { $high } rather than { $low } points.
arena-sprt-not = No: { $one } and { $other } are closer to { $low } than to { $high } points apart.
arena-sprt-open = Undecided between { $low } and { $high } points for { $one } against { $other }.
arena-sprt-ratio =
    { $deals ->
        [one] After { $deals } deal
       *[other] After { $deals } deals
    } the log-likelihood ratio is { $ratio }; the test ends at { $low } and { $high }.
arena-page-title = Arena: { $name }
arena-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for { $players } at { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }; every line-up played each deal in all its rotations.
arena-duels = For each pair of bots, one of the first played among several of the second, and vice versa.
arena-challenges = For each pair of bots, one of the first played among several of the second.
arena-mixed = All seats were taken by different bots.
arena-ladder = Ladder
arena-about-ladder = Elo points above { $bot }, with 95% intervals. 400 points mean ten times the strength.
arena-pairs = Head to head
arena-about-pairs = How often the first would beat the second in a two-player match, estimated from their ratings; 50% is even.
arena-one-among = One against the rest
arena-thinking = Strength and thinking time
arena-about-thinking = Vertical: Elo points. Horizontal: processor time per choice between several moves.
arena-seats = Seats
arena-about-seats = Games won from each seat; every bot played equally often in each. An even share is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-lengths = Game length
arena-moves = Moves
arena-rounds = Rounds
arena-scores = Scores
arena-about-scores = Median, with the middle half in brackets; the line runs from the 5th to the 95th percentile.
arena-setup = Setup
arena-about-setup = Running this again with the same code gives the same games.
arena-setup-rules = Rules version
arena-setup-options = Options
arena-setup-bots = Bots
arena-setup-seed = Seed
arena-setup-code = Code
cli-arena = Measure how strong bots are: same deals from every seat, ratings with intervals, and a report.
option-arena-bots = Bots to measure, by name; the first is the zero point of the ladder. NAME@FOLDER is a bot from another version of Tenka.
option-arena-games = How many games to play; rounded up to whole deals.
option-arena-tables = Who plays whom: one against the rest, both ways; only the earlier-named bot against the rest; or all different.
option-arena-ray = Play on the Ray cluster at this address; “local” starts one here.
option-arena-out = File for the results; if it exists, continue from where it ends. Without it, nothing is saved.
option-arena-report = Write the figures and plots to this HTML page.
option-arena-sprt = Stop as soon as it’s clear whether the first of these two is stronger than the second.
option-arena-sprt-low = Elo points that don’t yet count as an improvement.
option-arena-sprt-high = Elo points that count as an improvement.
option-arena-sprt-alpha = How often a test may wrongly find an improvement.
option-arena-sprt-beta = How often a test may wrongly find none.
error-bot-named-twice = --bots names { $bot } twice.
error-no-such-version = There’s no Tenka in the folder “{ $folder }”.
error-foreign-rules = { $bot } uses a different version of the rules.
error-foreign-failed = { $bot } can’t play: { $why }
error-bad-tables = --tables { $tables } isn’t valid. Choose from: { $known }.
error-mixed-needs-bots = Mixed tables for { $players } players need that many different bots, but --bots names { $count }.
error-file-unwritable = Can’t write to { $file }: { $why }.
error-not-results = { $file } doesn’t contain arena results. It was not changed.
error-results-format = { $file } uses format { $format }, but this version of Tenka reads format { $known }.
error-results-damaged = { $file } is damaged at line { $line }. It was not changed.
error-results-in-use = Another run is writing to { $file }.
error-results-are-report = Results and report can’t both go to { $file }.
error-other-contest =
    { $what ->
        [rules] { $file } was played with a different version of the rules. Use a new file.
        [code] { $file } was played with different bot or game code. Use a new file.
        [game] { $file } is for a different game.
        [players] { $file } was played with a different number of players.
        [options] { $file } was played with different game options.
        [bots] { $file } was played by different bots.
        [tables] { $file } was played at different tables.
       *[seed] { $file } was played with a different seed.
    }
error-ray-missing = Ray isn’t installed: pip install 'tenka[arena]'.
error-server-missing = The server isn’t installed ({ $module } is missing): pip install 'tenka[server]'.
error-ray-unreachable = There’s no Ray cluster at { $address }: { $why }
error-ray-failed = Ray couldn’t run the games: { $why }
error-ray-other-code = A machine in the cluster has a different version of Tenka: install the same one on all of them.
error-sprt-two-bots = --sprt { $sprt } doesn’t name two of the bots taking part.
error-sprt-not-met = These two don’t play each other directly: --sprt needs duels or challenges.
error-bad-sprt-elo = --elo0 { $low } and --elo1 { $high }: both must be between −2000 and 2000, the first one smaller.
error-bad-sprt-error = --alpha { $alpha } and --beta { $beta }: both must be greater than 0 and smaller than 0.5.
error-bad-figure = { $option } { $value } isn’t a number.

## Tuning
cli-tune = Train a game’s AI on games that bots play against each other: fit its evaluation, or find a better policy.
option-tune-games = Number of games; every fifth is held back for testing the weights. With --policy: games per generation.
option-tune-players = Number of players. Default: each number the game allows, in turn.
option-tune-iterations = How long the bots think, in iterations; 0: they play the first move that comes to mind.
option-tune-policy = Instead, find a better policy for the quick player over this many generations, playing against the current one (CMA-ES).
option-tune-pull = How strongly to hold on to the existing weights, in positions.
option-tune-write = File for the weights and the policy; its opening comments are kept. Without it, they are only shown.
tune-games = { $games } games, { $samples } quiet positions.
tune-loss = Loss on held-out games: { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } nats before, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } with the new weights.
tune-policy = In { $games } more games the new policy led by { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (standard error { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) and won { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } times its fair share.
error-bad-iterations = --iterations { $iterations } isn’t a whole number from 0 to { $most }.
error-bad-pull = --pull { $pull } isn’t a whole number from 1 to { $most }.
error-bad-policy = --policy { $policy } isn’t a whole number from 1 to { $most }.
error-no-judgement = { $game } has no evaluation to fit.
error-no-policy = { $game } has no policy to tune.
error-cmaes-missing = CMA-ES isn’t installed: pip install 'tenka[tune]'.

## Analysis
cli-analyse = Show how a finished game went: everyone’s chances, and what was skill and what was luck.
analyse-weighing = Analysing
analyse-title = { $name }: { $points } points in the game, { $playouts } quick playouts from each
analyse-chances = Winning chances
analyse-sums = What changed them
analyse-start = Start
analyse-own = Own play
analyse-others = Others’ play
analyse-luck = Luck
analyse-end = End
analyse-kinds = Luck by source
analyse-unforeseen = What nobody could foresee
analyse-turns = Turning points
analyse-turn-play = Move { $move }: { $name } { $change }, { $by }’s move
analyse-turn-luck = Move { $move }: { $name } { $change }, luck ({ $kind })
analyse-no-turns = No single move changed much.
analyse-part = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
analyse-error = { " " }± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
analyse-note = All figures are estimates from games that bots played on from each point; ± is the margin of error.

## The server
cli-serve = Run the server for browsers and programs. Each option can also be set in the environment, e.g. TENKA_PORT.
cli-think = Think for the servers of a PostgreSQL database, on this machine or another one.
cli-backup = Back up everything on the server to a file, even while it’s running.
cli-restore = Replace everything on the server with a backup. Stop the server first.
option-force = Overwrite the file if it exists.
option-host = Address to listen on. Default: this machine only (127.0.0.1).
option-port = Port to listen on. Default: 8360; 0 picks any free port.
option-database = Database file, or postgresql://… for one on a PostgreSQL server. Default: tenka.db in your data folder.
option-public-url = The server’s address for browsers, if different from where it listens, e.g. https://play.example.
option-proxied = Trust a proxy to report client addresses.
option-proxies = The proxy’s addresses or networks, with commas between them, if it isn’t on this machine.
option-no-limits = Turn off rate limits.
option-workers = Number of processes for bots. Default: one fewer than there are processors.
option-think-workers = Number of processes that think. Default: one for each processor.
option-engine = Folder with the compiled package; bots, hints and analyses use it as soon as it’s there.
option-bot-pause = Minimum seconds a bot takes per move. Default: 0.6.
option-no-auto-analysis = Analyse finished games only when someone asks for it.
option-log-level = What to log: debug, info, warning or error.
option-smtp-host = Mail server that sends e-mail to people who ask for it; without it, there’s no e-mail.
option-smtp-port = Port of the mail server. Default: 587.
option-smtp-tls = How to encrypt the connection to the mail server: starttls, tls or none. Default: starttls.
option-smtp-user = Username at the mail server.
option-smtp-password-file = File with the password for the mail server.
option-mail-from = Sender of e-mail, for example “Tenka <tenka@play.example>”.
option-push = Reach browsers by push message when their page is closed.
option-hooks = Let people name web hooks that are called when it’s their turn.
option-holidays = How many days a year an account can take off (30): time stands still where decisions have days.
serve-at = Tenka is running at { $url }
serve-listens = Listening on { $host }, port { $port }.
serve-end = Press Ctrl-C to stop.
think-for =
    Thinking for { $database } in { $count } { $count ->
        [one] process
       *[other] processes
    }.
think-end = Press Ctrl-C to stop.
backup-done = Backup saved to { $file }
restore-done = Restored from { $file }
restore-kept = The previous data was kept as { $file }
error-bad-setting =
    { $setting ->
        [port] { $value } isn’t a valid port: use a whole number from 0 to 65535.
        [workers] { $value } isn’t a valid number of workers: use a whole number from 0 to 256.
        [bot-pause] { $value } isn’t a valid pause: use 0 to 60 seconds.
        [log-level] { $value } isn’t a log level: use debug, info, warning or error.
        [public-url] { $value } isn’t a valid public address: use the form https://play.example, with nothing after the host except a port.
        [host] { $value } isn’t a valid host.
        [database] { $value } can’t be used as a database.
       *[other] { $value } isn’t yes or no ({ $setting }).
    }
error-public-url-needed = { $host } can be reached by others: use --public-url to give the address their browsers will use.
error-mail-from-needed = To send e-mail, give its sender with --mail-from.
error-smtp-password-needed = --smtp-user needs a password: name its file with --smtp-password-file.
error-bad-address = “{ $address }” isn’t a valid e-mail address.
error-bad-hook = That isn’t a valid web hook: use an address that starts with https://, without a password in it, on port 443 or above 1023.
error-bad-subscription = Your browser’s subscription can’t be used. Switch notifications off and on again.
error-unknown-zone = That isn’t a valid time zone. Choose one from the list.
error-channel-not-offered = This server doesn’t offer that.
error-too-many-channels = You can have { $most } of them at most. Remove one first.
error-link-expired = This link has expired or has already been used. Ask for a new one.
error-cannot-listen = Can’t listen on { $host }, port { $port }: { $why }.
error-store-in-use = { $file } is in use by a running server.
error-store-unreachable = Can’t open { $file }: its folder is missing, or you don’t have permission.
error-store-read-only = Can’t write to { $file }.
error-store-full = There’s no disk space left for { $file }.
error-store-locked = { $file } is locked by another program.
error-store-corrupt = { $file } is damaged or isn’t a database.
error-store-newer = { $file } was written by a newer version of Tenka.
error-store-failed = Can’t read or write { $file }.
error-store-foreign = { $file } isn’t a Tenka database.
error-store-unlockable = { $file } can’t be locked reliably: keep it on a local disk, not on a network drive.
error-stopping = The server is stopping. You’ll be back in a moment.
error-store-gone = { $file } has been moved or deleted. Put it back: until then nothing is saved, but nothing already saved is lost.
error-store-deleted = { $file } has been deleted or replaced by another file. The server no longer saves anything; it copies what it had to a file next to it, whose name ends in “.rescued” and a number. Stop the server, bring that file back with “tenka restore”, and start the server again.
error-store-replaced = Another file has taken the place of { $file } and doesn’t belong with the files beside it. Put the right one back and start the server again.
error-store-overwritten = { $file } has been truncated or overwritten by another program. Stop the server; if it doesn’t start again, restore a backup.
error-store-orphan = { $file } is missing or empty, although a server used it and didn’t shut down cleanly. Put it back. To start afresh, delete { $file }-wal, { $file }-shm and { $file }.lock.
error-store-empty = { $file } is empty. Put the right file in its place or, to start afresh, delete it.
error-postgresql-missing = PostgreSQL support isn’t installed ({ $module } is missing): pip install 'tenka[postgresql]'.
error-database-unreachable = Can’t reach the database server of { $database }: { $why }
error-database-refused = The database server refuses the connection to { $database }: { $why }
error-database-read-only = { $database } is read-only: perhaps it belongs to a standby server.
error-database-forbidden = Tenka isn’t allowed to do what it must in { $database }: { $why }
error-database-full = The database server has no disk space left for { $database }.
error-database-crowded = The database server has no room for another connection to { $database }: { $why }
error-database-busy = { $database } was locked for too long: { $why }
error-database-failed = Can’t read or write { $database }: { $why }
error-database-encoding = { $database } is encoded in { $encoding }. Create it with the encoding UTF8.
error-overtaken = Someone else was quicker. Look again before you decide.
error-backup-exists = { $file } already exists. Use --force to overwrite it.
error-backup-same = { $file } is the database itself.
error-think-needs-server = { $database } isn’t on a PostgreSQL server. The server on a file thinks for itself: see --workers.
error-backup-on-server = { $database } is on a PostgreSQL server: use its own tools, pg_dump and pg_restore.
error-admin-nobody = There’s no one with the username, ID or name “{ $who }”. Look for them with “tenka admin people”.
error-admin-several = Several people are called “{ $who }”. Use an ID instead: { $ids }.
error-admin-no-table = There’s no table with the ID “{ $table }”. Look for it with “tenka admin tables”.
error-admin-no-report = There’s no open report with the ID “{ $report }”. See “tenka admin reports”.
error-admin-banned-already = { $name } is banned already.
error-admin-not-banned = { $name } isn’t banned.
error-admin-denied = Only the user who runs the server, or root, may do this.
error-admin-no-answer =
    { $why ->
        [no] The server didn’t answer. See its log.
       *[other] The server didn’t answer: { $why }.
    }
error-admin-not-confirmed = Nothing deleted. To delete without being asked, add --yes.
error-admin-bad-page = “{ $page }” isn’t a valid page: use a whole number from 1.
error-admin-bad-status = “{ $status }” isn’t a status: use open, running or over.
error-admin-bad-channel = “{ $channel }” isn’t a channel: use email, push or hook.
error-admin-too-long = That’s too long: use { $most } characters at most.
cli-move-database = Move everything from one database to another, e.g. from a file to a PostgreSQL server. Stop the server first.
database-copied = { $table }: { $count } copied
database-replayed = { $count } { $count ->
        [one] game
       *[other] games
    } replayed
database-moved = Everything has been copied to { $database } and checked.
database-alike = { $database } already holds the same. Nothing was changed.
error-move-nothing = The first database is empty: there’s nothing to move.
error-move-occupied = The second database isn’t empty and holds something else. Name an empty one; nothing was changed.
error-move-differs = The copy differs from the original. Nothing was changed; please report this.
error-move-unfit = The table “{ $table }” holds a value that the second database doesn’t take. Nothing was changed.
error-move-same = { $database } was named twice: name two different databases.

## What the server refuses
error-not-found = Not found, or you don’t have access.
error-no-session = You’re not logged in any more. Continue as a guest, or log in.
error-stale = The game has moved on. Check the table before you decide.
error-key-used = This was already sent with different content.
error-not-seated = You don’t have a seat at this table.
error-unknown-order = This game has no standing order called { $order }.
error-bad-order = { $value } isn’t valid for the standing order { $order }.
error-nobody-listens = You can send private messages only to people at the table, not to bots or empty seats.
error-not-invited = You need an invitation to join this table. Ask someone at the table for the link.
error-not-owner = Only the host can do that.
error-seat-taken = That seat is taken.
error-already-seated = That person already has a seat at this table.
error-no-such-login = Nobody here has the username “{ $login }”.
error-too-many-invitations = { $most } people have been invited here already. Wait for an answer, or take an invitation back.
error-too-many-knocks = { $most } people are already asking to join this table. Try again later.
error-house-taken = Someone else already has that house.
error-name-too-alike = Your name looks too much like { $name }, who is at the same table. Choose another one.
error-nothing-said = There’s nothing to read in this message.
error-remark-too-long = That’s too long: a message can have at most { $most } characters.
error-seats-open = The game can’t start yet: some seats are still open.
error-already-started = The game has already started.
error-not-started = The game hasn’t started yet.
error-not-over = The game isn’t over yet.
error-not-at-your-device = Nobody in that seat plays at your device.
error-hot-seat-for-two = A game on one device is for at least { $least } people.
error-at-one-device = Start another game on one device from the lobby.
error-too-many-records = You already keep { $most } records. Delete one first.
error-record-not-over = This record is of a game that isn’t over. Only finished games can be opened.
error-record-too-long = The record has more than { $most } moves: no game is that long.
error-record-fingerprint-differs = The record doesn’t hold: its seed isn’t the one whose fingerprint was published at the start.
error-record-events-differ =
    { $move ->
        [0] The record doesn’t hold: the opening deal doesn’t follow from the seed.
       *[other] The record doesn’t hold: what happened at move { $move } doesn’t follow from the seed.
    }
error-record-move-illegal = The record doesn’t hold: move { $move } breaks the rules.
error-record-result-differs = The record doesn’t hold: all { $move } moves are valid, but the result doesn’t follow from them.
error-no-steward = This table has no stand-in bot to play for you.
error-clock-without-steward = A time limit needs a stand-in bot that takes over when time runs out.
error-no-such-zone = There’s no time zone called { $zone }.
error-weekends-need-days = Weekends can only be free if a decision has at least one day.
error-steward-plays = Your stand-in bot is playing for you. Take over again first.
error-too-late = Your time for this decision has run out, so your stand-in bot makes it. You can take over again right after.
error-vote-open = That question is already being asked.
error-vote-over = This question has already been decided.
error-vote-not-asked = You have no say in this question.
error-vote-no-clock = There’s no clock at this table, so nobody is short of time.
error-vote-pointless = It’s already so: the clocks don’t need that.
error-vote-rejected-lately = The others have just said no to that. Give it some time before you ask again.
error-has-voted = You’ve already answered. An answer can’t be changed.
error-not-vanished = This player isn’t gone. A player can only be replaced once a stand-in bot has played for them for a while.
error-rated-no-replacing = In a rated game nobody can be replaced for good.
error-rated-to-the-end = A rated game can’t be called off by one player alone.
error-bad-days = These aren’t days you can take off: they must be from today on, within a year, and not end before they begin.
error-days-taken = You already have some of these days off.
error-days-spent = { $days ->
    [0] You have no days off left.
    [one] You have only 1 day off left in { $year }.
   *[other] You have only { $days } days off left in { $year }.
  }
error-too-many-holidays = You already have { $most } holidays planned. Give one back first.
error-no-hints = Hints are off at this table.
error-no-search = Hints and analysis aren’t available for this game yet.
error-line-too-long = You can try out at most { $most } moves in a row.
error-no-answer = The server couldn’t work that out. Please try again later.
error-one-seat-for-me = Exactly one seat at a new table must be yours.
error-not-saved = Nothing was saved: the server can’t save right now. Please try again later.
error-log-damaged = The stored game at table { $table } is damaged: { $why }.
error-bot-failed = The bot { $bot } couldn’t find a move in { $game }.
error-workers-stopped = The server is shutting down, so bots have stopped playing.
error-busy = The server is very busy. Please try again shortly.
error-too-many-requests =
    { $seconds ->
        [one] Too many requests. Please wait 1 second.
       *[other] Too many requests. Please wait { $seconds } seconds.
    }
error-too-many-analyses = You’ve asked for { $most } analyses that aren’t finished yet, which is the limit. Wait for one of them, or cancel it.
error-internal = Something went wrong on the server.
error-unknown = The server sent an unexpected reply (status { $status }).
error-bad-request = The server didn’t understand this request: { $where }.
error-bad-message = The server didn’t understand this message: { $where }.
error-bad-json = This isn’t valid JSON.
error-bad-content-type = The server accepts only JSON: send it as application/json.
error-bad-origin = This request came from another website and isn’t allowed.
error-bad-host = The server doesn’t recognise this host name.
error-wrong-method = You can’t do that here.
error-too-many-tables = You have { $most } tables that haven’t started yet. Start or leave one of them before you create another.
error-too-many-tables-nearby = There are already { $most } tables from your network that haven’t started yet. Join one of them, or wait until one has started.
error-too-many-steps = You’ve undone or rearranged a great many steps. Carry on with what you have; once the game has moved on, you can change your mind again.
error-too-slow = The request took too long to arrive. Please try again.
error-too-large = That’s too long: the limit is { $limit } bytes.
error-address-too-long = That address is too long.

## Accounts
error-bad-login = A username has { $least } to { $most } letters, digits or symbols, and no spaces.
error-bad-password = A password must have { $least } to { $most } characters.
error-already-here = You’re already here, as a guest or logged in.
error-already-account = You already have an account.
error-no-account = You’re a guest, so you don’t have a password.
error-login-taken = That username is taken.
error-wrong-login = Wrong username or password.
error-wrong-password = Wrong password.
error-same-table = You’re at the same table as a guest and with your account. Finish or leave that game first.
error-passkey-refused = That passkey didn’t work. Try again.
error-passkey-known = That passkey is already in use.
error-passkeys-unavailable = This server’s address has no name, so passkeys don’t work here.
error-too-many-passkeys = You have as many passkeys as you can have. Remove one first.
error-last-way-in = You’d have no way to log in. Add another passkey or a password first.
error-rated-accounts-only = Rated games are for players with an account.
error-rated-needs-clock = A rated game with other people needs a time limit: choose one, or give every other seat to a bot.
error-rated-unfinished = You have { $most } unfinished rated games against bots. Finish one first.
error-rated-without-hints = There are no hints in rated games.
error-rated-without-box = Rated games are played with the values of our own box.
error-rated-unknown-bot = This bot’s strength hasn’t been measured, so it can’t play rated games.
error-rated-weak-steward = In a rated game the stand-in bot plays no better than “Steady”.
error-too-many-reports = You have { $most } reports that are still open. Wait until they’ve been looked at.
error-oneself = That’s you.

# What messengers show of a table’s address

preview-title = A game of { $game } on Tenka
preview-open =
    { $free ->
        [0] All { $players } seats are taken; the game is about to begin.
        [one] 1 of { $players } seats is free. Join in.
       *[other] { $free } of { $players } seats are free. Join in.
    }
preview-running = A game for { $players } is under way. Watch it live.
preview-over = A finished game for { $players }. See how it went.
