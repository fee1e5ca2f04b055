"""Resampling of family cards: whose castles they may lie in, as hostages or captives (T28, T31).

Cards that neither are the seat's nor lie with it may be with any other. Who holds them is drawn among all that fits
what is seen: daimyō are supported, who fights for another may, what is offered is there.
"""

from itertools import product
from math import prod
from random import Random
from typing import Final

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, FAMILY_OF, PROVINCE_COUNT, RELATIVES
from tenka.games.tenjo.rules.elements.effects import BurnsFamily
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.tasks.battle import ATTACK, DEFENCE_SIDE, Outcome
from tenka.games.tenjo.rules.tasks.daimyo import Check
from tenka.games.tenjo.rules.tasks.turn import Turn
from tenka.games.tenjo.rules.tasks.year import Marriage

FAITHFUL: Final = 8  # times likelier that a card is where it was last seen than with somebody else

Place = tuple[int, bool]  # who holds a card, and whether as a hostage


class Bonds:
    """What is known of who holds the cards of an owner."""

    def __init__(self) -> None:
        self.helpers: list[list[int]] = []  # of each of these seats one holds a hostage
        self.strangers: list[int] = []  # none of these seats does
        self.home = False  # whether a card is at home
        self.fighting: list[list[int]] = []  # as helpers, but hostages may have changed hands meanwhile

    def allow(self, places: tuple[Place, ...], owner: int, *, fighting: bool) -> bool:
        """Whether cards can be there."""
        holding = [holder for holder, hostage in places if hostage]
        if self.home and all(holder != owner for holder, _ in places):
            return False
        if any(seat in holding for seat in self.strangers):
            return False
        helpers = self.helpers + self.fighting if fighting else self.helpers
        return all(any(seat in holding for seat in seats) for seats in helpers)


def rehouse(position: Position, seat: int | None, rng: Random) -> None:
    """Family cards in another world."""
    for owner in range(position.players):
        first = owner * len(RELATIVES)
        unknown = [
            card
            for card in range(first, first + len(RELATIVES))
            if position.family[card] >= 0 and seat not in (owner, position.holder(card))
        ]
        if unknown:
            _rehouse(position, seat, owner, unknown, rng)


def _rehouse(position: Position, seat: int | None, owner: int, unknown: list[int], rng: Random) -> None:
    bonds = _bonds(position, seat, owner)
    places = [_places(position, seat, card) for card in unknown]
    weights = [
        [_weight(position, seat, card, place) for place in each] for card, each in zip(unknown, places, strict=True)
    ]
    chosen = _chosen(bonds, owner, places, weights, rng)
    for card, (holder, hostage) in zip(unknown, chosen, strict=True):
        position.move_family(card, rng.choice(position.castles(holder)), given=hostage)


def _places(position: Position, seat: int | None, card: int) -> list[Place]:
    """With whom a card may be: with its owner, or with another as hostage or captive; who offers it has it."""
    sure = _sure_holder(position, seat, card)
    found: list[Place] = []
    for holder in range(position.players):
        if holder != seat and position.castles(holder) and sure in (NOBODY, holder):
            found += [(holder, False)] if holder == FAMILY_OF[card] else [(holder, True), (holder, False)]
    return found


def _sure_holder(position: Position, seat: int | None, card: int) -> int:
    """Who must hold a card: who offers it, or has answered Fire for it (T27)."""
    for offer in position.offers:
        if offer.seen_by(seat) and CARD_KINDS + card in offer.give:
            return offer.proposer
    effect = position.effect
    if len(position.contest) > 1 and isinstance(effect, BurnsFamily) and effect.card == card:
        return position.contest[1].seat
    return NOBODY


def _weight(position: Position, seat: int | None, card: int, place: Place) -> int:
    """How likely a card is there; with its owner as likely as with another, as a hostage or not."""
    observer = position.players if seat is None else seat
    at_home = 2 if place[0] == FAMILY_OF[card] else 1
    return at_home * (FAITHFUL if place[0] == reckoning.last_held(position, observer, card) else 1)


