"""Positions set up through the public contract: a game is begun, its dump changed, and loaded again.

Most tests play one round: `planning` makes a position in spring or whenever, `bidding` has everybody plan and lays out
this round's event, actions and special cards, and `acting` takes the places, whereupon the actions begin. What the
tower does is scripted by trying one stream of random numbers after the other until the wanted cubes fall.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

import tenka
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes

GAME = tenka.game("shogun")
PLAYERS = (3, 4, 5)
ARMIES, FARMERS = 62, 20
BUILDINGS = ("castle", "temple", "theatre")
STOCK = {"castle": 28, "temple": 26, "theatre": 26}
ACTIONS = ("castle", "temple", "theatre", "rice", "tax", "armies_5", "armies_3", "army_1", "battle_a", "battle_b")
SPACES = ("bid", *ACTIONS)
CHEST_CARDS = tuple(f"chest_{number}" for number in range(5))
SPECIALS = ("chest", "rice", "armies", "attack", "defence")
EVENTS = (
    *("theatre_5", "theatre_7", "farmers_3", "castle_2", "castle_6", "temple_3", "temple_4"),
    *("tax_most_0", "tax_least_2", "rice_least_3", "rice_most_4", "recruit_1"),
)
SEASONS = ("spring", "summer", "autumn")
GROUPS = {3: (5, 4, 4, 3, 3, 2, 2, 2, 2), 4: (5, 4, 4, 3, 3, 2, 2, 2), 5: (5, 4, 4, 3, 3, 2, 2)}
FREE_OF_CHARGE = ("rice", "tax", "battle_a", "battle_b")
CALM = "theatre_5"  # an event without effect in most tests
EMPTY = "nothing"  # on a space that stays empty

Cards = Mapping[str, str]  # a card by space
Throw = tuple[Sequence[int], Sequence[int]]  # by colour: thrown, and what came out
Wanted = Callable[[list[Event]], bool]


class Land(NamedTuple):
    """What is in a province."""

    seat: int
    armies: int
    buildings: tuple[str, ...] = ()
    unrest: int = 0


def own(seat: int, armies: int, *buildings: str, unrest: int = 0) -> Land:
    """A province of a seat."""
    return Land(seat, armies, buildings, unrest)


def position(state: State) -> dict[str, Any]:
    """The position in words."""
    found: dict[str, Any] = state.dump()["position"]
    return found


def changed(state: State, **words: Any) -> State:
    """The same game with something changed in its position; no step before can be taken back."""
    dump = state.dump()
    assert set(words) <= set(dump["position"])
    dump["position"] |= words
    dump["steps"] = []
    return GAME.load(dump)


def spread(value: int | Sequence[int], players: int) -> list[int]:
    """A number for each seat, the same one or one by one."""
    return [value] * players if isinstance(value, int) else list(value)


def planning(
    lands: Mapping[str, Land],
    players: int = 3,
    *,
    chests: int | Sequence[int] = 0,
    rice: int | Sequence[int] = 0,
    scores: int | Sequence[int] = 0,
    tower: Sequence[int] = (),
    tray: Sequence[int] = (),
    throws: Sequence[Throw] = (),
    year: int = 1,
    season: str = "spring",
    options: Mapping[str, Any] | None = None,
) -> State:
    """Everybody plans; what is not in provinces, tower (all above) and tray is in supply.

    What was thrown and came out since the tower was empty is either told, or was a single throw that stayed inside.
    """
    state = begun(players, options)
    colours = players + 1
    lying = list(tray) or [0] * colours
    seen = list(throws) or [(list(tower) or [0] * colours, [0] * colours)]
    inside = [sum(thrown[colour] - out[colour] for thrown, out in seen) for colour in range(colours)]
    placed = Counter[int]()
    for land in lands.values():
        placed[land.seat] += land.armies
    built = Counter(building for land in lands.values() for building in land.buildings)
    supply = [ARMIES - placed[seat] - inside[seat] - lying[seat] for seat in range(players)]
    return changed(
        state,
        year=year,
        season=season,
        owner={name: land.seat for name, land in lands.items()},
        armies={name: land.armies for name, land in lands.items()},
        buildings={name: list(land.buildings) for name, land in lands.items() if land.buildings},
        unrest={name: land.unrest for name, land in lands.items() if land.unrest},
        chests=spread(chests, players),
        rice=spread(rice, players),
        scores=spread(scores, players),
        supply=supply,
        farmers=FARMERS - inside[-1] - lying[-1],
        stock={building: count - built[building] for building, count in STOCK.items()},
        upper=inside,
        lower=[0] * colours,
        tray=lying,
        throws=[{"thrown": list(thrown), "out": list(out)} for thrown, out in seen],
        winters=[[0] * (1 + 2 * players + 15)] * (year - 1),
        **event_cards(year, season, None),
    )


def event_cards(year: int, season: str, event: str | None, winter: str | None = None) -> dict[str, Any]:
    """The twelve events: face down, open (the last one of a year is for the winter), this round's, and gone."""
    known = [each for each in (event, winter) if each is not None]
    others = [each for each in EVENTS if each not in known]
    held = SEASONS.index(season)
    still_open = 4 - held - (event is not None)
    opened = [winter, *others][:still_open] if winter else others[:still_open]
    rest = [each for each in others if each not in opened]
    gone = 4 * (year - 1) + held
    return {"event": event, "open_events": opened, "gone_events": rest[:gone], "event_stack": rest[gone:]}


