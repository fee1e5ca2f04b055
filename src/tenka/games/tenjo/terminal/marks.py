"""Signs and colours: every house has a shape, a letter and a colour, so that no one of them alone must be seen."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tenka.toolkit.presentation.drawing import INK, PAPER

SIGNS = {"asai": "◆A", "saito": "▲S", "rokkaku": "●R", "miyoshi": "★M"}
STYLES = {
    "asai": f"bold {PAPER} on #b14013",
    "saito": f"bold {INK} on #fcd32f",
    "rokkaku": f"bold {PAPER} on #1c4399",
    "miyoshi": f"bold {INK} on #a28adc",
}
THOUSAND = 1000


def mark(view: Mapping[str, Any], seat: int) -> Text:
    """The sign of a seat's house on its colour."""
    house = view["seats"][seat]["house"]
    return Text.assemble((SIGNS[house], STYLES[house]))


def thousands(amount: int) -> str:
    """25000 is 25, 1300 is 1.3."""
    return f"{amount / THOUSAND:g}"
