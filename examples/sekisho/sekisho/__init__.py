"""Sekisho: cards past a barrier, an example of a game in a package of its own. For 2 to 4."""

from sekisho.state import HAND, VOCABULARY, place, start
from tenka.kernel.event_kinds import by_rule
from tenka.kernel.game import Game

GAME = Game(
    id="sekisho",
    rules=1,
    rule_numbers=("E1", "E2", "E3", "E4", "E5"),
    players=tuple(HAND),
    vocabulary=VOCABULARY,
    events=by_rule(
        E1=("dealt", "hand"),
        E2=("guarded", "laid"),
        E3=("travelled", "stayed"),
        E4=("opened", "past", "caught", "quiet"),
    ),
    package=__name__,
    start=start,
    place=place,
)
