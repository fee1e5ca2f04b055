"""The table as a bot sees it: the view of its own seat in numbers; samurai and koku in thousands."""

from typing import Any, Final

from tenka.games.tenjo.knowledge.stacks import came_from
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    ELEMENTS,
    FAMILY,
    FAMILY_OF,
    IS_ENTRY,
    POINT,
    POINT_COUNT,
    POINTS_OF,
    PROVINCE,
    PROVINCE_COUNT,
    SITE_AT,
    SITE_POINTS,
    SITES,
)

NOBODY: Final = -1
CASTLE_SHARE: Final = 6.0  # how many times as many samurai as elsewhere are supposed to be in a castle …
ENTRY_SHARE: Final = 0.3  # … and on an entry point
MONTHS: Final = DATA.constants.months
SHADOW: Final = DATA.constants.shadow
RING_NAME: Final = "ring_"
FAMILY_NUMBER: Final = {id: number for number, id in enumerate(FAMILY)}


class SteadySight:
    """What lies open to a seat, read once for a decision."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.phase: str = view["phase"]
        self.options: dict[str, Any] = view["options"]
        self.others = [seat for seat in range(self.players) if seat != self.seat and view["seats"][seat]["alive"]]
        self.turn: dict[str, Any] = view["turn"] or {}
        self.step: dict[str, Any] | None = view["step"]
        self.battle: dict[str, Any] | None = view["battle"]
        self.question: dict[str, Any] = view["question"] or {}
        self._read_time(view)
        self._read_seats(view["seats"])
        self._read_castles(view["castles"])
        self._read_points(view["points"])
        self._read_own(view["own"])
        self._shares: dict[int, dict[int, float]] = {}  # by seat and point, once they are asked for
        self.borders: dict[int, float] | None = None  # what border points are worth: see bot_worth.py

    def _read_time(self, view: dict[str, Any]) -> None:
        self.year: int = view["year"]
        self.month: int = view["month"]
        years: int = self.options["years"]
        self.last_year = self.year >= years
        self.months_in_year = max(0, MONTHS - self.month)  # after this one
        self.months_left: int = self.months_in_year + MONTHS * (years - self.year)
        own: dict[str, Any] = self.turn if self.turn.get("seat") == self.seat else {}
        self.points_left: int = own.get("points", 0)
        self.marched = [POINT[source] * POINT_COUNT + POINT[goal] for source, goal in own.get("marched", ())]

    def _read_seats(self, seats: list[dict[str, Any]]) -> None:
        self.daimyo = [[0] * PROVINCE_COUNT for _ in seats]
        self.shadows = [[0] * PROVINCE_COUNT for _ in seats]
        for seat, each in enumerate(seats):
            for id, count in each["daimyo"].items():
                self.daimyo[seat][PROVINCE[id]] = count
            for id, count in each["shadows"].items():
                self.shadows[seat][PROVINCE[id]] = count
        self.ronin: list[bool] = [each["ronin"] for each in seats]
        self.leads = self.daimyo[self.seat]

    def _read_castles(self, castles: list[dict[str, Any]]) -> None:
        self.castle_owner = [NOBODY] * len(SITES)
        self.defence = [0] * len(SITES)
        self.koku_a_year = [0] * len(SITES)
        for each in castles:
            site = SITES.index(each["site"])
            self.castle_owner[site] = each["owner"]
            self.defence[site] = each["defence"]
            self.koku_a_year[site] = each["koku_a_year"] // 1000

    def _read_points(self, points: dict[str, list[int]]) -> None:
        self.present: list[list[int]] = [[]] * POINT_COUNT
        for id, seats in points.items():
            self.present[POINT[id]] = seats

    def _read_own(self, own: dict[str, Any]) -> None:
        self.samurai = [0] * POINT_COUNT
        for id, count in own["samurai"].items():
            self.samurai[POINT[id]] = count // 1000
        self.stacks = [point for point in range(POINT_COUNT) if self.samurai[point]]
        self.koku = {SITES.index(id): count / 1000 for id, count in own["koku"].items()}
        self.wealth = sum(self.koku.values())
        self.castles = [site for site, owner in enumerate(self.castle_owner) if owner == self.seat]
        self.elements: dict[str, int] = {id: own["hand"].count(id) for id in ELEMENTS}
        self.rings: list[int] = sorted(
            int(card[len(RING_NAME) :]) for card in own["hand"] if card.startswith(RING_NAME)
        )
        self.family = {FAMILY_NUMBER[each["card"]]: each for each in own["family"]}
        self.allies = {  # who may help us: they hold a hostage of ours (T28)
            each["holder"]
            for card, each in self.family.items()
            if FAMILY_OF[card] == self.seat and each["hostage"] and each["holder"] != self.seat
        }
        self.hosts = {*self.allies, *own["admitted_by"]}  # whose points are open to us (T9)

    # Who is where

    def is_open(self, point: int) -> bool:
        """Whether we may enter a point (T9)."""
        present = self.present[point]
        return not present or IS_ENTRY[point] or self.seat in present or all(seat in self.hosts for seat in present)

    def behind(self, point: int) -> set[int]:
        """Where samurai on a point have come from in this turn: to go back would undo what they did."""
        return came_from(self.marched, point) if self.marched else set()

    def foes_at(self, point: int) -> list[int]:
        """Who else has samurai on a point."""
        return [seat for seat in self.present[point] if seat != self.seat]

    def army_in(self, seat: int, province: int) -> list[int]:
        """The points of a province on which a seat has samurai."""
        return [point for point in POINTS_OF[province] if seat in self.present[point]]

    def supports_in(self, seat: int, province: int) -> list[int]:
        """The same without entry points where they support nobody (T11)."""
        found = self.army_in(seat, province)
        return found if self.options["entry_supports_daimyo"] else [point for point in found if not IS_ENTRY[point]]

    def is_led(self, province: int) -> bool:
        """Whether our samurai can march and attack in a province."""
        return self.ronin[self.seat] or self.leads[province] > 0

    def castle_at(self, point: int) -> int:
        """The owner of the castle on a point, NOBODY if there is none."""
        return self.castle_owner[SITE_AT[point]] if point in SITE_AT else NOBODY

    def castles_of(self, seat: int) -> list[int]:
        """The sites of a seat's castles."""
        return [site for site, owner in enumerate(self.castle_owner) if owner == seat]

    # What is supposed of what is hidden (T31)

    def supposed(self, seat: int, point: int) -> float:
        """How many thousand samurai of another seat we expect on a point: face up in battle, else by share."""
        shown = self._shown(seat, point)
        if shown is not None:
            return shown
        if seat not in self._shares:
            self._shares[seat] = self._shared(seat)
        return self._shares[seat].get(point, 0.0)

    def _shared(self, seat: int) -> dict[int, float]:
        """All that a seat is expected to have, by point."""
        shares = {each: self._share(seat, each) for each in range(POINT_COUNT) if seat in self.present[each]}
        a_share = self.supposed_total(seat) / sum(shares.values()) if shares else 0.0
        return {point: share * a_share for point, share in shares.items()}

    def supposed_total(self, seat: int) -> float:
        """How many thousand samurai another seat has: they come and go before everybody's eyes."""
        samurai: int = self.view["seats"][seat]["samurai"]
        return samurai / 1000

    def _share(self, seat: int, point: int) -> float:
        if IS_ENTRY[point]:
            return ENTRY_SHARE
        return CASTLE_SHARE if self.castle_at(point) == seat else 1.0

    def _shown(self, seat: int, point: int) -> float | None:
        if self.battle is None:
            return None
        for each in self.battle["attackers"] + self.battle["defenders"]:
            if each["seat"] == seat and POINT[each["point"]] == point and each["samurai"] is not None:
                return float(each["samurai"] // 1000)
        return None

    def garrisons(self) -> dict[int, int]:
        """Our samurai in our castles, by site."""
        return {site: self.samurai[SITE_POINTS[site]] for site in self.castles}
