"""A game at a table: the states it went through, and what each seat has seen and decides.

An observer is a seat or, counted behind the seats, the spectators together.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

import tenka
from tenka.kernel.errors import BadInput
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.server.guard.refused import Refused
from tenka.server.tables.compaction import FOLDED_FROM, KEPT_KEYS, Fold, Mark, Marks
from tenka.server.tables.event_counts import EventCounts
from tenka.server.tables.receipts import Receipt, Receipts, receipt
from tenka.server.tables.snapshot import Choices, Snapshot
from tenka.server.tables.submission import Step, Submission, played
from tenka.store.queries.tables.log import LogEntry
from tenka.wire.changes import changes
from tenka.wire.live import UpdateMessage
from tenka.wire.tables import Sight

KEPT_SNAPSHOTS = 64
KEPT_AT_REST = 4  # where nothing has happened for a while
NOTHING = Choices([], [], can_undo=False)  # for spectators


@dataclass(slots=True)
class Seen:
    """What an observer alone sees and may do at a version."""

    version: int
    own: dict[str, Any]
    choices: Choices


@dataclass(slots=True)
class Open:
    """What everybody sees, at a version of the spectators."""

    version: int
    view: dict[str, Any]


class GameSession:
    """A game from its beginning to now; nothing is ever changed in a snapshot, so that any can be looked at again."""

    def __init__(self, game: str, rules: int, players: int, seed: str, options: dict[str, Any]) -> None:
        try:
            chosen = tenka.game(game, rules)
        except BadInput as unknown:  # of a later release, or so old that nobody carries it on
            raise Refused(409, unknown.message, unknown.params) from unknown
        state = chosen.new(players, bytes.fromhex(seed), options)
        self.players = players
        self.observers: tuple[int | None, ...] = (*range(players), None)
        told = [sum(event.told_to(observer) for event in state.start) for observer in self.observers]
        first = Snapshot(state, [1] * (players + 1), [1] * players, told, [0] * players)
        self._told = [EventCounts(count) for count in told]  # each observer, by their own versions
        self._told_by = [EventCounts(count) for count in told]  # each observer, by the spectators' versions
        self.snapshots: deque[Snapshot] = deque([first], KEPT_SNAPSHOTS)
        self.number = 0  # of the next entry in the log
        self.rows = 0  # entries in the log
        self.receipts = Receipts()
        self._marks = Marks(self._mark())
        self._seen: dict[int | None, Seen] = {}
        self._open: Open | None = None

    @property
    def now(self) -> Snapshot:
        """The last snapshot."""
        return self.snapshots[-1]

    @property
    def state(self) -> State:
        """The state now; not to be changed."""
        return self.now.state

    # Playing

    def replaying(self, entries: Iterable[LogEntry]) -> Iterator[Snapshot]:
        """Go through a log from the beginning, stopping at each snapshot."""
        yield self.now
        for seat, steps, key, fold in submissions(entries):
            if fold is None:
                self.take(self.attempt(seat, steps, key, fold=False))
            else:
                self._take_fold(seat, msgspec.json.decode(fold, type=Fold))
            yield self.now

    def following(self, entries: Iterable[LogEntry]) -> Iterator[tuple[Submission, Snapshot]]:
        """Play what others have written behind the last entry known; each turn is taken, with what was before it."""
        for seat, steps, key, _ in submissions(entries):
            turn, before = self.attempt(seat, steps, key, fold=False), self.now
            self.take(turn)
            yield turn, before

    def outcome(self, seat: int, steps: list[Step], key: str) -> int | None:
        """The seat's version after the submission of this key, if there was one."""
        return self.receipts.find(seat, steps, key)

    def attempt(
        self, seat: int, steps: list[Step], key: str, decision: int | None = None, *, fold: bool = True
    ) -> Submission:
        """Play steps; IllegalMove if any of them is refused, and nothing has changed in any case."""
        now = self.now
        if decision is not None and decision != now.decisions[seat]:
            raise Refused(409, "stale", {"decision": now.decisions[seat]})
        turn = played(now, seat, steps, key)
        self._count(turn)
        if fold and turn.backs:
            self._fold(turn)
        return turn

    def take(self, turn: Submission) -> None:
        """Make an attempt's outcome the state of the game."""
        if len(self.snapshots) > 1:
            self.snapshots[-2].forget_lists()
        self.snapshots.append(turn.snapshot)
        if turn.mark is not None and turn.fold is not None:
            self._cut(turn.mark, turn.fold)
        else:
            self.number += len(turn.steps)
            self.rows += len(turn.steps)
            self._tally(turn)
            self.receipts.add(self._receipt(turn))
        self._marks.note(self._mark(), final=turn.snapshot.firm > turn.before.firm)

    def _tally(self, turn: Submission) -> None:
        after = turn.snapshot
        for observer in turn.concerned:
            place = self.place(observer)
            self._told[place].note(after.versions[place], after.told[place])
        if None in turn.concerned:
            for place, count in enumerate(after.told):
                self._told_by[place].note(after.versions[-1], count)

    def _receipt(self, turn: Submission) -> Receipt:
        return receipt(turn.seat, turn.steps, turn.key, turn.snapshot.versions[turn.seat])

    # Folding

    def _mark(self) -> Mark:
        now = self.now
        return Mark(
            *(self.number, self.rows, now.length, now.versions, now.decisions, now.backs, len(self.receipts)),
        )

    def _fold(self, turn: Submission) -> None:
        """If a turn leads back to a mark, and many entries are behind it, fold them."""
        mark, after = self._marks.find(turn.snapshot.length), turn.snapshot
        if mark is None or self.rows + len(turn.steps) - mark.rows < FOLDED_FROM:
            return
        turn.mark = mark
        turn.fold = Fold(
            self.number - mark.number,
            [new - old for new, old in zip(after.versions, mark.versions, strict=True)],
            [new - old for new, old in zip(after.decisions, mark.decisions, strict=True)],
            after.backs[turn.seat] - mark.backs[turn.seat],
            [*self.receipts.since(mark.receipts), self._receipt(turn)][-KEPT_KEYS:],
        )

    def _cut(self, mark: Mark, fold: Fold) -> None:
        """Count a fold in the place of everything since a mark."""
        self.number = mark.number + fold.gone + 1
        self.rows = mark.rows + 1
        self.receipts.replace(mark.receipts, fold.receipts)
        for place, tally in enumerate(self._told):
            tally.cut(mark.versions[place])
        for tally in self._told_by:
            tally.cut(mark.versions[-1])

    def _take_fold(self, seat: int, fold: Fold) -> None:
        """Go on from a mark, which is now, to behind the fold that follows it: the same position, later."""
        now = self.now
        backs = [count + fold.backs if each == seat else count for each, count in enumerate(now.backs)]
        versions = [old + more for old, more in zip(now.versions, fold.versions, strict=True)]
        decisions = [old + more for old, more in zip(now.decisions, fold.decisions, strict=True)]
        self._cut(self._mark(), fold)
        self.snapshots.append(Snapshot(now.state, versions, decisions, now.told, backs))

    def _count(self, turn: Submission) -> None:
        """Find out who sees anything of a turn (its own seat, and those who are told an event), and count it."""
        before, after = self.now, turn.snapshot
        for place, observer in enumerate(self.observers):
            told, untold = _audible(turn.told, observer), _audible(turn.untold, observer)
            if not (told or untold or observer == turn.seat):
                continue
            turn.concerned.add(observer)
            after.versions[place] += 1
            after.told[place] += told - untold
            if observer is not None and (observer == turn.seat or _decides_anew(before, after, observer)):
                after.decisions[place] += 1
        if turn.goes_on:
            after.backs = [0] * self.players
        else:
            after.backs[turn.seat] = 0 if turn.settles else after.backs[turn.seat] + turn.backs

    # Seeing

    def version(self, observer: int | None) -> int:
        """How much the observer has seen."""
        return self.now.versions[self.place(observer)]

    def told_by(self, observer: int | None, version: int) -> int:
        """How many events the observer had been told when the spectators had come to a version."""
        return self._told_by[self.place(observer)].at(version)

    def history(self, observer: int | None) -> list[int]:
        """How many events the observer had been told at each version."""
        return self._told[self.place(observer)].up_to(self.version(observer))

    def sight(self, observer: int | None) -> Sight:
        """All that the observer may know and do now."""
        view = self.state.view(observer)
        if observer is None:
            return Sight(None, self.version(None), view)
        return Sight(observer, self.version(observer), view, self.now.decisions[observer], *self.now.choices(observer))

    def news(self, turn: Submission, observer: int | None, before: Snapshot) -> UpdateMessage:
        """What the turn just taken changed for an observer; the quick way for those who had seen all before."""
        place = self.place(observer)
        kept, told = self._told_since(turn, observer, before)
        old = self._seen.get(observer)
        if old is None or old.version != before.versions[place]:
            old = _seen(before, place, observer)
        new = self._seen[observer] = _seen(self.now, place, observer)
        changed = [*self._open_changes(turn, before), *changes(old.own, new.own)]
        key = turn.key if observer == turn.seat else msgspec.UNSET
        return self._update(place, old, new, changed, kept, told, key)

    def _told_since(self, turn: Submission, observer: int | None, before: Snapshot) -> tuple[int, list[Any]]:
        """How many events an observer had been told before the turn just taken remain, and what it was told then."""
        if turn.untold:  # others may have acted in secret since: what they were told of that stays
            return self._told_between(before, observer)
        told = self.state.told_to(observer, turn.told)
        return self.now.told[self.place(observer)] - len(told), told

    def _told_between(self, then: Snapshot, observer: int | None) -> tuple[int, list[Any]]:
        """How many events an observer had been told at a snapshot still stand, and what it was told since."""
        old, new = (self.state.told_to(observer, events) for events in _apart(then.state, self.state))
        kept = _common(old, new)
        return then.told[self.place(observer)] - len(old) + kept, new[kept:]

    def _open_changes(self, turn: Submission, before: Snapshot) -> list[Any]:
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

    def snapshot(self, observer: int | None, version: int) -> Snapshot | None:
        """The snapshot of when an observer had come to a version; None if that is too long ago."""
        place = self.place(observer)
        return next((each for each in reversed(self.snapshots) if each.versions[place] == version), None)

    def slim(self) -> None:
        """Keep what is needed to go on, and the last snapshots, for whoever comes back in time."""
        while len(self.snapshots) > KEPT_AT_REST:
            self.snapshots.popleft()
        for each in self.snapshots:
            each.forget_lists()
        self._seen.clear()
        self._open = None

    def rest(self, observer: int | None, version: int) -> UpdateMessage | None:
        """All that changed for an observer since a version; None if that is too long ago."""
        place = self.place(observer)
        then = self.snapshot(observer, version)
        if then is None:
            return None
        old, new = (state.view(observer, events=False) for state in (then.state, self.state))
        seen = _seen(then, place, observer), _seen(self.now, place, observer)
        return self._update(place, *seen, changes(old, new), *self._told_between(then, observer))

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
        """Where the observer's counts stand in a snapshot."""
        return self.players if observer is None else observer


