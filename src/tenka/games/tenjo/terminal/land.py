"""The provinces as they lie: castles, daimyō, shadow warriors, and the stacks by their points."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.terminal.marks import mark, thousands
from tenka.toolkit.presentation.drawing import LOUD, QUIET, Flowing, WordSource, labelled

# As on the board: outer provinces at the rim, inner ones between them
ROWS = (
    ("tango", "echizen", "mino"),
    ("tanba", "omi"),
    ("harima", "yamashiro", "owari"),
    ("settsu", "yamato"),
    ("izumi", "kii", "ise"),
)
ACROSS = 3
CASTLE = "⌂"
DAIMYO = "♔"
SHADOW = "☾"
GARRISON = "+"
POINTS = {each.id: each for each in DATA.point}
POINTS_OF = {
    province.id: [each.id for each in DATA.point if province.id in each.provinces] for province in DATA.province
}
NEAR: dict[str, list[str]] = {each.id: [] for each in DATA.point}
for _paths in DATA.paths.values():
    for _one, _other in _paths:
        NEAR[_one].append(_other)
        NEAR[_other].append(_one)


def provinces(view: Mapping[str, Any], words: WordSource, width: int) -> RenderableType:
    """The map: five rows, every second one between the others; below what the signs mean."""
    cell = (width - 2) // ACROSS
    rows = [_row(view, words, row, cell) for row in ROWS]
    return Padding(Group(*rows, _legend(words)), (0, 0, 0, 1))


def lines(view: Mapping[str, Any], words: WordSource, _width: int) -> RenderableType:
    """A line for each province that holds anything, where there are few lines."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=QUIET)
    grid.add_column(ratio=1)
    for row in ROWS:
        for province in row:
            parts = [*_people(view, province), *_castles(view, words, province, free=False)]
            parts += _stacks(view, words, province)
            if parts:
                grid.add_row(words.noun("province", province), Flowing(parts))
    return Padding(grid, (0, 0, 0, 1))


def _row(view: Mapping[str, Any], words: WordSource, row: Sequence[str], cell: int) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in row:
        grid.add_column(width=cell - 1)
    grid.add_row(*[_province(view, words, province) for province in row])
    return Padding(grid, (0, 0, 0, (ACROSS - len(row)) * cell // 2))


def _province(view: Mapping[str, Any], words: WordSource, province: str) -> RenderableType:
    name = Text(words.noun("province", province), LOUD)
    head = Flowing([name, *_people(view, province)], gap=1)
    rest = [*_castles(view, words, province, free=True), *_stacks(view, words, province)]
    return Group(head, Flowing(rest)) if rest else head


def _people(view: Mapping[str, Any], province: str) -> list[Text]:
    """Daimyō and shadow warriors, a sign for each."""
    found = []
    for seat, player in enumerate(view["seats"]):
        signs = DAIMYO * player["daimyo"].get(province, 0) + SHADOW * player["shadows"].get(province, 0)
        if signs:
            found.append(Text.assemble(mark(view, seat), " ", signs))
    return found


def _castles(view: Mapping[str, Any], words: WordSource, province: str, free: bool) -> list[Text]:
    """Castles with their defence; free sites are faint."""
    standing = {each["site"]: each for each in view["castles"]}
    found = []
    for point in POINTS_OF[province]:
        if point in standing:
            castle = standing[point]
            told = Text.assemble(
                mark(view, castle["owner"]), f" {CASTLE}{words.noun('site', point)} {castle['defence']}"
            )
            found.append(told.append_text(_garrison(view, castle["owner"], point)))
        elif free and _is_site(view, point):
            found.append(Text(f"{CASTLE}{words.noun('site', point)}", QUIET))
    return found


def _garrison(view: Mapping[str, Any], owner: int, point: str) -> Text:
    if owner not in view["points"].get(point, ()):
        return Text()
    known = _known(view).get((owner, point))
    return Text(f" {GARRISON}" if known is None else f" {GARRISON}{thousands(known)}", LOUD)


def _is_site(view: Mapping[str, Any], point: str) -> bool:
    few = view["options"]["castle_sites"] == len(DATA.variants["sites_8"])
    return POINTS[point].kind == "castle" and (not few or point in DATA.variants["sites_8"])


def _stacks(view: Mapping[str, Any], words: WordSource, province: str) -> list[Text]:
    """Whose samurai are on which point, and how many thousands where the seat of the view knows it."""
    known = _known(view)
    garrisons = {(each["owner"], each["site"]) for each in view["castles"]}
    found = []
    for point in POINTS_OF[province]:
        for seat in view["points"].get(point, ()):
            if (seat, point) in garrisons:
                continue
            told = Text.assemble(mark(view, seat), f" {label(words, point, province)}")
            if (seat, point) in known:
                told.append(f":{thousands(known[seat, point])}", LOUD)
            found.append(told)
    return found


def _known(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """One's own stacks, and those that are face up."""
    found: dict[tuple[int, str], int] = {}
    battle = view["battle"]
    for stack in [] if battle is None else [*battle["attackers"], *battle["defenders"]]:
        if stack["samurai"] is not None:
            found[stack["seat"], stack["point"]] = stack["samurai"]
    if view["own"] is not None:
        found |= {(view["seat"], point): samurai for point, samurai in view["own"]["samurai"].items()}
    return found


def label(words: WordSource, point: str, province: str) -> str:
    """A point within its province: the number of a way point, the neighbour behind a border, a letter, a castle."""
    kind, parts = POINTS[point].kind, point.split("_")
    if kind == "waypoint":
        return parts[-1].removeprefix("w")
    if kind == "border":
        (other,) = [each for each in POINTS[point].provinces if each != province]
        return f"→{words.noun('province', other)}"
    if kind == "castle":
        return words.noun("site", point)
    if kind == "entry":
        return words.say("board-letter-entry")
    return words.say("board-letter-resource") + "".join(parts[2:])


def _legend(words: WordSource) -> Flowing:
    signs = [
        labelled(DAIMYO, words.say("board-daimyo")),
        labelled(SHADOW, words.say("board-shadows")),
        labelled(f"{CASTLE} 4", words.say("board-castles-defence")),
        labelled(GARRISON, words.say("board-garrison")),
        labelled("3", words.noun("kind", "waypoint")),
        labelled("→", words.noun("kind", "border")),
        labelled(words.say("board-letter-resource"), words.noun("kind", "resource")),
        labelled(words.say("board-letter-entry"), words.noun("kind", "entry")),
        labelled(":25", words.say("board-thousands")),
    ]
    for sign in signs:
        sign.stylize(QUIET)
    return Flowing(signs, gap=3)
