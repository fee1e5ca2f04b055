"""The tower once more, slow and obvious: a list of cubes on each of two baffles, and ordinary dice (H21)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from math import comb
from random import Random

CATCH = 1 - (2 / 3) ** 0.5
KNOCK = 0.05

Cubes = list[str]


class Tower:
    """Cubes on two baffles, each cube the name of its colour."""

    def __init__(self, dice: Random, upper: Iterable[str] = (), lower: Iterable[str] = ()) -> None:
        self.dice = dice
        self.upper: Cubes = list(upper)
        self.lower: Cubes = list(lower)

    def throw(self, cubes: Iterable[str]) -> Cubes:
        """Throw cubes in; what comes out."""
        self.upper, falling = self._baffle(self.upper, list(cubes))
        self.lower, out = self._baffle(self.lower, falling)
        return out

    def _baffle(self, resting: Cubes, arriving: Cubes) -> tuple[Cubes, Cubes]:
        """What rests then, and what falls on: each arriving cube may be caught, and knock each resting one loose."""
        rests: Cubes = []
        falls: Cubes = []
        for cube in resting:
            knocked = any(self.dice.random() < KNOCK for _ in arriving)
            (falls if knocked else rests).append(cube)
        for cube in arriving:
            caught = self.dice.random() < CATCH
            (rests if caught else falls).append(cube)
        return rests, falls

    def copy(self) -> "Tower":
        """Another tower with the same cubes and dice."""
        return Tower(self.dice, self.upper, self.lower)


Throw = tuple[Sequence[int], Sequence[int]]  # by colour: thrown, and what came out


def cubes(counts: Sequence[int]) -> Cubes:
    """Cubes by colour as cubes one by one."""
    return [str(colour) for colour, count in enumerate(counts) for _ in range(count)]


def counts(cubes: Iterable[str], colours: int) -> list[int]:
    """Cubes one by one as counts by colour."""
    found = Counter(cubes)
    return [found[str(colour)] for colour in range(colours)]


def tried_above(throws: Sequence[Throw], worlds: int, dice: Random) -> list[float]:
    """By colour, how likely a resting cube lies above: of many towers those are kept that let out what was seen.

    A tower that showed something else is given up for a new try from those kept after the throw before.
    """
    colours = len(throws[0][0])
    kept = [Tower(dice)] * worlds
    for thrown, out in throws:
        new: list[Tower] = []
        while len(new) < worlds:
            tower = dice.choice(kept).copy()
            if counts(tower.throw(cubes(thrown)), colours) == list(out):
                new.append(tower)
        kept = new
    above = Counter(cube for tower in kept for cube in tower.upper)
    all_of = above + Counter(cube for tower in kept for cube in tower.lower)
    return [above[str(colour)] / all_of[str(colour)] if all_of[str(colour)] else 0.0 for colour in range(colours)]


def exactly_above(throws: Sequence[Throw]) -> list[float]:
    """The same worked out: every way in which cubes can lie, with its chance, from throw to throw."""
    resting = [0] * len(throws[0][0])
    beliefs = {tuple(resting): 1.0}  # how likely it is that so many of each colour lie above
    for thrown, out in throws:
        after: dict[tuple[int, ...], float] = defaultdict(float)
        for upper, chance in beliefs.items():
            lower = [rest - above for rest, above in zip(resting, upper, strict=True)]
            loosened = 1 - (1 - KNOCK) ** sum(thrown)
            falling = [fall(come, 1 - CATCH, above, loosened) for come, above in zip(thrown, upper, strict=True)]
            for arriving in product(*(range(len(each)) for each in falling)):
                shaken = 1 - (1 - KNOCK) ** sum(arriving)
                likely = chance
                for colour, come in enumerate(arriving):
                    shown = fall(come, 1 - CATCH, lower[colour], shaken)
                    likely *= falling[colour][come] * (shown[out[colour]] if out[colour] < len(shown) else 0.0)
                if likely:
                    stay = tuple(a + b - c for a, b, c in zip(upper, thrown, arriving, strict=True))
                    after[stay] += likely
        total = sum(after.values())
        beliefs = {upper: likely / total for upper, likely in after.items()}
        resting = [a + b - c for a, b, c in zip(resting, thrown, out, strict=True)]
    expected = [sum(upper[colour] * likely for upper, likely in beliefs.items()) for colour in range(len(resting))]
    return [above / rest if rest else 0.0 for above, rest in zip(expected, resting, strict=True)]


@cache
def fall(arriving: int, through: float, resting: int, loosened: float) -> list[float]:
    """How likely each number of cubes falls on from a baffle."""
    found = [0.0] * (arriving + resting + 1)
    for one in range(arriving + 1):
        for other in range(resting + 1):
            found[one + other] += binomial(arriving, one, through) * binomial(resting, other, loosened)
    return found


def binomial(trials: int, hits: int, chance: float) -> float:
    """How likely so many of some trials succeed."""
    return comb(trials, hits) * chance**hits * (1 - chance) ** (trials - hits)
