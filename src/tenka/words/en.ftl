## Players
player-name = Player { $number }
bot-name = Bot { $number }

## At the table
fingerprint-told = Fingerprint of this game’s seed: { $fingerprint }
save-path = Saved after every move in { $file }
help-hint = Type “?” for help at any time.
press-enter = Press Enter to begin.
hand-over = Pass the keyboard to { $name }, who then presses Enter.
cannot-hide = This terminal cannot be cleared: scrolling back will show the cards of those who played before.
more = – Enter: more · anything else: back –
more-in-log =
    { $count ->
        [one] … and one line before these: see “log”.
       *[other] … and { $count } lines before these: see “log”.
    }
plain-prompt = It is your turn: choose a move.
plain-decides = It is { $name }’s turn
choices-change = To change your mind
choices-change-typed = type it, such as “{ $example }”
trade-on = From now on you can make offers at the beginning of every other player’s turn. Type “trade” again to stop.
trade-off = You are no longer asked in others’ turns, unless somebody makes you an offer.
refused-by-rule = { $why } (rule { $rule })
quoted = “{ $text }”
not-understood = I do not understand { $typed }. Type a number from the list or the beginning of a move, or “?” for help.
no-such-number =
    { $most ->
        [one] There is no choice { $number }: there is only number 1.
       *[other] There is no choice { $number }: the numbers go from 1 to { $most }.
    }
several-meant =
    { $more ->
        [0] That could mean { $moves }. Please type more of it.
       *[other] That could mean { $moves } or { $more } more. Please type more of it.
    }
no-such-rule = There is no rule { $typed }: the rules go from { $first } to { $last }.
rule-sentences = Sentences as printed: { $printed }, wholly or partly ours: { $ours }; tests: { $tests }
saved = Saved in { $file }
save-trouble = The game cannot be saved in { $file }: { $why }. What was saved before is untouched, and you can play on.
how-to-resume = Your game is saved. Go on with: { $command } resume { $file }
seed-told = The seed was { $seed }, the fingerprint published at the start { $fingerprint }.
record-kept = The record lies in { $file } (check it with: { $command } verify).

## Commands, the main spelling first
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
help-number = make the choice with that number
help-words-key = its words
help-words = or the beginning of them, as far as it is clear which one is meant
help-undo = take your last step back, if nothing was drawn or shown since
help-trade = make and answer offers in others’ turns, too: you are asked at the beginning of each; once more to stop
help-why = the rule behind the last refusal, or behind what you have to do; “why S15” for any other
help-rules = all rules, page by page; “rules S7” for one
help-log = what has happened so far
help-save = where the game is saved; “save FILE” writes a copy
help-help = this list; Enter alone shows the table again
help-quit = stop; the game stays saved

## The command line
cli-about = Board games of the warring states, rules-exact, against bots or with friends.
cli-play = Play a game in the terminal.
cli-resume = Go on with a saved game.
cli-verify = Check that every card and result of a record follows from its seed.
cli-box = Values of one’s own printed game: “new GAME” writes our values, “check FILE” looks at a file.
cli-box-new = Write a box with our values to change: tenka box new GAME > FILE.
cli-box-check = Check a box and list what differs from ours.
cli-games = List the games.
cli-usage = Usage
cli-options = Options
cli-commands = Commands
option-players = Number of players; all seats of the game if not given.
option-humans = People at this keyboard, who take turns at it; the others are bots.
option-bots = Bots by name, with commas between them; one name is for all.
option-name = A person’s name; may be given several times.
option-house = A person’s house, where the game has some (such as sanada); may be given several times.
option-seed = A whole number or 64 hexadecimal digits; a fresh secret one if not given.
option-option = An option of the game, as NAME=VALUE; may be given several times.
option-box = A file with the values of one’s own printed game (see “tenka box”).
option-no-colour = Do without colours.
option-lang = Language: en, de or it.
option-version = Show the version and stop.
option-help = Show this text and stop.
box-name-ours = { $game }, my edition
box-line = Box “{ $name }” for { $game }: { $count ->
        [one] one value differs
       *[other] { $count } values differ
    } from ours. Hash { $hash }
box-line-ours = Box “{ $name }” for { $game }: nothing differs from ours.
box-difference = { $field }: { $value } (ours: { $ours })
games-line = { $name } ({ $id }), for { $fewest } to { $most } players. { $tagline }
bots-line = Bot { $bot }: { $about }
version-line = Tenka { $version }

