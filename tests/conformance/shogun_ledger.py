"""A game of Shogun kept by its events alone: who has what, where, and how many cubes lie in tower and tray."""

from collections.abc import Callable, Mapping
from typing import Any

ARMIES, FARMERS = 62, 20
CHESTS = {3: 18, 4: 15, 5: 12}
STOCK = {"castle": 28, "temple": 26, "theatre": 26}


class Land:
    """A province."""

    def __init__(self, owner: int, armies: int) -> None:
        self.owner = owner
        self.armies = armies
        self.buildings: list[str] = []
        self.unrest = 0


class ShogunLedger:
    """Everything that is public, from the events."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.lands: dict[str, Land] = {}
        self.chests = [CHESTS[players]] * players
        self.rice = [0] * players
        self.scores = [0] * players
        self.supply = [ARMIES] * players + [FARMERS]  # by colour
        self.tower = [0] * (players + 1)
        self.tray = [0] * (players + 1)
        self.odd: list[tuple[object, object]] = []  # figures of events with those of the ledger

    def see(self, kind: str, data: Mapping[str, Any]) -> None:
        """Take in the next event."""
        handler: Callable[[Mapping[str, Any]], None] | None = getattr(self, f"_{kind}", None)
        if handler:
            handler(data)

    def _settled(self, data: Mapping[str, Any]) -> None:
        self.lands[data["province"]] = Land(data["seat"], data["armies"])
        self.supply[data["seat"]] -= data["armies"]

    def _tower_filled(self, data: Mapping[str, Any]) -> None:
        self.tower = [thrown - out for thrown, out in zip(data["thrown"], data["out"], strict=True)]
        self.supply = [supply - inside for supply, inside in zip(self.supply, self.tower, strict=True)]

    def _bid(self, data: Mapping[str, Any]) -> None:
        self.chests[data["seat"]] -= data["paid"]

    def _built(self, data: Mapping[str, Any]) -> None:
        self.chests[data["seat"]] -= data["paid"]
        self.lands[data["province"]].buildings.append(data["building"])

    def _collected(self, data: Mapping[str, Any]) -> None:
        goods = self.chests if data["goods"] == "chests" else self.rice
        goods[data["seat"]] += data["amount"]
        self.odd.append((goods[data["seat"]], data["total"]))

    def _unrest(self, data: Mapping[str, Any]) -> None:
        land = self.lands[data["province"]]
        land.unrest += data["change"]
        self.odd.append((land.unrest, data["markers"]))

    def _recruited(self, data: Mapping[str, Any]) -> None:
        self.chests[data["seat"]] -= data["paid"]
        self.lands[data["province"]].armies += data["armies"]
        self.supply[data["seat"]] -= data["armies"]

    def _moved(self, data: Mapping[str, Any]) -> None:
        self.lands[data["from"]].armies -= data["armies"]
        self.lands[data["to"]].armies += data["armies"]

    def _attacked(self, data: Mapping[str, Any]) -> None:
        self.lands[data["from"]].armies -= data["armies"]
        target = self.lands.get(data["to"])
        self.odd.append((target.owner if target else None, data["defender"]))

    def _thrown(self, data: Mapping[str, Any]) -> None:
        self.odd.append((self.tray, data["tray"]))
        thrown = [sum(each) for each in zip(data["armies"], data["bonus"], data["tray"], strict=True)]
        self.tower = [a + b - c for a, b, c in zip(self.tower, thrown, data["out"], strict=True)]
        self.tray = list(data["out"])
        self.supply = [supply - bonus for supply, bonus in zip(self.supply, data["bonus"], strict=True)]
        self.supply[-1] -= data["armies"][-1]

    def _battle(self, data: Mapping[str, Any]) -> None:
        winner, kept = data["winner"], data["kept"]
        self.odd.append((data["attackers"], self.tray[data["seat"]]))
        self.odd.append((data["farmers"], self.tray[-1]))
        self._from_tray(data["seat"])
        if data["defender"] is not None:
            self.odd.append((data["defenders"], self.tray[data["defender"]]))
            self._from_tray(data["defender"])
        if data["helping"]:
            self._from_tray(-1)
        self._keep(data["province"], winner, kept)

    def _quelled(self, data: Mapping[str, Any]) -> None:
        self.odd.append(((data["armies"], data["farmers"]), (self.tray[data["seat"]], self.tray[-1])))
        self._from_tray(data["seat"])
        self._from_tray(-1)
        self._keep(data["province"], data["seat"] if data["won"] else None, data["kept"])

    def _from_tray(self, colour: int) -> None:
        self.supply[colour] += self.tray[colour]
        self.tray[colour] = 0

    def _keep(self, province: str, winner: int | None, kept: int) -> None:
        if winner is None:
            self.lands.pop(province, None)
            return
        land = self.lands.setdefault(province, Land(winner, 0))
        land.owner, land.armies = winner, kept
        self.supply[winner] -= kept

    def _supplied(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        provinces = sum(land.owner == seat for land in self.lands.values())
        self.odd.append((data["provinces"], provinces))
        self.odd.append((data["missing"], max(0, provinces - data["rice"])))
        self.rice[seat] = data["rice"]

    def _scored(self, data: Mapping[str, Any]) -> None:
        self.scores[data["seat"]] += data["points"]
        self.odd.append((self.scores[data["seat"]], data["total"]))
        lands = [land for land in self.lands.values() if land.owner == data["seat"]]
        self.odd.append(
            ((data["provinces"], data["buildings"]), (len(lands), sum(len(each.buildings) for each in lands)))
        )
        parts = ("provinces", "buildings", "castle", "temple", "theatre")
        self.odd.append((data["points"], sum(data[part] for part in parts)))

    def _year_ended(self, data: Mapping[str, Any]) -> None:
        self.rice = [0] * self.players
        for land in self.lands.values():
            land.unrest = 0

    def pairs(self, view: Mapping[str, Any]) -> list[tuple[object, object]]:
        """What a view says beside what the events add up to."""
        seats = view["seats"]
        built = [building for land in self.lands.values() for building in land.buildings]
        lands = {
            land["province"]: (land["owner"], land["armies"], sorted(land["buildings"]), land["unrest"])
            for land in view["provinces"]
            if land["owner"] is not None
        }
        mine = {
            name: (land.owner, land.armies, sorted(land.buildings), land.unrest) for name, land in self.lands.items()
        }
        return [
            *self.odd,
            (lands, mine),
            ([seat["chests"] for seat in seats], self.chests),
            ([seat["rice"] for seat in seats], self.rice),
            ([seat["score"] for seat in seats], self.scores),
            ([*(seat["supply"] for seat in seats), view["farmers"]], self.supply),
            (view["tower"], self.tower),
            (view["tray"], self.tray),
            (view["stock"], {kind: count - built.count(kind) for kind, count in STOCK.items()}),
        ]
