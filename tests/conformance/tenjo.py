"""Tenjo's facts for the kit: its pieces (figures of the rules), its secrets, and what everybody remembers."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from tenka.games.tenjo.rules.declaration import fields
from tenka.games.tenjo.rules.state import Tenjo
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tests.conformance.tenjo_ledger import TenjoLedger
from tests.conformance.tenjo_memory import TenjoMemory
from tests.games.boxes import BOXES

LONGEST = 40_000
POSITION = fields.POSITION
SHARE = 0.002
SPREAD = 5
RARE: set[str] = {"shogun", "clear", "drop", "offer"}
DRAFTS = True
TABLES: list[tuple[int, Mapping[str, Any]]] = [
    (2, {}),
    (3, {"years": 1, "castle_sites": 8, "resource_mode": "printed", "ring_contest": False, "build_castle": True}),
    (4, {"years": 1, "void_shield": "that_attacker", "province_move_any_time": False, "shadow_isolation": True}),
    (2, {"years": 3, "entry_supports_daimyo": False, "empty_seat_fate": "nothing"}),
    (2, {"years": 4, "build_castle": True, "build_house_rate": True}),
    (2, {"years": 5, "box": BOXES["tenjo"]}),
]
ENDINGS: set[Hashable] = {"years", "shogun", "last"}

ELEMENTS = {"fire": 8, "wind": 8, "water": 8, "earth": 8, "void": 8}
RINGS = {"ring_1": 16, "ring_2": 16, "ring_3": 14, "ring_4": 8, "ring_5": 6}
CASTLES = [f"CC{number:02}" for number in range(1, 17)]
FATES = [f"F{number:02}" for number in range(1, 21)]
RELATIVES = ("wife", "son", "daughter")
# Events after which nothing can be taken back, if they are of who is at the move
FINAL = {
    *("site_chosen", "order_roll", "rolled", "cards_drawn", "played", "answered", "engaged", "fate", "face_up"),
    *("scouted", "offered", "accepted", "declined", "withdrawn", "offer_off", "admitted", "shut_out"),
    *("turn", "month", "claimed", "ended", "built", "castle_razed", "castle_fell", "hostage_returned", "married"),
    *("family_died", "eliminated", "distributed"),
}


def ending(result: Mapping[str, Any]) -> Hashable:
    """The years were over, somebody became Shogun, or was the last one."""
    return str(result["why"])


def count(options: Mapping[str, Any], kind: str, ours: int) -> int:
    """How many cards of a kind there are, by the box if there is one."""
    return int(options["box"]["values"].get(f"{kind}.copies", ours)) if "box" in options else ours


def fates(options: Mapping[str, Any]) -> list[str]:
    """The fate cards."""
    return [card for card in FATES for _ in range(count(options, f"fate.{card}", 1))]


def whole(players: int, options: Mapping[str, Any]) -> Counter[Hashable]:
    """Cards of every kind; samurai, koku and daimyō come and go: see the ledger."""
    pieces: Counter[Hashable] = Counter()
    pieces.update({card: count(options, f"element.{card}", ours) for card, ours in ELEMENTS.items()})
    pieces.update({card: count(options, card.replace("_", "."), ours) for card, ours in RINGS.items()})
    pieces.update([*CASTLES, *fates(options)])
    pieces.update(f"{relative}_{seat}" for seat in range(players) for relative in RELATIVES)
    return pieces


def inventory(state: State) -> Counter[Hashable]:
    """Hands, piles, castles and families, the dead included."""
    position = state.position()
    pieces: Counter[Hashable] = Counter()
    for seat in position["seats"]:
        pieces.update(seat["hand"])
    pieces.update(position["element_deck"] + position["element_discards"])
    pieces.update(f"ring_{value}" for value in position["ring_deck"] + position["ring_discards"])
    pieces.update(position["fate_deck"] + position["fate_discards"])
    pieces.update(position["castle_deck"] + position["castle_discards"])
    pieces.update(castle["card"] for castle in position["castles"].values())
    pieces.update(list(position["family"]))
    return pieces


def balances(state: State) -> list[tuple[object, object]]:
    """What everybody sees, and how many samurai and koku there are, is what the events add up to."""
    view = state.view(None)
    ledger = TenjoLedger(state.setup.players)
    for event in view["events"]:
        ledger.see(event["kind"], event["data"])
    return ledger.pairs(view, state.position())


def secrets(state: State, seat: int | None) -> dict[str, Hashable]:
    """Others' sizes, koku and hands, piles, places of family cards."""
    position = state.position()
    others = [player for other, player in enumerate(position["seats"]) if other != seat]
    return {
        "sizes": tuple(tuple(sorted(player["samurai"].items())) for player in others),
        "hands": tuple(tuple(sorted(player["hand"])) for player in others),
        "koku": tuple(sorted((site, castle["koku"]) for site, castle in position["castles"].items())),
        "family": tuple(sorted((card, site or "") for card, site in position["family"].items())),
        "piles": (tuple(position["fate_deck"]), tuple(position["castle_deck"])),
    }