def with_cards(state: State, event: str, winter: str | None, actions: Sequence[str], specials: Sequence[str]) -> State:
    """The same bids under this event, with these actions first and these special cards on the places."""
    now = position(state)
    return changed(
        state,
        actions=[*actions, *(action for action in ACTIONS if action not in actions)],
        specials=list(specials),
        **event_cards(now["year"], now["season"], event, winter),
    )


def begun(players: int = 3, options: Mapping[str, Any] | None = None, seed: int = 1) -> State:
    """A game in its first spring, the provinces drafted by whatever comes first, or as prescribed."""
    return _begun(players, tuple((options or {}).items()), seed).copy()


@cache
def _begun(players: int, options: tuple[tuple[str, Any], ...], seed: int) -> State:
    state = GAME.new(players, seed, dict(options))
    while decision(state) in {"draft", "group"}:
        play(state, state.legal(at_move(state))[0])
    return state


def bidding(
    lands: Mapping[str, Land],
    plans: Mapping[int, Cards],
    players: int = 3,
    *,
    event: str = CALM,
    winter: str | None = None,
    actions: Sequence[str] = (),
    specials: Sequence[str] = SPECIALS,
    **words: Any,
) -> State:
    """Everybody has planned and the bids are revealed; these actions come first, then the others."""
    state = planning(lands, players, **words)
    plan_all(state, plans)
    return with_cards(state, event, winter, actions, specials)


def plan_all(state: State, plans: Mapping[int, Cards]) -> list[Event]:
    """Everybody plans and is ready."""
    events = []
    for seat in range(state.setup.players):
        lay(state, seat, plans.get(seat, {}))
        events += state.play(seat, ["ready"])
    return events


def lay(state: State, seat: int, wishes: Cards) -> None:
    """Serve all eleven spaces: some as wished, the others with what does least."""
    for space, card in full_plan(state.view(seat)["hand"], wishes).items():
        state.play(seat, ["plan", space, card])


def full_plan(hand: Sequence[str], wishes: Cards) -> dict[str, str]:
    """A plan as wished; spare provinces lie on the bid and on actions that cost what nobody has."""
    spare = [card for card in hand if card not in wishes.values()]
    provinces = [card for card in spare if card not in CHEST_CARDS]
    chests = [card for card in spare if card in CHEST_CARDS]
    empty = [EMPTY] * (max(0, len(SPACES) - len(hand)) - list(wishes.values()).count(EMPTY))
    plan = dict(wishes)
    free = sorted((space for space in SPACES if space not in plan), key=FREE_OF_CHARGE.__contains__)
    if "bid" in free:
        free.remove("bid")
        first = next(pile for pile in (provinces, chests, empty) if pile)
        plan["bid"] = first.pop(0)
    too_many = max(0, len(provinces) + len(chests) + len(empty) - len(free))
    cards = [*provinces[: len(provinces) - too_many], *chests, *empty]
    plan |= zip(free, cards, strict=True)
    return {space: plan[space] for space in SPACES}


def acting(
    lands: Mapping[str, Land],
    plans: Mapping[int, Cards],
    players: int = 3,
    *,
    places: Mapping[int, int] | None = None,
    wanted: Wanted | None = None,
    **words: Any,
) -> tuple[State, list[Event]]:
    """The round up to the first decision within the actions, with what happened after the last place was taken."""
    return start(bidding(lands, plans, players, **words), places, wanted)


