"""Majorities in prospect (S25)."""

from functools import lru_cache
from typing import Any

from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import FIELDS

Fields = tuple[int, ...]  # a province's fields from the left: 0 free, else 1 + seat, negative if gold

CONTESTED = 0.7  # what a free field counts against kamons, for each of the next rounds
MOST_ROUNDS = 2.0


def fields_of(province: dict[str, Any]) -> Fields:
    """A province's fields as numbers."""
    return tuple(
        0 if kamon is None else -1 - kamon["seat"] if kamon["gold"] else 1 + kamon["seat"]
        for kamon in province["fields"]
    )


def with_kamon(fields: Fields, seat: int) -> Fields:
    """The fields with one more kamon on the leftmost free one."""
    free = fields.index(0)
    return (*fields[:free], 1 + seat, *fields[free + 1 :])


def gilded(fields: Fields, field: int) -> Fields:
    """The fields with the kamon on one of them turned to gold."""
    return (*fields[:field], -fields[field], *fields[field + 1 :])


def majority_worth(fields: Fields, seat: int, players: int, later: float) -> float:
    """The majority's points in prospect; what one wins, the others together lose."""
    return DATA.majority.points * prospect(fields, seat, players, round(later, 1)) * players / (players - 1)


@lru_cache(maxsize=1 << 15)
def prospect(fields: Fields, seat: int, players: int, later: float) -> float:
    """The chance of a province's majority: who leads now is the likelier to keep it the fewer rounds follow."""
    strength = [0.0] * players
    for place, kamon in enumerate(fields):
        if kamon:
            strength[abs(kamon) - 1] += (2 if kamon < 0 else 1) + 0.1 * (FIELDS - place) / FIELDS
    sharpness = 2 + 2 / (1 + later)
    weights = [float(each**sharpness) for each in strength]
    still_open = CONTESTED * fields.count(0) * min(later, MOST_ROUNDS) + 0.01
    return (weights[seat] + still_open / players) / (sum(weights) + still_open)
