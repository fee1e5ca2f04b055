"""Shogun's facts for the kit: its pieces (figures of the rulebook), its secrets, and what everybody remembers."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from tenka.games.shogun.rules.declaration import fields
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tests.conformance.shogun_ledger import ShogunLedger
from tests.conformance.shogun_memory import ShogunMemory
from tests.games.boxes import BOXES

POSITION = fields.POSITION
LONGEST = 1_500
SHARE = 0.02
SPREAD = 2
RARE: set[str] = set()
DRAFTS = True
TABLES: list[tuple[int, Mapping[str, Any]]] = [
    (3, {}),
    (4, {"start": "prescribed"}),
    (5, {"side": "moon", "may_decline_move": True}),
    (3, {"side": "moon", "tower": "flat", "box": BOXES["shogun"]}),
]
ENDINGS: set[Hashable] = {"second winter"}

ARMIES, FARMERS = 62, 20
BUILDINGS = {"castle": 28, "temple": 26, "theatre": 26}
ACTIONS = ("castle", "temple", "theatre", "rice", "tax", "armies_5", "armies_3", "army_1", "battle_a", "battle_b")
SPECIALS = ("chest", "rice", "armies", "attack", "defence")
EVENTS = (
    *("theatre_5", "theatre_7", "farmers_3", "castle_2", "castle_6", "temple_3", "temple_4"),
    *("tax_most_0", "tax_least_2", "rice_least_3", "rice_most_4", "recruit_1"),
)
CHEST_CARDS = tuple(f"chest_{number}" for number in range(5))
PROVINCES = (
    *("aki", "awa_boso", "awa_shikoku", "bingo", "bitchu", "bizen", "echigo", "echizen", "etchu", "harima", "hida"),
    *("hitachi", "hoki", "ise", "iwami", "iyo", "izu", "izumo", "kaga", "kai", "kazusa", "kii", "kozuke", "mikawa"),
    *("mimasaka", "mino", "musashi", "mutsu", "noto", "omi", "owari", "sagami", "sanuki", "settsu", "shima"),
    *("shimosa", "shimotsuke", "shinano", "suruga", "tajima", "tamba", "tosa", "totomi", "wakasa", "yamato"),
)
OUT = {
    "sun": {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa_boso"},
    "moon": {"iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"},
}
DRAFTING = ("draft", "group")
PLANS = ("plan", "place", "march", "move")  # phases with cards on the boards


def ending(result: Mapping[str, Any]) -> Hashable:
    """There is but one way."""
    return "second winter" if len(result["winters"]) == 2 else "too early"


def inside(players: int, options: Mapping[str, Any]) -> list[str]:
    """The provinces in the game."""
    printed = OUT[options.get("side", "sun")]
    out = (set(options["box"]["values"]["out"]) if "box" in options else printed) if players == 3 else set()
    return [name for name in PROVINCES if name not in out]


def whole(players: int, options: Mapping[str, Any]) -> Counter[Hashable]:
    """Cubes, buildings and cards."""
    pieces: Counter[Hashable] = Counter({"farmer": FARMERS})
    pieces.update(BUILDINGS)
    for seat in range(players):
        pieces["army", seat] = ARMIES
        pieces.update(("card", seat, card) for card in CHEST_CARDS)
    pieces.update(("card", name) for name in inside(players, options))
    pieces.update([*(f"action {each}" for each in ACTIONS), *(f"special {each}" for each in SPECIALS)])
    pieces.update(f"event {each}" for each in EVENTS)
    return pieces


def inventory(state: State) -> Counter[Hashable]:
    """Everything in its place; neutral provinces have their cards in the stock."""
    position = state.position()
    drafting = position["phase"] in DRAFTING
    inside_tower = [sum(each) for each in zip(position["upper"], position["lower"], position["tray"], strict=True)]
    pieces: Counter[Hashable] = Counter({"farmer": position["farmers"] + inside_tower[-1], **position["stock"]})
    for seat, supply in enumerate(position["supply"]):
        pieces["army", seat] = supply + inside_tower[seat]
        own = state.view(seat, events=False)
        cards = [card for card in (*own["hand"], *own["plan"]) if card not in {None, "nothing"}]
        pieces.update(("card", seat, card) if card in CHEST_CARDS else ("card", card) for card in cards)
    for id, owner in position["owner"].items():
        pieces["army", owner] += position["armies"][id]
        pieces.update(position["buildings"].get(id, []))
    if drafting:
        taken = [position["card"]] if position["card"] else []
        pieces.update(("card", name) for name in (*position["stack"], *position["open"], *taken))
    else:
        lands = state.view(None, events=False)["provinces"]
        pieces.update(("card", land["province"]) for land in lands if land["owner"] is None and not land["out"])
    pieces.update(f"action {each}" for each in (ACTIONS if drafting else position["actions"]))
    pieces.update(f"special {each}" for each in (SPECIALS if drafting else position["specials"]))
    current = [position["event"]] if position["event"] else []
    places = ("event_stack", "open_events", "gone_events")
    pieces.update(f"event {each}" for each in (*(card for place in places for card in position[place]), *current))
    return pieces


def balances(state: State) -> list[tuple[object, object]]:
    """What everybody sees is what the events add up to."""
    view = state.view(None)
    ledger = ShogunLedger(state.setup.players)
    for event in view["events"]:
        ledger.see(event["kind"], event["data"])
    return [*ledger.pairs(view), (state.result["scores"] if state.result else ledger.scores, ledger.scores)]


def secrets(state: State, seat: int | None) -> dict[str, Hashable]:
    """Face-down stacks, others' plans, the baffles."""
    position = state.position()
    plans = [plan for other, plan in enumerate(position["plan"]) if other != seat]
    return {
        "stack": tuple(position["stack"]),
        "actions": tuple(position["actions"]),
        "events": tuple(position["event_stack"]),
        "plans": tuple(tuple(sorted(plan.items())) for plan in plans),
        "baffles": tuple(position["upper"]),
    }


