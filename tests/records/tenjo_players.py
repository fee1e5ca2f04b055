"""Players for records of Tenjo: at random with few words, allies, builders, and a conqueror among the meek."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

from tenka.games.tenjo.rules.components.pieces import (
    IS_ENTRY,
    NEAR,
    PATH_PROVINCE,
    POINT,
    POINTS,
    PROVINCES,
    PROVINCES_OF,
)
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.testing.players import Choice

TALK = ("offer", "give", "ask", "give_koku", "ask_koku", "admit", "shut", "withdraw")
WAR = ("attack", "declare", "fight", "join", "lend", "denounce", "wed", "raze", "accept", "propose")
CARDS = ("element", "cast", "burn_daimyo", "burn_family", "at", "income", "build", "look", "recruit")
WEIGHTS = {
    **dict.fromkeys(TALK, 0.01),
    **dict.fromkeys(WAR, 8.0),
    **dict.fromkeys(CARDS, 3.0),
    **dict.fromkeys(("yield", "shogun", "clear"), 0.02),
    **dict.fromkeys(("march_to", "march_with", "number"), 0.05),  # there are many of them
    **dict.fromkeys(("all_koku", "all_samurai", "koku_and_roll"), 0.2),
    **dict.fromkeys(("samurai_and_roll", "press_on"), 0.2),
    **dict.fromkeys(("lead_to", "assault"), 0.0),  # these players lead and attack step by step
    **dict.fromkeys(("end", "first"), 3.0),
}
ALLIED = {"give": 1.0, "offer": 0.15, "accept": 30.0, "ask": 0.02, "lend": 60.0, "join": 60.0, "attack": 30.0}
BUILDING = {"end": 6.0, "build": 60.0, "march": 0.6, "attack": 0.1}
PRESSING = {"assault": 8.0, "attack": 0.0, "fight": 0.5, "press_on": 8.0, "samurai_and_roll": 3.0}
EDITS = 0.01
WHOLE = 5  # times as likely as other amounts
CONQUEROR = 0


def weighted(state: State, rng: Random, weights: dict[str, float]) -> Choice:
    """A move of somebody who is asked, amounts mostly whole."""
    seat = rng.choice(list(state.pending))
    if state.edits(seat) and rng.random() < EDITS:
        return seat, rng.choice(state.edits(seat))
    moves = state.legal(seat)
    chances = [
        weights.get(str(move[0]), WEIGHTS.get(str(move[0]), 1.0)) * (WHOLE if move[-1] == "all" else 1)
        for move in moves
    ]
    return seat, rng.choices(moves, chances)[0]


def terse(state: State, rng: Random) -> Choice:
    """Fights, plays cards, and hardly talks."""
    return weighted(state, rng, {})


def allied(state: State, rng: Random) -> Choice:
    """Gives hostages, and helps."""
    return weighted(state, rng, ALLIED)


def building(state: State, rng: Random) -> Choice:
    """Saves for castles."""
    return weighted(state, rng, BUILDING)


def pressing(state: State, rng: Random) -> Choice:
    """Attacks with all that are near, and on and on."""
    return weighted(state, rng, PRESSING)


def conquest(state: State, rng: Random) -> Choice:
    """The first seat conquers everybody: the last one left."""
    seat = min(state.pending)
    return seat, conquer(state) if seat == CONQUEROR else submit(state, seat, ("unmask",))


def usurper(state: State, rng: Random) -> Choice:
    """The same, but the meek keep their shadow warriors, so that they are not out when they have lost all else."""
    seat = min(state.pending)
    if seat != CONQUEROR:
        return seat, submit(state, seat, ())
    view = state.view(seat, events=False)
    rivals = any(castle["owner"] != seat for castle in view["castles"])
    rivals = rivals or any(each["daimyo"] for other, each in enumerate(view["seats"]) if other != seat)
    claim = None if rivals or view["year"] == 0 else pick(state.legal(seat), "shogun")
    return seat, claim or conquer(state)


def pick(moves: list[Move], *verbs: str) -> Move | None:
    """The first legal move of the first of these verbs that has any."""
    return next((move for verb in verbs for move in moves if move[0] == verb), None)


def exactly(moves: list[Move], *wanted: Sequence[str | int]) -> Move | None:
    """The first of these moves that is legal."""
    return next((move for each in wanted for move in moves if move == each), None)


# Set-up


def settle(state: State, seat: int, moves: list[Move]) -> Move:
    """Castles of the meek two in a province, those of the conqueror apart; all samurai in one of them."""
    if moves[0][0] == "site":
        return choose_site(state, seat, moves)
    garrisons = [move for move in moves if move[0] == "garrison"]
    spread = state.view(seat, events=False)["own"]["spread"]
    if seat == CONQUEROR and garrisons and not any(each["samurai"] for each in spread):
        return [move for move in garrisons if move[2] == 1][-1]
    whole = [move for move in garrisons if move[2] == "all"]
    return (whole or [pick(moves, "store", "house", "hide", "ready") or moves[0]])[0]


def choose_site(state: State, seat: int, moves: list[Move]) -> Move:
    """Beside the first one, or where there is another one free; the conqueror where there is but one."""
    taken = {each["site"][:-1]: each["owner"] for each in state.view(seat, events=False)["castles"]}
    places = [str(move[1])[:-1] for move in moves]
    twins = [move for move, place in zip(moves, places, strict=True) if places.count(place) == 2]
    beside = [move for move, place in zip(moves, places, strict=True) if taken.get(place) == seat]
    single = [
        move for move, place in zip(moves, places, strict=True) if places.count(place) == 1 and place not in taken
    ]
    return (single or moves if seat == CONQUEROR else beside or twins or moves)[0]


# The meek


def submit(state: State, seat: int, before: tuple[str, ...]) -> Move:
    """Gives what is asked for, and does nothing else but, perhaps, show its shadow warriors at home."""
    moves = state.legal(seat)
    view = state.view(seat, events=False)
    if view["year"] == 0:
        return settle(state, seat, moves)
    home = [move for move in moves if move[0] == "at" and move[1] in view["own"]["samurai"]]
    if home:
        return home[0]
    harmless = exactly(moves, ["produce", "rings"], ["produce", "elements"], ["produce", "family"])
    return pick(moves, "accept", *before, "pass", "roll", "end") or harmless or moves[0]


# The conqueror


def conquer(state: State) -> Move:
    """Earth on garrisons, attacks on empty castles, and the way to the next one."""
    moves = state.legal(CONQUEROR)
    view = state.view(CONQUEROR, events=False)
    if view["year"] == 0:
        return settle(state, CONQUEROR, moves)
    if view["phase"] != "turn":
        return exactly(moves, ["produce", "elements"]) or pick(moves, "fight", "pass") or moves[0]
    if view["offer_draft"]:
        return exactly(moves, ["propose", "private"], ["ask", "earth"]) or moves[0]
    if view["step"]:
        return continued(view, moves)
    return strike(view, moves) or ask(state, view, moves) or advance(view, moves)


def continued(view: dict[str, Any], moves: list[Move]) -> Move:
    """The next step of what is begun."""
    found = pick(moves, "declare", "with", "at") or exactly(moves, ["send", "all"]) or pick(moves, "ring")
    if found:
        return found
    main, way = campaign(view)
    onwards = exactly(moves, ["to", POINTS[way[0]]], ["into", PROVINCES[PATH_PROVINCE[main, way[0]]]])
    return onwards or moves[0]


def strike(view: dict[str, Any], moves: list[Move]) -> Move | None:
    """An attack where no samurai are left, Earth where some are in reach."""
    for move in moves:
        if move[0] == "attack" and all(each == CONQUEROR for each in view["points"].get(move[1], [])):
            return move
    return exactly(moves, ["element", "earth"]) if quakes(view) else None


def quakes(view: dict[str, Any]) -> bool:
    """Whether Earth reaches samurai of others, from where a daimyō leads (T25)."""
    me = view["seats"][CONQUEROR]
    for point in map(POINT.__getitem__, view["own"]["samurai"]):
        if me["ronin"] or any(me["daimyo"].get(PROVINCES[province]) for province in PROVINCES_OF[point]):
            for near in (point, *NEAR[point]):
                if not IS_ENTRY[near] and set(view["points"].get(POINTS[near], [])) - {CONQUEROR}:
                    return True
    return False


def ask(state: State, view: dict[str, Any], moves: list[Move]) -> Move | None:
    """Somebody's Earth, if the conqueror has none."""
    if "earth" in view["own"]["hand"]:
        return None
    owners = [seat for seat, each in enumerate(state.position()["seats"]) if "earth" in each["hand"]]
    return next((move for move in moves if move[0] == "offer" and move[1] in owners), None)


