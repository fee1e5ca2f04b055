"""What everybody saw of the tower, and what can be thought of its inside from that (H21).

How many cubes of each colour are in the tower is known; on which baffle each lies is not. For each colour the chance
that a resting cube lies above follows by Bayes' rule from throw to throw. Cubes hang together only through the number
of cubes arriving below, which knocks others loose; its expectation stands for it.
"""

from typing import Final

from tenka.games.shogun.rules.components.data import DATA

KNOCK: Final = DATA.tower.knock[0] / DATA.tower.knock[1]
CATCH: Final[float] = 1 - (DATA.tower.through[0] / DATA.tower.through[1]) ** 0.5
NEW_ABOVE: Final = 1 / (2 - CATCH)  # of a cube thrown that stayed: c against (1 − c) c
NEW_OUT: Final = (1 - CATCH) * (1 - CATCH)


class Throw:
    """A throw as everybody saw it, by colour: what was thrown, what came out, and what rests in the tower since."""

    __slots__ = ("above", "before", "out", "resting", "thrown")

    def __init__(self, before: "Throw | None", thrown: list[int], out: list[int]) -> None:
        self.before = before
        self.thrown = thrown
        self.out = out
        earlier: list[int] = [0] * len(thrown) if before is None else before.resting
        self.resting: list[int] = [rest + come - gone for rest, come, gone in zip(earlier, thrown, out, strict=True)]
        self.above: list[float] = []  # found when it is asked for


def history(last: Throw | None) -> list[Throw]:
    """All throws, the first one first."""
    found: list[Throw] = []
    throw = last
    while throw is not None:
        found.append(throw)
        throw = throw.before
    return found[::-1]


def above(last: Throw) -> list[float]:
    """By colour: the chance that a cube resting in the tower lies on the upper baffle."""
    unknown: list[Throw] = []
    throw: Throw | None = last
    while throw is not None and not throw.above:
        unknown.append(throw)
        throw = throw.before
    for each in reversed(unknown):
        each.above = _after(each)
    return last.above


def _after(throw: Throw) -> list[float]:
    before = throw.before
    colours = range(len(throw.thrown))
    resting = [0 for _ in colours] if before is None else before.resting
    upper = [0.0 for _ in colours] if before is None else before.above
    above = 0.0
    for colour in colours:
        above += resting[colour] * upper[colour]
    thrown = sum(throw.thrown)
    loose_above = _loosened(thrown)
    loose_below = _loosened(round(thrown * (1 - CATCH) + above * loose_above))
    return [
        _after_of(throw.thrown[colour], throw.out[colour], resting[colour], upper[colour], loose_above, loose_below)
        for colour in colours
    ]


def _loosened(arriving: int) -> float:
    """The chance that a resting cube is knocked loose."""
    stays = 1.0
    for _ in range(arriving):
        stays *= 1 - KNOCK
    return 1 - stays


def _after_of(thrown: int, out: int, resting: int, upper: float, loose_above: float, loose_below: float) -> float:
    """The chance for one colour: of what stayed, some rested before and some was thrown."""
    stayed = resting + thrown - out
    if stayed == 0:
        return 0.0
    still_above = upper * (1 - loose_above)
    fell_below = upper * loose_above * CATCH
    rest_out = 1 - still_above - fell_below - (1 - upper) * (1 - loose_below)
    rested_out = _expected_out(resting, rest_out, thrown, NEW_OUT, out)
    old_above = still_above / (1 - rest_out) if rest_out < 1 else 0.0
    new = thrown - (out - rested_out)
    return ((resting - rested_out) * old_above + new * NEW_ABOVE) / stayed


def _expected_out(ones: int, one_out: float, others: int, other_out: float, out: int) -> float:
    """How many of the ones came out on average, if so many of ones and others together did."""
    total = 0.0
    weighted = 0.0
    for came in range(max(0, out - others), min(ones, out) + 1):
        weight = _binomial(ones, came, one_out) * _binomial(others, out - came, other_out)
        total += weight
        weighted += weight * came
    return weighted / total if total else ones * out / (ones + others)


def _binomial(trials: int, hits: int, chance: float) -> float:
    weight = 1.0
    for number in range(hits):
        weight *= chance * (trials - number) / (number + 1)
    for _ in range(trials - hits):
        weight *= 1 - chance
    return weight
