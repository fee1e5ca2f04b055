"""What a card does once nobody answers it any more (T22–T26)."""

from typing import ClassVar, Final

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components.pieces import (
    FAMILY,
    POINT_COUNT,
    POINTS,
    PROVINCE_COUNT,
    PROVINCES,
    SITE_COUNT,
    SITES,
)
from tenka.games.tenjo.rules.elements import strikes
from tenka.games.tenjo.rules.elements.effect import Effect
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.turns import marching
from tenka.toolkit.holdings.lists import put


class CardEffect(Effect):
    """What a card of a seat does, with its rule."""

    rule: ClassVar[str] = ""

    def happen(self, position: Position, seat: int) -> None:
        """The card stands."""
        raise NotImplementedError

    def tell_aim(self, position: Position, seat: int) -> None:
        """What the card is to do, told when it is played."""

    def is_sound(self, position: Position, seat: int) -> bool:
        """Whether it can be so in a dump from elsewhere."""
        raise NotImplementedError


class BurnsDaimyo(CardEffect):
    """Fire against a daimyō (T22)."""

    rule: ClassVar[str] = "T22"

    def __init__(self, foe: int, province: int) -> None:
        self.foe = foe
        self.province = province

    def happen(self, position: Position, seat: int) -> None:
        """He is gone, if he is still there."""
        if position.daimyo_in(self.foe, self.province):
            daimyo.remove(position, self.foe, self.province, "fire", seat)

    def tell_aim(self, position: Position, seat: int) -> None:
        """Whose daimyō, and where."""
        position.tell("aimed_daimyo", {"seat": seat, "foe": self.foe, "province": PROVINCES[self.province]})

    def is_sound(self, position: Position, seat: int) -> bool:
        """A seat and a province."""
        return 0 <= self.foe < position.players and 0 <= self.province < PROVINCE_COUNT


class BurnsFamily(CardEffect):
    """Fire against a family card (T22)."""

    rule: ClassVar[str] = "T22"

    def __init__(self, card: int) -> None:
        self.card = card

    def happen(self, position: Position, seat: int) -> None:
        """It dies, if it is still alive."""
        if position.family[self.card] >= 0:
            strikes.kill(position, self.card)
            daimyo.check(position, seat)

    def tell_aim(self, position: Position, seat: int) -> None:
        """Which card."""
        position.tell("aimed_family", {"seat": seat, "family": FAMILY[self.card]})

    def is_sound(self, position: Position, seat: int) -> bool:
        """A family card."""
        return 0 <= self.card < len(FAMILY)


class Leaps(CardEffect):
    """Samurai go by Wind or Water (T23, T24)."""

    rule: ClassVar[str] = "T24"

    def __init__(self, source: int, goal: int, samurai: int) -> None:
        self.source = source
        self.goal = goal
        self.samurai = samurai  # thousands

    def happen(self, position: Position, seat: int) -> None:
        """In a battle they join in."""
        stacks.march(position, seat, self.source, self.goal, self.samurai)
        if position.events_on:
            marching.tell(position, seat, [self.source, self.goal], self.samurai)
        if position.battle_seat != NOTHING:
            battle.join(position, seat, self.goal, battle.takes_part(position, seat))
        daimyo.check(position, seat)

    def is_sound(self, position: Position, seat: int) -> bool:
        """Two points, and not more than are there."""
        if not (0 <= self.source < POINT_COUNT and 0 <= self.goal < POINT_COUNT and self.source != self.goal):
            return False
        return 0 < self.samurai <= position.army(seat, self.source)


class Strikes(CardEffect):
    """Earth against all samurai on a point (T25)."""

    rule: ClassVar[str] = "T25"

    def __init__(self, point: int) -> None:
        self.point = point

    def happen(self, position: Position, seat: int) -> None:
        """They are gone."""
        strikes.strike(position, seat, self.point)

    def tell_aim(self, position: Position, seat: int) -> None:
        """Which point."""
        position.tell("aimed_point", {"seat": seat, "point": POINTS[self.point]})

    def is_sound(self, position: Position, seat: int) -> bool:
        """Somebody is there."""
        return 0 <= self.point < POINT_COUNT and bool(strikes.owners(position, self.point))


class Razes(CardEffect):
    """Earth against a castle (T25)."""

    rule: ClassVar[str] = "T25"

    def __init__(self, site: int) -> None:
        self.site = site

    def happen(self, position: Position, seat: int) -> None:
        """It is gone with all it holds."""
        strikes.raze(position, seat, self.site)

    def tell_aim(self, position: Position, seat: int) -> None:
        """Which castle."""
        position.tell("aimed_castle", {"seat": seat, "site": SITES[self.site]})

    def is_sound(self, position: Position, seat: int) -> bool:
        """There is a castle."""
        return 0 <= self.site < SITE_COUNT and position.castle_owner[self.site] != NOBODY


class VoidsAttack(CardEffect):
    """Void against an attack: what stands or not is the attack (T26)."""

    rule: ClassVar[str] = "T26"

    def happen(self, position: Position, seat: int) -> None:
        """The attack stands: it goes on as it is."""

    def is_sound(self, position: Position, seat: int) -> bool:
        """It is that seat's attack."""
        return position.battle_seat == seat


# By number in a dump
EFFECTS: Final[tuple[type[CardEffect], ...]] = (BurnsDaimyo, BurnsFamily, Leaps, Strikes, Razes, VoidsAttack)


def take_effect(position: Position, seat: int, effect: CardEffect, standing: bool) -> None:
    """What the first card does, if it stands."""
    if standing:
        effect.happen(position, seat)
    elif isinstance(effect, VoidsAttack):
        _shield(position)
    else:
        return
    battle.stop_if_over(position)


def of(position: Position) -> CardEffect:
    """What the first card of the contest is to do."""
    effect = position.effect
    assert isinstance(effect, CardEffect)
    return effect


def _shield(position: Position) -> None:
    """The attack is off, and nobody, or not this attacker, may attack him until the month ends (T26)."""
    foe, attacker = position.battle_foe, position.battle_seat
    everybody = position.setup.options["void_shield"] == "all_attackers"
    mask = (1 << position.players) - 1 if everybody else 1 << attacker
    position.shields = put(position.shields, foe, position.shields[foe] | mask)
    if position.events_on:
        position.tell("shielded", {"seat": foe, "foe": None if everybody else attacker})
    battle.end(position, "void")
