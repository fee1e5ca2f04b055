"""What an attack promises, by what its seat sees or supposes (T13–T21)."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import SITE_ON
from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.steady.odds import engaged, outlook
from tenka.games.tenjo.rules.components.pieces import POINT_COUNT, PROVINCE_BITS, PROVINCE_COUNT, REACH
from tenka.games.tenjo.rules.fighting.battle import ratio
from tenka.games.tenjo.rules.position import Position

STEP: Final = 10  # thousand points: prizes are told apart by no less, so that what was found can be kept


def leaders_in(position: Position, seat: int, zone: int) -> int:
    """How many daimyō a seat has in some provinces."""
    here = position.leads_in(seat) & zone
    if not here:
        return 0
    found = 0
    first = seat * PROVINCE_COUNT
    for province in range(PROVINCE_COUNT):
        if here >> province & 1:
            found += position.daimyo[first + province]
    return found


def walls(position: Position, foe: int, point: int) -> int:
    """The defence factor if a seat's castle is attacked."""
    site = SITE_ON[point]
    return (
        position.figures.defence[position.castle_card[site]] if site >= 0 and position.castle_owner[site] == foe else 0
    )


def coarse(prize: float) -> int:
    """A prize in whole steps."""
    return int(prize / STEP + 0.5) * STEP


def attack_worth(
    sight: SearchSight,
    foe: int,
    point: int,
    stacks: list[int],
    samurai: float,
    prize: float,
    *,
    leaders: int = 0,
    razed: bool = False,
) -> float:
    """What attacking a point from some others with so many samurai promises.

    `leaders` more daimyō would be there than are; `razed`: the defenders on the point are gone.
    """
    position = sight.position
    bit = 1 << foe
    defence = 0.0
    count = 0
    zone = PROVINCE_BITS[point]
    seen: list[int] = []
    for stack in stacks:
        zone |= PROVINCE_BITS[stack]
        for near in REACH[stack]:
            if sight.present[near] & bit and near not in seen:
                seen.append(near)
    if point not in seen and sight.present[point] & bit:
        seen.append(point)
    for near in seen:
        if razed and near == point:
            continue
        zone |= PROVINCE_BITS[near]
        defence += sight.supposed(foe, near)
        count += 1
    more = leaders_in(position, sight.seat, zone) + leaders - leaders_in(position, foe, zone)
    more += len(stacks) - count - walls(position, foe, point)
    net = more + ratio(int(samurai + 0.5), int(defence + 0.5))
    return engaged(samurai, defence, net, coarse(prize)).worth


def stacks_near(sight: SearchSight, point: int) -> list[int]:
    """Our stacks on a point and next to it."""
    found: list[int] = []
    for near in REACH[point]:
        if sight.own[near]:
            found.append(near)
    return found


def is_led_at(sight: SearchSight, point: int, stacks: list[int]) -> bool:
    """Whether a daimyō of ours leads an attack with these stacks (T13)."""
    zone = PROVINCE_BITS[point]
    for stack in stacks:
        zone |= PROVINCE_BITS[stack]
    return bool(zone & sight.led)


class SearchBattle:
    """The battle that is on, as far as a seat sees it."""

    def __init__(self, sight: SearchSight) -> None:
        position = sight.position
        self.sight = sight
        self.point = position.battle_point
        self.attacker = position.battle_seat
        self.defender = position.battle_foe
        zone = PROVINCE_BITS[self.point]
        for stack in position.attackers:
            zone |= PROVINCE_BITS[stack % POINT_COUNT]
        for stack in position.defenders:
            zone |= PROVINCE_BITS[stack % POINT_COUNT]
        self.zone = zone
        self.attack = self._strength(position.attackers)
        self.defence = self._strength(position.defenders)
        self.leading = self._leaders(self.attacker, position.helpers[0])
        self.defending = self._leaders(self.defender, position.helpers[1])
        if position.factors:
            self.net = sum(position.factors)
        else:
            self.net = self.leading - self.defending + len(position.attackers) - len(position.defenders)
            self.net += ratio(int(self.attack + 0.5), int(self.defence + 0.5))
            self.net -= walls(position, self.defender, self.point)

    def _strength(self, stacks: list[int]) -> float:
        found = 0.0
        for stack in stacks:
            seat, point = divmod(stack, POINT_COUNT)
            found += self.sight.own[point] if seat == self.sight.seat else self.sight.supposed(seat, point)
        return found

    def _leaders(self, principal: int, helpers: int) -> int:
        found = leaders_in(self.sight.position, principal, self.zone)
        for seat in range(self.sight.players):
            if helpers >> seat & 1 and seat != principal:
                found += leaders_in(self.sight.position, seat, self.zone)
        return found

    def worth(self, prize: float) -> float:
        """What fighting on promises the attacker, 0 if it should stop."""
        return outlook(self.attack, self.defence, self.net, coarse(prize)).worth

    def chance(self, prize: float) -> float:
        """How likely the attack succeeds if it is fought on as long as it pays."""
        return outlook(self.attack, self.defence, self.net, coarse(prize)).chance
