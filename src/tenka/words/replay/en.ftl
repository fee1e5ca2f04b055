## Replays of finished games
replay-watch = Watch the replay
replay-leave = Back to the table
replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Seen by
replay-eyes-none = Spectator
replay-eyes-all = All hands face up
replay-hands = Hands
replay-hands-none = Nothing hidden.
replay-copy = Copy link to this moment
replay-copied = Link copied.
replay-not-copied = The link couldn’t be copied. It’s in the address bar.
replay-turning = Turning point for { $name }.
replay-mistake = { $name } had a better choice here.
replay-mark-before = To the previous mark
replay-mark-after = To the next mark
replay-refused = You’re viewing an earlier position. Go back to live to make a move.

## Checking a game
replay-check = Check this game
replay-checking = Replaying every move…
replay-check-passed = Check passed: nothing was changed or predetermined.
replay-check-failed = Check failed.
replay-check-again = Try again
replay-check-published = This fingerprint was published at the start: { $fingerprint }
replay-check-kept = This fingerprint was published at the start, and this browser kept it: { $fingerprint }
replay-check-other = The game now shows the fingerprint { $fingerprint }, but at the start this browser saw { $kept }.
replay-check-fits = Your browser calculated the fingerprint of the seed { $seed }, and it matches.
replay-check-fits-not = Your browser calculated the fingerprint of the seed { $seed }, and it doesn’t match.
replay-check-verified =
    { $moves ->
        [one] The server replayed 1 move: cards, dice and result follow from the seed.
       *[other] The server replayed all { $moves } moves: cards, dice and result follow from the seed.
    }
replay-check-fingerprint-differs = The seed isn’t the one announced at the start.
replay-check-events-differ =
    { $move ->
        [0] The opening deal doesn’t follow from the seed.
       *[other] What happened at move { $move } doesn’t follow from the seed.
    }
replay-check-move-illegal = Move { $move } breaks the rules. { $why }
replay-check-result-differs = All { $move } moves are valid, but the result doesn’t follow from them.
replay-fair = Was it fair?
replay-fair-how = Every card and every roll came from a secret seed. Its fingerprint was published before the game started, so nobody could change the seed afterwards. Now that the game is over, anyone can check both.
replay-fingerprint = Fingerprint (published at the start)
replay-seed = Seed
replay-record = Download game record
replay-verify = Check it with:

## Several people at one device
replay-pass-to = Hand the device to { $name }
replay-pass-why = Your hand is hidden. Only { $name } should look now.
replay-pass-ready = I’m { $name }: show my hand
