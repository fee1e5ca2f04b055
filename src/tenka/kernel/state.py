"""A position of a running or finished game: the contract that programs rely on, and what all games share of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, Final, Self, SupportsIndex

from tenka.kernel.decision import Decision
from tenka.kernel.errors import BadInput, IllegalMove, shown
from tenka.kernel.events import Event
from tenka.kernel.extensible import mypyc_attr
from tenka.kernel.move import Move, MoveLike, SeatLike
from tenka.kernel.rooms import loaded
from tenka.kernel.setup import Setup
from tenka.kernel.stream import SEED_BYTES, Stream, fingerprint
from tenka.kernel.vocabulary import Vocabulary

SPECTATOR: Final = -1
NOBODY: Final = -2


class Entry:
    """A move in the log with the events it caused; entries are never changed, so copies of a state share them."""

    def __init__(self, before: "Entry | None", seat: int, move: int, events: list[Event]) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.seat = seat
        self.move = move
        self.events = events


class Step:
    """A step that can still be taken back, with the position before it and the numbers of its moves in the log."""

    def __init__(self, before: "Step | None", seat: int, position: "State", moves: list[int]) -> None:
        self.before = before
        self.seat = seat
        self.position = position
        self.moves = moves
        self.loose: int = len(moves) if before is None else before.loose + len(moves)  # moves that can be taken back


class Past:
    """What happened before the log: the set-up, or in a resampled world what its seat was told of the true game.

    The latter is found only when it is asked for: a search makes worlds by the thousand, and looks back in none.
    """

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.log: Entry | None = None  # of the true game, while nobody has asked
        self.is_found = True
        self.witness = NOBODY  # the seat that was told it, SPECTATOR, or NOBODY if this is the set-up

    def told(self) -> list[Event]:
        """All of it; not to be changed."""
        if not self.is_found:
            seat = None if self.witness == SPECTATOR else self.witness
            events = self.events + [event for entry in logged(self.log) for event in entry.events]
            self.events = [event for event in events if event.told_to(seat)]
            self.log = None
            self.is_found = True
        return self.events

    def told_to(self, seat: int | None, log: Entry | None) -> "Past":
        """What a seat was told of this and of a log after it."""
        witness = SPECTATOR if seat is None else seat
        if log is None and witness == self.witness:
            return self
        found = Past(self.told())
        found.log = log
        found.witness = witness
        found.is_found = False
        return found


def logged(last: Entry | None) -> list[Entry]:
    """The entries of a log, oldest first."""
    found: list[Entry] = []
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]


def no_such_seat(seat: object) -> IllegalMove:
    """The refusal of a seat that is not at the table."""
    return IllegalMove(None, "no-such-seat", {"seat": shown(seat)})


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. `play` changes it in place; everything else leaves it as it is."""

    __slots__ = (
        *("setup", "stream", "silent", "past", "log", "steps"),
        *("events_on", "told", "irreversible", "listed_seat", "listed"),
    )

    def __init__(self, setup: Setup, stream: Stream) -> None:
        self.setup = setup
        self.stream = stream
        # Set while a move is played and of no meaning between moves
        self.events_on = True  # whether events are being built
        self.told: list[Event] = []  # events of the move being played
        self.irreversible = False  # whether the move being played drew or revealed anything
        self.listed_seat = -1  # the seat whose legal moves are in `listed`, -1 if nobody's are
        self.listed: list[int] = []

    def begin(self) -> None:
        """Nothing has happened yet."""
        self.silent = False  # whether any move was played without events: log and undo end there
        self.past = Past([])
        self.log: Entry | None = None
        self.steps: Step | None = None

    def copy_from(self, other: "State") -> None:
        """Become the same position as `other`; a game adds its own fields."""
        self.stream = other.stream
        self.silent = other.silent
        self.past = other.past
        self.log = other.log
        self.steps = other.steps

    # What Python expects of an object

    def __repr__(self) -> str:
        setup = self.setup
        waits = "over" if self.result is not None else f"waits for {', '.join(map(str, self.pending))}"
        return f"<{setup.game.id} with {setup.players}, {waits}, {self.length} moves>"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, with the same past and the same steps to take back."""
        if self is other:
            return True
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes, and can be no key")

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.setup.game.package, self.dump())

    # What a game provides

    @property
    @abstractmethod
    def pending(self) -> Mapping[int, Decision]:
        """All seats the game waits for, each with its decision."""

    @property
    @abstractmethod
    def result(self) -> Mapping[str, Any] | None:
        """None while the game runs; then scores, ranking and why it ended."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state in the same position: a new one that `copy_from` makes the same."""

    @abstractmethod
    def legal_ids(self, seat: int) -> list[int]:
        """The integers of the legal moves of a seat that exists."""

    @abstractmethod
    def edit_ids(self, seat: int) -> list[int]:
        """The integers of the edits of a seat that exists."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Carry out a move that has been found legal."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move of the vocabulary is neither legal nor an edit for this seat now."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The game's own part of a dump: words and numbers, readable and complete."""

    @abstractmethod
    def seen_by_all(self) -> Mapping[str, Any]:
        """The game's own part of every view, the same whoever looks."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Mapping[str, Any]:
        """The game's own part of one seat's view: what others do not see, or see otherwise."""

    @abstractmethod
    def exchange_unseen(self, seat: int | None, rng: Random) -> None:
        """Become a position that this seat cannot tell from the present one: for `resample`, while the game runs."""

    @abstractmethod
    def draw_anew(self, rng: Random) -> None:
        """Draw anew what chance has yet to decide: for `redraw`, while the game runs."""

    # The contract

    @property
    def vocabulary(self) -> Vocabulary:
        """Every move of the game with its integer."""
        return self.setup.vocabulary

    def legal(self, seat: SeatLike) -> list[Move]:
        """The moves that carry the game forward for this seat."""
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise no_such_seat(seat)
        if seat != self.listed_seat:
            self.listed = self.legal_ids(seat)
            self.listed_seat = seat
        moves = self.setup.vocabulary.moves
        legal: list[Move] = []
        for number in self.listed:
            legal.append(moves[number])
        return legal

    def edits(self, seat: SeatLike) -> list[Move]:
        """The ways to rearrange this seat's own unfinished steps."""
        moves = self.setup.vocabulary.moves
        return [moves[number] for number in self.edit_ids(self.checked(seat))]

    def play(self, seat: SeatLike, move: MoveLike, events: bool = True) -> list[Event]:
        """Carry out a move and return what happened; `events=False` builds and returns no events, for search."""
        number = self.setup.vocabulary.id(move)
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise no_such_seat(seat)
        if seat != self.listed_seat:
            self.listed = self.legal_ids(seat)
        self.listed_seat = -1
        if number not in self.listed and (number < 0 or number not in self.edit_ids(seat)):
            raise self.illegal(seat, number, move)
        if events:
            return self.play_with_events(seat, number, self.copy())
        self.silent = True
        self.steps = None
        self.events_on = False
        self.apply(seat, number)
        return []

    def played(self, seat: SeatLike, move: MoveLike) -> tuple[Self, list[Event]]:
        """The position after a move, and what happened; this one stays as it is, and is what undo goes back to."""
        number = self.setup.vocabulary.id(move)
        who = self.checked(seat)
        if who != self.listed_seat:
            self.listed = self.legal_ids(who)
            self.listed_seat = who
        if number not in self.listed and (number < 0 or number not in self.edit_ids(who)):
            raise self.illegal(who, number, move)
        after = self.copy()
        return after, after.play_with_events(who, number, self)

    def play_id(self, seat: SeatLike, number: SupportsIndex, events: bool = True) -> list[Event]:
        """Carry out the move of an integer, checked as `play` checks it."""
        moves = self.setup.vocabulary.moves
        if type(number) is not int or not 0 <= number < len(moves):
            raise IllegalMove(None, "no-such-move", {"move": shown(number)})
        return self.play(seat, moves[number], events)

    def advance(self, seat: int, moves: list[int]) -> None:
        """Carry out moves known to be legal one after the other, without events and unchecked: for search."""
        self.silent = True
        self.steps = None
        self.events_on = False
        self.listed_seat = -1
        for move in moves:
            self.apply(seat, move)

    def resample(self, seat: SeatLike | None, rng: Random) -> Self:
        """Another full state that this seat (None: a spectator) cannot tell from this one."""
        who = None if seat is None else self.checked(seat)
        other = self.copy()
        other.past = self.past.told_to(who, self.log)
        other.log = None
        other.steps = None
        other.silent = True
        if self.pending:  # else the seed is published: nothing is left to guess
            other.stream = Stream(rng.randbytes(SEED_BYTES))
            other.exchange_unseen(who, rng)
        return other

    def redraw(self, rng: Random) -> Self:
        """A copy in which all that chance has yet to decide is drawn anew.

        That is the order of what lies face down, and the stream. What anybody holds, knows or sees is as it was, and
        so is every legal move; steps cannot be taken back, and of a finished game it is a plain copy.
        """
        other = self.copy()
        if self.pending:
            other.steps = None
            other.silent = True
            other.stream = Stream(rng.randbytes(SEED_BYTES))
            other.draw_anew(rng)
        return other

    def view(self, seat: SeatLike | None, events: bool = True) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, as JSON types."""
        who = None if seat is None else self.checked(seat)
        view = {**self.open_view(), **self.own_view(who)}
        if events:
            view["events"] = self.told_to(who, self.events())
        return view

    def told_to(self, seat: int | None, events: list[Event]) -> list[dict[str, Any]]:
        """Some events as this seat (None: a spectator) is told of them: as JSON types, each with its rule."""
        kinds = self.setup.game.events
        return [kinds.told(event) for event in events if event.told_to(seat)]

    def open_view(self) -> dict[str, Any]:
        """The part of a view that is the same for every seat and for spectators."""
        setup = self.setup
        result = self.result
        return {
            "game": setup.game.id,
            "rules": setup.game.rules,
            "players": setup.players,
            "options": dict(setup.options),
            "fingerprint": setup.fingerprint,
            "seed": None if result is None else self.stream.seed.hex(),
            "pending": [{"seat": s, "kind": d.kind, "rule": d.rule} for s, d in self.pending.items()],
            **self.seen_by_all(),
            "result": result,
        }

    def own_view(self, seat: SeatLike | None) -> dict[str, Any]:
        """The part of a view that is this seat's own (None: a spectator's)."""
        who = None if seat is None else self.checked(seat)
        return {"seat": who, **self.seen_by(who)}

    def can_undo(self, seat: SeatLike) -> bool:
        """Whether this seat alone is at the move and its last step neither drew nor revealed anything."""
        who = self.checked(seat)
        return self.steps is not None and self.steps.seat == who

    def undo(self, seat: SeatLike) -> list[Event]:
        """Take this seat's last step back, and return the events that are no more."""
        if not self.can_undo(seat) or self.steps is None:
            raise IllegalMove(None, "nothing-to-undo")
        taken = self.events_of(self.steps.moves)
        self.restore(self.steps.position)
        return taken

    # What a game may say about undo

    def is_final(self, before: "State", seat: int) -> bool:
        """Whether the move just made cannot be taken back though it neither drew nor sealed anything."""
        return False

    @property
    def is_begun(self) -> bool:
        """Whether who is at the move is in the midst of a step: then the next move is a part of it."""
        return False

    def is_aside(self, move: int) -> bool:
        """Whether a move is no part of any step and stays when steps are taken back: a plan for something else."""
        return False

    def restore(self, other: "State") -> None:
        """Become the same position as `other`, in the midst of a game."""
        self.listed_seat = -1
        self.copy_from(other)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON types; `game.load` makes an equal one of it."""
        setup = self.setup
        steps: list[dict[str, Any]] = []
        step = self.steps
        while step is not None:
            steps.append({"seat": step.seat, "moves": step.moves[:], "position": step.position.position()})
            step = step.before
        return {
            "game": setup.game.id,
            "rules": setup.game.rules,
            "players": setup.players,
            "options": dict(setup.options),
            "fingerprint": setup.fingerprint,
            "seed": self.stream.seed.hex(),
            "imagined": fingerprint(self.stream.seed) != setup.fingerprint,
            "position": self.position(),
            "silent": self.silent,
            "start": [event.as_json() for event in self.start],
            "moves": self.moves(),
            "steps": steps[::-1],
        }

    def record(self, secret: bool = False) -> dict[str, Any]:
        """The game as played: all of it once it is over or if the secret is asked for, else what may be shown."""
        if self.silent:
            raise BadInput("record-silent")
        setup = self.setup
        result = self.result
        everything = secret or result is not None
        return {
            "tenka": 1,
            "game": setup.game.id,
            "rules": setup.game.rules,
            "players": setup.players,
            "options": dict(setup.options),
            "fingerprint": setup.fingerprint,
            "seed": self.stream.seed.hex() if everything else None,
            "start": [event.as_json() for event in self.start if everything or event.told_to(None)],
            "moves": self.moves() if everything else [],
            "result": result,
        }

    # Shared machinery

    def entries(self) -> list[Entry]:
        """The log, oldest first."""
        return logged(self.log)

    @property
    def start(self) -> list[Event]:
        """What happened before the log: the set-up, or in a resampled world what its seat was told."""
        return self.past.told()

    def events(self) -> list[Event]:
        """All that happened so far, whoever may know."""
        told = self.start[:]
        for entry in self.entries():
            told += entry.events
        return told

    @property
    def length(self) -> int:
        """How many moves are in the log."""
        return 0 if self.log is None else self.log.number + 1

    @property
    def loose(self) -> int:
        """How many of them can still be taken back."""
        return 0 if self.steps is None else self.steps.loose

    def events_of(self, numbers: list[int]) -> list[Event]:
        """The events of some moves in the log, by their numbers in order."""
        found: list[list[Event]] = []
        entry = self.log
        while entry is not None and entry.number >= numbers[0]:
            if entry.number in numbers:
                found.append(entry.events)
            entry = entry.before
        return [event for events in found[::-1] for event in events]

    def moves(self) -> list[list[Any]]:
        """The moves so far as JSON types: seat, move, events."""
        moves = self.setup.vocabulary.moves
        return [[e.seat, list(moves[e.move]), [event.as_json() for event in e.events]] for e in self.entries()]

    def tell(self, kind: str, data: dict[str, Any], to: int | None = None) -> None:
        """Note an event of the move being played."""
        self.told.append(Event(kind, data, to))

    def mark_irreversible(self) -> None:
        """Something was drawn or revealed: no step up to here can be taken back."""
        self.irreversible = True

    def checked(self, seat: object) -> int:
        """The seat, if it is at this table."""
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise no_such_seat(seat)
        return seat

    def illegal(self, seat: int, number: int, move: object) -> IllegalMove:
        """Why a move is refused."""
        if number < 0:
            return IllegalMove(None, "no-such-move", {"move": shown(move)})
        if self.result is not None:
            return IllegalMove(None, "game-over")
        if seat not in self.pending:
            return IllegalMove(None, "not-your-turn")
        return self.refusal(seat, number)

    def play_with_events(self, seat: int, number: int, before: "State") -> list[Event]:
        """Carry out a move with events, log and undo; `before` is the same position, and is kept as it is."""
        events = self.carried_out(seat, number)
        self.steps = self._steps_after(before, seat, number, events)
        return [event.copied() for event in events]

    def carried_out(self, seat: int, number: int) -> list[Event]:
        """Carry out a move with events, and note it in the log."""
        self.events_on = True
        self.told = []
        self.irreversible = False
        self.apply(seat, number)
        events = self.told
        self.told = []
        self.log = Entry(self.log, seat, number, events)
        return events

    def _steps_after(self, before: "State", seat: int, number: int, events: list[Event]) -> Step | None:
        """What can be taken back after a move.

        A step whose undoing could tell of what others prepare, or undo it, is none: once the decision has passed to
        somebody else, or while somebody else decides too. What others do meanwhile ends undo where it is told to who is
        at the move; where it is not, that must not show in what can be taken back, and is kept when it is.
        """
        steps, pending = self.steps, list(self.pending)
        if self.silent:
            return None
        aside = self.is_aside(number)
        if steps is not None and (aside or steps.seat != seat) and pending == [steps.seat]:
            told = any(event.told_to(steps.seat) for event in events)
            return None if told else _with_move(steps, seat, number)
        if aside or self.irreversible or pending != [seat] or self.is_final(before, seat):
            return None
        assert self.log is not None
        made = [self.log.number]
        if steps is None or not before.is_begun:
            return Step(steps, seat, before, made)
        made = steps.moves + made
        if self.is_begun or self.events_of(made):
            return Step(steps.before, seat, steps.position, made)
        earlier = steps.before  # it was given up: nothing is left of it but its moves in the log
        return None if earlier is None else Step(earlier.before, seat, earlier.position, earlier.moves + made)


def _with_move(steps: Step, seat: int, number: int) -> Step | None:
    """The same steps, each from a position in which a move that is no part of them has been made, too."""
    chain: list[Step] = []
    step: Step | None = steps
    while step is not None:
        chain.append(step)
        step = step.before
    found: Step | None = None
    for each in reversed(chain):
        position = each.position.copy()
        position.steps = found
        possible = number in position.legal_ids(seat) or number in position.edit_ids(seat)
        if possible and not any(event.told_to(each.seat) for event in position.carried_out(seat, number)):
            found = Step(found, each.seat, position, each.moves)
        else:  # it was possible, or went unseen, only by what has been done since
            found = None
    return found
