"""Sekisho's rules (E1 to E5), as the kernel asks for them."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from tenka.kernel.decision import Decision
from tenka.kernel.errors import BadInput, IllegalMove
from tenka.kernel.setup import Setup
from tenka.kernel.shape import shaped
from tenka.kernel.state import State
from tenka.kernel.stream import Stream
from tenka.kernel.vocabulary import Vocabulary, verb

CARDS = tuple(range(1, 21))
HAND = {2: 6, 3: 6, 4: 4}  # E1: everyone guards equally often
PAST, CAUGHT, QUIET = 2, 1, 1  # E4: points

VOCABULARY = Vocabulary([verb("guard", card=CARDS), verb("travel", card=CARDS), verb("stay", card=CARDS)])
GUARD, TRAVEL = Decision("guard", "E2"), Decision("travel", "E3")


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """All that lies on the table: declared once, for copies, dumps and checks."""

    hands: list[list[int]]  # by seat
    stayed: list[list[int]]  # by seat: laid aside face down
    travelling: list[int | None]  # by seat: face up before the barrier
    points: list[int]
    rest: list[int]  # never dealt
    gone: list[int] = []  # face up, of earlier rounds
    guard: int | None = None  # face down
    round: int = 0
    turn: int = 0  # 0: the guard; then the others in order


class Sekisho(State):
    """A position of Sekisho."""

    def __init__(self, setup: Setup, stream: Stream, at: Position) -> None:
        super().__init__(setup, stream)
        self.begin()
        self.at = at

    @property
    def guarding(self) -> int:
        """The seat at the barrier in this round (E2)."""
        return self.at.round % self.setup.players

    @property
    def moving(self) -> int:
        """The seat whose turn it is."""
        return (self.at.round + self.at.turn) % self.setup.players

    @property
    def is_over(self) -> bool:
        """Whether all rounds are played (E5)."""
        return self.at.round == HAND[self.setup.players]

    @property
    def pending(self) -> Mapping[int, Decision]:
        """One seat at a time."""
        return {} if self.is_over else {self.moving: TRAVEL if self.at.turn else GUARD}

    @property
    def result(self) -> dict[str, Any] | None:
        """Points, places, and who has most (E5)."""
        if not self.is_over:
            return None
        points = self.at.points[:]
        ranking = sorted(range(len(points)), key=lambda seat: -points[seat])
        winners = [seat for seat in ranking if points[seat] == max(points)]
        return {"scores": points, "ranking": ranking, "winners": winners}

    # Moves

    def legal_ids(self, seat: int) -> list[int]:
        """Any card of one's hand, at the barrier, on the road or at home (E2, E3)."""
        if seat not in self.pending:
            return []
        verbs = ("travel", "stay") if self.at.turn else ("guard",)
        return [VOCABULARY.id((verb, card)) for verb in verbs for card in sorted(self.at.hands[seat])]

    def edit_ids(self, seat: int) -> list[int]:
        """A card laid is laid."""
        return []

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move cannot be made now."""
        rule = self.pending[seat].rule
        verb, card = VOCABULARY.moves[move]
        if (verb == "guard") == (self.at.turn == 0):
            return IllegalMove(rule, "not-in-hand", {"card": card})
        return IllegalMove(rule, "wrong-time", {"decision": self.pending[seat].kind})

    def apply(self, seat: int, move: int) -> None:
        """Lay a card; the last one of a round opens the barrier (E4)."""
        verb, card = str(VOCABULARY.moves[move][0]), int(VOCABULARY.moves[move][1])
        self.at.hands[seat].remove(card)
        if verb == "travel":
            self.at.travelling[seat] = card
            self.tell("travelled", {"seat": seat, "card": card})
        else:
            if verb == "guard":
                self.at.guard = card
            else:
                self.at.stayed[seat].append(card)
            self.tell("guarded" if verb == "guard" else "stayed", {"seat": seat})
            self.tell("laid", {"seat": seat, "card": card}, seat)
        self.at.turn += 1
        if self.at.turn == self.setup.players:
            self._open()

    def _open(self) -> None:
        """The guard's card is turned up: who has a higher one gets past, the others are caught (E4)."""
        at, guarding, guard = self.at, self.guarding, self.at.guard
        assert guard is not None
        self.tell("opened", {"seat": guarding, "card": guard})
        self.mark_irreversible()
        if not any(at.travelling):
            self._score("quiet", guarding, QUIET)
        for seat, card in enumerate(at.travelling):
            if card is not None:
                past = card > guard
                self._score("past" if past else "caught", seat if past else guarding, PAST if past else CAUGHT)
                at.gone.append(card)
        at.gone.append(guard)
        at.travelling, at.guard = [None] * self.setup.players, None
        at.round, at.turn = at.round + 1, 0

    def _score(self, kind: str, seat: int, points: int) -> None:
        self.at.points[seat] += points
        self.tell(kind, {"seat": seat, "points": points, "total": self.at.points[seat]})

    # What everyone sees, and what only one does

    def seen_by_all(self) -> dict[str, Any]:
        """All that lies face up, and how much lies face down."""
        at = self.at
        return {
            "round": min(at.round + 1, HAND[self.setup.players]),
            "roles": ["guard" if seat == self.guarding and not self.is_over else None for seat in range(len(at.hands))],
            "points": at.points[:],
            "cards_left": [len(hand) for hand in at.hands],
            "travelling": at.travelling[:],
            "gone": sorted(at.gone),
        }

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """One's own cards."""
        if seat is None:
            return {"hand": None, "guard": None, "stayed": None}
        own = self.at.guard if seat == self.guarding else None
        return {"hand": sorted(self.at.hands[seat]), "guard": own, "stayed": self.at.stayed[seat][:]}

    def exchange_unseen(self, seat: int | None, rng: Random) -> None:
        """Every card that this seat has not seen may lie wherever it has not looked, each way as likely."""
        at = self.at
        unseen = [heap for heaps in (at.hands, at.stayed) for whose, heap in enumerate(heaps) if whose != seat]
        hidden = [] if at.guard is None or seat == self.guarding else [at.guard]
        pool = sorted(card for heap in (*unseen, at.rest, hidden) for card in heap)
        rng.shuffle(pool)
        for heap in (*unseen, at.rest):
            heap[:] = sorted(pool.pop() for _ in heap)
        if hidden:
            at.guard = pool.pop()

    def draw_anew(self, rng: Random) -> None:
        """After the deal chance decides nothing more."""

    # Copies and dumps

    def copy(self) -> "Sekisho":
        """An independent state in the same position."""
        other = Sekisho(self.setup, self.stream, self.at)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        assert isinstance(other, Sekisho)
        super().copy_from(other)
        self.at = msgspec.convert(other.position(), Position)

    def position(self) -> dict[str, Any]:
        """The position as JSON types."""
        found: dict[str, Any] = msgspec.to_builtins(self.at)
        return found


