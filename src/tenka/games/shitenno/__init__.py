"""Shitennō (Cédric Lefebvre): divide packets of troops and titles, then take provinces. For 2 to 4."""

from tenka.games.shitenno.rules.components.box import FORM
from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.tables import TABLES
from tenka.games.shitenno.rules.declaration.fields import POSITION
from tenka.games.shitenno.rules.setup import start
from tenka.games.shitenno.rules.state import Shitenno
from tenka.games.shitenno.rules.vocabulary import VOCABULARY
from tenka.games.shitenno.schema.events import EVENTS
from tenka.kernel.game import Game

GAME = Game(
    id="shitenno",
    rules=DATA.rules_version,
    rule_numbers=tuple(f"S{number}" for number in range(1, DATA.rules + 1)),
    players=tuple(TABLES),
    options={},
    form=FORM,
    vocabulary=VOCABULARY,
    package=__name__,
    events=EVENTS,
    start=start,
    place=POSITION.placing(Shitenno),
)
