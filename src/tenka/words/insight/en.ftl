## Hints
insight-hint-title = What would the bot do?
insight-hint-thinking = The bot is thinking…
insight-hint-again = Ask again
insight-hint-late = Something has happened meanwhile: the bot may see it otherwise now.
insight-hint-share = Winning chance
insight-hint-choice = Choice { $number }
insight-hint-for = For it:
insight-hint-against = Against it:
insight-hint-more = more: { $features }
insight-hint-less = less: { $features }
insight-hint-try = Try it out
insight-hint-do = Lay it out
insight-hint-about = The bot knows only what you know. The chances are estimates, good to a few points: choices that come close to each other are as good as equal.

## Trying things out
insight-trial-line = You are trying things out: nothing of this counts.
insight-trial-short = Trial: nothing counts.
insight-trial-over = Here it would end: { $name } wins.
insight-trial-thinking = The others are thinking…
insight-trial-due = In the game it is your turn!
insight-trial-late = Meanwhile the game has gone on.
insight-trial-restart = Start over
insight-trial-leave = Leave
insight-trial-title = Trying out
insight-trial-from-here = From here on you are trying things out
insight-trial-lost = What you were trying out cannot be shown any more.
insight-trial-beginning = This is where you began: there is nothing to take back.
insight-trial-refused = You are trying things out. Leave that first, then you can go through the history.

## The analysis
insight-analysis-about = Who had which chances, where the game turned, and what was luck. All of it is estimated by letting the bots play on from the true positions.
insight-analysis-ask = Analyse the game
insight-analysis-takes = You can look at something else meanwhile.
insight-analysis-working = The analysis is being made: { $done }
insight-analysis-waiting =
    { $place ->
        [1] The analysis begins as soon as another one is done.
       *[other] The analysis is waiting: it is number { $place } in the queue.
    }
insight-analysis-left-moment = Almost done.
insight-analysis-left-seconds = About { $count } seconds left.
insight-analysis-left-minutes =
    { $count ->
        [one] About a minute left.
       *[other] About { $count } minutes left.
    }
insight-analysis-cancel = Cancel the analysis
insight-analysis-chart = Winning chances
insight-analysis-chart-keys = Arrow keys go from point to point, Enter shows the position.
insight-analysis-readout = Point { $place } of { $places }: { $chances }
insight-analysis-beginning = The beginning
insight-analysis-go = Show the position
insight-analysis-table = The figures as a table
insight-analysis-point = What happened
insight-analysis-turning = Turning points
insight-analysis-turning-none = No single move changed much.
insight-analysis-by-play = by { $name }’s play
insight-analysis-by-plan = by { $name }’s plan
insight-analysis-by-luck = by luck: { $kind }
insight-analysis-ledger = Luck and play
insight-analysis-ledger-how = In percentage points of the winning chance. For each player: chance at the beginning + luck + own play + the others’ play = how it ended. Behind ± stands the standard error.
insight-analysis-start = Beginning
insight-analysis-luck = Luck
insight-analysis-own = Own play
insight-analysis-others = Others’ play
insight-analysis-end = End
insight-analysis-luck-by = By what chance decided

## Marks in the log
insight-mark-strong = strong move
insight-mark-weak = weak move
insight-mark-lucky = good luck
insight-mark-unlucky = bad luck
insight-mark-told = { $mark }: { $name } { $change }
insight-mark-legend = Marks in the log, once the game has been analysed
insight-mark-about-strong = a move that clearly raised its player’s winning chance
insight-mark-about-weak = a move that clearly lowered it
insight-mark-about-lucky = chance clearly helped a player
insight-mark-about-unlucky = chance clearly hurt a player
