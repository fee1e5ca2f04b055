"""The players: titles, points, supplies, tiles and what is known of their hands; and the decks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shitenno.board.marks import LOUD, QUIET, Words, listed, mark, titled

INDENT = 7


def players(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """A line or two for each player, and one for the decks."""
    grid = Table(box=None, padding=(0, 1), header_style=QUIET, show_edge=False, expand=False)
    grid.add_column("", width=4, no_wrap=True)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=18)
    grid.add_column(words.say("board-title"), no_wrap=True)
    grid.add_column(words.say("board-points"), justify="right")
    grid.add_column(words.say("board-kamons"), justify="right")
    grid.add_column(words.say("board-hand"), justify="right")
    grid.add_column(words.say("board-tiles"))
    for seat in range(len(names)):
        grid.add_row(*_row(view, words, names, seat))
    return Group(grid, _known(view, words), _decks(view, words))


def _row(view: Mapping[str, Any], words: Words, names: Sequence[str], seat: int) -> list[RenderableType]:
    player = view["seats"][seat]
    waited_for = any(each["seat"] == seat for each in view["pending"])
    return [
        Text.assemble(("▸" if waited_for else " ", "bold red"), mark(view, seat)),
        Text(names[seat], LOUD if seat == view["seat"] else ""),
        titled(words, player["title"]),
        Text(str(player["score"]), LOUD),
        str(player["kamons"]),
        str(player["hand_size"]),
        Text(_tiles(player["tiles"], words), "" if any(player["tiles"].values()) else QUIET),
    ]


def _tiles(tiles: Mapping[str, int], words: Words) -> str:
    return listed(words, [bonus for bonus, count in tiles.items() for _ in range(count)])


def _known(view: Mapping[str, Any], words: Words) -> RenderableType:
    """What everybody knows to be in the other players' hands."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=4, justify="right")
    grid.add_column(ratio=1)
    for seat, player in enumerate(view["seats"]):
        if seat == view["seat"] or not player["known"]:
            continue
        parts = [words.several("card", player["known"])]
        if player["hidden"]:
            parts.append(words.say("board-hidden", count=player["hidden"]))
        grid.add_row(mark(view, seat), Text(", ".join(parts)))
    if not grid.row_count:
        return Group()
    return Group(Text(f"  {words.say('board-known')}", QUIET), grid)


def _decks(view: Mapping[str, Any], words: Words) -> RenderableType:
    line = Text("   ").join(
        [
            _counted(words.say("board-deck-troops"), str(view["decks"]["troops"])),
            _counted(words.say("board-deck-koku"), str(view["decks"]["koku"])),
            _counted(words.say("board-discards"), listed(words, view["discards"])),
        ]
    )
    return Padding(line, (0, 2))


def _counted(name: str, value: str) -> Text:
    return Text.assemble((name, QUIET), " ", value)