def advance(view: dict[str, Any], moves: list[Move]) -> Move:
    """Roll, bring the daimyō along, march towards the nearest castle of another, or end."""
    main, way = campaign(view)
    end = pick(moves, "roll", "end") or moves[0]
    if not view["turn"]["rolled"] or len(way) < 2:
        return end
    if view["seats"][CONQUEROR]["daimyo"].get(PROVINCES[PATH_PROVINCE[main, way[0]]]):
        return exactly(moves, ["march", POINTS[main]]) or end
    return pick(moves, "lead") or end


def campaign(view: dict[str, Any]) -> tuple[int, list[int]]:
    """The greatest stack, and its way to the nearest castle of another."""
    armies = {POINT[point]: samurai for point, samurai in view["own"]["samurai"].items()}
    goals = [POINT[castle["site"]] for castle in view["castles"] if castle["owner"] != CONQUEROR]
    closed = {POINT[point] for point, seats in view["points"].items() if CONQUEROR not in seats}
    if not armies:
        return -1, []
    main = max(armies, key=lambda point: (armies[point], point))
    return main, road(main, goals, closed.difference(goals))


def road(start: int, goals: list[int], closed: set[int]) -> list[int]:
    """The shortest way to any of the goals, the start left out."""
    came = {start: start}
    edge = deque([start])
    while edge:
        point = edge.popleft()
        if point in goals and point != start:
            way = [point]
            while came[way[-1]] != start:
                way.append(came[way[-1]])
            return way[::-1]
        for near in NEAR[point]:
            if near not in came and near not in closed:
                came[near] = point
                edge.append(near)
    return []
