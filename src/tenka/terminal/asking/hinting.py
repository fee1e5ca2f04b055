"""Hints at the keyboard: what a strong bot would do in a person's place and why, by what that person knows alone."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from random import Random
from typing import Any, Final, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tenka.bots import Choice, hint
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.terminal.picture import Picture
from tenka.terminal.story import TerminalStory
from tenka.terminal.table import TerminalTable
from tenka.words import Label, Words

LONG: Final = 4  # steps of a plan that one would have to compare

View = Mapping[str, Any]


class _Asked(NamedTuple):
    """What was suggested to a seat, and all that had been played by then."""

    seat: int
    played: list[Any]
    choices: list[Choice]


class Hinting:
    """Suggestions for the people at the table, the same in the browser's words."""

    def __init__(self, table: TerminalTable, words: Words, picture: Picture, story: TerminalStory) -> None:
        self._table = table
        self._words = words
        self._picture = picture
        self._story = story
        self._asked: _Asked | None = None
        words.learn("insight")

    def suggest(self, seat: int) -> None:
        """Think about a seat's decision; what was thought of the same one before is kept."""
        state = self._table.state
        if not self._still_holds(seat):
            self._asked = _Asked(
                seat, _played(state), hint(state.setup.game, state, seat, self._dice(seat), timed=True)
            )

    def told(self, view: View) -> list[RenderableType]:
        """All suggestions with their reasons, the best first, in parts that belong together."""
        say = self._words.say
        listed = [self._choice(view, number, choice) for number, choice in enumerate(self._choices, 1)]
        about = f"{say('insight-hint-about')} {say('hint-prepare')}"
        return [
            Padding(Text(say("insight-hint-title"), "bold"), (1, 1, 0, 1)),
            *listed,
            Padding(Text(about, "dim"), (1, 1, 0, 1)),
        ]

    def prepared(self, seat: int, typed: str) -> list[Move] | None:
        """The steps of a suggestion that can all be undone: the last one, which cannot, is left to the person.

        None where there is no suggestion of that number.
        """
        number = int(typed[:3]) if typed.isdecimal() else 0
        if not 1 <= number <= len(self._choices):
            return None
        return _undoable(self._table.state, seat, self._choices[number - 1].moves)

    @property
    def _choices(self) -> list[Choice]:
        return [] if self._asked is None else self._asked.choices

    def _still_holds(self, seat: int) -> bool:
        asked = self._asked
        return asked is not None and asked.seat == seat and asked.played == _played(self._table.state)

    def _dice(self, seat: int) -> Random:
        entries = len(self._table.state.entries())
        return Random(sha256(self._table.bot_seed + f"hint {seat} {entries}".encode()).digest())

    def _choice(self, view: View, number: int, choice: Choice) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        grid.add_column(ratio=1)
        grid.add_row(Text(str(number), "bold"), self._plan(view, choice))
        grid.add_row("", Text(self._words.say("hint-share", points=round(100 * choice.share)), "dim"))
        for reason in choice.reasons:
            sentence = self._words.tell(reason.id, reason.params, self._story.naming(view))
            grid.add_row("", Text(f"{'+' if reason.good else '−'} {sentence}"))
        return Padding(grid, (1, 1, 0, 1))

    def _plan(self, view: View, choice: Choice) -> Text:
        """The steps of a plan, those of one kind under their heading; what the best one has as well is dim."""
        best = self._choices[0]
        plan = Text()
        told = [move for move in choice.moves if self._picture.details(view, move) is not None]
        for group, run in groupby(told, key=lambda move: self._label(view, move).group):
            moves = list(run)
            together = bool(group) and len(moves) > 1
            plan.append(" · " if plan else "", "dim")
            plan.append(f"{group}: " if together else "", "dim")
            for place, move in enumerate(moves):
                label = self._label(view, move)
                same = choice is not best and len(choice.moves) >= LONG and move in best.moves
                plan.append((", " if together else " · ") if place else "", "dim")
                plan.append(label.short if together else label.text, "dim" if same else "bold")
        return plan

    def _label(self, view: View, move: Move) -> Label:
        return self._words.move(move, self._picture.details(view, move) or {}, self._story.naming(view))


def _played(state: State) -> list[Any]:
    return [(entry.seat, entry.move) for entry in state.entries()]


def _undoable(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The first steps of a plan, as long as the seat is still asked after them and can take them back."""
    found: list[Move] = []
    for move in moves:
        state, _ = state.played(seat, move)
        if seat not in state.pending or not state.can_undo(seat):
            break
        found.append(move)
    return found
