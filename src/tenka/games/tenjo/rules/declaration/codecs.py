"""How Tenjo's own kinds of values are written in a dump."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.knowledge.stories import KINDS, Story, told
from tenka.games.tenjo.rules import trading
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, CARDS, ITEMS, POINT_COUNT, POINTS, SITES
from tenka.games.tenjo.rules.elements.effects import EFFECTS, CardEffect
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.catalogue import NAMED
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.rules.vocabulary import VOCABULARY
from tenka.toolkit.declaration.codecs import (
    Bits,
    BySeat,
    Codec,
    Flag,
    Many,
    Maybe,
    Named,
    Record,
    Seat,
    Through,
    Unsound,
    Whole,
    Word,
    demand,
)
from tenka.toolkit.declaration.made import Made, numbers_of, takes
from tenka.toolkit.holdings.offers import Offer

VERBS: Final = tuple(VOCABULARY.verbs)
SMALL: Final = Whole(100_000)
SIGNED: Final = Whole(100_000, -100_000)
SEATS: Final = Bits(Seat())  # a bit each


def players(p: Position) -> int:
    """How many play."""
    return p.players


def observers(p: Position) -> int:
    """The seats, and a spectator."""
    return p.players + 1


def flags(count: int | None = None) -> Callable[[int, Position], list[bool]]:
    """What makes flags of bits: so many, or one a seat."""

    def taken_apart(bits: int, p: Position) -> list[bool]:
        return [bool(bits >> place & 1) for place in range(p.players if count is None else count)]

    return taken_apart


def mask(flags: list[bool], p: Position) -> int:
    """Bits, of flags."""
    return sum(flag << place for place, flag in enumerate(flags))


class Text(Codec):
    """One of a few words, the first of them on an empty table."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def empty(self, p: Any) -> str:
        """The first."""
        return self.words[0]

    def write(self, value: Any, p: Any) -> Any:
        """Itself."""
        return value

    def read(self, found: Any, p: Any) -> str:
        """Itself."""
        demand(type(found) is str and found in self.words)
        return str(found)


class Slices(Codec):
    """A flat list of equal slices, each a list for another codec."""

    def __init__(self, each: Codec, count: Callable[[Position], int]) -> None:
        self.each, self.count = each, count

    def empty(self, p: Any) -> list[int]:
        """All empty."""
        return list(self.each.empty(p)) * self.count(p)

    def write(self, value: Any, p: Any) -> Any:
        """Slice by slice."""
        length = len(value) // self.count(p)
        return [self.each.write(value[start : start + length], p) for start in range(0, len(value), length)]

    def read(self, found: Any, p: Any) -> list[int]:
        """Slice by slice."""
        return [item for piece in Many(self.each, self.count).read(found, p) for item in piece]


class AtCastles(Named):
    """A list by site, written where there is a castle."""

    def __init__(self, each: Codec, absent: Any) -> None:
        super().__init__(SITES, each, absent)

    def write(self, value: Any, p: Any) -> Any:
        """By site."""
        return {
            site: self.each.write(value[place], p)
            for place, site in enumerate(SITES)
            if p.castle_owner[place] != NOBODY
        }


class TaskCodec(Codec):
    """A task: its name, its seat, its other fields."""

    def write(self, value: Any, p: Any) -> Any:
        """All in one list."""
        seat = [] if takes(type(value), "seat") else [NOBODY]
        return [value.name, *seat, *value.variant, *numbers_of(value)]

    def read(self, found: Any, p: Any) -> Task:
        """As its kind reads it."""
        demand(type(found) is list and len(found) > 1 and type(found[0]) is str and found[0] in NAMED)
        kind, numbers = NAMED[found[0]], [SIGNED.read(number, p) for number in found[1:]]
        if not takes(kind, "seat"):
            demand(numbers.pop(0) == NOBODY)
        try:
            return kind.read(numbers)
        except (TypeError, ValueError):
            raise Unsound from None


class EffectCodec(Codec):
    """What a card is to do: the number of its kind and its fields; an empty list if there is none."""

    def empty(self, p: Any) -> None:
        """None."""

    def write(self, value: Any, p: Any) -> Any:
        """All in one list."""
        return [] if value is None else [EFFECTS.index(type(value)), *numbers_of(value)]

    def read(self, found: Any, p: Any) -> CardEffect | None:
        """As its kind is made."""
        parts = Many(SIGNED).read(found, p)
        if not parts:
            return None
        demand(0 <= parts[0] < len(EFFECTS))
        try:
            effect: CardEffect = EFFECTS[parts[0]](*parts[1:])
        except TypeError:
            raise Unsound from None
        return effect


def _chained(happened: list[tuple[int, int, int, int, int]], p: Position) -> Story | None:
    last: Story | None = None
    for each in happened:
        last = Story(last, *each)
    return last


def _offer(
    proposer: int, recipient: int, give: list[int], ask: list[int], koku: int, asked: int, private: bool, terms: int
) -> Offer:
    given, wanted = trading.with_koku(give, koku), trading.with_koku(ask, asked)
    return Offer(proposer, recipient, given, wanted, private, terms)


def _cards(items: list[int]) -> list[int]:
    return [item for item in items if item < len(ITEMS)]


TASK: Final = TaskCodec()
EFFECT: Final = EffectCodec()
SEATS_FLAGGED: Final = Through(BySeat(Flag()), flags(), mask)  # a bit each
CARD_COUNTS: Final = Through(
    Many(Word(CARDS)),
    lambda counts, _: [kind for kind, count in enumerate(counts) for _ in range(count)],
    lambda cards, _: [cards.count(kind) for kind in range(CARD_KINDS)],
)
STORY: Final = Through(
    Many(
        Record(
            lambda story: (story.kind, story.point, story.goal, story.samurai, story.who),
            lambda *parts: parts,
            kind=Word(KINDS),
            point=Word(POINTS),
            goal=Word(POINTS),
            samurai=SMALL,
            who=Maybe(Seat()),
        )
    ),
    lambda last, _: told(last),
    _chained,
)
STEP: Final = Through(
    Many(Word(POINTS), 2),
    lambda step, _: divmod(step, POINT_COUNT),
    lambda points, _: points[0] * POINT_COUNT + points[1],
)
STACK: Final = Record(
    lambda stack: divmod(stack, POINT_COUNT),
    lambda seat, point: seat * POINT_COUNT + point,
    seat=Seat(),
    point=Word(POINTS),
)
VERB: Final = Through(
    Word(VERBS),
    lambda move, _: VERBS.index(VOCABULARY.moves[move][0]),
    lambda verb, _: VOCABULARY.first[VERBS[verb]],
)
PLAYED: Final = Made(PlayedCard, SIGNED)
DOUBT: Final = Made(Doubt, SIGNED)
OFFER: Final = Record(
    lambda offer: (
        *(offer.proposer, offer.recipient, _cards(offer.give), _cards(offer.ask)),
        *(trading.koku_of(offer.give), trading.koku_of(offer.ask), offer.private, offer.terms),
    ),
    _offer,
    proposer=Seat(),
    recipient=Seat(),
    give=Many(Word(ITEMS)),
    ask=Many(Word(ITEMS)),
    koku=SMALL,
    asked_koku=SMALL,
    private=Flag(),
    terms=SMALL,
)