def _chosen(
    bonds: Bonds, owner: int, places: list[list[Place]], weights: list[list[int]], rng: Random
) -> tuple[Place, ...]:
    """Places for all cards together that are allowed, each as likely as they are."""
    if not (bonds.helpers or bonds.strangers or bonds.home or bonds.fighting):
        return tuple(rng.choices(each, weight)[0] for each, weight in zip(places, weights, strict=True))
    worlds = list(product(*places))
    likely = [prod(each) for each in product(*weights)]
    for fighting in (True, False):
        found = [number for number, world in enumerate(worlds) if bonds.allow(world, owner, fighting=fighting)]
        if found:
            return worlds[rng.choices(found, [likely[number] for number in found])[0]]
    return rng.choices(worlds, likely)[0]


# What everybody sees, or the seat


def _bonds(position: Position, seat: int | None, owner: int) -> Bonds:
    bonds = Bonds()
    if _is_settled(position):
        for province in range(PROVINCE_COUNT):
            if _needs_support(position, owner, province):
                _see_helping(position, seat, owner, _supporting(position, province), bonds.helpers)
    if seat is not None and _is_at_turn(position, seat) and position.doing == NOTHING:
        _see_denouncing(position, seat, owner, bonds)
    if position.battle_seat != NOBODY:
        _see_fighting(position, seat, owner, bonds)
    bonds.home = any(
        isinstance(task, Marriage) and task.card != NOTHING and task.other == owner for task in position.tasks
    )
    return bonds


def _is_at_turn(position: Position, seat: int) -> bool:
    top = position.tasks[-1]
    return isinstance(top, Turn) and top.seat == seat


def _is_settled(position: Position) -> bool:
    """Whether whoever is not supported has been removed: not while losses are taken, before it is looked for (T12)."""
    return not any(isinstance(task, Check | Outcome) for task in position.tasks)


def _needs_support(position: Position, owner: int, province: int) -> bool:
    """Whether a daimyō, or by option a shadow warrior, stands there without own samurai (T12)."""
    there = position.daimyo_in(owner, province)
    if position.setup.options["shadow_isolation"]:
        there += position.shadows_in(owner, province)
    return there > 0 and not position.supports_in(owner, province)


def _supporting(position: Position, province: int) -> list[int]:
    return [each for each in range(position.players) if position.supports_in(each, province)]


def _see_helping(position: Position, seat: int | None, owner: int, seats: list[int], helpers: list[list[int]]) -> None:
    """One of these seats helps an owner, unless he does without or the seat itself is known to do it."""
    if owner in seats or (seat is not None and seat in seats and position.helps(seat, owner)):
        return
    others = [each for each in seats if each != seat]
    if others:
        helpers.append(others)


def _see_denouncing(position: Position, seat: int, owner: int, bonds: Bonds) -> None:
    """At its move a seat sees whether a daimyō hangs on its samurai alone (T12)."""
    if not position.helps(seat, owner):
        return
    for province in range(PROVINCE_COUNT):
        seats = _supporting(position, province)
        if position.daimyo_in(owner, province) and seat in seats and owner not in seats:
            others = [each for each in seats if each != seat]
            if any(position.helps(each, owner) for each in others):
                bonds.helpers.append(others)
            else:
                bonds.strangers += others


def _see_fighting(position: Position, seat: int | None, owner: int, bonds: Bonds) -> None:
    """Who fights for an owner, or leads his attack, could do so by a hostage, unless as ronin (T13, T28, T32)."""
    for which in (ATTACK, DEFENCE_SIDE):
        if owner == battle.principal(position, which):
            for each in range(position.players):
                as_ronin = which == DEFENCE_SIDE and position.is_ronin(each)
                if each != owner and battle.takes_part(position, each) == which and not as_ronin:
                    _see_helping(position, seat, owner, [each], bonds.fighting)
    if owner == position.battle_seat and not battle.is_led(position):
        zone = position.battle_zone()
        leaders = [
            each for each in range(position.players) if any(position.daimyo_in(each, province) for province in zone)
        ]
        _see_helping(position, seat, owner, leaders, bonds.fighting)