def uncertain(state: State, seat: int | None) -> set[str]:
    """What clearly has more than one possibility while the game runs."""
    position = state.position()
    if state.result or position["year"] == 0:
        return set()
    others = [other for other in range(state.setup.players) if other != seat]
    castles = position["castles"]
    rich = [other for other in others if wealth(position, other) >= 100 and len(castles_of(position, other)) > 1]
    homes = [
        card
        for card, site in position["family"].items()
        if site is not None and castles[site]["owner"] in rich and seat not in (int(card[-1]), castles[site]["owner"])
    ]
    found = {
        "sizes": any(is_unseen(position["seats"][other]["story"]) for other in others),
        "hands": any(is_mostly_unknown(position, seat, other) for other in others),
        "koku": bool(rich),
        "family": bool(homes),
        "piles": len(position["fate_deck"]) > 2,
    }
    return {aspect for aspect, is_open in found.items() if is_open}


def castles_of(position: dict[str, Any], seat: int) -> list[str]:
    """The sites of a seat's castles."""
    return [site for site, castle in position["castles"].items() if castle["owner"] == seat]


def wealth(position: dict[str, Any], seat: int) -> int:
    """All koku of a seat, in hundreds."""
    return sum(position["castles"][site]["koku"] for site in castles_of(position, seat))


def is_unseen(story: list[dict[str, Any]]) -> bool:
    """Whether two stacks of more than a few stand as they were settled, and nothing else has happened."""
    return len(story) == 2 and {each["kind"] for each in story} == {"settled"}


def is_mostly_unknown(position: dict[str, Any], seat: int | None, other: int) -> bool:
    """Whether a hand has several cards that the seat has not seen."""
    known = [] if seat is None else position["seats"][seat]["known"][other]
    return len(position["seats"][other]["hand"]) > len(known) + 4 and len(set(position["ring_deck"])) > 2


