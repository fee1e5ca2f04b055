"""Positions set up through the public contract: a game is begun, its dump changed, and loaded again."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import tenka
from tenka.games.shitenno.rules import placement
from tenka.games.shitenno.rules.position import NOTHING
from tenka.games.shitenno.rules.state import Shitenno
from tenka.kernel.events import Event
from tenka.kernel.state import State

GAME = tenka.game("shitenno")
PLAYERS = (2, 3, 4)
TROOPS = ("samurai", "bushi", "sohei", "shinobi")
TITLES = ("daimyo", "shomyo", "sensei", "hatamoto")
GENERALS = ("honda", "sakakibara", "sakai", "ii")
KAMONS = {2: 12, 3: 10, 4: 8}
TROOPS_DRAWN = {2: 4, 3: 6, 4: 8}
KOKU_DRAWN = {2: 2, 3: 3, 4: 4}
SMALL, LARGE = (3, 4, 6, 9), (5, 6, 8, 11)
# Of each province the printed troop, how many of it are printed, and the numbers of the fields.
BOARD: dict[str, tuple[str, int, tuple[int, ...]]] = {
    "chugoku": ("samurai", 2, SMALL),
    "chubu": ("shinobi", 2, SMALL),
    "hokkaido": ("sohei", 2, SMALL),
    "kyushu": ("bushi", 2, SMALL),
    "kanto": ("samurai", 3, LARGE),
    "kansai": ("shinobi", 3, LARGE),
    "shikoku": ("sohei", 3, LARGE),
    "tohoku": ("bushi", 3, LARGE),
}
DOUBLES = tuple(f"{first}_{second}" for place, first in enumerate(TROOPS) for second in TROOPS[place:])
TROOP_CARDS = (*TROOPS * 6, *DOUBLES)
KOKU_CARDS = ("koku_1",) * 12 + ("koku_2",) * 8 + ("koku_3",) * 4

GATES = GAME.new(2, 1).dump()["position"]["gates"]
KINDS = [(troop, bonus) for troop in TROOPS for bonus in ("exchange", "plus", "draw")]

Kamon = int | dict[str, Any]


def begun(players: int = 2, seed: int = 1) -> State:
    """A game in its first year, the generals chosen."""
    state = GAME.new(players, seed)
    while decision(state) == "general":
        play(state, state.legal(at_move(state))[0])
    return state


def position(state: State) -> dict[str, Any]:
    """The position in words."""
    found: dict[str, Any] = state.dump()["position"]
    return found


def changed(state: State, **words: Any) -> State:
    """The same game with something changed in its position; no step before can be taken back."""
    dump = state.dump()
    dump["position"] |= words
    dump["steps"] = []
    for deck in {"troop_deck", "koku_deck"} - set(words):
        dump["position"][deck] = left_over(dump["position"], dump["position"][deck])
    return loaded(dump)


def loaded(dump: dict[str, Any]) -> State:
    """A dumped position, whatever its tiles and supply: a dump from outside may hold the pieces of the game alone."""
    position = dump["position"]
    laid = Counter(kamon["seat"] for province in position["board"] for kamon in province if kamon)
    supply = [KAMONS[dump["players"]] - laid[seat] for seat in range(dump["players"])]
    state = GAME.load({**dump, "position": {**position, "gates": GATES, "supply": supply}})
    assert isinstance(state, Shitenno)
    state.supply = list(position["supply"])
    state.gates = [KINDS.index((tile["troop"], tile["bonus"])) for gate in position["gates"] for tile in gate]
    state.look_at_board()
    if state.province != NOTHING:
        placement.look_again(state)
    return state


def left_over(position: Mapping[str, Any], deck: Iterable[str]) -> list[str]:
    """The cards of a deck that do not lie somewhere else."""
    places = [position["open"], position["discards"], *position["hands"]]
    if position["phase"] == "answer":
        places.append(position["packet"])
    left = Counter((*TROOP_CARDS, *KOKU_CARDS))
    left.subtract(card for place in places for card in place)
    found = []
    for card in deck:
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return found


def gold(seat: int) -> dict[str, Any]:
    """A golden kamon."""
    return {"seat": seat, "gold": True}


def fields(kamons: Sequence[Kamon]) -> list[dict[str, Any] | None]:
    """The fields of a province, filled from the left; a number is the seat of a plain kamon."""
    laid = [kamon if isinstance(kamon, dict) else {"seat": kamon, "gold": False} for kamon in kamons]
    return [*laid, *[None] * (4 - len(laid))]


def gate(tiles: Iterable[str]) -> list[dict[str, str]]:
    """The tiles of a gate, the top one first; each is its troop and its bonus."""
    return [dict(zip(("troop", "bonus"), tile.split(), strict=True)) for tile in tiles]


def without_division(players: int) -> dict[str, Any]:
    """The words of a position in which nothing is being divided."""
    return {
        "tairo": None,
        "open": [],
        "tiles_left": [],
        "packet": [],
        "packet_tile": None,
        "rest_tile": None,
        "refused": [],
        "packets": [[] for _ in range(players)],
        "received": [None] * players,
    }


def odd_year(
    players: int = 2,
    *,
    title: str = "daimyo",
    hand: Iterable[str] = (),
    tiles: Iterable[str] = (),
    draws: int = 0,
    gates: Mapping[str, Sequence[str]] | None = None,
    board: Mapping[str, Sequence[Kamon]] | None = None,
    **words: Any,
) -> State:
    """Seat 0 is at the turn in an odd year, the others have nothing, and every gate asks for a Bushi unless told."""
    tiles_on = {name: ["bushi exchange"] * 3 for name in BOARD} | dict(gates or {})
    kamons: dict[str, Sequence[Kamon]] = {name: [] for name in BOARD} | dict(board or {})
    nothing: list[list[str]] = [[] for _ in range(players - 1)]
    return changed(
        begun(players),
        **without_division(players)
        | {
            "phase": "turn",
            "seat": 0,
            "odd": True,
            "titles": [title, *[each for each in TITLES if each != title]][:players],
            "hands": [list(hand), *nothing],
            "tiles": [list(tiles), *nothing],
            "draws": [draws] + [0] * (players - 1),
            "ledger": [],
            "gates": [gate(tiles_on[name]) for name in BOARD],
            "board": [fields(kamons[name]) for name in BOARD],
        }
        | words,
    )


def even_year(players: int, cards: Sequence[str], **words: Any) -> State:
    """Seat 0 is Tairō and has these cards to divide; the titles are in the order of the seats and all hands empty."""
    return changed(
        begun(players),
        **without_division(players)
        | {
            "phase": "split" if players == 2 else "packet",
            "seat": 0,
            "tairo": 0,
            "titles": list(TITLES[:players]),
            "hands": [[] for _ in range(players)],
            "ledger": [],
            "open": list(cards),
            "tiles_left": list(TITLES),
        }
        | words,
    )


def last_turn(players: int = 2, **words: Any) -> State:
    """The last turn of an odd year, seat 0's: whoever is `done` with it ends the year."""
    return odd_year(players, title="hatamoto", **words)


