"""The players: points, chests, rice, provinces, armies in supply, places and special cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenka.games.shogun.board.marks import LOUD, QUIET, Words, mark

NARROW = 100  # below, columns that the log tells as well are left out


def players(view: Mapping[str, Any], words: Words, names: Sequence[str], width: int) -> RenderableType:
    """A line for each player."""
    grid = Table(box=None, padding=(0, 1), header_style=QUIET, show_edge=False)
    grid.add_column("", width=3, no_wrap=True)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=18)
    for column in ("board-points", "board-chests", "board-rice", "board-provinces", "board-supply"):
        grid.add_column(words.say(column), justify="right")
    if width >= NARROW:
        grid.add_column(words.say("board-cards"), justify="right")
    grid.add_column(_last_column(view, words), no_wrap=True, overflow="ellipsis")
    for seat in range(len(names)):
        grid.add_row(*_row(view, words, names, seat, width))
    return grid


def _last_column(view: Mapping[str, Any], words: Words) -> str:
    if view["draft"] is not None:
        return words.say("board-groups")
    return words.say("board-plan" if view["phase"] == "plan" else "board-special")


def _row(view: Mapping[str, Any], words: Words, names: Sequence[str], seat: int, width: int) -> list[RenderableType]:
    player = view["seats"][seat]
    waited_for = any(each["seat"] == seat for each in view["pending"])
    figures = [player["chests"], player["rice"], player["provinces"], player["supply"]]
    if width >= NARROW:
        figures.append(player["cards"])
    return [
        Text.assemble(("▸" if waited_for else " ", "bold red"), mark(view, seat)),
        Text(names[seat], LOUD if seat == view["seat"] else ""),
        Text(str(player["score"]), LOUD),
        *(str(figure) for figure in figures),
        _state(view, words, player),
    ]


def _state(view: Mapping[str, Any], words: Words, player: Mapping[str, Any]) -> Text:
    """What a player has in this round: army groups to settle, readiness, place and special card."""
    if view["draft"] is not None:
        return Text(" ".join(str(size) for size in player["groups"]) or "–")
    if view["phase"] == "plan":
        return Text(words.say("board-ready" if player["ready"] else "board-planning"), "" if player["ready"] else QUIET)
    if player["special"] is None:
        return Text("–", QUIET)
    return Text(f"{player['place']} · {words.noun('special', player['special'])}")