def start(setup: Setup, stream: Stream) -> Sekisho:
    """Deal (E1)."""
    players, count = setup.players, HAND[setup.players]
    deck = stream.shuffled(list(CARDS), "deal", 0)
    hands = [sorted(deck[seat * count : (seat + 1) * count]) for seat in range(players)]
    at = Position(hands, [[] for _ in hands], [None] * players, [0] * players, sorted(deck[players * count :]))
    state = Sekisho(setup, stream, at)
    for seat, hand in enumerate(hands):
        state.tell("dealt", {"seat": seat, "count": count})
        state.tell("hand", {"seat": seat, "cards": hand[:]}, seat)
    return state


def place(setup: Setup, stream: Stream, position: dict[str, Any]) -> Sekisho:
    """A state in a dumped position; refused if it could not be."""
    at = shaped(position, Position, "bad-dump")
    laid = [card for card in (*at.travelling, at.guard) if card is not None]
    heaps = [*at.hands, *at.stayed, at.rest, at.gone, laid]
    sound = sorted(card for heap in heaps for card in heap) == list(CARDS)
    by_seat = (at.hands, at.stayed, at.travelling, at.points)
    if not sound or any(len(each) != setup.players for each in by_seat) or not 0 <= at.turn < setup.players:
        raise BadInput("bad-dump", {"where": "$.position"})
    return Sekisho(setup, stream, at)