def exchanged(dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
    """Something that this seat alone knows is otherwise: a ring, how many marched, where its koku or family lies."""
    position = dump["position"]
    if position["doing"] or position["element"] or position["drafts"][seat]:
        return None
    if any(offer["proposer"] == seat for offer in position["offers"]):
        return None
    ways = [other_ring, other_march, other_treasury, other_home]
    rng.shuffle(ways)
    return dump if any(way(position, seat, rng) for way in ways) else None


def other_ring(position: dict[str, Any], seat: int, rng: Random) -> bool:
    """A ring that nobody knows this seat to hold changes places with another one of the pile."""
    hand = position["seats"][seat]["hand"]
    known = [card for other in position["seats"] for card in other["known"][seat]]
    mine = sorted({card for card in hand if card.startswith("ring") and card not in known})
    rings = position["ring_deck"]
    pairs = [(card, place) for card in mine for place, value in enumerate(rings) if f"ring_{value}" != card]
    if not pairs:
        return False
    card, place = rng.choice(pairs)
    hand[hand.index(card)] = f"ring_{rings[place]}"
    rings[place] = int(card[-1])
    return True


def other_march(position: dict[str, Any], seat: int, rng: Random) -> bool:
    """One more or less has marched somewhere, or stood there at the start, and nobody has seen how many."""
    player = position["seats"][seat]
    story, before = player["story"], told_armies(player["story"])
    settled = [place for place, each in enumerate(story) if each["kind"] == "settled"]
    unseen = [place for place, each in enumerate(story) if each["kind"] == "marched"] + settled[:-1]
    if position["effect"] or before is None:  # some may be about to leap
        return False
    for place in rng.sample(unseen, min(len(unseen), 10)):
        told = [dict(each) for each in story]
        told[place]["samurai"] += 1
        if told[place]["kind"] == "settled":  # as many as all have at the start
            told[settled[-1]]["samurai"] -= 1
        armies = told_armies(told)
        if armies and armies[-1] != before[-1] and list(map(set, armies)) == list(map(set, before)):
            player["story"], player["samurai"] = told, armies[-1]
            return True
    return False


def told_armies(story: list[dict[str, Any]]) -> list[dict[str, int]] | None:
    """The stacks after each part of a story; None if it cannot be."""
    found: list[dict[str, int]] = []
    now: Counter[str] = Counter()
    for each in story:
        point, samurai = each["point"], each["samurai"]
        if each["kind"] == "seen":
            if now[point] != samurai:
                return None
        elif each["kind"] in {"settled", "added"}:
            now[point] += samurai
        else:
            now[point] -= samurai
            if each["kind"] == "marched":
                now[each["goal"]] += samurai
        if samurai < 1 or min(now.values()) < 0:
            return None
        found.append(dict(+now))
    return found


def other_treasury(position: dict[str, Any], seat: int, rng: Random) -> bool:
    """Koku lies in another castle of this seat."""
    castles = position["castles"]
    full = [site for site in castles_of(position, seat) if castles[site]["koku"]]
    if not full or len(castles_of(position, seat)) < 2:
        return False
    source = rng.choice(full)
    goal = rng.choice([site for site in castles_of(position, seat) if site != source])
    moved = rng.randint(1, castles[source]["koku"])
    castles[source]["koku"] -= moved
    castles[goal]["koku"] += moved
    return True


def other_home(position: dict[str, Any], seat: int, rng: Random) -> bool:
    """A member of this seat's family is in another of its castles."""
    family, sites = position["family"], castles_of(position, seat)
    at_home = [card for card, site in family.items() if card.endswith(f"_{seat}") and site in sites]
    if not at_home or len(sites) < 2:
        return False
    card = rng.choice(at_home)
    family[card] = rng.choice([site for site in sites if site != family[card]])
    return True


def revealed(before: State, after: State, events: list[Event]) -> bool:
    """Dice, cards, trade, a window's answer, what is others' too; and whether a daimyō of another has support."""
    (seat,) = after.pending
    if any(decision.window for decision in before.pending.values()) and events:
        return True
    if any(event.kind in FINAL or event.data.get("seat", seat) != seat for event in events):
        return True
    return hangs_on(before, after, seat)


def hangs_on(before: State, after: State, seat: int) -> bool:
    """Whether a seat came into, or left, a province in which another has a daimyō and no samurai."""
    assert isinstance(before, Tenjo)
    assert isinstance(after, Tenjo)
    if before.samurai == after.samurai:
        return False
    option = "entry_supports_daimyo"
    ways = [presence(state.position()["seats"], bool(state.setup.options[option])) for state in (before, after)]
    changed = ways[0][seat] ^ ways[1][seat]
    for other, player in enumerate(after.position()["seats"]):
        pieces = {**player["daimyo"], **(player["shadows"] if after.setup.options["shadow_isolation"] else {})}
        if other != seat and changed & set(pieces) - ways[1][other]:
            return True
    return False


def presence(players: list[dict[str, Any]], entries: bool) -> list[set[str]]:
    """By seat: the provinces in which it has samurai that support a daimyō."""
    return [
        {
            province
            for point in player["samurai"]
            if entries or not point.endswith("_entry")
            for province in (point[2:].split("_") if point.startswith("B_") else [point.split("_")[0]])
        }
        for player in players
    ]


def goes_on(before: State, move: Move) -> bool:
    """A march, an attack or a card is taken back as a whole."""
    assert isinstance(before, Tenjo)
    return before.doing >= 0 or before.element >= 0


def is_aside(move: Move) -> bool:
    """An offer that is thought over stays."""
    return move[0] in {"offer", "give", "ask", "give_koku", "ask_koku", "give_hundreds", "ask_hundreds", "drop"}


def memory(players: int, options: Mapping[str, Any], seat: int | None) -> TenjoMemory:
    """A perfect memory of what can be told for sure."""
    return TenjoMemory(players, seat, fates(options), CASTLES)