## What a check of a record found
finding-verified =
    { $moves ->
        [one] Sound: every card and the result of this game follow from its seed, over 1 move.
       *[other] Sound: every card and the result of this game follow from its seed, over { $moves } moves.
    }
finding-running =
    { $moves ->
        [one] Sound so far: every card follows from the seed, over 1 move. The game is not over yet.
       *[other] Sound so far: every card follows from the seed, over { $moves } moves. The game is not over yet.
    }
finding-fingerprint = The seed’s fingerprint is { $fingerprint }: compare it with the one told at the start of the game.
finding-fingerprint-differs = Not sound: the seed is not the one that was promised, for its fingerprint differs.
finding-events-differ =
    { $move ->
        [0] Not sound: what was dealt at the start does not follow from the seed.
       *[other] Not sound: what happened at move { $move } does not follow from the seed.
    }
finding-move-illegal = Not sound: move { $move } is against the rules. { $why }
finding-result-differs = Not sound: all { $move } moves are in order, but the result does not follow from them.

## Errors
error-line = tenka: { $error }
error-bad-seed = { $seed } is no seed: give a whole number from 0 to 2^256 − 1, or 64 hexadecimal digits.
error-no-such-seat = There is no such seat at this table.
error-no-such-move = { $move } is no move of this game.
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-nothing-to-undo = There is nothing you could take back: only your own steps can be undone, until something is drawn or shown or it is somebody else’s move.
error-record-silent = A game played without events has no record.
error-bad-record = This is no record of a game: { $where }.
error-record-format = The record has format { $format }, and this version of Tenka knows format { $known }.
error-bad-dump = This is no state of a game: { $where }.
error-record-illegal-move = Move { $number } of the record is against the rules: { $why }.
error-record-without-seed = The record does not tell its seed, so nothing can be checked: the seed is shown once the game is over.
error-other-game = This is a game of { $game }, not of { $expected }.
error-other-rules = The record follows version { $rules } of the rules, and this version of Tenka knows version { $known }.
error-bad-players = { $players } players cannot play this game: it is for { $fewest } to { $most }.
error-unknown-option = The game has no option “{ $option }”.
error-bad-option = { $value } is no value of the option “{ $option }”.
error-bad-options = The options must be given by name, not as { $options }.
error-fingerprint-differs = The seed is not the one that was promised: its fingerprint differs.
in-field = { $field }: { $why }
error-bad-box = This is no box: { $where }.
error-box-format = The box has format { $format }, and this version of Tenka knows format { $known }.
error-box-bad-title = A box needs a name: up to { $most } letters that can be printed.
error-box-hash-differs = The box was changed: its values do not fit its hash.
error-box-unknown-field = There is no such value in a box of this game: { $field }.
error-box-bad-count = It must be a whole number from { $least } to { $most }.
error-box-bad-name = It must be a name of up to { $most } letters that can be printed.
error-box-bad-choice = It must be one of those there are.
error-box-bad-ids =
    { $most ->
        [one] It must be exactly one of those there are.
       *[other] It must be { $most } different ones of those there are.
    }
error-box-bad-pairs = They must be pairs of two different ones, each pair once, and no more than { $most }.
error-box-wrong-sum = Together they must be { $least }, and they are { $total }.
error-box-few-or-many = Together they must be { $least } to { $most }, and they are { $total }.
error-too-many-boxes = You have { $most } boxes already: delete one first.
error-option-shape = “{ $option }” is no option: write it as NAME=VALUE.
error-unknown-game = There is no game { $game }. There are: { $games }.
error-unknown-bot = There is no bot { $bot }. There are: { $bots }.
error-bots-do-not-fit =
    { $seats ->
        [0] Bots were named, but there is no seat left for one.
        [one] One seat is left for a bot, but { $named } bots were named.
       *[other] { $seats } seats are left for bots, but { $named } bots were named: name one for all, or one for each.
    }