def start(
    state: State, places: Mapping[int, int] | None = None, wanted: Wanted | None = None
) -> tuple[State, list[Event]]:
    """Take the places, seat 0 the first one unless told otherwise, and begin the actions."""
    taken = {seat: seat + 1 for seat in range(state.setup.players)} if places is None else places
    choosing = list(state.view(None)["bidding"]["order"])
    for seat in choosing[:-1]:
        state.play(seat, ["place", taken[seat]])
    if state.setup.players == 5:
        raise AssertionError("the last place is taken by itself")
    return scripted(state, choosing[-1], ["place", taken[choosing[-1]]], wanted)


def march(state: State, target: str, armies: int, wanted: Wanted | None = None) -> tuple[State, list[Event]]:
    """Send armies from the province that is acting."""
    after = state.copy()
    play(after, ["target", target])
    return scripted(after, at_move(after), ["armies", armies], wanted)


TRIES = 4_000


def scripted(
    state: State, seat: int, move: Sequence[str | int], wanted: Wanted | None = None
) -> tuple[State, list[Event]]:
    """Play a move with one stream after the other until what happens is what is wanted."""
    for seed in range(TRIES):
        after = state.copy()
        if wanted is not None:
            after.stream = Stream(seed_bytes(seed))
        events = after.play(seat, list(move))
        if wanted is None or wanted(events):
            return after, events
    raise AssertionError(f"not seen in {TRIES} tries")


def falls(*out: int) -> Wanted:
    """That in the first battle or revolt these cubes fall into the tray, by colour."""

    def seen(events: list[Event]) -> bool:
        thrown = told(events, "thrown")
        return bool(thrown) and thrown[0]["out"] == list(out)

    return seen


def happens(kind: str, **data: Any) -> Wanted:
    """That there is an event with these data."""

    def seen(events: list[Event]) -> bool:
        return any(data.items() <= each.items() for each in told(events, kind))

    return seen


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


def play(state: State, *moves: Sequence[str | int]) -> list[Event]:
    """Play moves, each of the seat the game waits for."""
    return [event for move in moves for event in state.play(at_move(state), list(move))]


def play_on(state: State) -> list[Event]:
    """First moves up to the next planning, or the end."""
    events = []
    while decision(state) not in {"plan", "over"}:
        events += play(state, state.legal(at_move(state))[0])
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


def moves(state: State, verb: str, seat: int | None = None) -> list[Any]:
    """The last parameters of the legal moves of a verb."""
    who = at_move(state) if seat is None else seat
    return [move[-1] for move in state.legal(who) if move[0] == verb]


def can(state: State, *move: str | int, seat: int | None = None) -> bool:
    """Whether a move is legal for a seat, the one the game waits for if none is named."""
    who = at_move(state) if seat is None else seat
    return list(move) in [list(each) for each in state.legal(who)]


def may_edit(state: State, *move: str | int, seat: int) -> bool:
    """Whether a move is an edit for a seat."""
    return list(move) in [list(each) for each in state.edits(seat)]


def view(state: State, name: str) -> Any:
    """What everybody sees under a name."""
    return state.view(None, events=False)[name]


def seen(state: State, seat: int, name: str) -> Any:
    """What everybody sees of a seat."""
    return view(state, "seats")[seat][name]


def hand(state: State, seat: int) -> list[str]:
    """The cards a seat has in hand."""
    found: list[str] = state.view(seat, events=False)["hand"]
    return found


def plan(state: State, seat: int) -> dict[str, str | None]:
    """The cards on a seat's own board by space."""
    return dict(zip(SPACES, state.view(seat, events=False)["plan"], strict=True))


def province(state: State, name: str) -> dict[str, Any]:
    """A province as everybody sees it."""
    (found,) = [each for each in view(state, "provinces") if each["province"] == name]
    assert isinstance(found, dict)
    return found


def stands(state: State, name: str) -> tuple[int | None, int]:
    """Who has a province, and with how many armies."""
    found = province(state, name)
    return found["owner"], found["armies"]


def is_bare(state: State, name: str) -> bool:
    """Whether a province is neutral with nothing on it (H18)."""
    found = province(state, name)
    return (found["owner"], found["armies"], found["buildings"], found["unrest"]) == (None, 0, [], 0)


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


def cubes(state: State) -> Iterator[int]:
    """All cubes of each colour, wherever they are."""
    for seat in range(state.setup.players):
        land = sum(each["armies"] for each in view(state, "provinces") if each["owner"] == seat)
        yield land + seen(state, seat, "supply") + view(state, "tower")[seat] + view(state, "tray")[seat]
    yield view(state, "farmers") + view(state, "tower")[-1] + view(state, "tray")[-1]
