"""Every move of the game. Verbs are only ever appended: an integer keeps its meaning."""

from tenka.games.shitenno.pieces import CARDS, FIELDS, GENERALS, ITEMS, MEANS, PROVINCES, TITLES
from tenka.kernel.vocabulary import Vocabulary, verb

LISTED_PAYMENTS = 16

VOCABULARY = Vocabulary(
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

_FIRST = VOCABULARY.first
GENERAL = _FIRST["general"]
ADD = _FIRST["add"]
REMOVE = _FIRST["remove"]
TILE = _FIRST["tile"]
REST_TILE = _FIRST["rest_tile"]
OFFER = _FIRST["offer"]
ACCEPT = _FIRST["accept"]
REFUSE = _FIRST["refuse"]
TAKE = _FIRST["take"]
PLACE = _FIRST["place"]
USE = _FIRST["use"]
TAKE_BACK = _FIRST["take_back"]
PAY = _FIRST["pay"]
CONFIRM = _FIRST["confirm"]
CANCEL = _FIRST["cancel"]
DRAW = _FIRST["draw"]
DONE = _FIRST["done"]
GILD = _FIRST["gild"]