error-bad-humans = { $humans } people cannot sit down with { $players } players: there must be at least 1, and no more than there are seats.
error-too-many-names = { $names } names were given for { $humans } at this keyboard.
error-too-many-houses = { $houses } houses were given for { $humans } at this keyboard.
error-no-such-house = { $house } is no house of this game. There are: { $known }.
error-no-houses = This game has no houses to choose from.
error-bad-name = { $name } is no name: use up to { $most } letters that can be printed.
error-name-hides = { $name } is no name: it holds signs that cannot be seen, turn the text around, or pile up on a letter. Write it without them.
error-name-reserved = { $name } is what the game itself calls a bot or a seat. Choose another name.
error-same-name = Two players are called { $name }.
error-unknown-language = There is no language { $language }. There are: { $languages }.
error-file-missing = There is no file { $file }.
error-file-is-folder = { $file } is a folder, not a file.
error-file-not-regular = { $file } is no ordinary file.
error-file-too-large = { $file } is larger than { $most } MiB: that is no game.
error-file-unreadable = { $file } cannot be read: { $why }.
error-file-not-json = { $file } is damaged, or no file of Tenka: { $where }.
error-file-exists = { $file } is there already and is not a save of this game: it was left as it is.
error-in-file = { $file }: { $why }
error-not-a-save = { $file } is no saved game. (A record can be checked with: tenka verify.)
error-save-version = { $file } was saved in format { $version }, and this version of Tenka knows format { $known }.
error-bad-save = { $file } is no saved game: { $where }.
error-save-damaged = { $file } is damaged: what happened in it does not follow from its seed.
error-no-such-command = There is no command “{ $command }”. “tenka --help” lists them.
error-no-such-option = There is no option “{ $option }”. “{ $command } --help” lists them.
error-missing-argument = Something is missing: { $argument }. “{ $command } --help” tells more.
error-option-needs-value = The option “{ $option }” needs a value.
error-option-takes-no-value = The option “{ $option }” takes no value.
error-bad-number = “{ $value }” is no whole number ({ $argument }).
error-usage = These words on the command line do not make sense. “{ $command } --help” tells what does.

