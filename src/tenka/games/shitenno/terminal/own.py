"""What one player has before them: the hand, and the steps not finished yet."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shitenno.terminal.marks import listed, titled
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource


def desk(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    """The hand and, if something is being prepared, how far it is."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(words.say("board-hand"), Text(listed(words, view["hand"]), LOUD))
    draft = view["draft"]
    if draft is not None:
        rows = _placement(draft, words) if "province" in draft else _packets(view, draft, words)
        for name, content in rows:
            grid.add_row(name, content)
    return Padding(grid, (0, 1))


def _packets(view: Mapping[str, Any], draft: Mapping[str, Any], words: WordSource) -> list[tuple[str, Text]]:
    if view["phase"] != "split":
        return [(words.say("board-draft"), _packet(words, draft["tile"], draft["cards"]))]
    rest = Counter(view["division"]["open"]) - Counter(draft["cards"])
    return [
        (words.noun("packet", "first"), _packet(words, draft["tile"], draft["cards"])),
        (words.noun("packet", "second"), _packet(words, draft["rest_tile"], list(rest.elements()))),
    ]


def _packet(words: WordSource, title: str | None, cards: list[str]) -> Text:
    tile = Text("?", QUIET) if title is None else titled(words, title)
    return Text.assemble(tile, "  ", listed(words, cards))


def _placement(draft: Mapping[str, Any], words: WordSource) -> list[tuple[str, Text]]:
    if draft["means"] == "troops":
        price = (words.say("board-need"), Text(words.several("troop", draft["need"])))
        missing = words.several("troop", draft["missing"])
    else:
        price = (words.say("board-cost"), Text(str(draft["cost"])))
        missing = str(draft["missing"] or "")
    return [
        (words.noun("province", draft["province"]), Text(words.say("board-field", field=draft["field"]))),
        price,
        (words.say("board-draft"), Text(listed(words, draft["used"]))),
        (words.say("board-missing"), Text(missing or "–")),
    ]
