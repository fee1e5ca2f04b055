"""Shogun's position, declared: every field with its type, its start, who may see it, and its place in a dump.

What a dump from outside must hold between fields is in laws.py.
"""

from __future__ import annotations

from tenka.games.shogun.knowledge.throws import Throw, history
from tenka.games.shogun.rules.components.ground import Ground, ground_of
from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    ARMIES,
    BUILDING_STOCK,
    BUILDINGS,
    CARDS,
    EVENTS,
    FARMERS,
    GROUP_SIZES,
    NO_CARD,
    PLACES,
    PROVINCES,
    SEASONS,
    SPACE_COUNT,
    SPACES,
    SPECIALS,
    YEARS,
)
from tenka.games.shogun.rules.declaration.laws import LAWS
from tenka.games.shogun.rules.position import (
    NOBODY,
    NOTHING,
    OUT,
    PHASES,
    PLANNING,
    Position,
)
from tenka.toolkit.declaration.codecs import (
    Bits,
    BySeat,
    Cut,
    Flag,
    Many,
    Maybe,
    Named,
    Record,
    Seat,
    Through,
    Whole,
    Word,
    demand,
)
from tenka.toolkit.declaration.fields import HIDDEN, MOVER, OWN, Declaration, Part, field, found

PROVINCE = Word(PROVINCES)
EVENT = Word(EVENTS)
COLOURS = Many(Whole(), lambda p: p.players + 1)  # the seats, then the farmers
THROW = Record(lambda throw: throw, lambda thrown, out: (thrown, out), thrown=COLOURS, out=COLOURS)


def _with_those_out(owner: list[int], p: Position) -> list[int]:
    """Nobody has a province that is out of the game (H1)."""
    demand(all(owner[province] == NOBODY for province in p.ground.out))
    return [OUT if province in p.ground.out else seat for province, seat in enumerate(owner)]


def _chained(throws: list[tuple[list[int], list[int]]]) -> Throw | None:
    """Throws as they are kept: no more came out than was inside."""
    last: Throw | None = None
    for thrown, out in throws:
        last = Throw(last, thrown, out)
        demand(min(last.resting) >= 0)
    return last


def _specials(p: Position) -> list[int]:
    """Each seat has the special card of its place while the round lasts."""
    special = [NOTHING] * p.players
    if p.event != NOTHING and p.phase != PLANNING:
        for seat, card in zip(p.places, p.specials, strict=False):
            if seat != NOBODY:
                special[seat] = card
    return special


class Season(Part):
    """The board, where the game is, and whom it waits for."""

    ground: Ground = found(lambda p: ground_of(p.setup))
    flat: bool = found(lambda p: p.setup.options["tower"] == "flat")  # whether the tower is the flat one (H21)
    may_decline: bool = found(lambda p: bool(p.setup.options["may_decline_move"]))  # option of H10
    phase: int = field(Word(PHASES))
    seat: int = field(Maybe(Seat()), start=0)  # whom the game waits for, where it is one seat alone
    year: int = field(Whole(YEARS, 1))
    season: int = field(Word(SEASONS))


class Provinces(Part):
    """By province: whose it is, and what stands there."""

    owner: list[int] = field(
        Through(
            Named(PROVINCES, Seat(), NOBODY),
            lambda owner, _: [max(seat, NOBODY) for seat in owner],
            _with_those_out,
        )
    )
    armies: list[int] = field(Named(PROVINCES, Whole()))
    buildings: list[int] = field(Named(PROVINCES, Bits(Word(BUILDINGS))))  # a bit each
    unrest: list[int] = field(Named(PROVINCES, Whole()))


class Holdings(Part):
    """By seat: who has what; and the common supplies."""

    owned: list[int] = found(lambda p: [_mask(p.owner, seat) for seat in range(p.players)])  # provinces, a bit each
    chests: list[int] = field(BySeat(Whole()))
    rice: list[int] = field(BySeat(Whole()))
    scores: list[int] = field(BySeat(Whole()))
    supply: list[int] = field(BySeat(Whole()), start=lambda p: [ARMIES] * p.players)
    farmers: int = field(Whole(), start=FARMERS)
    stock: list[int] = field(Named(BUILDINGS, Whole()), start=BUILDING_STOCK)  # buildings by kind