def finished(players: int = 2, **words: Any) -> State:
    """A game that ends with this odd year because the koku deck is empty."""
    state = last_turn(players, **{"koku_deck": [], **words})
    while state.pending:
        play(state, ["done"])
    return state


def at_move(state: State) -> int:
    """The one seat the game waits for."""
    (seat,) = state.pending
    return seat


def decision(state: State) -> str:
    """What the game waits for, or `over`."""
    return state.pending[at_move(state)].kind if state.pending else "over"


def play(state: State, *moves: Sequence[str | int]) -> list[Event]:
    """Play moves, each of the seat the game waits for."""
    return [event for move in moves for event in state.play(at_move(state), list(move))]


def place(state: State, province: str, means: str, *items: str) -> list[Event]:
    """Pay for a placement piece by piece, and confirm."""
    return play(state, ["place", province, means], *[["use", item] for item in items], ["confirm"])


def packet(state: State, title: str, *cards: str) -> list[Event]:
    """Make a packet and offer it."""
    return play(state, *[["add", card] for card in cards], ["tile", title], ["offer"])


def split(state: State, first: str, second: str, *cards: str) -> list[Event]:
    """Divide the rest: the first packet's title, the second's, and the first one's cards."""
    return play(state, *[["add", card] for card in cards], ["tile", first], ["rest_tile", second], ["offer"])


def refusal(state: State, *move: str | int, seat: int | None = None) -> tuple[str | None, str]:
    """The rule and the message with which a move is refused, the state unchanged."""
    who = at_move(state) if seat is None else seat
    before = state.dump()
    assert list(move) not in [list(each) for each in state.legal(who) + state.edits(who)]
    with pytest.raises(tenka.IllegalMove) as refused:
        state.play(who, list(move))
    assert state.dump() == before
    return refused.value.rule, refused.value.message


def can(state: State, *move: str | int) -> bool:
    """Whether a move is legal for the seat the game waits for."""
    return list(move) in [list(each) for each in state.legal(at_move(state))]


def draft(state: State) -> dict[str, Any]:
    """The unfinished step of the seat the game waits for."""
    found: dict[str, Any] = state.view(at_move(state))["draft"]
    return found


def hand(state: State, seat: int = 0) -> Counter[str]:
    """The cards a seat holds."""
    return Counter(state.view(seat)["hand"])


def tiles(state: State, seat: int = 0) -> dict[str, int]:
    """The bonus tiles a seat has won and not used."""
    found: dict[str, int] = state.view(None)["seats"][seat]["tiles"]
    return found


def score(state: State, seat: int = 0) -> int:
    """A seat's points."""
    found: int = state.view(None)["seats"][seat]["score"]
    return found


def titles(state: State) -> list[str]:
    """The title of each seat."""
    return [seat["title"] for seat in state.view(None)["seats"]]


def province(state: State, name: str) -> dict[str, Any]:
    """A province as everybody sees it."""
    (found,) = [each for each in state.view(None)["provinces"] if each["province"] == name]
    assert isinstance(found, dict)
    return found


def division(state: State) -> dict[str, Any]:
    """The division as everybody sees it."""
    found: dict[str, Any] = state.view(None)["division"]
    return found


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say."""
    return [event.data for event in events if event.kind == kind]
