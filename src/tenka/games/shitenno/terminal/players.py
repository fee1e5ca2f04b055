"""The players: titles, points, supplies, tiles and what is known of their hands; and the decks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shitenno.terminal.marks import listed, mark, titled
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

WIDE = 112  # from here on there is room for what is known of a hand beside the rest


def players(view: Mapping[str, Any], words: WordSource, names: Sequence[str], width: int) -> RenderableType:
    """A line or two for each player, and one for the decks."""
    wide = width >= WIDE
    grid = Table(box=None, padding=(0, 1), header_style=QUIET, show_edge=False, expand=wide)
    grid.add_column("", width=3, no_wrap=True)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=18)
    grid.add_column(words.say("board-title"), no_wrap=True)
    grid.add_column(words.say("board-points"), justify="right")
    grid.add_column(words.say("board-kamons"), justify="right")
    grid.add_column(words.say("board-tiles"))
    grid.add_column(words.say("board-hand"), justify="right")
    if wide:
        grid.add_column(words.say("board-known"), ratio=1)
    for seat in range(len(names)):
        row = _row(view, words, names, seat)
        grid.add_row(*row, _known(view, words, seat)) if wide else grid.add_row(*row)
    return Group(grid, *([] if wide else _all_known(view, words)), _decks(view, words))


def _row(view: Mapping[str, Any], words: WordSource, names: Sequence[str], seat: int) -> list[RenderableType]:
    player = view["seats"][seat]
    waited_for = any(each["seat"] == seat for each in view["pending"])
    return [
        Text.assemble(("▸" if waited_for else " ", "bold red"), mark(view, seat)),
        Text(names[seat], LOUD if seat == view["seat"] else ""),
        titled(words, player["title"]),
        _points(view, words, seat),
        str(player["kamons"]),
        Text(_tiles(player["tiles"], words), "" if any(player["tiles"].values()) else QUIET),
        str(player["hand_size"]),
    ]


def _points(view: Mapping[str, Any], words: WordSource, seat: int) -> Text:
    """The points there are, and all of them if the game ended now."""
    score = view["seats"][seat]["score"]
    least, most = view["standing"][seat]["points"]
    if most == score:
        return Text(str(score), LOUD)
    ended = str(least) if least == most else words.say("board-between", least=least, most=most)
    return Text.assemble((str(score), LOUD), (f" → {ended}", QUIET))


def _tiles(tiles: Mapping[str, int], words: WordSource) -> str:
    return listed(words, [bonus for bonus, count in tiles.items() for _ in range(count)])


def _known(view: Mapping[str, Any], words: WordSource, seat: int) -> Text:
    """What everybody knows to be in a hand."""
    player = view["seats"][seat]
    parts = [words.several("card", player["known"])] if player["known"] else []
    if player["hidden"]:
        parts.append(words.say("board-hidden", count=player["hidden"]))
    return Text(", ".join(parts), QUIET if seat == view["seat"] else "")


def _all_known(view: Mapping[str, Any], words: WordSource) -> list[RenderableType]:
    """What everybody knows to be in the others' hands, below each other."""
    shown = [seat for seat, player in enumerate(view["seats"]) if seat != view["seat"] and player["known"]]
    if not shown:
        return []
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=4, justify="right")
    grid.add_column(ratio=1)
    for seat in shown:
        grid.add_row(mark(view, seat), _known(view, words, seat))
    return [Text(f"  {words.say('board-known')}", QUIET), grid]


def _decks(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    line = Text("   ").join(
        [
            _counted(words.say("board-deck-troops"), str(view["decks"]["troops"])),
            _counted(words.say("board-deck-koku"), str(view["decks"]["koku"])),
            _counted(words.say("board-discards"), listed(words, view["discards"])),
        ]
    )
    return Padding(line, (0, 1))


def _counted(name: str, value: str) -> Text:
    return Text.assemble((name, QUIET), " ", value)
