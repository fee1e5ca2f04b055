"""The players: daimyō, shadow warriors, castles, stacks, military points, and how they stand."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenka.games.tenjo.terminal.marks import mark
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

NARROW = 100


def players(view: Mapping[str, Any], words: WordSource, names: Sequence[str], width: int) -> RenderableType:
    """A line for each player, in the order of play."""
    grid = Table(box=None, padding=(0, 1), header_style=QUIET, show_edge=False)
    grid.add_column("", width=3, no_wrap=True)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=24)
    columns = ["board-daimyo", "board-castles", "board-stacks"]
    if width >= NARROW:
        columns.insert(1, "board-shadows")
    if view["standing"] is not None:
        columns.append("score-total")
    for column in columns:
        name = words.say(column)
        grid.add_column(name, justify="right", min_width=len(name))
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    for seat in _in_order(view):
        grid.add_row(*_row(view, words, names, seat, width))
    return grid


def _in_order(view: Mapping[str, Any]) -> list[int]:
    return [*view["order"], *(seat for seat in range(len(view["seats"])) if seat not in view["order"])]


def _row(
    view: Mapping[str, Any], words: WordSource, names: Sequence[str], seat: int, width: int
) -> list[RenderableType]:
    player = view["seats"][seat]
    waited_for = any(each["seat"] == seat for each in view["pending"])
    figures = [
        sum(player["daimyo"].values()),
        sum(each["owner"] == seat for each in view["castles"]),
        sum(seat in seats for seats in view["points"].values()),
    ]
    if width >= NARROW:
        figures.insert(1, sum(player["shadows"].values()))
    return [
        Text.assemble(("▸" if waited_for else " ", "bold red"), mark(view, seat)),
        _name(view, words, names, seat),
        *(str(figure) for figure in figures),
        *([] if view["standing"] is None else [_points(view, words, seat)]),
        Text(", ".join(_state(view, words, names, seat)) or "–", QUIET),
    ]


def _points(view: Mapping[str, Any], words: WordSource, seat: int) -> Text:
    """Military points as far as they are known."""
    bounds = [view["standing"][seat][bound]["points"] for bound in ("least", "most")]
    least, most = (words.say("board-figure", count=each) for each in bounds)
    return Text(least if least == most else words.say("board-between", least=least, most=most))


def _name(view: Mapping[str, Any], words: WordSource, names: Sequence[str], seat: int) -> Text:
    """A player's name, and the house by which moves and family cards call them."""
    house = words.noun("house", view["seats"][seat]["house"])
    name = Text(names[seat], LOUD if seat == view["seat"] else "")
    return name if names[seat] == house else name.append(f" {house}", QUIET)


def _state(view: Mapping[str, Any], words: WordSource, names: Sequence[str], seat: int) -> list[str]:
    """Whose turn it is, who is ready, out, ronin, or safe from attack."""
    player = view["seats"][seat]
    if not player["alive"]:
        return [words.say("board-out")]
    found = []
    turn = view["turn"]
    if turn is not None and turn["seat"] == seat:
        found.append(words.say("board-now"))
    if view["phase"] == "distribute":
        found.append(words.say("board-ready" if player["ready"] else "board-distributing"))
    if player["ronin"]:
        found.append(words.say("board-ronin"))
    others = len(view["seats"]) - 1
    if player["shielded"]:
        safe = _names(names, player["shielded"], seat)
        everybody = len([each for each in player["shielded"] if each != seat]) >= others
        found.append(words.say("board-shield") if everybody else words.say("board-shield-from", names=safe))
    if player["truces"]:
        found.append(words.say("board-truce", names=_names(names, player["truces"], seat)))
    if player["fund"]:
        found.append(words.say("board-fund", koku=player["fund"]))
    return found


def _names(names: Sequence[str], seats: Sequence[int], own: int) -> str:
    return ", ".join(names[seat] for seat in seats if seat != own)