def _seen(snapshot: Snapshot, place: int, observer: int | None) -> Seen:
    choices = NOTHING if observer is None else snapshot.choices(observer)
    return Seen(snapshot.versions[place], snapshot.state.own_view(observer), choices)


def _open(snapshot: Snapshot) -> Open:
    return Open(snapshot.versions[-1], snapshot.state.open_view())


def _audible(events: list[Event], observer: int | None) -> int:
    """How many of the events the observer is told."""
    count = 0
    for event in events:
        count += event.told_to(observer)
    return count


def _apart(one: State, other: State) -> tuple[list[Event], list[Event]]:
    """The events of two states of a game since they went apart; however long the game is, only those are looked at."""
    found: tuple[list[list[Event]], list[list[Event]]] = ([], [])
    a, b = one.log, other.log
    while a is not b:
        if b is None or (a is not None and a.number >= b.number):
            assert a is not None
            found[0].append(a.events)
            a = a.before
        else:
            found[1].append(b.events)
            b = b.before
    first, second = ([event for events in reversed(each) for event in events] for each in found)
    return first, second


def submissions(entries: Iterable[LogEntry]) -> Iterator[tuple[int, list[Step], str, str | None]]:
    """A log's entries as they were sent: seat, steps, key; and what is folded there."""
    sent: tuple[int, list[Step], str, str | None] | None = None
    for entry in entries:
        step = None if entry.move is None else msgspec.json.decode(entry.move)
        if entry.key is None and sent is not None:
            sent[1].append(step)
            continue
        if sent is not None:
            yield sent
        sent = (entry.seat, [step], entry.key or "", entry.fold)
    if sent is not None:
        yield sent


def _decides_anew(before: Snapshot, after: Snapshot, seat: int) -> bool:
    """Whether the seat is asked something else than before, or among other moves."""
    asked, asks = before.state.pending.get(seat), after.state.pending.get(seat)
    return asked != asks or before.legal_ids(seat) != after.legal_ids(seat)


def _common(one: list[Any], other: list[Any]) -> int:
    """How many items two lists begin with in common."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))
