"""What may come of a battle, as everybody can reckon it from all throws so far (H15–H18, H21).

Whether a cube falls hangs on the others only through how many arrive on the lower baffle: the average of that is exact,
and taking it for each cube by itself is near enough.
"""

from typing import Final

from tenka.games.shogun.knowledge import throws
from tenka.games.shogun.knowledge.throws import CATCH, KNOCK, NEW_OUT
from tenka.games.shogun.rules.actions.battle import mustered
from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.position import NOBODY, Position
from tenka.games.shogun.schema.view import BattleOdds

WHOLE: Final = 1000
FLAT_OUT: Final = DATA.tower.flat_resting[0] / DATA.tower.flat_resting[1]


def of_battle(position: Position, seat: int, source: int, target: int) -> list[BattleOdds]:
    """By the number of armies that may march from one province to another."""
    return [with_armies(position, seat, target, armies) for armies in range(1, position.armies[source])]


def with_armies(position: Position, seat: int, target: int, armies: int) -> BattleOdds:
    """The odds of an attack with so many armies."""
    cubes, bonus = mustered(position, seat, target, armies)
    thrown = [cube + more + lying for cube, more, lying in zip(cubes, bonus, position.tray, strict=True)]
    defender = position.owner[target]
    resting = [above + below for above, below in zip(position.upper, position.lower, strict=True)]
    loose = _loose(position, resting, sum(thrown))
    attack = _falling(thrown[seat], resting[seat], loose[seat])
    nobody = [1.0]
    defence = nobody if defender == NOBODY else _falling(thrown[defender], resting[defender], loose[defender])
    farmers = _falling(thrown[-1], resting[-1], loose[-1]) if position.unrest[target] == 0 else nobody
    kept, held = _compared(attack, defence, farmers)
    told = [round(chance * WHOLE) for chance in kept]
    while told and not told[-1]:
        told.pop()
    holding = round(held * WHOLE)
    return {"armies": armies, "kept": told, "held": holding, "bare": max(0, WHOLE - sum(told) - holding)}


def _loose(position: Position, resting: list[int], thrown: int) -> list[float]:
    """By colour: the chance that a resting cube falls into the tray."""
    if position.flat or position.throws is None:
        return [FLAT_OUT for _ in resting]
    above = throws.above(position.throws)
    from_above: float = 1 - (1 - KNOCK) ** thrown
    untouched: float = (1 - KNOCK * (1 - CATCH)) ** thrown
    for colour, cubes in enumerate(resting):
        untouched *= (1 - KNOCK * above[colour] * from_above) ** cubes
    return [upper * from_above * (1 - CATCH) + (1 - upper) * (1 - untouched) for upper in above]


def _falling(thrown: int, resting: int, loose: float) -> list[float]:
    """The chances of 0, 1, 2 … cubes of a colour in the tray."""
    chances = [1.0]
    for number in range(thrown + resting):
        hit = NEW_OUT if number < thrown else loose
        chances = [
            (chances[count] * (1 - hit) if count < len(chances) else 0.0) + (chances[count - 1] * hit if count else 0.0)
            for count in range(len(chances) + 1)
        ]
    return chances


def _compared(attack: list[float], defence: list[float], farmers: list[float]) -> tuple[list[float], float]:
    """The chances that the attacker keeps 1, 2, 3 … armies (H17), and that the defender stays (H18)."""
    against = [0.0] * (len(defence) + len(farmers) - 1)
    for one, chance in enumerate(defence):
        for other, likewise in enumerate(farmers):
            against[one + other] += chance * likewise
    kept = [0.0] * (len(attack) - 1)
    held = 0.0
    for ours, chance in enumerate(attack):
        for theirs, likewise in enumerate(against):
            if ours > theirs:
                kept[ours - theirs - 1] += chance * likewise
            elif theirs > ours:
                held += chance * likewise
        for alone in range(ours + 1, len(farmers)):  # farmers win for nobody
            held -= chance * defence[0] * farmers[alone]
    return kept, max(0.0, held)
