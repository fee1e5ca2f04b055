"""Every move of the game. Verbs are only ever appended: an integer keeps its meaning."""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import CARDS, FIELDS, GENERALS, ITEMS, MEANS, PROVINCES, TITLES
from tenka.kernel.vocabulary import Vocabulary, verb

LISTED_PAYMENTS: Final = 16

VOCABULARY: Final = Vocabulary(
    [
        verb("general", general=GENERALS),
        verb("add", card=CARDS),
        verb("remove", card=CARDS),
        verb("tile", title=TITLES),
        verb("rest_tile", title=TITLES),
        verb("offer"),
        verb("accept"),
        verb("refuse"),
        verb("take", packet=("first", "second")),
        verb("place", province=PROVINCES, means=MEANS),
        verb("use", item=ITEMS),
        verb("take_back", item=ITEMS),
        verb("pay", payment=tuple(range(LISTED_PAYMENTS))),
        verb("confirm"),
        verb("cancel"),
        verb("draw"),
        verb("done"),
        verb("gild", province=PROVINCES, field=tuple(range(1, FIELDS + 1))),
    ]
)

_FIRST: Final = VOCABULARY.first
GENERAL: Final = _FIRST["general"]
ADD: Final = _FIRST["add"]
REMOVE: Final = _FIRST["remove"]
TILE: Final = _FIRST["tile"]
REST_TILE: Final = _FIRST["rest_tile"]
OFFER: Final = _FIRST["offer"]
ACCEPT: Final = _FIRST["accept"]
REFUSE: Final = _FIRST["refuse"]
TAKE: Final = _FIRST["take"]
PLACE: Final = _FIRST["place"]
USE: Final = _FIRST["use"]
TAKE_BACK: Final = _FIRST["take_back"]
PAY: Final = _FIRST["pay"]
CONFIRM: Final = _FIRST["confirm"]
CANCEL: Final = _FIRST["cancel"]
DRAW: Final = _FIRST["draw"]
DONE: Final = _FIRST["done"]
GILD: Final = _FIRST["gild"]
