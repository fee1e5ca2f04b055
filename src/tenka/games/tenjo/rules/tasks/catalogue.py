"""All tasks that there are."""

from typing import Final

from tenka.games.tenjo.rules.tasks.battle import (
    Battle,
    Cards,
    Consent,
    FightOn,
    Join,
    Outcome,
    Parley,
    Peace,
    SeekLeader,
    Welcome,
)
from tenka.games.tenjo.rules.tasks.contest import Answer, Resolve
from tenka.games.tenjo.rules.tasks.daimyo import Check, LoseDaimyo, PlaceDaimyo
from tenka.games.tenjo.rules.tasks.kinds import Automatic, Question
from tenka.games.tenjo.rules.tasks.losses import Fall, Losses, MoveIn
from tenka.games.tenjo.rules.tasks.start import Distribute, Site
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.rules.tasks.turn import Claim, Enter, Flow, Income, Turn, Yield
from tenka.games.tenjo.rules.tasks.year import (
    CastleIncome,
    Fate,
    Marriage,
    Produce,
    Provinces,
    Recruit,
    Scout,
    Store,
    Upkeep,
    YearOver,
)

QUESTIONS: Final[tuple[type[Question], ...]] = (
    *(Site, Distribute, Turn, Income, PlaceDaimyo, LoseDaimyo, Parley, Peace, Join, Welcome, Cards, Answer, Losses),
    *(FightOn, MoveIn, Enter, Yield, Recruit, Scout, Marriage, CastleIncome, Store, Consent),
)
AUTOMATIC: Final[tuple[type[Automatic], ...]] = (
    *(Flow, SeekLeader, Battle, Outcome, Resolve, Fall, Check, Upkeep, Fate, Produce, Provinces, YearOver, Claim),
)
DECISIONS: Final = tuple(dict.fromkeys(each.name for each in QUESTIONS))  # the kinds that there are
# By name in a dump: the one that reads it
NAMED: Final[dict[str, type[Task]]] = {each.name: each for each in (*QUESTIONS, *AUTOMATIC)}