## Matches between bots
sim-playing = Playing
sim-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
sim-who = Bot and seat
sim-wins = Games won
sim-interval-heading = 95 % interval
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
sim-moves = Moves a game: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } ({ $least } to { $most })
sim-rounds = Rounds a game: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } ({ $least } to { $most })
sim-speed = Games a second: { NUMBER($speed, maximumFractionDigits: 1) }
sim-stopped = Stopped: { $played } of { $games } games played.
sim-nothing-played = Stopped before a game was over.
bot-random = Random
bot-about-random = Plays any move the rules allow.
bot-beginner = Beginner
bot-about-beginner = Knows the rules and plays what comes to mind first; overlooks things.
bot-steady = Steady
bot-about-steady = Weighs its moves by rules of thumb; a sensible opponent for first games.
bot-strong = Strong
bot-about-strong = Plans with care, for up to a second; punishes mistakes.
bot-master = Master
bot-about-master = The strongest we have; thinks for up to three seconds.
error-bad-bots = --bots names { $count }; this game is for { $fewest } to { $most }.
error-bad-games = --games { $games } is not a whole number from 1 to { $most }.
error-bad-jobs = --jobs { $jobs } is not a whole number from 1 to { $most }.
error-worker-died = One of the processes that played died, perhaps for want of memory. Try fewer with --jobs.
cli-sim = Let bots play many games and show how they fared.
option-sim-games = How many games to play.
option-sim-bots = Who plays, by name, one for each seat; they change seats from game to game.
option-sim-jobs = How many processes to use; as many as there are processors if not given.
option-sim-seed = A whole number or 64 hexadecimal digits; the same seed, the same games.

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
arena-thought = CPU a choice
arena-games = Games
arena-share = Share
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
arena-fair = Games won by one among others; the fair share is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-nothing-whole = Stopped before a deal was played whole.
arena-sprt = Sequential test
arena-sprt-asked = Is { $one } stronger than { $other } by { $high } Elo points rather than { $low }? Wrong answers: { NUMBER($alpha, style: "percent", maximumFractionDigits: 1) } and { NUMBER($beta, style: "percent", maximumFractionDigits: 1) } at most.
arena-sprt-stronger = Yes: { $one } is stronger than { $other }, by { $high } points rather than { $low }.
arena-sprt-not = No: { $one } and { $other } are { $low } points apart rather than { $high }.
arena-sprt-open = Not decided yet between { $low } and { $high } points for { $one } against { $other }.
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
arena-duels = Of each pair of bots, one sat among others of the second kind, and the other way round.
arena-challenges = Of each pair of bots, the one named first sat among others of the second kind.
arena-mixed = Different bots sat in all seats.
arena-ladder = Ladder
arena-about-ladder = Elo points above { $bot } with their 95 % intervals. 400 points are ten times the strength.
arena-pairs = Head to head
arena-about-pairs = What the first would win against the second at a table of two, by their strengths at their own tables; 50 % is even.
arena-one-among = One among others
arena-thinking = Strength and thinking time
arena-about-thinking = Upwards the Elo points, across the processor time for a choice between several moves.
arena-seats = Seats
arena-about-seats = Games won in each seat; every bot sat in each equally often. The fair share is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-lengths = Length of the games
arena-moves = Moves
arena-rounds = Rounds
arena-scores = Scores
arena-about-scores = Median, and in brackets the middle half; the line reaches from 5 % to 95 % of the games.
arena-setup = What was played
arena-about-setup = Who plays this again with the same code gets the same games.
arena-setup-rules = Version of the rules
arena-setup-options = Options
arena-setup-bots = Bots
arena-setup-seed = Seed
arena-setup-code = Code
cli-arena = Measure how strong bots are: the same deals in all seats, ratings with intervals, a report.
option-arena-bots = Who is measured, by name; the first is the zero of the ladder. NAME@FOLDER is a bot of another version of Tenka.
option-arena-games = How many games to play; rounded up to whole deals.
option-arena-tables = Who sits together: one among others, both ways; only the one named earlier among others; or all different.
option-arena-ray = Play on the Ray cluster at this address; “local” starts one here.
option-arena-out = The file for the results; if it is there, go on where it ends. Without it nothing is kept.
option-arena-report = Write the figures with plots into this HTML page.
option-arena-sprt = Stop as soon as it is decided whether the first of these two is stronger than the second.
option-arena-sprt-low = Elo points that are no improvement yet.
option-arena-sprt-high = Elo points that are an improvement.
option-arena-sprt-alpha = How often a test may wrongly find an improvement.
option-arena-sprt-beta = How often a test may wrongly find none.
error-bot-named-twice = --bots names { $bot } twice.
error-no-such-version = There is no Tenka in the folder “{ $folder }”.
error-foreign-rules = { $bot } plays by another version of the rules.
error-foreign-failed = { $bot } cannot play: { $why }
error-bad-tables = --tables { $tables } is none of: { $known }.
error-mixed-needs-bots = Mixed tables for { $players } need as many different bots, and --bots names { $count }.
error-file-unwritable = { $file } cannot be written: { $why }.
error-not-results = { $file } holds no results of the arena: it was left as it is.
error-results-format = { $file } has format { $format }, and this version of Tenka knows format { $known }.
error-results-damaged = { $file } is damaged in line { $line }: it was left as it is.
error-results-in-use = Another run is writing to { $file }.
error-results-are-report = { $file } cannot hold both the results and the report.
error-other-contest =
    { $what ->
        [rules] { $file } was played by another version of the rules. Begin another file.
        [code] { $file } was played by other code of the bots or the game. Begin another file.
        [game] { $file } holds another game.
        [players] { $file } was played with another number of players.
        [options] { $file } was played with other options of the game.
        [bots] { $file } was played by other bots.
        [tables] { $file } was played at other tables.
       *[seed] { $file } was played with another seed.
    }
error-ray-missing = Ray is not installed: pip install 'tenka[arena]'.
error-server-missing = The server is not installed ({ $module } is missing): pip install 'tenka[server]'.
error-ray-unreachable = There is no Ray cluster at { $address }: { $why }
error-ray-failed = Ray could not play: { $why }
error-ray-other-code = A machine of the cluster has other code of Tenka than this one: install the same on all of them.
error-sprt-two-bots = --sprt { $sprt } does not name two of the bots that play.
error-sprt-not-met = These two have no tables of their own: for --sprt they must play duels or challenges.
error-bad-sprt-elo = --elo0 { $low } and --elo1 { $high }: both must be between −2000 and 2000, the first one smaller.
error-bad-sprt-error = --alpha { $alpha } and --beta { $beta }: both must be greater than 0 and smaller than 0.5.
error-bad-figure = { $option } { $value } is no number.

