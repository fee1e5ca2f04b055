"""A picture for games that have none of their own: all that their view says, in their words."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.kernel.move import Move
from tenka.kernel.ruleset import Ruleset
from tenka.toolkit.presentation.drawing import LOUD, PAPER, QUIET
from tenka.words import Words

View = Mapping[str, Any]

# What the kernel puts into every view; the rest is the game's own.
KERNEL = frozenset(
    {"game", "rules", "players", "options", "fingerprint", "seed", "pending", "result", "seat", "events"}
)
COUNTED = re.compile(r"^(points|scores)$|_(left|counts?|sizes?|totals?)$")  # names of what is counted by seat
COLOURS = ("#b14013", "#1c4399", "#2c7a5c", "#3a3530", "#7a4a8c", "#8a6a10")


class PlainPicture:
    """A game's view as a list of what there is."""

    def __init__(self, game: Ruleset) -> None:
        self.ORDER = tuple(game.vocabulary.verbs)

    def heading(self, view: View, words: Words) -> str:
        """The game's name."""
        return words.say("game-name")

    def table(self, view: View, words: Words, names: list[str], width: int, close: bool) -> RenderableType:
        """What there is of each player, and what else."""
        whose = {key: value for key, value in _own(view).items() if _by_seat(view, key, value, words)}
        players = Table(box=None, padding=(0, 2), pad_edge=False)
        for heading in ["", "", *(_name(key, words) for key in whose)]:
            players.add_column(heading, header_style=QUIET)
        for seat, name in enumerate(names):
            values = [Text(_said(key, value[seat], words)) for key, value in whose.items()]
            players.add_row(self.mark(view, seat), Text(name, LOUD), *values)
        rest = Table.grid(padding=(0, 2))
        for key, value in _own(view).items():
            if key not in whose:
                whom = isinstance(value, int) and _holds(key, words) == "seat"
                said = names[value] if whom else _said(key, value, words)
                rest.add_row(Text(_name(key, words), QUIET), Text(said))
        return Padding(Group(players, rest), (0, 1))

    def desk(self, view: View, words: Words) -> RenderableType:
        """Nothing of its own: what only this seat sees stands with the rest."""
        return Group()

    def final(self, view: View, words: Words, names: list[str]) -> RenderableType:
        """Who came in which place, with the scores."""
        result = view["result"]
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        for place, seat in enumerate(result["ranking"], 1):
            score = str(result["scores"][seat]) if "scores" in result else ""
            grid.add_row(str(place), self.mark(view, seat), Text(names[seat], LOUD), score)
        return grid

    def prompt(self, view: View, names: list[str]) -> tuple[str, dict[str, Any]]:
        """What the seat of this view has to do now."""
        kind = next(each["kind"] for each in view["pending"] if each["seat"] == view["seat"])
        return f"prompt-{kind}", {}

    def details(self, view: View, move: Move) -> dict[str, Any] | None:
        """A move's parameters say all."""
        return {}

    def called(self, view: View, words: Words, seat: int) -> str | None:
        """Players are called by their numbers."""
        return None

    def mark(self, view: View, seat: int) -> Text:
        """A seat's number on its colour."""
        return Text(f" {seat + 1} ", f"bold {PAPER} on {COLOURS[seat % len(COLOURS)]}")


def _own(view: View) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in KERNEL}


def _by_seat(view: View, key: str, value: object, words: Words) -> bool:
    """Whether there is one entry for each seat: as many words or numbers as players may be as many cards, this time."""
    if not isinstance(value, list) or len(value) != view["players"]:
        return False
    holds = _holds(key, words)
    if holds is not None:
        return holds == "by-seat"
    if all(isinstance(each, str) for each in value):
        return False
    if all(isinstance(each, bool) for each in value):
        return True
    return not all(isinstance(each, int) for each in value) or COUNTED.search(key) is not None


def _holds(key: str, words: Words) -> str | None:
    """What a part holds, where its message says so: `seat`, `by-seat` or `list`."""
    id, messages = f"view-{key}", words.messages
    return messages.text(id, {}, "holds") if id in words and "holds" in messages.attributes(id) else None


def _name(key: str, words: Words) -> str:
    """What a part of the view is called."""
    return words.say(f"view-{key}") if f"view-{key}" in words else key.replace("_", " ")


def _said(key: str, value: Any, words: Words) -> str:
    """A value in words, whatever it is made of."""
    kind = key.removesuffix("s")
    if value is None or value in ([], {}, ""):
        return "–"
    if isinstance(value, bool):
        return words.say("plain-yes" if value else "plain-no")
    if isinstance(value, Mapping):
        return ", ".join(f"{_name(each, words)} {_said(each, content, words)}" for each, content in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_said(key, each, words) for each in value)
    return words.noun(kind, str(value))
