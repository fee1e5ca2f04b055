"""Tenjo's position, declared: every field with its type, its start, who may see it, and its place in a dump.

Samurai are counted in thousands, koku in hundreds. What must hold between the fields of a dump is in `dumps`.
"""

from __future__ import annotations

from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.knowledge.stories import Story
from tenka.games.tenjo.rules.components.figures import Figures, figures_of
from tenka.games.tenjo.rules.components.pieces import (
    CASTLES,
    COMPONENTS,
    ELEMENTS,
    FAMILY,
    FAMILY_OF,
    FATES,
    POINTS,
    PROVINCES,
    RELATIVES,
    RING_VALUES,
    SITES,
)
from tenka.games.tenjo.rules.declaration import rehearsal, soundness
from tenka.games.tenjo.rules.declaration.codecs import (
    CARD_COUNTS,
    DOUBT,
    EFFECT,
    OFFER,
    PLAYED,
    SEATS,
    SEATS_FLAGGED,
    SIGNED,
    SMALL,
    STACK,
    STEP,
    STORY,
    TASK,
    VERB,
    AtCastles,
    Slices,
    Text,
    flags,
    mask,
    observers,
    players,
)
from tenka.games.tenjo.rules.elements.effect import Effect
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.position import ABSENT, DEAD, GOODS, NOBODY, NOTHING, SPREAD, Position
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.rules.trading import A_MONTH
from tenka.toolkit.declaration.codecs import Bits, BySeat, Flag, Many, Maybe, Named, Seat, Through, Whole, Word
from tenka.toolkit.declaration.fields import HIDDEN, MOVER, OWN, Declaration, Part, Together, field, found
from tenka.toolkit.holdings.offers import Offer


class Calendar(Part):
    """What the game is at, and when."""

    figures: Figures = found(lambda p: figures_of(p.setup))  # of the box
    tasks: list[Task] = field(Many(TASK), seen=HIDDEN)  # the top one last; who is promised in marriage is secret
    year: int = field(SMALL)
    month: int = field(SMALL)
    order: list[int] = field(Many(Seat(), distinct=True), start=lambda p: list(range(p.players)))
    turn: int = field(SIGNED)  # whose turn in `order` it is
    alive: int = field(SEATS_FLAGGED, start=lambda p: (1 << p.players) - 1)  # seats not eliminated, a bit each
    over: bool = field(Flag())
    why: str = field(Text(("", "years", "shogun", "last")))  # how the game ended


class OnTheBoard(Part):
    """Who is where: samurai by seat and point, daimyō and shadow warriors by seat and province."""

    samurai: list[int] = field(Slices(Named(POINTS, SMALL), players), seen=HIDDEN)
    stories: list[Story | None] = field(BySeat(STORY), seen=HIDDEN)  # what can be known of each seat's stacks
    daimyo: list[int] = field(Slices(Named(PROVINCES, SMALL), players))
    shadows: list[int] = field(Slices(Named(PROVINCES, SMALL), players))
    # What was found last, by seat, and in which lists: these are never changed in place
    stacks_of: list[int] = found([], seen=HIDDEN)
    stacks_found: list[list[int]] = found([], seen=HIDDEN)
    leaders_of: list[int] = found([], seen=HIDDEN)
    leaders_found: list[int] = found([], seen=HIDDEN)  # provinces, a bit each
    castles_of: list[int] = found([], seen=HIDDEN)
    castles_found: list[list[int]] = found([], seen=HIDDEN)


class Castles(Part):
    """By site: castles and what lies in them; by family card: where it is."""

    castle_owner: list[int] = field(AtCastles(Seat(), NOBODY))
    castle_card: list[int] = field(AtCastles(Word(CASTLES), NOTHING))
    koku: list[int] = field(AtCastles(SMALL, 0), seen=HIDDEN)
    ronin_castle: int = field(Through(AtCastles(Flag(), False), flags(len(SITES)), mask))  # conquered by ronin (T32)
    family: list[int] = field(
        Named(FAMILY, Maybe(Word(SITES), DEAD), ABSENT),
        start=lambda p: [DEAD if owner < p.players else ABSENT for owner in FAMILY_OF],
        seen=HIDDEN,
    )  # a site
    hostages: int = field(Bits(Word(FAMILY)), seen=HIDDEN)  # given by their owner (T28); others are captives


class HandsAndPiles(Part):
    """Hands by seat and kind, what somebody surely holds by observer, seat and kind, and the piles."""

    hands: list[int] = field(Slices(CARD_COUNTS, players), seen=HIDDEN)
    known: list[int] = field(Slices(Slices(CARD_COUNTS, players), players), seen=HIDDEN)
    element_deck: list[int] = field(Many(Word(ELEMENTS)), seen=HIDDEN)
    element_discards: list[int] = field(Many(Word(ELEMENTS)))
    ring_deck: list[int] = field(Many(Word(RING_VALUES)), seen=HIDDEN)
    ring_discards: list[int] = field(Many(Word(RING_VALUES)))
    fate_deck: list[int] = field(Many(Word(FATES)), seen=HIDDEN)
    fate_discards: list[int] = field(Many(Word(FATES)))
    castle_deck: list[int] = field(Many(Word(CASTLES)), seen=HIDDEN)
    castle_discards: list[int] = field(Many(Word(CASTLES)))  # of castles razed
    fund: list[int] = field(BySeat(SMALL))  # T40, in thousands
    rolls: int = field(SMALL)  # dice thrown so far
    draws: int = field(SMALL)  # piles shuffled so far


