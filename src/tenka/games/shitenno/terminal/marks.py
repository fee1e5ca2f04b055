"""Signs and colours: every general has a shape, a letter and a colour, so that no one of them alone must be seen."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tenka.games.shitenno.rules.components.data import DATA
from tenka.toolkit.presentation.drawing import PAPER, QUIET, WordSource

GOLD = "#fcd32f"
SIGNS = {"honda": "▲H", "sakakibara": "●K", "sakai": "▼S", "ii": "◆I"}
COLOURS = {"red": "#b14013", "blue": "#1c4399", "green": "#2c7a5c", "black": "#3a3530"}
COLOUR = {general.id: COLOURS[general.colour] for general in DATA.general}
SEALS = {title.id: title.seals for title in DATA.title}


def sign(general: str | None) -> Text:
    """A general's sign on the general's colour."""
    if general is None:
        return Text("··", QUIET)
    return Text.assemble((SIGNS[general], f"bold {PAPER} on {COLOUR[general]}"))


def golden(general: str) -> Text:
    """A golden kamon: a star beside the sign, on gold."""
    return Text.assemble((f"{SIGNS[general]}★", f"bold {COLOUR[general]} on {GOLD}"))


def mark(view: Mapping[str, Any], seat: int) -> Text:
    """The sign of a seat's general."""
    return sign(view["seats"][seat]["general"])


def titled(words: WordSource, title: str) -> Text:
    """A title and its seals."""
    return Text.assemble(words.noun("title", title), " ", ("●" * SEALS[title], QUIET))


def listed(words: WordSource, cards: Sequence[str]) -> str:
    """Cards in words, or a dash for none."""
    return words.several("item", cards) if cards else "–"
