"""The tower (H21): cubes thrown in, some caught, others knocked loose. It tells colours apart only to count them."""

from math import isqrt
from typing import Final

from tenka.games.shogun.knowledge.throws import Throw
from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import ARMIES, FARMERS
from tenka.games.shogun.rules.components.tables import MOST_PLAYERS
from tenka.games.shogun.rules.position import Position
from tenka.kernel.stream import Stream

ONE: Final = 1 << 16  # chances in units of 2⁻¹⁶, made by whole numbers alone, so that every machine agrees
THROUGH: Final = ONE * DATA.tower.through[0] // DATA.tower.through[1]
CAUGHT: Final = ONE - isqrt(ONE * ONE * DATA.tower.through[0] // DATA.tower.through[1])
FLAT_OUT: Final = ONE * DATA.tower.flat_resting[0] // DATA.tower.flat_resting[1]


def _loosened() -> list[int]:
    """By the number of cubes arriving at a baffle: the chance that one resting there is knocked loose."""
    knock, whole = DATA.tower.knock
    most = ARMIES * MOST_PLAYERS + FARMERS
    return [ONE - ONE * (whole - knock) ** arriving // whole**arriving for arriving in range(most + 1)]


LOOSENED: Final = _loosened()


class Chance:
    """Numbers of 16 bits for one throw."""

    __slots__ = ("counter", "data", "number", "place", "stream")

    def __init__(self, stream: Stream, counter: int) -> None:
        self.stream = stream
        self.counter = counter
        self.number = 0
        self.place = 0
        self.data = stream.block("tower", counter, 0)

    def hits(self, cubes: int, chance: int) -> int:
        """For how many of some cubes a chance comes true."""
        found = 0
        data = self.data
        place = self.place
        for _ in range(cubes):
            if place == 64:
                self.number += 1
                data = self.stream.block("tower", self.counter, self.number)
                place = 0
            if (data[place] << 8 | data[place + 1]) < chance:
                found += 1
            place += 2
        self.data = data
        self.place = place
        return found


def throw(position: Position, cubes: list[int]) -> None:
    """Throw cubes together with all that lies in the tray (H15); what comes out then lies in the tray."""
    thrown = [cube + lying for cube, lying in zip(cubes, position.tray, strict=True)]
    chance = Chance(position.stream, position.thrown)
    position.thrown += 1
    if position.flat:
        _through_flat(position, thrown, chance)
    else:
        _through_baffles(position, thrown, chance)
    position.throws = Throw(position.throws, thrown, position.tray)


def _through_flat(position: Position, thrown: list[int], chance: Chance) -> None:
    """The simple model: what rests comes out with 1/3, what is thrown with 2/3."""
    resting = position.upper[:]
    out: list[int] = []
    for colour, cubes in enumerate(thrown):
        passed = chance.hits(cubes, THROUGH)
        loose = chance.hits(resting[colour], FLAT_OUT)
        resting[colour] += cubes - passed - loose
        out.append(passed + loose)
    position.upper = resting
    position.tray = out


def _through_baffles(position: Position, thrown: list[int], chance: Chance) -> None:
    """Two baffles: each catches some of what arrives and lets go some of what rested there before."""
    position.upper, arriving = _baffle(position.upper, thrown, chance)
    position.lower, position.tray = _baffle(position.lower, arriving, chance)


def _baffle(resting: list[int], arriving: list[int], chance: Chance) -> tuple[list[int], list[int]]:
    """What rests on a baffle after cubes arrived, and what falls on from it."""
    loosened = LOOSENED[sum(arriving)]
    rests: list[int] = []
    falls: list[int] = []
    for colour, cubes in enumerate(arriving):
        caught = chance.hits(cubes, CAUGHT)
        loose = chance.hits(resting[colour], loosened)
        rests.append(resting[colour] + caught - loose)
        falls.append(cubes - caught + loose)
    return rests, falls
