"""Shitennō's facts for the kit: its pieces (figures of the rulebook), its secrets, and what everybody remembers."""

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from tenka.games.shitenno.rules.declaration import fields
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tests.conformance.shitenno_memory import ShitennoMemory
from tests.games.boxes import BOXES

POSITION = fields.POSITION
LONGEST = 2_000
SHARE = 1.0
SPREAD = 1
RARE: set[str] = set()
DRAFTS = True
TABLES: list[tuple[int, Mapping[str, Any]]] = [(2, {}), (3, {"box": BOXES["shitenno"]}), (4, {})]
ENDINGS: set[Hashable] = {("kamons",), ("koku",), ("kamons", "koku")}

TROOPS = ("samurai", "bushi", "sohei", "shinobi")
BONUSES = ("exchange", "plus", "draw")
CARDS = Counter(
    {"koku_1": 12, "koku_2": 8, "koku_3": 4}
    | dict.fromkeys(TROOPS, 6)
    | {f"{one}_{other}": 1 for one, other in combinations_with_replacement(TROOPS, 2)}
)
TILES = Counter({(troop, bonus): 2 for troop in TROOPS for bonus in BONUSES})
KAMONS = {2: 12, 3: 10, 4: 8}
SHOWING = {
    *(
        "gate",
        "drawn",
        "reshuffled",
        "offered",
        "split",
        "placed",
        "tile_won",
        "tile_drawn",
        "card_drawn",
        "hand_shown",
    ),
}


def ending(result: Mapping[str, Any]) -> Hashable:
    """Why the game ended: kamons, koku or both ran out."""
    return tuple(result["reasons"])


def given(options: Mapping[str, Any]) -> list[tuple[list[str], int]]:
    """What the box gives, if there is one, by the parts of its fields."""
    values: dict[str, int] = options["box"]["values"] if "box" in options else {}
    return [(id.split("."), count) for id, count in values.items()]


def cards(options: Mapping[str, Any]) -> Counter[str]:
    """How many cards of each kind there are."""
    found = Counter(CARDS)
    for (kind, *rest), count in given(options):
        if kind != "tile":
            found[f"koku_{rest[0]}" if kind == "koku" else rest[0]] = count
    return found


def tiles(options: Mapping[str, Any]) -> Counter[tuple[str, str]]:
    """How many tiles of each kind there are."""
    found = Counter(TILES)
    for (kind, *rest), count in given(options):
        if kind == "tile":
            found[rest[0], rest[1]] = count
    return +found


def whole(players: int, options: Mapping[str, Any]) -> Counter[Hashable]:
    """Cards, bonus tiles by their bonus, and kamons by seat."""
    pieces: Counter[Hashable] = Counter(cards(options))
    for (_, bonus), count in tiles(options).items():
        pieces[bonus] += count
    for seat in range(players):
        pieces["kamon", seat] = KAMONS[players]
    return pieces


def inventory(state: State) -> Counter[Hashable]:
    """Everything in its place; what left the game is known from the events."""
    position = state.dump()["position"]
    pieces: Counter[Hashable] = Counter()
    for place in ("troop_deck", "koku_deck", "discards", "open"):
        pieces.update(position[place])
    if position["phase"] == "answer":  # while it is made or chosen, a packet is part of the open cards
        pieces.update(position["packet"])
    for heap in (*position["hands"], *position["tiles"]):
        pieces.update(heap)
    pieces["draw"] += sum(position["draws"])
    pieces.update(tile["bonus"] for gate in tiles_left(position) for tile in gate)
    for seat, supply in enumerate(position["supply"]):
        pieces["kamon", seat] += supply
    pieces.update(("kamon", kamon["seat"]) for fields in position["board"] for kamon in fields if kamon)
    pieces.update(gone(state))
    return pieces


def gone(state: State) -> list[str]:
    """Koku and tiles spent: they leave the game."""
    found: list[str] = []
    for event in state.view(None)["events"]:
        if event["kind"] == "placed":
            found += [
                item for item in event["data"]["items"] if item in {"exchange", "plus"} or item.startswith("koku")
            ]
        elif event["kind"] == "tile_drawn":
            found.append("draw")
    return found


