"""Every move of the game. Verbs are only ever appended: an integer keeps its meaning."""

from typing import Final

from tenka.games.shogun.rules.components.pieces import ARMIES, CARDS, GROUP_SIZES, PLACES, PROVINCES, SPACES
from tenka.kernel.vocabulary import Vocabulary, verb

VOCABULARY: Final = Vocabulary(
    [
        verb("take", province=PROVINCES),
        verb("take_top"),
        verb("renew"),
        verb("group", armies=GROUP_SIZES),
        verb("plan", space=SPACES, card=CARDS),
        verb("take_off", space=SPACES),
        verb("ready"),
        verb("not_ready"),
        verb("place", place=tuple(range(1, PLACES + 1))),
        verb("target", province=PROVINCES),
        verb("armies", armies=tuple(range(1, ARMIES))),
        verb("stay"),
        verb("revolt", province=PROVINCES),
    ]
)

_FIRST: Final = VOCABULARY.first
TAKE: Final = _FIRST["take"]
TAKE_TOP: Final = _FIRST["take_top"]
RENEW: Final = _FIRST["renew"]
GROUP: Final = _FIRST["group"]
PLAN: Final = _FIRST["plan"]
TAKE_OFF: Final = _FIRST["take_off"]
READY: Final = _FIRST["ready"]
NOT_READY: Final = _FIRST["not_ready"]
PLACE: Final = _FIRST["place"]
TARGET: Final = _FIRST["target"]
SEND: Final = _FIRST["armies"]  # the first number of armies, 1
STAY: Final = _FIRST["stay"]
REVOLT: Final = _FIRST["revolt"]
