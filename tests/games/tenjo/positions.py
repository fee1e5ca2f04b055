"""Positions set up through the public contract: a game is begun, its dump changed, and loaded again.

A `House` is what a seat has. `table` lays houses out in the midst of somebody's turn; cards that nobody holds lie in
the piles, and the stories of the stacks are written so that they fit. Numbers of samurai and koku are thousands. What
dice show is scripted by trying one stream of random numbers after the other until the wanted happens.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

import tenka
from tenka.games import tenjo
from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.position import GOODS
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes

GAME = tenjo.GAME
PLAYERS = (2, 3, 4)
RELATIVES = ("wife", "son", "daughter")
ELEMENTS = {"fire": 8, "wind": 8, "water": 8, "earth": 8, "void": 8}
RINGS = {1: 16, 2: 16, 3: 14, 4: 8, 5: 6}
CASTLE_CARDS = tuple(f"CC{number:02}" for number in range(1, 17))
DEFENCE = dict(zip(CASTLE_CARDS, (4, 5, 3, 6, 6, 5, 3, 2, 3, 4, 2, 5, 4, 4, 2, 3), strict=True))
FATES = tuple(f"F{number:02}" for number in range(1, 21))
MONTH = 3
TRIES = 6_000
FAR = {"kii_castle_b": 1}
FAR_CASTLE = {"kii_castle_b": 30}
DULL = ("pass", "end", "roll", "produce", "samurai_to", "store", "lose", "place", "koku_to", "first", "number")

Wanted = Callable[[list[Event]], bool]
Move = Sequence[str | int]


@dataclass
class House:
    """What a seat has; its family cards are at home unless told otherwise."""

    samurai: Mapping[str, int] = field(default_factory=dict)
    daimyo: Sequence[str] = ()
    castles: Mapping[str, int] = field(default_factory=dict)  # by site: koku
    shadows: Sequence[str] = ()
    hand: Sequence[str] = ()
    family: Mapping[str, str | None] = field(default_factory=dict)  # by relative: a site, of anybody, or None: dead
    captives: Sequence[str] = ()  # relatives in others' castles that are no hostages


def counted(names: Iterable[str]) -> dict[str, int]:
    """How often each name occurs."""
    listed = list(names)
    return {name: listed.count(name) for name in dict.fromkeys(listed)}


def told_of(samurai: Mapping[str, int]) -> list[dict[str, Any]]:
    """The story of stacks that have stood there from the start."""
    return [
        {"kind": "settled", "point": point, "goal": point, "samurai": count, "who": None}
        for point, count in samurai.items()
    ]


def position(state: State) -> dict[str, Any]:
    """The position in words."""
    found: dict[str, Any] = state.dump()["position"]
    return found


def changed(state: State, **words: Any) -> State:
    """The same game with something changed in its position."""
    dump = state.dump()
    assert set(words) <= set(dump["position"])
    dump["position"] |= words
    return GAME.load(dump)


def with_seat(state: State, seat: int, **words: Any) -> State:
    """The same game with something changed of a seat."""
    seats = position(state)["seats"]
    assert set(words) <= set(seats[seat])
    seats[seat] |= words
    return changed(state, seats=seats)


def begun(players: int = 2, options: Mapping[str, Any] | None = None, seed: int = 1) -> State:
    """A game at its first turn, everything laid out by whatever comes first."""
    return _begun(players, tuple((options or {}).items()), seed).copy()


@cache
def _begun(players: int, options: tuple[tuple[str, Any], ...], seed: int) -> State:
    state = GAME.new(players, seed, dict(options))
    while decision(state) in {"site", "distribute"}:
        seat = min(state.pending)
        state.play(seat, state.legal(seat)[-1])
    return state


def reckoned_as(state: State, like: State) -> State:
    """The same, but whoever is not one of the first two seats reckons with the koku of another position."""
    goods = [reckoning.goods(each)[reckoning.HOARD :: GOODS] for each in (state, like)]  # type: ignore[arg-type]
    unseen = position(state)["unseen"]
    for observer in unseen[2:]:
        observer[reckoning.HOARD :: GOODS] = [there - thought for there, thought in zip(*goods, strict=True)]
    return changed(state, unseen=unseen)


def table(
    *houses: House,
    turn: int = 0,
    points: int | None = 5,
    year: int = 1,
    month: int = MONTH,
    cards: Mapping[str, str] | None = None,
    discards: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> State:
    """Houses in the midst of the turn of a seat; `points` None: it has not rolled. Seats play in their order."""
    players = len(houses)
    state = begun(players, options)
    held = {
        site: {"owner": seat, "card": "", "koku": koku * 10, "ronin": False}
        for seat, house in enumerate(houses)
        for site, koku in house.castles.items()
    }
    chosen = dict(cards or {})
    spare = [card for card in CASTLE_CARDS if card not in chosen.values()]
    for site, castle in held.items():
        castle["card"] = chosen[site] if site in chosen else spare.pop(0)
    seats = position(state)["seats"]
    for seat, house in zip(seats, houses, strict=True):
        seat["samurai"] = dict(house.samurai)
        seat["story"] = told_of(house.samurai)
        seat["daimyo"] = counted(house.daimyo)
        seat["shadows"] = counted(house.shadows)
        seat["hand"] = list(house.hand)
        seat["alive"] = bool(house.samurai or house.daimyo or house.castles or house.shadows)
    return changed(
        state,
        year=year,
        month=month,
        order=list(range(players)),
        turn=turn,
        tasks=[["flow", -1], ["turn", turn]],
        seats=seats,
        castles=held,
        castle_deck=spare,
        family=family_of(houses),
        hostages=hostages_of(houses),
        rolled=points is not None,
        points=points or 0,
        income_done=False,
        **piles([card for house in houses for card in house.hand], discards),
    )


def family_of(houses: Sequence[House]) -> dict[str, str | None]:
    """Where the family cards are."""
    found: dict[str, str | None] = {}
    for seat, house in enumerate(houses):
        home = next(iter(house.castles), None)
        for relative in RELATIVES:
            found[f"{relative}_{seat}"] = house.family.get(relative, home)
    return found


def hostages_of(houses: Sequence[House]) -> list[str]:
    """Cards that their owners gave to others."""
    return [
        f"{relative}_{seat}"
        for seat, house in enumerate(houses)
        for relative, site in house.family.items()
        if site is not None and site not in house.castles and relative not in house.captives
    ]


def piles(held: Sequence[str], discards: Sequence[str]) -> dict[str, Any]:
    """What is not in hand lies in the piles."""
    gone = [*held, *discards]
    elements = [name for name, count in ELEMENTS.items() for _ in range(count - gone.count(name))]
    rings = [value for value, count in RINGS.items() for _ in range(count - gone.count(f"ring_{value}"))]
    return {
        "element_deck": elements,
        "element_discards": [card for card in discards if card in ELEMENTS],
        "ring_deck": rings,
        "ring_discards": [int(card[-1]) for card in discards if card not in ELEMENTS],
        "fate_deck": list(FATES),
        "fate_discards": [],
    }


# Playing


def play(state: State, *moves: Move, seat: int | None = None) -> list[Event]:
    """Play moves, each of the seat the game waits for unless told otherwise."""
    return [event for move in moves for event in state.play(at_move(state) if seat is None else seat, list(move))]


def scripted(state: State, seat: int, move: Move, wanted: Wanted, tries: int = TRIES) -> tuple[State, list[Event]]:
    """Play a move with one stream after the other until what happens is what is wanted."""
    for seed in range(tries):
        after = state.copy()
        after.stream = Stream(seed_bytes(seed))
        events = after.play(seat, list(move))
        if wanted(events):
            return after, events
    raise AssertionError(f"not seen in {tries} tries")


def happens(kind: str, **data: Any) -> Wanted:
    """That there is an event with these data."""

    def seen(events: list[Event]) -> bool:
        return any(data.items() <= each.items() for each in told(events, kind))

    return seen


ATTACKER_WINS = happens("engaged", winner=0)
DEFENDER_WINS = happens("engaged", winner=1)


def attack(state: State, point: str, foe: int, *stacks: str) -> list[Event]:
    """Declare an attack with these stacks."""
    seat = at_move(state)
    events = play(state, ["attack", point, foe], seat=seat)
    named = [] if position(state)["picked"] else [["with", stack] for stack in stacks]  # of one nobody is asked
    return events + play(state, *named, ["declare"], seat=seat)


def passing(state: State, until: str = "cards") -> list[Event]:
    """Everybody passes in windows up to the last question of this kind before dice are thrown."""
    events: list[Event] = []
    while decision(state) in {"parley", "join", "cards"} and not is_last_pass(state, until):
        events += play(state, ["pass"])
    return events


def is_last_pass(state: State, kind: str) -> bool:
    """Whether one more pass leads to dice."""
    if decision(state) != kind:
        return False
    after = state.copy()
    return any(event.kind in {"engaged", "battle_ended"} for event in play(after, ["pass"]))


def engage(state: State, wanted: Wanted) -> tuple[State, list[Event]]:
    """Everybody passes until dice are thrown, and they show what is wanted."""
    after = state.copy()
    before = passing(after)
    after, events = scripted(after, at_move(after), ["pass"], wanted)
    return after, before + events


def cast(state: State, element: str, *rings: int, seat: int | None = None) -> None:
    """Lay out an element with rings."""
    laid: list[Move] = [["ring", ring] for ring in rings]
    play(state, ["element", element], *laid, seat=seat)


def offer(state: State, seat: int, to: int, *steps: Move, how: str = "private") -> list[Event]:
    """Make an offer."""
    return play(state, ["offer", to], *steps, ["propose", how], seat=seat)


def play_until(state: State, kinds: set[str]) -> list[Event]:
    """Dull moves until one of these decisions is asked for."""
    events: list[Event] = []
    while decision(state) not in kinds:
        seat = at_move(state)
        events += state.play(seat, next(move for move in state.legal(seat) if move[0] in DULL))
    return events


def refusal(state: State, *move: str | int, seat: int | None = None) -> str | None:
    """The rule with which a move is refused, the state unchanged."""
    who = at_move(state) if seat is None else seat
    before = state.dump()
    assert list(move) not in [list(each) for each in state.legal(who) + state.edits(who)]
    with pytest.raises(tenka.IllegalMove) as refused:
        state.play(who, list(move))
    assert state.dump() == before
    return refused.value.rule


# Looking


def at_move(state: State) -> int:
    """The one seat the game waits for."""
    (seat,) = state.pending
    return seat


def decision(state: State) -> str:
    """What the game waits for, or `over`."""
    kinds = {each.kind for each in state.pending.values()} or {"over"}
    assert len(kinds) == 1
    return kinds.pop()


def moves(state: State, verb: str, seat: int | None = None) -> list[Any]:
    """The parameters of the legal moves of a verb: one alone, or all as a tuple."""
    who = at_move(state) if seat is None else seat
    return [move[1] if len(move) == 2 else tuple(move[1:]) for move in state.legal(who) if move[0] == verb]


def can(state: State, *move: str | int, seat: int | None = None) -> bool:
    """Whether a move is legal for a seat, the one the game waits for if none is named."""
    who = at_move(state) if seat is None else seat
    return list(move) in [list(each) for each in state.legal(who)]


def view(state: State, name: str) -> Any:
    """What everybody sees under a name."""
    return state.view(None, events=False)[name]


def seen(state: State, seat: int, name: str) -> Any:
    """What everybody sees of a seat."""
    return view(state, "seats")[seat][name]


def own(state: State, seat: int, name: str) -> Any:
    """What a seat sees of its own."""
    return state.view(seat, events=False)["own"][name]


def army(state: State, seat: int, point: str) -> int:
    """A seat's samurai on a point, in thousands."""
    return int(own(state, seat, "samurai").get(point, 0)) // 1000


def koku(state: State, seat: int) -> int:
    """All koku of a seat, in hundreds."""
    return int(sum(own(state, seat, "koku").values())) // 100


def holder(state: State, card: str) -> int | None:
    """Who holds a family card."""
    now = position(state)
    site = now["family"][card]
    return None if site is None else now["castles"][site]["owner"]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say."""
    return [event.data for event in events if event.kind == kind]


def only(events: Iterable[Event], kind: str) -> dict[str, Any]:
    """What the only event of a kind says."""
    (found,) = told(events, kind)
    return found


def some(data: Mapping[str, Any], *names: str) -> tuple[Any, ...]:
    """Some of what an event says."""
    return tuple(data[name] for name in names)


def battle(
    mine: dict[str, int], yours: dict[str, int], *, leaders: int = 1, foe_leaders: int = 1, **words: object
) -> State:
    """Two houses fight in Echizen."""
    return table(
        House(mine, ["echizen"] * leaders),
        House({**yours, **FAR}, ["echizen"] * foe_leaders + ["kii"], FAR_CASTLE),
        **words,  # type: ignore[arg-type]
    )
