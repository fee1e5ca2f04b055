"""The table as a bot sees it: the view of its own seat in numbers, by province, seat and colour."""

from typing import Any, Final

from tenka.games.shogun.rules.components.ground import ground_seen
from tenka.games.shogun.rules.components.pieces import (
    BUILDINGS,
    EFFECT,
    EVENTS,
    LOSSES,
    PROVINCE,
    REGIONS,
    SEASONS,
    SPECIALS,
    WINTER,
    YEARS,
)

NOBODY: Final = -1
BUILDING: Final = {id: number for number, id in enumerate(BUILDINGS)}
EVENT: Final = {id: number for number, id in enumerate(EVENTS)}


class SteadySight:
    """What lies open, read once for a decision."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.flat: bool = view["options"]["tower"] == "flat"
        ground = ground_seen(self.players, view["options"])
        self.neighbours = ground.neighbours
        self.region = ground.region
        self.inside = ground.inside
        self._read_provinces(view["provinces"])
        self._read_seats(view["seats"])
        self._read_time(view)
        self.stock = [view["stock"][kind] for kind in BUILDINGS]
        self.farmers: int = view["farmers"]
        self.tower: list[int] = view["tower"]
        self.tray: list[int] = view["tray"]
        self.in_tower = sum(self.tower)
        self.in_tray = sum(self.tray)
        self.envy: float = 1 / (self.players - 1)  # what a point less for any of the others is worth to us
        self.rivalry = self._rivalry()

    def _read_provinces(self, provinces: list[dict[str, Any]]) -> None:
        self.owner = [NOBODY if each["owner"] is None else int(each["owner"]) for each in provinces]
        self.armies: list[int] = [each["armies"] for each in provinces]
        self.unrest: list[int] = [each["unrest"] for each in provinces]
        self.built = [[BUILDING[id] for id in each["buildings"]] for each in provinces]
        self.own = [province for province in self.inside if self.owner[province] == self.seat]
        counts = [[[0] * self.players for _ in BUILDINGS] for _ in REGIONS]
        for province in self.inside:
            for kind in self.built[province]:
                counts[self.region[province]][kind][self.owner[province]] += 1
        self.standing = [[tuple(seats) for seats in kinds] for kinds in counts]  # by region and kind: by seat

    def _read_seats(self, seats: list[dict[str, Any]]) -> None:
        self.chests: int = seats[self.seat]["chests"]
        self.rice: int = seats[self.seat]["rice"]
        self.supply: list[int] = [each["supply"] for each in seats]
        self.scores: list[int] = [each["score"] for each in seats]
        self.special = [None if each["special"] is None else SPECIALS.index(each["special"]) for each in seats]

    def _read_time(self, view: dict[str, Any]) -> None:
        self.year: int = view["year"]
        self.season = SEASONS.index(view["season"])
        self.winters: int = YEARS + 1 - self.year  # still to be scored
        self.rounds_to_winter: int = WINTER - self.season  # this one included
        self.rounds: int = self.rounds_to_winter + WINTER * (YEARS - self.year)  # to the end of the game
        cards = view["event_cards"]
        current = cards["current"]
        still_open = [EVENT[event] for event in cards["open"]]
        self.effects = [EFFECT[EVENT[current]]] if current else [EFFECT[event] for event in still_open]
        self.losses = [LOSSES[event] for event in still_open]

    def _rivalry(self) -> list[float]:
        """By seat: what a point less for him is worth to us, the more the better he stands."""
        standing = [1.0 + score for score in self.scores]
        for province in self.inside:
            if self.owner[province] != NOBODY:
                standing[self.owner[province]] += 1 + len(self.built[province])
        weights = [0.0 if seat == self.seat else points**3 for seat, points in enumerate(standing)]
        return [weight / sum(weights) for weight in weights]

    def chance_of(self, effect: int) -> float:
        """How likely this round's event has an effect; it is certain once the event is drawn (H7)."""
        return self.effects.count(effect) / len(self.effects) if self.effects else 0.0

    def acting(self) -> int:
        """The province that marches."""
        return PROVINCE[self.view["acting"]["province"]]
