"""What holds for everybody: actions, special cards, events, tower and tray; the draft and the winter."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import BUILDINGS
from tenka.games.shogun.terminal.land import PRINTED, yields
from tenka.games.shogun.terminal.marks import cubes, mark
from tenka.toolkit.presentation.drawing import LOUD, QUIET, Flowing, WordSource, labelled

LOSS = {event.id: event.loss for event in DATA.event}


def season(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> RenderableType:
    """A line or two for each of these things, as far as they are there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(ratio=1)
    if view["draft"] is not None:
        _draft(grid, view["draft"], words, view["options"]["side"])
    else:
        _round(grid, view, words)
    if view["winter"] is not None:
        _winter(grid, view, words, names)
    if view["draft"] is None:
        _tower(grid, view, words)
    return Padding(grid, (0, 1))


def _draft(grid: Table, draft: Mapping[str, Any], words: WordSource, side: str) -> None:
    shown = [
        f"{words.noun('province', each)} ({words.noun('region', PRINTED[each].region[side])}, {yields(each)})"
        for each in draft["open"]
    ]
    left = words.say("board-draft-stack", count=draft["stack"])
    grid.add_row(words.say("board-draft"), Text.assemble(("   ".join(shown), LOUD), (f"   {left}", QUIET)))
    if draft["under"]:
        grid.add_row(words.say("board-draft-under"), words.several("province", draft["under"]))


def _round(grid: Table, view: Mapping[str, Any], words: WordSource) -> None:
    if view["season"] != "winter":
        grid.add_row(words.say("board-actions"), _actions(view["actions"], words))
        grid.add_row(words.say("board-specials"), _specials(view, words))
    cards = view["event_cards"]
    if cards["current"] is not None:
        title, about = words.noun("event", cards["current"]), words.noun("event-about", cards["current"])
        grid.add_row(words.say("board-event"), Text.assemble((title, LOUD), f". {about}"))
    if cards["open"] and view["season"] != "winter":
        grid.add_row(words.say("board-events-open"), words.several("event", cards["open"]))


def _actions(actions: Mapping[str, Any], words: WordSource) -> RenderableType:
    """The ten actions; what is over is faint, what is done now stands out, what is face down comes last."""
    opened = [each for each in actions["open"] if each is not None]
    found = []
    for number, action in enumerate(opened, 1):
        style = LOUD if number == actions["number"] else QUIET if number < actions["number"] else ""
        found.append(Text(f"{number}. {words.noun('action', action)}", style))
    hidden = [str(number) for number, action in enumerate(actions["open"], 1) if action is None]
    if hidden:
        found.append(Text(f"{'–'.join(dict.fromkeys((hidden[0], hidden[-1])))} {words.say('board-hidden')}", QUIET))
    return Flowing(found)


def _specials(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    found = []
    for place, each in enumerate(view["specials"], 1):
        told = Text(f"{place}. {words.noun('special', each['special'])}")
        if each["seat"] is not None:
            told = Text.assemble(told, " ", mark(view, each["seat"]))
        elif view["order"]:
            told.stylize(QUIET)
        found.append(told)
    return Flowing(found)


def _winter(grid: Table, view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> None:
    winter = view["winter"]
    (card,) = view["event_cards"]["open"]
    grid.add_row("", words.say("board-winter-event", loss=LOSS[card]))
    short = [
        Text.assemble(mark(view, seat), f" {missing}") for seat, missing in enumerate(winter["missing"]) if missing
    ]
    grid.add_row(words.say("board-winter-missing"), Text("  ").join(short) if short else Text("–", QUIET))
    farmers = words.say("board-winter-farmers", count=winter["farmers"])
    told = f" {names[winter['seat']]}: {words.several('province', winter['provinces'])} ({farmers})"
    grid.add_row(words.say("board-winter-revolts"), Text.assemble(mark(view, winter["seat"]), told))


def _tower(grid: Table, view: Mapping[str, Any], words: WordSource) -> None:
    tray = labelled(words.say("board-tray"), cubes(view, words, view["tray"]))
    grid.add_row(words.say("board-tower"), Text.assemble(cubes(view, words, view["tower"]), "   ", tray))
    stock = "  ".join(f"{words.noun('building', each)} {view['stock'][each]}" for each in BUILDINGS)
    grid.add_row(words.say("board-stock"), f"{stock}  {words.say('board-farmers')} {view['farmers']}")