def tiles_left(position: dict[str, Any]) -> list[list[dict[str, str]]]:
    """The tiles still on each gate: one was taken with every field."""
    return [
        gate[sum(kamon is not None for kamon in fields) :]
        for gate, fields in zip(position["gates"], position["board"], strict=True)
    ]


def balances(state: State) -> list[tuple[object, object]]:
    """Points are those told; hands, supplies and the board are as large as everybody sees."""
    position, view = state.dump()["position"], state.view(None)
    totals = [0] * len(position["scores"])
    pairs: list[tuple[object, object]] = []
    for event in view["events"]:
        if event["kind"] == "scored":
            data = event["data"]
            totals[data["seat"]] += data["points"]
            pairs.append((totals[data["seat"]], data["total"]))
    found = Counter((tile["troop"], tile["bonus"]) for gate in position["gates"] for tile in gate)
    return [
        *pairs,
        (found, tiles(state.setup.options)),
        (totals, position["scores"]),
        (totals, [seat["score"] for seat in view["seats"]]),
        ([len(hand) for hand in position["hands"]], [seat["hand_size"] for seat in view["seats"]]),
        (position["supply"], [seat["kamons"] for seat in view["seats"]]),
        (position["board"], [province["fields"] for province in view["provinces"]]),
        (state.result["scores"] if state.result else totals, totals),
    ]


def secrets(state: State, seat: int | None) -> dict[str, Hashable]:
    """Other hands, both decks, the tiles on the gates."""
    position = state.dump()["position"]
    return {
        "hands": tuple(tuple(hand) for other, hand in enumerate(position["hands"]) if other != seat),
        "troop_deck": tuple(position["troop_deck"]),
        "koku_deck": tuple(position["koku_deck"]),
        "tiles": tuple((tile["troop"], tile["bonus"]) for gate in tiles_left(position) for tile in gate),
    }


def uncertain(state: State, seat: int | None) -> set[str]:
    """What clearly has more than one possibility while the game runs."""
    position = state.dump()["position"]
    if state.result:
        return set()
    unseen = [line for line in current_secrets(position) if line["seat"] != seat]
    kinds = len(set(position["troop_deck"]))
    gates = tiles_left(position)
    found = {
        "hands": bool(unseen) and kinds > 3,
        "troop_deck": kinds > 1,
        "koku_deck": len(set(position["koku_deck"])) > 1,
        "tiles": sum(map(len, gates)) > 6 and any(len(gate) > 1 for gate in gates),
    }
    return {aspect for aspect, is_open in found.items() if is_open}


def current_secrets(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Cards in hands that came from the deck as it is now shuffled, seen by their owners alone."""
    return [line for line in position["ledger"] if not line["played"] and line["generation"] == position["generation"]]


def exchanged(dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
    """One card only this seat has seen changes places with one of the deck."""
    position = dump["position"]
    mine = [line for line in current_secrets(position) if line["seat"] == seat]
    if not mine or position["province"] is not None:  # a payment being laid out may need the card
        return None
    line = rng.choice(mine)
    deck = position["troop_deck"]
    others = [place for place, card in enumerate(deck) if card != line["card"]]
    if not others:
        return None
    place = rng.choice(others)
    hand = position["hands"][seat]
    hand[hand.index(line["card"])] = deck[place]
    line["card"], deck[place] = deck[place], line["card"]
    dump["steps"] = []
    return dump


def revealed(before: State, after: State, events: list[Event]) -> bool:
    """Whether a deck changed or an event shows something that lay hidden."""
    if any(event.kind in SHOWING for event in events):
        return True
    one, other = before.position(), after.position()
    return any(one[deck] != other[deck] for deck in ("troop_deck", "koku_deck"))


def goes_on(before: State, move: Move) -> bool:
    """Every move is a step."""
    return False


def is_aside(move: Move) -> bool:
    """Every move is a step."""
    return False


def memory(players: int, options: Mapping[str, Any], seat: int | None) -> ShitennoMemory:
    """A perfect memory."""
    everything = cards(options)
    troops = Counter({card: count for card, count in everything.items() if not card.startswith("koku")})
    return ShitennoMemory(players, seat, troops, everything - troops, tiles(options))
