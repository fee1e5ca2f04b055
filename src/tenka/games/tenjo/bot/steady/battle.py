"""A bot in battle: who joins, where losses fall, whether to fight on, who moves in (T14–T21)."""

from typing import Final

from tenka.games.tenjo.bot.steady.holding import guard, kept
from tenka.games.tenjo.bot.steady.march import send
from tenka.games.tenjo.bot.steady.odds import AttackOutlook, net_factor, outlook
from tenka.games.tenjo.bot.steady.sight import SHADOW, SteadySight
from tenka.games.tenjo.bot.steady.worth import PIECE, prize, standing
from tenka.games.tenjo.rules.components.pieces import CHIPS, NEAR, POINT, POINTS, PROVINCE, PROVINCES_OF, SITE_AT
from tenka.games.tenjo.rules.fighting.battle import ratio
from tenka.kernel.move import Move

PASS: Final = Move(("pass",))
FIGHT: Final = Move(("fight",))
PRESS_ON: Final = Move(("press_on",))
LEND: Final = Move(("lend",))
WORTH_HELP: Final = 5  # thousand samurai that others of ours stand by
CASTLE_LOST: Final = 140.0
UNMASK_PRIZE: Final = 60.0
UNMASK_CHANCE: Final = 0.7
LEAST_HELP: Final = 5.0  # thousand points that a shadow warrior should add to an attack


class SteadyBattle:
    """The battle that is on, as far as we see it."""

    def __init__(self, sight: SteadySight) -> None:
        battle = sight.battle
        assert battle is not None
        self.sight = sight
        self.attacker: int = battle["attacker"]
        self.defender: int = battle["defender"]
        self.point = POINT[battle["point"]]
        self.zone = [PROVINCE[id] for id in battle["zone"]]
        sides = [[(each["seat"], POINT[each["point"]]) for each in battle[side]] for side in ("attackers", "defenders")]
        self.attackers, self.defenders = sides
        self.helpers: list[list[int]] = battle["helpers"]
        self.defending = self._is_on(sight.seat, self.defender, self.defenders, 1)
        self.enemies = self.attackers if self.defending else self.defenders
        self.masterless = sight.ronin[self.attacker]
        self.factors: dict[str, int] | None = battle["factors"]

    def _is_on(self, seat: int, principal: int, stacks: list[tuple[int, int]], side: int) -> bool:
        return seat == principal or seat in self.helpers[side] or any(each == seat for each, _ in stacks)

    def strength(self, stacks: list[tuple[int, int]]) -> float:
        """The samurai of a side, as many as are ours, seen or supposed."""
        own = self.sight.seat
        return sum(
            self.sight.samurai[point] if seat == own else self.sight.supposed(seat, point) for seat, point in stacks
        )

    def leaders(self, side: int) -> int:
        """The daimyō of a side in the zone."""
        seats = {(self.attacker, self.defender)[side], *self.helpers[side]}
        return sum(self.sight.daimyo[seat][province] for seat in seats for province in self.zone)

    @property
    def enemy_leaders(self) -> int:
        """The daimyō of the other side in the zone."""
        return self.leaders(0 if self.defending else 1)

    @property
    def net(self) -> int:
        """The factors as they were found, or as we expect them (T18)."""
        if self.factors is not None:
            return sum(self.factors.values())
        walls = self.sight.castle_at(self.point) == self.defender
        castle = self.sight.defence[SITE_AT[self.point]] if walls else 0
        more = self.leaders(0) - self.leaders(1) + len(self.attackers) - len(self.defenders)
        return net_factor(more, self.strength(self.attackers), self.strength(self.defenders), castle)

    @property
    def prize(self) -> float:
        """What the attacker, if it is us, fights for."""
        return prize(self.sight, self.defender, self.point) if self.defender != self.sight.seat else 0.0

    def expected(self, worth: float, *, more: int = 0) -> AttackOutlook:
        """The attack, fought on as long as it pays, with so many thousand samurai more."""
        attack, defence = self.strength(self.attackers), self.strength(self.defenders)
        net = self.net
        if more:
            net += ratio(round(attack) + more, round(defence)) - ratio(round(attack), round(defence))
        return outlook(attack + more, defence, net, worth)

    @property
    def attackers_chance(self) -> float:
        """How likely the attack succeeds against us."""
        return self.expected(CASTLE_LOST).chance


def matters(sight: SteadySight, point: int) -> bool:
    """Whether a point of ours must not fall: a castle, or the last support of a daimyō."""
    if sight.castle_at(point) == sight.seat:
        return True
    provinces = PROVINCES_OF[point]
    return any(sight.leads[each] and sight.supports_in(sight.seat, each) == [point] for each in provinces)


def join(sight: SteadySight, legal: list[Move]) -> Move:
    """Our own stacks stand by each other where it matters; volunteers are welcome; others fight for themselves."""
    field = SteadyBattle(sight)
    stacks = [move for move in legal if move[0] == "join"]
    if not stacks:
        return PASS
    if "volunteer" in sight.question:
        return stacks[0]
    if sight.seat == field.attacker:
        return max(stacks, key=lambda move: (sight.samurai[POINT[str(move[1])]], move))
    if sight.seat != field.defender:
        return PASS
    if matters(sight, field.point) or sight.samurai[field.point] >= WORTH_HELP:
        return max(stacks, key=lambda move: (sight.samurai[POINT[str(move[1])]], move))
    return PASS