class Reckoning(Part):
    """What can be reckoned of others: see reckoning.py."""

    unseen: list[int] = field(
        Slices(Many(SIGNED, lambda p: p.players * GOODS), observers), seen=HIDDEN
    )  # by observer, seat and kind of goods: what came to the seat, less what left it, unseen
    doubts: list[Doubt] = field(Many(DOUBT), seen=HIDDEN)  # koku that may have gone unseen
    last_held: list[int] = field(
        Slices(Many(Seat(), lambda p: p.players * len(RELATIVES)), observers),
        start=lambda p: FAMILY_OF[: p.players * len(RELATIVES)] * observers(p),
        seen=HIDDEN,
    )  # by observer and family card: who held it when the observer last knew


class ThisTurn(Part):
    """The turn, and what lasts a turn, a month or a year."""

    income_done: bool = field(Flag())
    rolled: bool = field(Flag())
    points: int = field(SMALL)  # action points left
    moved: bool = field(Flag())  # whether the province move was used
    crossing: bool = field(Flag())  # T24
    claimed: bool = field(Flag())  # T38
    marched: list[int] = field(Many(STEP))  # in this turn, in order, each from point * POINT_COUNT + to point
    parleyed: int = field(SEATS)  # T14: seats that may not be attacked this turn
    unled: list[int] = field(Many(SMALL))  # T13: attacks nobody led, each point * MOST_PLAYERS + seat attacked
    shields: list[int] = field(BySeat(SEATS))  # T26: by seat, from whom it is safe this month
    truces: list[int] = field(BySeat(SEATS))  # T34: by seat, with whom there is peace in the first month
    passage: list[int] = field(BySeat(SEATS), seen=HIDDEN)  # T9: by seat, who is let in
    turned: list[int] = field(BySeat(Whole(255)), seen=HIDDEN)  # to whom granted this month; from bit 4 on, taken back
    produced: list[int] = field(BySeat(Bits(Whole(len(COMPONENTS) - 1))))  # T35: by seat, components taken this year


class SetUp(Part):
    """The set-up in secret (T4)."""

    ready: int = field(SEATS_FLAGGED)
    spread: list[int] = field(Slices(Many(SMALL, SPREAD), players), seen=HIDDEN)


class UnfinishedStep(Part):
    """The unfinished step of the seat that is asked."""

    doing: int = field(Maybe(VERB), seen=MOVER)  # a verb's first move, NOTHING if nothing is begun
    source: int = field(SIGNED, start=NOTHING, seen=MOVER)
    goal: int = field(SIGNED, start=NOTHING, seen=MOVER)
    amount: int = field(SMALL, seen=MOVER)  # thousand samurai, or hundred koku
    picked: list[int] = field(Many(Word(POINTS)), seen=MOVER)
    element: int = field(Maybe(Word(ELEMENTS)), seen=MOVER)
    rings: list[int] = field(Many(SMALL, len(RING_VALUES)), seen=MOVER)  # how many of each value


class Fight(Part):
    """A battle."""

    battle_seat: int = field(Maybe(Seat()))
    battle_foe: int = field(Maybe(Seat()))
    battle_point: int = field(Maybe(Word(POINTS)))
    masterless: bool = field(Flag())  # whether the attack was declared by ronin, who need no daimyō (T13)
    attackers: list[int] = field(Many(STACK))  # stacks: seat * points + point
    defenders: list[int] = field(Many(STACK))
    helpers: list[int] = field(Many(SEATS, 2))  # seats whose daimyō help: attack, defence
    face_up: bool = field(Flag())  # whether the stacks that take part are seen by all (T17)
    factors: list[int] = field(Many(SIGNED))  # daimyō, ratio, stacks, castle; empty until they are found
    engagements: int = field(SMALL)
    overcome: list[PlayedCard] = field(Many(PLAYED))  # of a Void against the attack, beaten in this window (T16)


class CardChain(Part):
    """Cards against each other (T27), and what the first one would do."""

    contest: list[PlayedCard] = field(Many(PLAYED))
    effect: Effect | None = field(EFFECT, seen=HIDDEN)


class Trade(Part):
    """Offers, and those being made (T29)."""

    offers: list[Offer] = field(Many(OFFER), seen=HIDDEN)
    drafts: list[Offer | None] = field(BySeat(Maybe(OFFER, None)), seen=OWN)
    offered: list[int] = field(BySeat(Whole(A_MONTH)), seen=OWN)  # offers made this month


GROUPS = (
    Together(
        "seats",
        {
            **{name: name for name in ("alive", "ready", "samurai", "daimyo", "shadows", "known", "spread", "fund")},
            **{name: name for name in ("shields", "truces", "passage", "turned", "produced", "offered")},
            "story": "stories",
            "hand": "hands",
        },
    ),
    Together(
        "castles",
        {"owner": "castle_owner", "card": "castle_card", "koku": "koku", "ronin": "ronin_castle"},
        by_name=True,
    ),
)


def _complete(p: Position) -> None:
    """Play can go on from it."""
    soundness.check(p)
    rehearsal.check(p)


POSITION = Declaration(
    *(
        Calendar,
        OnTheBoard,
        Castles,
        HandsAndPiles,
        Reckoning,
        ThisTurn,
        SetUp,
        UnfinishedStep,
        Fight,
        CardChain,
        Trade,
    ),
    groups=GROUPS,
    complete=_complete,
)
