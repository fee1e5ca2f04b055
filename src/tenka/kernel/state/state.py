"""A position: the contract that programs rely on, played, taken back and copied alike in all games."""

from random import Random
from typing import Any, Self, SupportsIndex

from tenka.kernel.errors import IllegalMove, shown
from tenka.kernel.events import Event
from tenka.kernel.move import Move, MoveLike, SeatLike
from tenka.kernel.rooms import loaded
from tenka.kernel.setup import Setup
from tenka.kernel.state.extensible import mypyc_attr
from tenka.kernel.state.shown import Shown, no_such_seat
from tenka.kernel.stream import SEED_BYTES, Stream, fingerprint
from tenka.kernel.vocabulary import Vocabulary


class Step:
    """A step that can still be taken back, with the position before it and the numbers of its moves in the log."""

    def __init__(self, before: "Step | None", seat: int, position: "State", moves: list[int]) -> None:
        self.before = before
        self.seat = seat
        self.position = position
        self.moves = moves
        self.loose: int = len(moves) if before is None else before.loose + len(moves)  # moves that can be taken back


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Shown):
    """A position. `play` changes it in place; everything else leaves it as it is."""

    __slots__ = ("listed", "listed_seat", "steps")

    def __init__(self, setup: Setup, stream: Stream) -> None:
        super().__init__(setup, stream)
        self.listed_seat = -1  # the seat whose legal moves are in `listed`, -1 if nobody's are
        self.listed: list[int] = []

    def begin(self) -> None:
        """Nothing has happened yet."""
        super().begin()
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
        try:
            for number in self.listed:
                legal.append(moves[number])
        except IndexError:
            listed = f"legal_ids({seat}) lists {max(self.listed)}"
            raise IndexError(f"{listed}: moves are numbered from 0 to {len(moves) - 1}") from None
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
        """Whether the move just made cannot be taken back though it neither drew nor revealed anything."""
        return False

    def restore(self, other: "State") -> None:
        """Become the same position as `other`, in the midst of a game."""
        self.listed_seat = -1
        self.copy_from(other)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON types; `game.load` makes an equal one of it."""
        steps: list[dict[str, Any]] = []
        step = self.steps
        while step is not None:
            steps.append({"seat": step.seat, "moves": step.moves[:], "position": step.position.position()})
            step = step.before
        return {
            **self.heading(),
            "seed": self.stream.seed.hex(),
            "imagined": fingerprint(self.stream.seed) != self.setup.fingerprint,
            "position": self.position(),
            "silent": self.silent,
            "start": [event.as_json() for event in self.start],
            "moves": self.moves(),
            "steps": steps[::-1],
        }

    # Shared machinery

    @property
    def loose(self) -> int:
        """How many moves of the log can still be taken back."""
        return 0 if self.steps is None else self.steps.loose

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