def uncertain(state: State, seat: int | None) -> set[str]:
    """What clearly has more than one possibility while the game runs."""
    position = state.position()
    if state.result:
        return set()
    inside_tower = sum(position["upper"]) + sum(position["lower"])
    others = [other for other in range(state.setup.players) if other != seat]
    found = {
        "stack": len(position["stack"]) - position["under"] > 1,
        "actions": position["phase"] in PLANS and 5 + max(0, position["step"]) < 9,
        "events": len(position["event_stack"]) > 1,
        "plans": any(len(hidden_cards(position, other)) > 1 for other in others),
        "baffles": state.setup.options["tower"] == "baffles" and inside_tower > 0,
    }
    return {aspect for aspect, is_open in found.items() if is_open}


def hidden_cards(position: dict[str, Any], seat: int) -> set[str]:
    """The different cards on spaces of a finished plan that nobody else has seen."""
    if position["phase"] == "plan" and seat not in position["ready"]:
        return set()
    return {card for space, card in position["plan"][seat].items() if space not in position["shown"][seat]}


def exchanged(dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
    """Two cards of its plan that only this seat has seen change places; not the bid, for it may be too dear."""
    position = dump["position"]
    plan, shown = position["plan"][seat], position["shown"][seat]
    spaces = [space for space in sorted(plan) if space not in {"bid", *shown}]
    rng.shuffle(spaces)
    others = [space for space in spaces[1:] if plan[space] != plan[spaces[0]]]
    if position["phase"] not in PLANS or not others:
        return None
    plan[spaces[0]], plan[others[0]] = plan[others[0]], plan[spaces[0]]
    dump["steps"] = []
    return dump


def revealed(before: State, after: State, events: list[Event]) -> bool:
    """Whether an event shows or does anything: an open card taken was seen before, and that one is ready is no card."""
    shown = {event.kind for event in events} - {"ready", "not_ready"}
    return bool(shown) and not (shown == {"took"} and events[0].data["from"] == "open")


def goes_on(before: State, move: Move) -> bool:
    """Every move is a step."""
    return False


def is_aside(move: Move) -> bool:
    """Every move is a step."""
    return False


def memory(players: int, options: Mapping[str, Any], seat: int | None) -> ShogunMemory:
    """A perfect memory."""
    return ShogunMemory(players, seat, inside(players, options), EVENTS, ACTIONS)
