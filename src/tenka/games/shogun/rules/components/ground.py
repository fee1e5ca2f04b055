"""The board as it is used: one side of it, with three players without the marked provinces (H1)."""

from collections.abc import Mapping
from typing import Any, Final

from tenka.games.shogun.rules.components.box import FORM, LAND, borders
from tenka.games.shogun.rules.components.data import DATA, Side
from tenka.games.shogun.rules.components.pieces import PROVINCE, PROVINCES, REGIONS, SIDES
from tenka.kernel.setup import Setup

FEWEST: Final = 3


class Ground:
    """Who borders on whom, by land or by sea (H13), and which region a province belongs to."""

    __slots__ = ("inside", "neighbours", "out", "region")

    def __init__(self, regions: list[str], near: set[frozenset[str]], out: list[str]) -> None:
        self.out = [PROVINCE[id] for id in out]
        self.inside = [number for number in range(len(PROVINCES)) if number not in self.out]
        self.region = [REGIONS.index(region) for region in regions]
        self.neighbours: list[list[int]] = [[] for _ in PROVINCES]
        for one, other in sorted(sorted(PROVINCE[id] for id in pair) for pair in near if pair.isdisjoint(out)):
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)


def _printed(side: Side, *, few: bool) -> Ground:
    """A side as we know it."""
    near = LAND | {frozenset(pair) for pair in side.sea}
    return Ground([each.region[side.id] for each in DATA.province], near, list(side.out) if few else [])


def _boxed(values: Mapping[str, Any], *, few: bool) -> Ground:
    """The Moon side of a box."""
    regions = [values[f"region.{id}"] for id in PROVINCES]
    return Ground(regions, borders(values), values["out"] if few else [])


GROUNDS: Final = {(side.id, few): _printed(side, few=few) for side in DATA.side for few in (True, False)}


def ground_of(setup: Setup) -> Ground:
    """The board of a game."""
    side = setup.options["side"]
    assert side in SIDES
    if setup.box is not None and side == "moon":
        return _boxed(setup.box.whole, few=setup.players == FEWEST)
    return GROUNDS[side, setup.players == FEWEST]


def ground_seen(players: int, options: Mapping[str, Any]) -> Ground:
    """The board of a game, by the options that everybody sees."""
    if "box" in options and options["side"] == "moon":
        return _boxed({**FORM.ours, **options["box"]["values"]}, few=players == FEWEST)
    return GROUNDS[options["side"], players == FEWEST]
