"""What an observer should be sent of a game: it follows from the observer's own views, moment by moment."""

import json
from typing import Any

import msgspec

from tenka.kernel.state import State
from tenka.server.tables.loading import opened
from tenka.store.queries.tables import log
from tenka.wire.changes import changes
from tests.server.running import Running
from tests.server.wire.picture import Message


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Moments:
    """What an observer saw, from its own views alone, with the counts that follow from them."""

    def __init__(self, seat: int | None, states: list[State], movers: list[int | None]) -> None:
        self.seat = seat
        self.sights: list[Message] = []
        self.updates: list[Message] = []
        for state, mover in zip(states, movers, strict=True):
            self._add(state, own=mover is not None and mover == seat)

    def _add(self, state: State, *, own: bool) -> None:
        seat = self.seat
        sight = {
            "seat": seat,
            "version": 1,
            "view": plain(state.view(seat)),
            "decision": None if seat is None else 1,
            "legal": [] if seat is None else plain(state.legal(seat)),
            "edits": [] if seat is None else plain(state.edits(seat)),
            "can_undo": False if seat is None else state.can_undo(seat),
        }
        if not self.sights:
            self.sights.append(sight)
            return
        last = self.sights[-1]
        if not own and sight["view"] == last["view"]:
            return
        sight["version"] = last["version"] + 1
        if seat is not None:
            sight["decision"] = last["decision"] + (own or self._asked(sight) != self._asked(last))
        self.sights.append(sight)
        self.updates.append(update(last, sight))

    def _asked(self, sight: Message) -> Any:
        own = [each for each in sight["view"]["pending"] if each["seat"] == self.seat]
        return own, sight["legal"]


def update(old: Message, new: Message) -> Message:
    """What an observer must be told who has seen the one and shall see the other."""
    before, after = dict(old["view"]), dict(new["view"])
    told, heard = before.pop("events"), after.pop("events")
    kept = next((n for n, (a, b) in enumerate(zip(told, heard, strict=False)) if a != b), min(len(told), len(heard)))
    found = {
        "type": "update",
        "version": new["version"],
        "since": old["version"],
        "changes": plain(changes(before, after)),
        "kept": kept,
        "events": heard[kept:],
    }
    if new["seat"] is not None:
        found["decision"] = new["decision"]
    return found | {name: new[name] for name in ("legal", "edits", "can_undo") if new[name] != old[name]}


async def played(server: Running, id: str) -> tuple[list[State], list[int | None]]:
    """The states between all submissions of a game, from its log, and who made each."""
    table = await server.services.registry.table(id)
    entries = await server.services.database.read(log.entries, id)
    state = opened(table.row).state.copy()
    states, movers = [state.copy()], [None]
    for number, entry in enumerate(entries):
        if entry.move is None:
            state.undo(entry.seat)
        else:
            state.play(entry.seat, json.loads(entry.move))
        if number + 1 == len(entries) or entries[number + 1].key is not None:
            states.append(state.copy())
            movers.append(entry.seat)  # type: ignore[arg-type]
    return states, movers  # type: ignore[return-value]
