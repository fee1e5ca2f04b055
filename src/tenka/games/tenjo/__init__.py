"""Tenjo (Scott Tepper): daimyō, castles, element cards, hostages, treachery. For 2 to 4."""

from tenka.games.tenjo.rules.components.box import FORM
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import HOUSES
from tenka.games.tenjo.rules.declaration.fields import POSITION
from tenka.games.tenjo.rules.start.setup import start
from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.vocabulary import VOCABULARY
from tenka.games.tenjo.schema.events import EVENTS
from tenka.kernel.game import Game
from tenka.kernel.options.first_game import FirstGame

GAME = Game(
    id="tenjo",
    rules=DATA.rules_version,
    rule_numbers=tuple(f"T{number}" for number in range(1, DATA.rules + 1)),
    players=(2, 3, 4),
    options={
        "years": (2, 1, 3, 4, 5),
        "castle_sites": (12, 8),
        "resource_mode": ("choice", "printed"),
        "ring_contest": (True, False),
        "void_shield": ("all_attackers", "that_attacker"),
        "province_move_any_time": (True, False),
        "entry_supports_daimyo": (True, False),
        "shadow_isolation": (False, True),
        "empty_seat_fate": ("repeat", "nothing"),
        "build_castle": (False, True),
        "build_house_rate": (False, True),
    },
    form=FORM,
    vocabulary=VOCABULARY,
    package=__name__,
    events=EVENTS,
    start=start,
    place=POSITION.placing(Tenjo),
    houses=HOUSES,
    first_game=FirstGame(players=4, options={"years": 1}),
)
