"""What has happened since somebody's last turn, in words: by the events that were told to them, and nothing else."""

from typing import NamedTuple

from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.words import Words
from tenka.words.words import Naming

MOST_LINES = 20


class Recap(NamedTuple):
    """The latest lines, and how many before them were left out."""

    lines: list[str]
    earlier: int = 0


def recap(state: State, seat: int, observer: int | None, words: Words, name: Naming) -> Recap:
    """The events since a seat's last move that an observer (that seat or, as None, anybody) was told."""
    told = state.told_to(observer, since_last_move(state, seat))
    latest = told[-MOST_LINES:]
    return Recap([words.event(event["kind"], event["data"], name) for event in latest], len(told) - len(latest))


def since_last_move(state: State, seat: int) -> list[Event]:
    """The events of all moves after the last one of a seat; from the set-up on where it has made none."""
    found: list[list[Event]] = []
    entry = state.log
    while entry is not None and entry.seat != seat:
        found.append(entry.events)
        entry = entry.before
    if entry is None:
        found.append(state.start)
    return [event for events in reversed(found) for event in events]
