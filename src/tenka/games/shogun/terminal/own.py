"""What one player has before them: the cards in hand, and the plan."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shogun.rules.components.pieces import SPACES
from tenka.games.shogun.terminal.land import PRINTED, yields
from tenka.toolkit.presentation.drawing import LOUD, QUIET, Flowing, WordSource, labelled
from tenka.toolkit.presentation.reasons import tenths


def desk(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    """The hand with what each province yields and, while there is one, the plan."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(ratio=1)
    if view["draft"] is None:
        grid.add_row(words.say("board-hand"), _hand(view, words))
        if view["phase"] == "plan" or any(view["plan"]):
            grid.add_row(words.say("board-plan"), _plan(view, words))
    if view["step"] is not None and view["step"]["odds"]:
        grid.add_row(words.say("board-odds"), _odds(view["step"]["odds"], words))
    return Padding(grid, (0, 1))


def _hand(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    found = []
    for card in view["hand"]:
        name = words.noun("card", card)
        told = Text(name, LOUD)
        if card in PRINTED:
            told.append(f" {yields(card)}", QUIET)
        found.append(told)
    if not PRINTED.keys().isdisjoint(view["hand"]):
        sign = labelled("7/3", f"{words.say('board-chests')}/{words.say('board-rice')}")
        sign.stylize(QUIET)
        found.append(sign)
    return Flowing(found)


def _plan(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    """Each space with its card; what has been done is faint."""
    done = _done(view)
    found = []
    for space, card in zip(SPACES, view["plan"], strict=True):
        name = words.noun("space", space)
        laid = "…" if card is None else words.noun("card", card)
        style = QUIET if space in done or card is None else LOUD
        found.append(Text.assemble((f"{name}: ", QUIET), (laid, style)))
    return Flowing(found, gap=3)


def _done(view: Mapping[str, Any]) -> set[str]:
    number = view["actions"]["number"]
    bid = {"bid"} if view["phase"] != "plan" else set()
    return bid | {each for each in view["actions"]["open"][: max(0, number - 1)] if each is not None}


def _odds(odds: Sequence[Mapping[str, Any]], words: WordSource) -> RenderableType:
    """What may come of the battle, by the number of armies that march."""
    found = []
    for each in odds:
        won = sum(each["kept"])
        mean = sum(chance * (place + 1) for place, chance in enumerate(each["kept"])) / won if won else 0
        times = tenths(won)
        told = words.say("board-odds-told", won=times, kept=max(1, round(mean)) if times else 0)
        found.append(Text.assemble((f"{each['armies']}: ", LOUD), told))
    return Group(*found)