## Tuning
cli-tune = Teach a game's mind by games that bots play among themselves: fit its judgement, or find better habits.
option-tune-games = How many games to play; every fifth is kept to try the weights on. With --policy so many in each generation.
option-tune-players = Number of players; every number that the game allows in turn if not given.
option-tune-iterations = How long the bots think, in iterations; 0: they play what comes to mind first.
option-tune-policy = Find better habits for the quick player instead, by so many generations of habits that play against the usual ones (CMA-ES).
option-tune-pull = How strongly the weights there are hold on, in positions.
option-tune-write = The file for weights and habits; its first remarks stay. Without it they are shown.
tune-games = { $games } games, { $samples } positions at rest.
tune-loss = Surprise at games kept back: { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } nats before, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } with the new weights.
tune-policy = In { $games } more games the new habits led by { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (standard error { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) and won { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } times their fair share.
error-bad-iterations = --iterations { $iterations } is not a whole number from 0 to { $most }.
error-bad-pull = --pull { $pull } is not a whole number from 1 to { $most }.
error-bad-policy = --policy { $policy } is not a whole number from 1 to { $most }.
error-no-judgement = { $game } has no judgement to fit.
error-no-policy = { $game } has no habits to tune.
error-cmaes-missing = CMA-ES is not installed: pip install 'tenka[tune]'.

## Analysis
cli-analyse = Show how a finished game went: everybody’s chances, what was play and what was luck.
analyse-weighing = Weighing
analyse-title = { $name }: { $points } moments of the game, { $playouts } quick playouts from each
analyse-chances = Chances of winning
analyse-sums = What changed them
analyse-start = Start
analyse-own = Own play
analyse-others = Others’ play
analyse-luck = Luck
analyse-end = End
analyse-kinds = Luck by kind of chance
analyse-turns = Turning points
analyse-turn-play = Move { $move }: { $name } { $change }, by the play of { $by }
analyse-turn-luck = Move { $move }: { $name } { $change }, by luck ({ $kind })
analyse-no-turns = No single moment turned the game.
analyse-part = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
analyse-error = { " " }± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
analyse-note = All of this is estimated from games that bots play on from there; ± is the standard error.

## The server
cli-serve = Serve games to browsers and programs. Each option can also stand in the environment, as TENKA_PORT and so on.
cli-backup = Write all that the server holds into a file, also while it runs.
cli-restore = Put a backup in the place of all that the server holds; stop the server first.
option-force = Overwrite the file if it is there.
option-host = Where to listen; this machine alone (127.0.0.1) if not given.
option-port = The port to listen on; 8360 if not given, 0 for any that is free.
option-database = The file that holds everything; tenka.db in your data folder if not given.
option-public-url = Where browsers find the server, if not where it listens: https://play.example.
option-proxied = Trust a proxy on this machine to tell who asks.
option-no-limits = Do not limit how often anybody may ask.
option-workers = How many processes think for bots; one fewer than there are processors if not given.
option-engine = A folder with the compiled package, which bots, hints and analyses use as soon as it is there.
option-bot-pause = How many seconds a bot takes at least for a move; 0.6 if not given.
option-log-level = What to log: debug, info, warning or error.
serve-at = Tenka is at { $url }
serve-listens = It listens on { $host }, port { $port }.
serve-end = Ctrl-C ends it.
backup-done = Everything is saved in { $file }
restore-done = Restored from { $file }
restore-kept = What was there before is kept as { $file }
error-bad-setting =
    { $setting ->
        [port] { $value } is no port: give a whole number from 0 to 65535.
        [workers] { $value } is no number of workers: give a whole number from 0 to 256.
        [bot-pause] { $value } is no pause: give seconds from 0 to 60.
        [log-level] { $value } is no log level: give debug, info, warning or error.
        [public-url] { $value } is no public address: give it as https://play.example, with nothing after the host but a port.
        [host] { $value } is no host.
        [database] { $value } is no place for a database.
       *[other] { $value } is neither yes nor no ({ $setting }).
    }
error-public-url-needed = Others can reach { $host }: say with --public-url where their browsers find the server.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }.
error-store-in-use = { $file } is in use by a running server.
error-store-unreachable = { $file } cannot be opened: its folder is missing, or you lack the permission.
error-store-read-only = { $file } cannot be written to.
error-store-full = There is no space left for { $file }.
error-store-locked = { $file } is locked by another program.
error-store-corrupt = { $file } is damaged, or no database.
error-store-newer = { $file } was written by a newer version of Tenka.
error-store-failed = { $file } cannot be read or written.
error-store-foreign = { $file } is no database of Tenka.
error-store-unlockable = { $file } cannot be locked reliably: keep it on a disk of this machine, not on a network drive.
error-store-gone = { $file } has been moved or deleted. Put it back in its place: until then nothing is saved, and nothing that was saved is lost.
error-store-deleted = { $file } has been deleted, or another file put in its place. The server saves nothing any more; what it held it copies to a file beside it, whose name ends in “.rescued” and a number. Stop the server, bring that file back by “tenka restore”, and start the server again.
error-store-replaced = Another file is in the place of { $file }, and does not belong to what lies beside it. Put the right one back and start the server again.
error-store-overwritten = { $file } has been cut or overwritten by another program. Stop the server; if it then does not start, restore a backup.
error-store-orphan = { $file } is missing or empty, although a server used it and did not leave it in order. Put it back. If you want to begin anew, delete { $file }-wal, { $file }-shm and { $file }.lock.
error-store-empty = { $file } is empty. Put the right file in its place or, if you want to begin anew, delete it.
error-backup-exists = { $file } is there already; --force overwrites it.
error-backup-same = { $file } is the database itself.

## What the server refuses
error-not-found = There is nothing here, or nothing for you.
error-no-session = The server does not know you (any more): come in as a guest, or log in.
error-stale = The table has moved on: look again before you decide.
error-key-used = This was sent before with other content.
error-not-seated = You have no seat at this table.
error-unknown-order = There is no standing order { $order } in this game.
error-bad-order = { $value } is nothing the standing order { $order } could be about.
error-nobody-listens = In private you can only speak to people who sit at the table: not to bots, and not to empty seats.
error-not-invited = To sit down here you need the invitation: ask somebody at the table for the link.
error-not-owner = Only the owner of the table may do that.
error-seat-taken = That seat is taken.
error-house-taken = Somebody else already has that house.
error-name-too-alike = Your name looks too much like { $name }, who sits at the same table. Choose another one.
error-nothing-said = There is nothing to see in this message.
error-remark-too-long = That is too long: a message has at most { $most } characters.
error-seats-open = The game cannot start yet: there are open seats.
error-already-started = The game has already started.
error-not-started = The game has not started yet.
error-not-over = The game is not over yet.
error-no-steward = This table has no steward who could play for you.
error-steward-plays = Your steward is playing for you: come back first.
error-too-late = Your time for this decision has run out: your steward makes it. Come back right after.
error-patience-without-steward = A time for decisions needs a steward who plays on when it has run out.
error-no-hints = At this table no hints may be asked for.
error-no-search = Nobody here knows this game well enough yet for hints or an analysis.
error-line-too-long = A trial goes no further than { $most } moves.
error-no-answer = Nothing came of it: the server could not work it out. Please try again in a while.
error-one-seat-for-me = At a new table, exactly one seat must be yours.
error-not-saved = Nothing was saved: the server cannot write at the moment. Please try again in a while.
error-log-damaged = What was stored of table { $table } is no game that follows the rules: { $why }.
error-bot-failed = The bot { $bot } found no move in { $game }.
error-workers-stopped = The server is about to stop: bots do not think any more.
error-busy = The server is very busy. Please try again in a while.
error-too-many-requests =
    { $seconds ->
        [one] That was too much at once. Please wait a second.
       *[other] That was too much at once. Please wait { $seconds } seconds.
    }
error-too-many-analyses = Enough for now: { $most } analyses that you have asked for are not done yet. Wait for one of them, or cancel it.
error-internal = Something went wrong inside the server. Its log says more.
error-unknown = The server gave an answer that makes no sense (status { $status }).
error-bad-request = The server does not understand this request: { $where }.
error-bad-message = The server does not understand this message: { $where }.
error-bad-json = This is no proper JSON.
error-bad-content-type = The server takes JSON only: send it as application/json.
error-bad-origin = This page is not the server’s own and may not do that.
error-bad-host = The server is not known by this name.
error-wrong-method = That cannot be done here.
error-too-many-tables = You have { $most } tables that have not started yet. Start one of them or leave it; then you can open another.
error-too-many-tables-nearby = { $most } tables that have not started yet were opened from your network. Join one of them, or wait until one has started.
error-too-many-steps = You have taken back or rearranged very many steps. Go on with what you have; once the game has moved on, you can change your mind again.
error-too-slow = The request took too long to arrive. Please try again.
error-too-large = That is too long: at most { $limit } bytes are allowed.
error-address-too-long = That address is too long.

## Accounts
error-bad-login = A login has { $least } to { $most } letters, digits or signs, and no spaces.
error-bad-password = A password has { $least } to { $most } characters.
error-already-here = You are here already.
error-already-account = You have an account already.
error-no-account = You are here as a guest and have no password.
error-login-taken = Somebody else has this login.
error-wrong-login = Login or password is wrong.
error-wrong-password = That is not your password.
error-same-table = You sit at one table both as a guest and with your account: finish or leave that game first.
