"""The eight provinces: fields and kamons, the troops they ask for, the tiles at their gates."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.data import Province as Printed
from tenka.games.shitenno.terminal.marks import golden, sign
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

PANEL_WIDTH = 20
FRAME = 4
CELL = 4
WIDE_CELL = 6
LINE_WIDTH = 40  # of a province in one line
LINE_CELL = 3
NAME_WIDTH = 9


def provinces(view: Mapping[str, Any], words: WordSource, width: int) -> RenderableType:
    """All provinces, as many beside each other as fit."""
    across = max(1, min(4, width // PANEL_WIDTH))
    grid = Table.grid(expand=True)
    for _ in range(across):
        grid.add_column(ratio=1)
    cell = max(CELL, min(WIDE_CELL, (width // across - FRAME) // len(DATA.province[0].fields)))
    return _filled(grid, across, [_province(*each, view, words, cell) for each in _with_print(view)])


def lines(view: Mapping[str, Any], words: WordSource, width: int) -> RenderableType:
    """All provinces in a line each, two lines beside each other if they fit.

    A kamon hides its field's number; the tiles at a gate are not drawn, as there is one fewer for each kamon.
    """
    across = max(1, min(2, width // LINE_WIDTH))
    grid = Table.grid(padding=(0, 2, 0, 0))
    return Padding(_filled(grid, across, [_line(*each, view, words) for each in _with_print(view)]), (0, 0, 0, 1))


def _with_print(view: Mapping[str, Any]) -> list[tuple[Mapping[str, Any], Printed]]:
    """The provinces, each with what is printed on it."""
    return list(zip(view["provinces"], DATA.province, strict=True))


def _filled(grid: Table, across: int, drawn: Sequence[RenderableType]) -> Table:
    for start in range(0, len(drawn), across):
        grid.add_row(*drawn[start : start + across])
    return grid


def _line(province: Mapping[str, Any], printed: Printed, view: Mapping[str, Any], words: WordSource) -> Text:
    free = _free(province)
    line = Text.assemble((words.noun("province", province["province"]), LOUD))
    line.pad_right(NAME_WIDTH - line.cell_len)
    for place, (kamon, number) in enumerate(zip(province["fields"], printed.fields, strict=True)):
        field = _number(number, place, free) if kamon is None else _kamon(kamon, view)
        field.pad_right(LINE_CELL - field.cell_len)
        line.append_text(field)
    own, gate = words.noun("troop", printed.troop), words.noun("troop", province["troop"])
    need = Text(words.say("board-full"), QUIET) if free is None else Text(f"{printed.printed}×{own}+{gate}")
    return line.append_text(need)


def _free(province: Mapping[str, Any]) -> int | None:
    """The place of the leftmost free field."""
    return next((place for place, kamon in enumerate(province["fields"]) if kamon is None), None)


def _province(
    province: Mapping[str, Any], printed: Printed, view: Mapping[str, Any], words: WordSource, cell: int
) -> Panel:
    free = _free(province)
    body = Group(
        _cells([_number(number, place, free) for place, number in enumerate(printed.fields)], cell),
        _cells([_kamon(kamon, view) for kamon in province["fields"]], cell),
        _need(province, printed, words) if free is not None else Text(words.say("board-full"), QUIET),
        _gate(province, words) if free is not None else Text(),
    )
    name = Text(words.noun("province", province["province"]), LOUD)
    return Panel(body, title=name, title_align="left", box=box.ROUNDED, border_style=QUIET)


def _cells(cells: Sequence[Text], width: int) -> Text:
    """The cells beside each other, all of the same width."""
    row = Text()
    for cell in cells:
        cell.pad_right(width - cell.cell_len)
        row.append_text(cell)
    row.rstrip()
    return row


def _number(number: int, place: int, free: int | None) -> Text:
    """A field's number; the next one to be taken stands out."""
    return Text(f"{number:>2}", LOUD if place == free else QUIET)


def _kamon(kamon: Mapping[str, Any] | None, view: Mapping[str, Any]) -> Text:
    if kamon is None:
        return Text(" ·", QUIET)
    general = view["seats"][kamon["seat"]]["general"]
    return golden(general) if kamon["gold"] else sign(general)


def _need(province: Mapping[str, Any], printed: Printed, words: WordSource) -> Text:
    return Text(f"{printed.printed} × {words.noun('troop', printed.troop)}")


def _gate(province: Mapping[str, Any], words: WordSource) -> Text:
    """The troop at the gate and a square for each tile left there."""
    return Text.assemble("+ ", words.noun("troop", province["troop"]), "  ", ("▪" * province["tiles"], QUIET))
