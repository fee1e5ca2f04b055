"""A battle for a province, fought in the tower (H15–H18)."""

from tenka.games.shogun.rules import tower
from tenka.games.shogun.rules.actions.losing import lose, raze
from tenka.games.shogun.rules.components.pieces import (
    ATTACK_SPECIAL,
    CASTLE,
    CASTLE_EFFECT,
    DEFENCE_SPECIAL,
    FARMERS_EFFECT,
    PROVINCES,
)
from tenka.games.shogun.rules.position import NOBODY, Position
from tenka.toolkit.holdings.lists import put


def attack(position: Position, seat: int, source: int, target: int, armies: int) -> None:
    """Armies march into a province that is not theirs."""
    defender = position.owner[target]
    if position.events_on:
        march = {"seat": seat, "from": PROVINCES[source], "to": PROVINCES[target], "armies": armies}
        position.tell("attacked", {**march, "defender": _or_none(defender)})
    _throw_all(position, seat, source, target, armies)
    _decide(position, seat, defender, target)


def _throw_all(position: Position, seat: int, source: int, target: int, armies: int) -> None:
    """Attackers, defenders, bonus armies, farmers of a neutral province, and the tray (H15, H16)."""
    players = position.players
    cubes, bonus = mustered(position, seat, target, armies)
    garrisons = position.armies[:]
    garrisons[source] -= armies
    garrisons[target] = 0
    position.armies = garrisons
    position.supply = [position.supply[each] - bonus[each] for each in range(players)]
    position.farmers -= cubes[players]
    throw(position, cubes, bonus)


def mustered(position: Position, seat: int, target: int, armies: int) -> tuple[list[int], list[int]]:
    """By colour: the cubes that an attack would throw, and the bonus armies beside them (H15, H16)."""
    players = position.players
    defender = position.owner[target]
    cubes = [0] * (players + 1)
    bonus = [0] * (players + 1)
    cubes[seat] = armies
    bonus[seat] = _attack_bonus(position, seat)
    if defender == NOBODY:
        farmers = 2 if position.is_event(FARMERS_EFFECT) else 1
        cubes[players] = farmers if farmers < position.farmers else position.farmers
    else:
        cubes[defender] = position.armies[target]
        bonus[defender] = _defence_bonus(position, defender, target)
    return cubes, bonus


def throw(position: Position, cubes: list[int], bonus: list[int]) -> None:
    """Throw armies, farmers, bonus armies and the tray."""
    lying = position.tray
    tower.throw(position, [cube + more for cube, more in zip(cubes, bonus, strict=True)])
    if position.events_on:
        position.tell("thrown", {"armies": cubes, "bonus": bonus, "tray": lying, "out": position.tray})


def _attack_bonus(position: Position, seat: int) -> int:
    """The attack card's army, if the supply holds one (H15)."""
    return 1 if position.special[seat] == ATTACK_SPECIAL and position.supply[seat] else 0


def _defence_bonus(position: Position, seat: int, province: int) -> int:
    """The defence card's and the castle event's armies, as far as the supply reaches (H15)."""
    wanted = 1 if position.special[seat] == DEFENCE_SPECIAL else 0
    if position.is_event(CASTLE_EFFECT) and position.buildings[province] >> CASTLE & 1:
        wanted += 1
    return wanted if wanted < position.supply[seat] else position.supply[seat]


def _decide(position: Position, seat: int, defender: int, province: int) -> None:
    """Count what lies in the tray, however it got there (H17), and carry out the result (H18)."""
    tray = position.tray
    helping = position.unrest[province] == 0  # else farmers are bystanders and stay in the tray
    farmers = tray[position.players]
    attackers = tray[seat]
    defenders = 0 if defender == NOBODY else tray[defender]
    against = defenders + farmers if helping else defenders
    winner, kept = NOBODY, 0
    if attackers > against:
        winner, kept = seat, attackers - against
    elif against > attackers and defenders > 0:
        winner, kept = defender, against - attackers if against - attackers < defenders else defenders
    if position.events_on:
        counts = {"attackers": attackers, "defenders": defenders, "farmers": farmers, "helping": helping}
        sides = {"seat": seat, "defender": _or_none(defender), "province": PROVINCES[province]}
        position.tell("battle", {**sides, **counts, "winner": _or_none(winner), "kept": kept})
    clear(position, seat)
    if defender != NOBODY:
        clear(position, defender)
    if helping:
        clear_farmers(position)
    position.garrison(province, kept)
    if winner != NOBODY:
        position.add_supply(winner, -kept)
    if winner == seat:
        lose(position, province, seat)
    elif winner == NOBODY and defender != NOBODY:  # a neutral province is bare already
        raze(position, province)


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def clear(position: Position, seat: int) -> None:
    """A seat's cubes return from the tray to supply."""
    position.add_supply(seat, position.tray[seat])
    position.tray = put(position.tray, seat, 0)


def clear_farmers(position: Position) -> None:
    """All farmers return from the tray to supply."""
    position.farmers += position.tray[position.players]
    position.tray = put(position.tray, position.players, 0)
