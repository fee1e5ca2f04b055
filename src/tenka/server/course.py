"""The course of a game at a table: the states it went through, and what each seat has seen and decides.

An observer is a seat or, counted behind the seats, the spectators together.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

import tenka
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.server.refused import Refused
from tenka.store.log import Entry
from tenka.wire.changes import changes
from tenka.wire.live import UpdateMessage
from tenka.wire.tables import Sight

KEPT_MOMENTS = 64

Step = Sequence[str | int] | None  # None: take the last step back


@dataclass(slots=True)
class Moment:
    """A state between two submissions, with every observer's counts in it."""

    state: State
    versions: list[int]  # how many submissions changed what the observer may see
    decisions: list[int]  # the number of each seat's decision
    told: list[int]  # how many events the observer has been told
    quiet: list[int]  # how many steps each seat has made since everybody was last told something


@dataclass(slots=True)
class Turn:
    """A submission that was found legal: what it leads to, and whom it concerns."""

    seat: int
    steps: list[Step]
    key: str
    moment: Moment
    told: list[Event] = field(default_factory=list)
    untold: list[Event] = field(default_factory=list)  # events of earlier submissions that are taken back
    concerned: set[int | None] = field(default_factory=set)  # who sees anything of it
    open_changes: list[Any] | None = None  # what changed for everybody, once somebody was told


@dataclass(slots=True)
class Seen:
    """What an observer alone sees and may do at a version."""

    version: int
    own: dict[str, Any]
    choices: "Choices"


@dataclass(slots=True)
class Open:
    """What everybody sees, at a version of the spectators."""

    version: int
    view: dict[str, Any]


class Course:
    """A game from its beginning to now; nothing is ever changed in a moment, so that any can be looked at again."""

    def __init__(self, game: str, rules: int, players: int, seed: str, options: dict[str, Any]) -> None:
        chosen = tenka.game(game)
        if chosen.rules != rules:
            raise Refused(409, "other-rules", {"rules": rules, "known": chosen.rules})
        state = chosen.new(players, bytes.fromhex(seed), options)
        self.players = players
        self.observers: tuple[int | None, ...] = (*range(players), None)
        told = [sum(event.told_to(observer) for event in state.start) for observer in self.observers]
        first = Moment(state, [1] * (players + 1), [1] * players, told, [0] * players)
        self.told = [[count] for count in told]  # for each observer, at each version
        self._marks = [told]  # for each version of the spectators, what every observer had been told
        self.moments: deque[Moment] = deque([first], KEPT_MOMENTS)
        self.number = 0  # entries in the log
        self._outcomes: dict[tuple[int, str], tuple[list[Step], int]] = {}
        self._seen: dict[int | None, Seen] = {}
        self._open: Open | None = None

    @property
    def now(self) -> Moment:
        """The last moment."""
        return self.moments[-1]

    @property
    def state(self) -> State:
        """The state now; not to be changed."""
        return self.now.state

    # Playing

    def replaying(self, entries: Iterable[Entry]) -> Iterator[Moment]:
        """Go through a log from the beginning, stopping at each moment."""
        yield self.now
        for seat, steps, key in _submissions(entries):
            self.take(self.attempt(seat, steps, key))
            yield self.now

    def outcome(self, seat: int, steps: list[Step], key: str) -> int | None:
        """The seat's version after the submission of this key, if there was one."""
        found = self._outcomes.get((seat, key))
        if found is None:
            return None
        if found[0] != steps:
            raise Refused(409, "key-used")
        return found[1]

    def attempt(self, seat: int, steps: list[Step], key: str, decision: int | None = None) -> Turn:
        """Play steps on a copy; IllegalMove if any of them is refused, and nothing has changed in any case."""
        now = self.now
        if decision is not None and decision != now.decisions[seat]:
            raise Refused(409, "stale", {"decision": now.decisions[seat]})
        turn = Turn(
            seat, steps, key, Moment(now.state.copy(), now.versions[:], now.decisions[:], now.told[:], now.quiet[:])
        )
        state = turn.moment.state
        fresh: list[list[Event]] = []
        for step in steps:
            if step is not None:
                fresh.append(state.play(seat, step))
                continue
            last = state.log
            state.undo(seat)
            assert last is not None
            if fresh:
                fresh.pop()
            else:
                turn.untold = [*last.events, *turn.untold]
        turn.told = [event for events in fresh for event in events]
        self._count(turn)
        return turn

    def take(self, turn: Turn) -> None:
        """Make an attempt's outcome the state of the game."""
        self.moments.append(turn.moment)
        self.number += len(turn.steps)
        for observer in turn.concerned:
            place = self.place(observer)
            self.told[place].append(turn.moment.told[place])
        if None in turn.concerned:
            self._marks.append(turn.moment.told)
        self._outcomes[turn.seat, turn.key] = (turn.steps, turn.moment.versions[turn.seat])

    def _count(self, turn: Turn) -> None:
        """Find out who sees anything of a turn (its own seat, and those who are told an event), and count it."""
        before, after = self.now, turn.moment
        for place, observer in enumerate(self.observers):
            told, untold = _audible(turn.told, observer), _audible(turn.untold, observer)
            if not (told or untold or observer == turn.seat):
                continue
            turn.concerned.add(observer)
            after.versions[place] += 1
            after.told[place] += told - untold
            if observer is not None and (observer == turn.seat or _decides_anew(before.state, after.state, observer)):
                after.decisions[place] += 1
        if None in turn.concerned:
            after.quiet = [0] * self.players
        else:
            after.quiet[turn.seat] += len(turn.steps)

    # Seeing

    def version(self, observer: int | None) -> int:
        """How much the observer has seen."""
        return self.now.versions[self.place(observer)]

    def told_by(self, observer: int | None, version: int) -> int:
        """How many events the observer had been told when the spectators had come to a version."""
        return self._marks[version - 1][self.place(observer)]

    def sight(self, observer: int | None) -> Sight:
        """All that the observer may know and do now."""
        state = self.state
        view = state.view(observer)
        if observer is None:
            return Sight(None, self.version(None), view)
        decision = self.now.decisions[observer]
        return Sight(observer, self.version(observer), view, decision, *_choices(state, observer))

    def news(self, turn: Turn, observer: int | None, before: Moment) -> UpdateMessage:
        """What the turn just taken changed for an observer; the quick way for those who had seen all before."""
        place = self.place(observer)
        told = [event.as_json() for event in turn.told if event.told_to(observer)]
        old = self._seen.get(observer)
        if old is None or old.version != before.versions[place]:
            old = _seen(before, place, observer)
        new = self._seen[observer] = _seen(self.now, place, observer)
        changed = [*self._open_changes(turn, before), *changes(old.own, new.own)]
        key = turn.key if observer == turn.seat else msgspec.UNSET
        return self._update(place, old, new, changed, self.now.told[place] - len(told), told, key)

    def _open_changes(self, turn: Turn, before: Moment) -> list[Any]:
        """What the turn just taken changed for everybody: nothing, if spectators see nothing of it."""
        if turn.open_changes is None:
            turn.open_changes = []
            if None in turn.concerned:
                old = self._open
                if old is None or old.version != before.versions[-1]:
                    old = _open(before)
                self._open = _open(self.now)
                turn.open_changes = changes(old.view, self._open.view)
        return turn.open_changes

    def moment(self, observer: int | None, version: int) -> Moment | None:
        """The moment when an observer had come to a version; None if that is too long ago."""
        place = self.place(observer)
        return next((each for each in reversed(self.moments) if each.versions[place] == version), None)

    def rest(self, observer: int | None, version: int) -> UpdateMessage | None:
        """All that changed for an observer since a version; None if that is too long ago."""
        place = self.place(observer)
        then = self.moment(observer, version)
        if then is None:
            return None
        old, new = then.state.view(observer), self.state.view(observer)
        before, told = old.pop("events"), new.pop("events")
        kept = _common(before, told)
        seen = _seen(then, place, observer), _seen(self.now, place, observer)
        return self._update(place, *seen, changes(old, new), kept, told[kept:])

    def _update(
        self,
        place: int,
        old: Seen,
        new: Seen,
        changed: list[Any],
        kept: int,
        told: list[Any],
        key: str | msgspec.UnsetType = msgspec.UNSET,
    ) -> UpdateMessage:
        if place == self.players:
            return UpdateMessage(new.version, old.version, changed, kept, told)
        before, after = old.choices, new.choices
        return UpdateMessage(
            new.version,
            old.version,
            changed,
            kept,
            told,
            self.now.decisions[place],
            msgspec.UNSET if after.legal == before.legal else after.legal,
            msgspec.UNSET if after.edits == before.edits else after.edits,
            msgspec.UNSET if after.can_undo == before.can_undo else after.can_undo,
            key,
        )

    def place(self, observer: int | None) -> int:
        """Where the observer's counts stand in a moment."""
        return self.players if observer is None else observer


