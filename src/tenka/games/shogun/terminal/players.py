"""The players: points, chests, rice, provinces, armies in supply, places and special cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenka.games.shogun.terminal.marks import mark
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

NARROW = 100  # below, columns that the log tells as well are left out


def players(view: Mapping[str, Any], words: WordSource, names: Sequence[str], width: int) -> RenderableType:
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


def _last_column(view: Mapping[str, Any], words: WordSource) -> str:
    if view["draft"] is not None:
        return words.say("board-groups")
    return words.say("board-plan" if view["phase"] == "plan" else "board-special")


def _row(
    view: Mapping[str, Any], words: WordSource, names: Sequence[str], seat: int, width: int
) -> list[RenderableType]:
    player = view["seats"][seat]
    waited_for = any(each["seat"] == seat for each in view["pending"])
    figures = [str(player["chests"]), _rice(view, seat), str(player["provinces"]), str(player["supply"])]
    if width >= NARROW:
        figures.append(str(player["cards"]))
    return [
        Text.assemble(("▸" if waited_for else " ", "bold red"), mark(view, seat)),
        Text(names[seat], LOUD if seat == view["seat"] else ""),
        _points(view, seat),
        *figures,
        _state(view, words, player),
    ]


def _points(view: Mapping[str, Any], seat: int) -> Text:
    """The points there are, and what winter would add if it came now (H23)."""
    points = Text(str(view["seats"][seat]["score"]), LOUD)
    if view["draft"] is not None or view["phase"] == "over":
        return points
    return points.append(f" +{view['standing']['seats'][seat]['points']}", QUIET)


def _rice(view: Mapping[str, Any], seat: int) -> str:
    """Rice against what the winter needs for certain; a sign where that is short (H22)."""
    rice = view["seats"][seat]["rice"]
    if view["draft"] is not None or view["phase"] == "over":
        return str(rice)
    supply = view["standing"]["supply"][seat]
    return f"{rice}/{supply['need']}{'▲' if supply['missing'][0] else ''}"


def _state(view: Mapping[str, Any], words: WordSource, player: Mapping[str, Any]) -> Text:
    """What a player has in this round: army groups to settle, readiness, place and special card."""
    if view["draft"] is not None:
        return Text(" ".join(str(size) for size in player["groups"]) or "–")
    if view["phase"] == "plan":
        return Text(words.say("board-ready" if player["ready"] else "board-planning"), "" if player["ready"] else QUIET)
    if player["special"] is None:
        return Text("–", QUIET)
    return Text(f"{player['place']} · {words.noun('special', player['special'])}")
