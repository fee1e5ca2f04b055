"""The provinces by region: whose they are, armies, buildings on their sites, unrest, and what they yield."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.ground import ground_seen
from tenka.games.shogun.rules.components.pieces import BUILDINGS, PROVINCE, REGIONS
from tenka.games.shogun.terminal.marks import owned
from tenka.toolkit.presentation.drawing import LOUD, QUIET, Flowing, WordSource, labelled

REGION_WIDTH = 6
NAME_WIDTH = 11
PLAIN_CELL = 24  # without what a province yields
FULL_CELL = 28
MOST_ACROSS = 3
PRINTED = {each.id: each for each in DATA.province}
LETTERS = {"castle": "board-letter-castle", "temple": "board-letter-temple", "theatre": "board-letter-theatre"}


def provinces(view: Mapping[str, Any], words: WordSource, width: int) -> RenderableType:
    """A block of lines for each region, and below what the signs mean."""
    room = width - REGION_WIDTH - 2
    full = room // FULL_CELL >= MOST_ACROSS
    across = max(1, min(MOST_ACROSS, room // (FULL_CELL if full else PLAIN_CELL)))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=REGION_WIDTH, style=QUIET)
    for _ in range(across):
        grid.add_column(width=FULL_CELL - 1 if full else PLAIN_CELL - 1, no_wrap=True)
    for region, members in _by_region(view).items():
        cells = [_province(each, view, words, full) for each in members]
        for start in range(0, len(cells), across):
            grid.add_row("" if start else words.noun("region", region), *cells[start : start + across])
    options = view["options"]
    assumed = options["side"] == "moon" and "box" not in options
    return Padding(_with_legend(grid, words, full, assumed), (0, 0, 0, 1))


def lines(view: Mapping[str, Any], words: WordSource, _width: int) -> RenderableType:
    """The regions as running text, without what is neutral and bare, where there are few lines."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=REGION_WIDTH, style=QUIET)
    grid.add_column(ratio=1)
    for region, members in _by_region(view).items():
        held = [_short(each, view, words) for each in members if each["owner"] is not None]
        grid.add_row(words.noun("region", region), Flowing(held))
    return Padding(grid, (0, 0, 0, 1))


def _by_region(view: Mapping[str, Any]) -> dict[str, list[Mapping[str, Any]]]:
    """The provinces of each region on the side that is played."""
    ground = ground_seen(view["players"], view["options"])
    found: dict[str, list[Mapping[str, Any]]] = {region: [] for region in REGIONS}
    for province in view["provinces"]:
        found[REGIONS[ground.region[PROVINCE[province["province"]]]]].append(province)
    return found


def _province(province: Mapping[str, Any], view: Mapping[str, Any], words: WordSource, full: bool) -> Text:
    name = words.noun("province", province["province"])
    if province["out"]:
        return Text(f" ×   {name}", QUIET)
    mine = province["owner"] is not None and province["owner"] == view["seat"]
    line = owned(view, province["owner"])
    line.append(f"{province['armies']:>2} " if province["armies"] else "   ")
    line.append(f"{name:<{NAME_WIDTH}}", LOUD if mine else "" if province["owner"] is not None else QUIET)
    if full:
        line.append(f" {yields(province['province'])}", QUIET)
    line.append(" ").append_text(_sites(province, words)).append_text(_unrest(province))
    return line


def _short(province: Mapping[str, Any], view: Mapping[str, Any], words: WordSource) -> Text:
    mine = province["owner"] == view["seat"]
    line = owned(view, province["owner"]).append(f"{province['armies']} ")
    line.append(words.noun("province", province["province"]), LOUD if mine else "")
    built = "".join(words.say(LETTERS[each]) for each in province["buildings"])
    return line.append(f" {built}" if built else "").append_text(_unrest(province))


def yields(province: str) -> str:
    """Chests and rice as printed: 7/3."""
    return f"{PRINTED[province].chests}/{PRINTED[province].rice}"


def _sites(province: Mapping[str, Any], words: WordSource) -> Text:
    """A letter for each building, a dot for each free site."""
    sites = PRINTED[province["province"]].sites
    built = [words.say(LETTERS[each]) for each in province["buildings"]]
    return Text.assemble(("".join(built), LOUD), ("·" * (sites - len(built)), QUIET))


def _unrest(province: Mapping[str, Any]) -> Text:
    return Text(f"!{province['unrest']}", "bold red") if province["unrest"] else Text()


def _with_legend(grid: Table, words: WordSource, full: bool, assumed: bool) -> RenderableType:
    whole = Table.grid()
    whole.add_row(grid)
    letters = [labelled(words.say(LETTERS[each]), words.noun("building", each)) for each in BUILDINGS]
    signs: Sequence[Text] = [
        *letters,
        labelled("·", words.say("board-sites")),
        labelled("!", words.say("board-unrest")),
    ]
    if full:
        signs = [*signs, labelled("7/3", f"{words.say('board-chests')}/{words.say('board-rice')}")]
    legend = Text("   ").join(signs)
    legend.stylize(QUIET)
    whole.add_row(legend)
    if assumed:
        whole.add_row(Text(words.say("board-sea-assumed"), QUIET))
    return whole