class Tower(Part):
    """The tower, by colour: the seats, then the farmers."""

    upper: list[int] = field(COLOURS, seen=HIDDEN)
    lower: list[int] = field(COLOURS, seen=HIDDEN)
    tray: list[int] = field(COLOURS)
    throws: Throw | None = field(  # what everybody saw of it
        Through(
            Many(THROW),
            lambda last, _: [(throw.thrown, throw.out) for throw in history(last)],
            lambda throws, _: _chained(throws),
        )
    )
    thrown: int = found(lambda p: len(history(p.throws)))  # how many throws there were


class Cards(Part):
    """Events: face down, open, this round's, out of the game. Actions and special cards of the round."""

    event_stack: list[int] = field(Many(EVENT, distinct=True), seen=HIDDEN)
    open_events: list[int] = field(Many(EVENT, distinct=True), seen=HIDDEN)
    event: int = field(Maybe(EVENT))
    gone_events: list[int] = field(Many(EVENT, distinct=True))
    actions: list[int] = field(Many(Word(ACTIONS), distinct=True), seen=HIDDEN)  # in the order they are done
    specials: list[int] = field(Many(Word(SPECIALS), distinct=True))  # by place
    places: list[int] = field(Many(Maybe(Seat()), PLACES))  # the seat at each place
    special: list[int] = found(_specials)  # by seat


class Round(Part):
    """The round: the planning boards, the auction, the actions."""

    order: list[int] = field(Many(Seat()))
    step: int = field(
        Whole(len(ACTIONS) - 1, NOTHING), start=NOTHING
    )  # the action being done, NOTHING before the first
    turn: int = field(Seat())  # whose turn in `order` it is
    # Eleven spaces a seat: a card, NO_CARD if it is left empty on purpose, NOTHING if not served
    plan: list[int] = field(
        Through(
            BySeat(Named(SPACES, Word(CARDS), NOTHING)),
            lambda plan, _: [plan[first : first + SPACE_COUNT] for first in range(0, len(plan), SPACE_COUNT)],
            lambda plans, _: [card for plan in plans for card in plan],
        ),
        seen=OWN,
    )
    laid: list[int] = found(lambda p: [_laid(p, seat) for seat in range(p.players)], seen=OWN)  # cards, a bit each
    shown: list[int] = field(BySeat(Bits(Word(SPACES))))  # by seat: spaces that everybody has seen, a bit each
    ready: int = field(Bits(Seat()))
    gained: int = field(Bits(PROVINCE))  # provinces won this round
    bid_order: list[int] = field(Many(Seat()))
    bid_next: int = field(Whole())


class March(Part):
    """A march."""

    province: int = field(Maybe(PROVINCE))  # where from
    target: int = field(Maybe(PROVINCE), seen=MOVER)


class Winter(Part):
    """Winters: those scored, and the one that is on."""

    missing: list[int] = field(BySeat(Whole()))  # unsupplied provinces by seat (H22)
    rising: list[int] = field(Many(PROVINCE, distinct=True))  # provinces still to revolt
    winters: list[list[int]] = field(Many(Many(Whole())))  # see scoring.py


class Draft(Part):
    """The draft."""

    stack: list[int] = field(Many(PROVINCE, distinct=True), seen=HIDDEN)  # the top card first
    under: int = field(Whole())  # how many cards at its bottom everybody has seen
    open: list[int] = field(Many(PROVINCE, distinct=True))
    groups: list[int] = field(Cut(Whole(), len(GROUP_SIZES)))  # by seat: how many groups of each size are to be placed
    card: int = field(Maybe(PROVINCE))  # taken, its group still to be chosen
    renewed: bool = field(Flag())
    last_open: list[int] = field(BySeat(Bits(PROVINCE)))  # by seat: the cards open at its last pick


def _mask(owner: list[int], seat: int) -> int:
    return sum(1 << province for province, each in enumerate(owner) if each == seat)


def _laid(p: Position, seat: int) -> int:
    """The cards on a board, a bit each."""
    plan = p.plan[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
    return sum(1 << card for card in set(plan) if card not in (NOTHING, NO_CARD))


POSITION = Declaration(Season, Provinces, Holdings, Tower, Cards, Round, March, Winter, Draft, laws=LAWS)
