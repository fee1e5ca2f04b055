"""Shogun (Dirk Henn): secret planning, an auction, armies through a cube tower. For 3 to 5."""

from tenka.games.shogun.rules.components.box import FORM
from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import HOUSES, SIDES
from tenka.games.shogun.rules.components.tables import TABLES
from tenka.games.shogun.rules.declaration.fields import POSITION
from tenka.games.shogun.rules.setup import blank, start
from tenka.games.shogun.rules.vocabulary import VOCABULARY
from tenka.games.shogun.schema.events import EVENTS
from tenka.kernel.game import Game
from tenka.kernel.options.first_game import FirstGame

GAME = Game(
    id="shogun",
    rules=DATA.rules_version,
    rule_numbers=tuple(f"H{number}" for number in range(1, DATA.rules + 1)),
    players=tuple(TABLES),
    options={
        "side": SIDES,
        "start": ("draft", "prescribed"),
        "tower": ("baffles", "flat"),
        "may_decline_move": (False, True),
    },
    form=FORM,
    vocabulary=VOCABULARY,
    package=__name__,
    events=EVENTS,
    start=start,
    place=POSITION.placing(blank),
    houses=HOUSES,
    first_game=FirstGame(players=3, options={"start": "prescribed"}),
)
