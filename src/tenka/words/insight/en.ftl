## Hints
insight-hint-title = What would the bot do?
insight-hint-thinking = The bot is thinking…
insight-hint-again = Ask again
insight-hint-late = The game has moved on: the bot may now see it differently.
insight-hint-share = Winning chance
insight-hint-choice = Suggestion { $number }
insight-hint-for = Pros:
insight-hint-against = Cons:
insight-reason-feature = Later on, { $feature }: { $one } on average; otherwise { $usual }.
insight-reason-equal =
    { $ahead ->
        [yes] It seems better than the first suggestion, but the difference is within the margin of error ({ $points } of 100 games).
       *[no] As good as the first suggestion: the difference is within the margin of error ({ $points } of 100 games).
    }
insight-reason-behind =
    { $points ->
        [one] Wins about 1 game in 100 less often than the first suggestion.
       *[other] Wins about { $points } games in 100 less often than the first suggestion.
    }
insight-reason-chance = This way you win about { $points } games out of 100.
insight-hint-try = Try this move
insight-hint-do = Set it up
insight-hint-about = The bot knows only what you know. Winning chances are estimates, accurate to a few percentage points, so moves that are close together are about equally good.

## Trying things out
insight-trial-line = You’re trying out moves: none of this affects the game.
insight-trial-short = Trying moves: nothing counts.
insight-trial-over = The game would end here: { $name } wins.
insight-trial-thinking = The other players are thinking…
insight-trial-due = It’s your turn in the real game!
insight-trial-late = The real game has moved on.
insight-trial-restart = Start over
insight-trial-leave = Back to the game
insight-trial-title = Trying moves
insight-trial-from-here = From here on you’re trying out moves
insight-trial-lost = The moves you were trying can no longer be shown.
insight-trial-beginning = This is where you started: there’s nothing to undo.
insight-trial-refused = You’re trying out moves. Go back to the game before you browse its history.

## The analysis
insight-analysis-about = See how everyone’s chances changed, where the game turned, and how much was play and how much was luck. All figures are estimates: bots played the game on many times from every position.
insight-analysis-ask = Analyse game
insight-analysis-takes = Feel free to do something else in the meantime.
insight-analysis-working = Analysing: { $done }
insight-analysis-waiting =
    { $place ->
        [1] The analysis starts as soon as another one is done.
       *[other] The analysis is waiting: number { $place } in the queue.
    }
insight-analysis-left-moment = Almost done.
insight-analysis-left-seconds = About { $count } seconds left.
insight-analysis-left-minutes =
    { $count ->
        [one] About a minute left.
       *[other] About { $count } minutes left.
    }
insight-analysis-cancel = Cancel analysis
insight-analysis-chart = Winning chances
insight-analysis-chart-keys = Use the arrow keys to move between points, Enter to show the position.
insight-analysis-readout = Point { $place } of { $places }: { $chances }
insight-analysis-beginning = Start
insight-analysis-go = Show position
insight-analysis-table = Show as table
insight-analysis-point = What happened
insight-analysis-turning = Turning points
insight-analysis-turning-none = No single move changed much.
insight-analysis-by-play = { $name }’s move
insight-analysis-by-plan = { $name }’s plan
insight-analysis-by-luck = luck: { $kind }
insight-analysis-ledger = Luck and play
insight-analysis-ledger-how = In points out of 100 of winning chance. Play: what your own moves won or lost compared with what a hint would have suggested; following the hints costs nothing. Luck: everything else. After ± is the margin of error.
insight-analysis-luck = Luck
insight-analysis-own = Own play
insight-analysis-title = Analysis: { $game }
insight-analysis-open = Open the full analysis
insight-analysis-back = Back to the table
insight-analysis-chart-walk = Walk along the game with the arrow keys or a tap; the board shows each position.
insight-analysis-mistakes = What could have gone better
insight-analysis-mistakes-none = No clear mistakes: hints would not have done much better.
insight-analysis-did = Played:
insight-analysis-better = Better:
insight-analysis-worth =
    { $points ->
        [one] Worth about 1 game in 100.
       *[other] Worth about { $points } games in 100.
    }
insight-analysis-from-to = { $start } at the start, { $end } at the end
insight-analysis-others-gave = Others’ play { $change }
insight-analysis-unforeseen = What nobody could foresee

## Marks in the log
insight-mark-strong = strong move
insight-mark-weak = weak move
insight-mark-lucky = good luck
insight-mark-unlucky = bad luck
insight-mark-told = { $mark }: { $name } { $change }
insight-mark-legend = Marks in the log (after analysis)
insight-mark-about-strong = a move that clearly improved the player’s winning chances
insight-mark-about-weak = a move clearly worse than a hint would have been
insight-mark-about-lucky = luck clearly helped a player
insight-mark-about-unlucky = luck clearly hurt a player

## The end
insight-end-skip = Skip
insight-end-won = You won!
insight-end-won-by =
    { $points ->
        [one] You won by 1 point!
       *[other] You won by { $points } points!
    }
insight-end-won-tie = You won on the tiebreak!
insight-end-shared = A shared victory!
insight-end-lost =
    { $name } won. You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] in at number { $place }
    }.
insight-end-lost-by =
    { $name } won. You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] in at number { $place }
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind.
insight-end-over = { $name } won.
insight-end-over-by =
    { $points ->
        [one] { $name } won by 1 point.
       *[other] { $name } won by { $points } points.
    }
insight-end-picture = Share as a picture