def consent(sight: SteadySight, legal: list[Move]) -> Move:
    """An ally's attack is led, unless it is against who may help us, or for who stands best already (T13, T28)."""
    field = SteadyBattle(sight)
    if LEND not in legal or field.defender in sight.allies:
        return PASS
    return LEND if standing(sight, field.attacker) <= standing(sight, field.defender) else PASS


def lose(sight: SteadySight, legal: list[Move]) -> Move:
    """Losses fall where samurai can be spared, last where a castle or a daimyō hangs on them (T19)."""
    moves = [move for move in legal if move[0] == "lose"]
    points = sorted({POINT[str(move[1])] for move in moves})
    point = max(points, key=lambda each: (_to_spare(sight, each), -each))
    left = sight.question["samurai"] // 1000
    bearable = max(1, min(left, _to_spare(sight, point)))
    chips = [chip for chip in CHIPS if chip <= bearable and Move(("lose", POINTS[point], chip)) in moves]
    everything = Move(("lose", POINTS[point], "all"))
    if bearable >= left and everything in moves:
        return everything
    return Move(("lose", POINTS[point], max(chips)))


def _to_spare(sight: SteadySight, point: int) -> int:
    """How many can be lost on a point; less than nothing where it matters most."""
    left = sight.samurai[point] - kept(sight, point)
    attacked = sight.battle is not None and POINT[sight.battle["point"]] == point
    return left - 100 if attacked and matters(sight, point) else left


def fight_on(sight: SteadySight, legal: list[Move]) -> Move:
    """Fight on while it pays; a shadow warrior if that makes the difference (T10, T20)."""
    field = SteadyBattle(sight)
    if sight.step is not None:
        return stand_by(field, legal)
    if field.expected(field.prize).worth <= 0:
        return unmask(field, legal) or PASS
    return unmask(field, legal) or (FIGHT if _waits(sight) else PRESS_ON)


def _waits(sight: SteadySight) -> bool:
    """Whether we want another word before the dice: an Earth to play, or stacks that may still join (T15, T16)."""
    return sight.elements["earth"] > 0 or bool(_reserves(sight))


def _reserves(sight: SteadySight) -> list[int]:
    """Stacks of ours by the point attacked that do not fight yet."""
    field = SteadyBattle(sight)
    near = (field.point, *NEAR[field.point])
    return [each for each in near if sight.samurai[each] and (sight.seat, each) not in field.attackers]


def unmask(field: SteadyBattle, legal: list[Move]) -> Move | None:
    """A shadow warrior among those who attack, for a castle that is else not likely to fall (T10)."""
    helping = [move for move in legal if move[0] == "unmask" and _can_help(field, PROVINCE[str(move[1])])]
    if not helping or field.prize < UNMASK_PRIZE or field.expected(field.prize).chance >= UNMASK_CHANCE:
        return None
    more = field.expected(field.prize, more=SHADOW)
    return helping[0] if more.worth > field.expected(field.prize).worth + LEAST_HELP else None


def _can_help(field: SteadyBattle, province: int) -> bool:
    return any(province in PROVINCES_OF[point] for seat, point in field.attackers if seat == field.sight.seat)


def stand_by(field: SteadyBattle, legal: list[Move]) -> Move:
    """The point on which a shadow warrior turns up."""
    return max((move for move in legal if move[0] == "at"), key=lambda move: (_reinforces(field, move), move))


def _reinforces(field: SteadyBattle, move: Move) -> int:
    """A stack that fights is the best place for a shadow warrior."""
    return field.attackers.count((field.sight.seat, POINT[str(move[1])]))


def move_in(sight: SteadySight, legal: list[Move]) -> Move:
    """A garrison for the castle, from the strongest stack (T21)."""
    point = POINT[sight.question["point"]]
    missing = guard(sight, SITE_AT[point]) - sight.samurai[point]
    if sight.step is not None:
        return send(sight, legal, _movable(sight, POINT[sight.step["source"]], missing))
    stacks = [move for move in legal if move[0] == "march" and _movable(sight, POINT[str(move[1])], missing)]
    if missing <= 0 or not stacks:
        return PASS
    return max(stacks, key=lambda move: (sight.samurai[POINT[str(move[1])]], move))


def _movable(sight: SteadySight, source: int, missing: int) -> int:
    """How many of a stack go in."""
    if sight.castle_at(source) == sight.seat:
        return max(0, min(missing, sight.samurai[source] - kept(sight, source)))
    return max(0, min(missing, sight.samurai[source]))


def place_daimyo(sight: SteadySight, legal: list[Move]) -> Move:
    """A daimyō gained goes to most samurai, best where none leads yet (T12)."""
    places = [move for move in legal if move[0] == "place"]
    return max(places, key=lambda move: (_following(sight, PROVINCE[str(move[1])]), move))


def lose_daimyo(sight: SteadySight, legal: list[Move]) -> Move:
    """Who has to go is where he leads fewest (T21)."""
    places = [move for move in legal if move[0] == "place"]
    return min(places, key=lambda move: (_following(sight, PROVINCE[str(move[1])]), move))


def _following(sight: SteadySight, province: int) -> float:
    samurai = sum(sight.samurai[point] for point in sight.supports_in(sight.seat, province))
    return min(samurai, 40) + (PIECE / 2 if not sight.leads[province] else 0.0)
