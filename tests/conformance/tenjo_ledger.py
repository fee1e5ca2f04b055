"""What everybody can reckon from the open events of Tenjo: samurai, daimyō, shadow warriors, castles, koku."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

SAMURAI, KOKU, SHADOW = 100_000, 25_000, 25_000
YEARLY = dict(
    zip(
        [f"CC{number:02}" for number in range(1, 17)],
        (15, 12, 18, 10, 10, 12, 18, 20, 18, 15, 20, 12, 15, 15, 20, 18),
        strict=True,
    )
)


class TenjoLedger:
    """Sums by seat."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.samurai = [0] * players
        self.daimyo: list[Counter[str]] = [Counter() for _ in range(players)]
        self.shadows = [0] * players
        self.castles: dict[str, tuple[int, str]] = {}
        self.koku = 0
        self.koku_is_known = True  # until some was lost unseen
        self.dead: set[str] = set()

    def see(self, kind: str, data: Mapping[str, Any]) -> None:
        """Take in the next event."""
        handler: Callable[[Mapping[str, Any]], None] | None = getattr(self, f"_{kind}", None)
        if handler:
            handler(data)

    def _site_chosen(self, data: Mapping[str, Any]) -> None:
        self.castles[data["site"]] = (data["seat"], data["card"])
        self.daimyo[data["seat"]][data["site"].split("_")[0]] += 1

    def _distributed(self, data: Mapping[str, Any]) -> None:
        self.samurai[data["seat"]] = SAMURAI
        self.shadows[data["seat"]] = 2
        self.koku += KOKU

    def _entered(self, data: Mapping[str, Any]) -> None:
        self.samurai[data["seat"]] += data["samurai"]

    def _lost(self, data: Mapping[str, Any]) -> None:
        self.samurai[data["seat"]] -= data["samurai"]

    def _unmasked(self, data: Mapping[str, Any]) -> None:
        self.samurai[data["seat"]] += SHADOW
        self.shadows[data["seat"]] -= 1

    def _shadows_lost(self, data: Mapping[str, Any]) -> None:
        self.shadows[data["seat"]] -= data["count"]

    def _daimyo_gained(self, data: Mapping[str, Any]) -> None:
        self.daimyo[data["seat"]][data["province"]] += 1

    def _daimyo_lost(self, data: Mapping[str, Any]) -> None:
        self.daimyo[data["seat"]][data["province"]] -= 1

    def _daimyo_moved(self, data: Mapping[str, Any]) -> None:
        self.daimyo[data["seat"]][data["from"]] -= 1
        self.daimyo[data["seat"]][data["to"]] += 1

    def _castle_fell(self, data: Mapping[str, Any]) -> None:
        self.castles[data["site"]] = (data["seat"], self.castles[data["site"]][1])

    def _castle_razed(self, data: Mapping[str, Any]) -> None:
        del self.castles[data["site"]]
        self.koku_is_known = False

    def _built(self, data: Mapping[str, Any]) -> None:
        self.castles[data["site"]] = (data["seat"], data["card"])

    def _income(self, data: Mapping[str, Any]) -> None:
        self.koku += data["koku"]

    def _income_whole(self, data: Mapping[str, Any]) -> None:
        self.koku += data["koku"]

    def _mustered(self, data: Mapping[str, Any]) -> None:
        self.koku_is_known = False

    def _upkeep(self, data: Mapping[str, Any]) -> None:
        self.koku -= data["paid"]

    def _recruited(self, data: Mapping[str, Any]) -> None:
        self.koku -= data["samurai"]

    def _koku_gained(self, data: Mapping[str, Any]) -> None:
        self.koku += data["koku"]

    def _koku_lost(self, data: Mapping[str, Any]) -> None:
        self.koku -= data["koku"]

    def _province_income(self, data: Mapping[str, Any]) -> None:
        self.koku += data["koku"]

    def _produced(self, data: Mapping[str, Any]) -> None:
        if data["component"] == "koku":
            self.koku += YEARLY[self.castles[data["site"]][1]] * 1000
        self.shadows[data["seat"]] += data["component"] == "shadow"

    def _family_died(self, data: Mapping[str, Any]) -> None:
        self.dead.add(data["family"])

    def _family_back(self, data: Mapping[str, Any]) -> None:
        self.dead.remove(data["family"])

    def pairs(self, view: Mapping[str, Any], position: Mapping[str, Any]) -> list[tuple[object, object]]:
        """What is, beside what the events add up to."""
        seats = position["seats"]
        stored = sum(task[2] for task in position["tasks"] if task[0] == "store") * 100
        koku = sum(castle["koku"] for castle in position["castles"].values()) * 100 + stored
        return [
            ([1000 * sum(seat["samurai"].values()) for seat in seats], self.samurai),
            ([+Counter(seat["daimyo"]) for seat in view["seats"]], [+each for each in self.daimyo]),
            ([sum(seat["shadows"].values()) for seat in view["seats"]], self.shadows),
            ({each["site"]: (each["owner"], each["card"]) for each in view["castles"]}, self.castles),
            (set(view["dead"]), self.dead),
            (koku, self.koku if self.koku_is_known else koku),
            (
                {point: sorted(owners) for point, owners in view["points"].items()},
                stacks(seats),
            ),
        ]


def stacks(seats: list[dict[str, Any]]) -> dict[str, list[int]]:
    """By point: whose stacks are there."""
    found: dict[str, list[int]] = {}
    for seat, player in enumerate(seats):
        for point in player["samurai"]:
            found.setdefault(point, []).append(seat)
    return found
