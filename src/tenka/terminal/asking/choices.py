"""The moves a person can choose from: numbered, grouped, and found by what was typed."""

import unicodedata
from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.terminal.picture import Picture
from tenka.words import Label, Words

HEADING_WIDTH = 24
MOST_EDITS = 24  # more of them are not listed, but can be typed
MOST_OF_A_KIND = 30  # the same for moves of one heading
ALL = "all"


class MenuChoice(NamedTuple):
    """A move with its words; an edit changes one's own unfinished steps, and what is not shown has to be typed."""

    move: Move
    label: Label
    edit: bool
    shown: bool = True
    twin: bool = False  # of “all”, which is offered instead
    also: str = ""  # the number that “all” comes to


def choices(state: State, seat: int, view: Mapping[str, Any], words: Words, picture: Picture) -> list[MenuChoice]:
    """Legal moves first, then edits, each in the order in which a person looks for them."""
    found: list[MenuChoice] = []
    same = twins(state, seat)
    for edit, moves in ((False, state.legal(seat)), (True, state.edits(seat))):
        some = [MenuChoice(move, _label(move, view, words, picture), edit) for move in moves]
        groups = list(dict.fromkeys(each.label.group for each in some))
        found += sorted(some, key=lambda each: (picture.ORDER.index(str(each.move[0])), groups.index(each.label.group)))
    once = [each for each in found if each.edit or each.move not in same]
    hidden = [each._replace(shown=False, twin=True) for each in found if not each.edit and each.move in same]
    numbers = {same[each.move]: each.label.short for each in hidden}
    return _folded([each._replace(also=numbers.get(each.move, "")) for each in once]) + hidden


def twins(state: State, seat: int) -> dict[Move, Move]:
    """The moves with a number that come to the same as “all”, each with that one: nobody has to choose between them."""
    legal = state.legal(seat)
    found: dict[Move, Move] = {}
    for whole in (move for move in legal if move[-1] == ALL):
        counted = [move for move in legal if isinstance(move[-1], int) and move[1:-1] == whole[1:-1]]
        greatest = {move[0]: move for move in sorted(counted, key=lambda move: int(move[-1]))}
        after = state.played(seat, whole)[0].view(seat) if greatest else {}
        same = [move for move in greatest.values() if state.played(seat, move)[0].view(seat) == after]
        found |= dict.fromkeys(same, whole)
    return found


def _folded(found: list[MenuChoice]) -> list[MenuChoice]:
    """Moves of a heading that has very many come last: they are typed, not numbered."""
    sizes = Counter(each.label.group for each in found if not each.edit)
    many = {group for group, size in sizes.items() if group and size > MOST_OF_A_KIND}
    hidden = [each._replace(shown=False) for each in found if not each.edit and each.label.group in many]
    return [each for each in found if each.edit or each.label.group not in many] + hidden


def _label(move: Move, view: Mapping[str, Any], words: Words, picture: Picture) -> Label:
    details = picture.details(view, move)
    assert details is not None
    return words.move(move, details)


def drawn(listed: list[MenuChoice], words: Words) -> RenderableType:
    """The choices by number, those of a kind side by side, changes of mind below."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    if any(each.label.group for each in listed):
        grid.add_column(max_width=HEADING_WIDTH, style="dim")
    else:
        grid.add_column(width=0)
    grid.add_column(ratio=1)
    numbered = [(number, choice) for number, choice in enumerate(listed, 1) if choice.shown]
    typed = {each.label.group: each.label.short for each in reversed(listed) if not (each.shown or each.twin)}
    for heading, example in typed.items():
        grid.add_row(heading, Text(words.say("choices-change-typed", example=example), "dim"))
    edits = [choice for choice in listed if choice.edit]
    if len(edits) > MOST_EDITS:
        numbered = [each for each in numbered if not each[1].edit]
    changing = False
    for (edit, group), members in groupby(numbered, key=lambda each: (each[1].edit, each[1].label.group)):
        if edit and not changing:
            grid.add_row(Text(words.say("choices-change"), "italic"), "")
        changing = edit
        grid.add_row(group, Columns([_numbered(number, choice) for number, choice in members], padding=(0, 3)))
    if len(edits) > MOST_EDITS:
        told = words.say("choices-change-typed", example=edits[0].label.text)
        grid.add_row(Text(words.say("choices-change"), "italic"), Text(told, "dim"))
    return Padding(grid, (0, 1))


def _numbered(number: int, choice: MenuChoice) -> Text:
    also = f" ({choice.also})" if choice.also else ""
    return Text.assemble((str(number), "bold"), " ", choice.label.short, also)


def named(typed: str, moves: list[MenuChoice]) -> list[MenuChoice]:
    """The choices whose words are what was typed, or begin with it, edits last; as few of them as that allows."""
    forward = _named(typed, [each for each in moves if not each.edit])
    return forward or _named(typed, [each for each in moves if each.edit])


def _named(typed: str, moves: list[MenuChoice]) -> list[MenuChoice]:
    wanted = folded(typed)
    if not wanted:
        return []
    whole = [each for each in moves if wanted in (folded(each.label.text), folded(each.label.short))]
    if whole:
        return whole
    return [
        each
        for each in moves
        if folded(each.label.text).startswith(wanted) or folded(each.label.short).startswith(wanted)
    ]


def numbered(typed: str, listed: list[MenuChoice]) -> list[MenuChoice]:
    """The choice with a number; or, of those that have none, what the figure itself says: 12000 is 12,000."""
    shown = [each for each in listed if each.shown]
    if 1 <= int(typed[:4]) <= len(shown) and len(typed) <= 4:
        return [shown[int(typed) - 1]]
    digits = typed.lstrip("0")
    return [each for each in listed if not each.shown and _digits(each.label.short) == digits]


def _digits(text: str) -> str:
    return "".join(each for each in text if each.isdecimal()) if text[:1].isdecimal() else ""


def every_move(state: State, view: Mapping[str, Any], words: Words, picture: Picture) -> list[MenuChoice]:
    """All moves of the game that can be named now, so that one which is refused can be asked for too."""
    found = []
    for move in state.setup.game.vocabulary.moves:
        details = picture.details(view, move)
        if details is not None:
            found.append(MenuChoice(move, words.move(move, details), False))
    return found


def folded(text: str) -> str:
    """A text without case, macrons, accents, quotes and extra spaces, as people type it."""
    letters = (each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))
    return " ".join("".join(each for each in letters if each not in '„“”«»"').replace("’", "'").split())