class Choices(NamedTuple):
    """What a seat may do."""

    legal: list[Move]
    edits: list[Move]
    can_undo: bool


def _choices(state: State, seat: int | None) -> Choices:
    if seat is None:
        return Choices([], [], can_undo=False)
    return Choices(state.legal(seat), state.edits(seat), state.can_undo(seat))


def _seen(moment: Moment, place: int, observer: int | None) -> Seen:
    state = moment.state
    return Seen(moment.versions[place], state.own_view(observer), _choices(state, observer))


def _open(moment: Moment) -> Open:
    return Open(moment.versions[-1], moment.state.open_view())


def _audible(events: list[Event], observer: int | None) -> int:
    """How many of the events the observer is told."""
    count = 0
    for event in events:
        count += event.told_to(observer)
    return count


def _submissions(entries: Iterable[Entry]) -> Iterator[tuple[int, list[Step], str]]:
    """A log's entries as they were sent: seat, steps, key."""
    sent: tuple[int, list[Step], str] | None = None
    for entry in entries:
        step = None if entry.move is None else msgspec.json.decode(entry.move)
        if entry.key is None and sent is not None:
            sent[1].append(step)
            continue
        if sent is not None:
            yield sent
        sent = (entry.seat, [step], entry.key or "")
    if sent is not None:
        yield sent


def _decides_anew(before: State, after: State, seat: int) -> bool:
    """Whether the seat is asked something else than before, or among other moves."""
    return before.pending.get(seat) != after.pending.get(seat) or before.legal(seat) != after.legal(seat)


def _common(one: list[Any], other: list[Any]) -> int:
    """How many items two lists begin with in common."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))
