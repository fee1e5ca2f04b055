"""The course of the game: the tower is filled, then three seasons and a winter, twice (H3–H5, H7, H9, H24)."""

from tenka.games.shogun.rules import tower
from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    EVENTS,
    EVENTS_A_YEAR,
    PLACES,
    SEASONS,
    SPACE_COUNT,
    SPECIALS,
)
from tenka.games.shogun.rules.position import NOBODY, NOTHING, PLANNING, Position

OPEN_ACTIONS = 5


def open_actions(position: Position) -> int:
    """How many of the round's action cards lie open: five, and one more after each action (H5, H9)."""
    if position.step <= 0:
        return OPEN_ACTIONS
    return min(OPEN_ACTIONS + position.step, len(ACTIONS))


def begin_game(position: Position) -> None:
    """The provinces are settled: fill the tower, open the first events, begin with spring."""
    _fill_tower(position)
    open_events(position)
    begin_round(position)


def _fill_tower(position: Position) -> None:
    """Armies of everybody and farmers are thrown together; what comes out returns to supply (H3)."""
    players = position.players
    cubes = [DATA.tower.armies] * players + [DATA.tower.farmers]
    tower.throw(position, cubes)
    out = position.tray
    position.supply = [position.supply[seat] - cubes[seat] + out[seat] for seat in range(players)]
    position.farmers += out[players] - cubes[players]
    position.tray = [0] * (players + 1)
    position.mark_irreversible()
    if position.events_on:
        position.tell("tower_filled", {"thrown": cubes, "out": out})


def open_events(position: Position) -> None:
    """Four events for the year, those left from the first year stay face down (H4, H7)."""
    position.open_events = position.event_stack[:EVENTS_A_YEAR]
    position.event_stack = position.event_stack[EVENTS_A_YEAR:]
    if position.events_on:
        opened = [EVENTS[event] for event in position.open_events]
        position.tell("events_opened", {"year": position.year, "events": opened})


def begin_round(position: Position) -> None:
    """Lay out action cards and special cards (H5); everybody plans (H6)."""
    players = position.players
    none = [0] * players
    counter = position.round()
    position.actions = position.stream.shuffled(list(range(len(ACTIONS))), "actions", counter)
    position.specials = position.stream.shuffled(list(range(len(SPECIALS))), "specials", counter)
    position.special = [NOTHING] * players
    position.places = [NOBODY] * PLACES
    position.order = []
    position.step = NOTHING
    position.turn = 0
    position.plan = [NOTHING] * (SPACE_COUNT * players)
    position.laid = none
    position.shown = none
    position.ready = 0
    position.phase = PLANNING
    position.seat = NOBODY
    position.mark_irreversible()
    if position.events_on:
        position.tell(
            "season",
            {
                "year": position.year,
                "season": SEASONS[position.season],
                "actions": [ACTIONS[action] for action in position.actions[:OPEN_ACTIONS]],
                "specials": [SPECIALS[special] for special in position.specials],
            },
        )


def end_round(position: Position) -> None:
    """Cards return to their owners, the event leaves the game (H7, H9)."""
    players = position.players
    if position.events_on:
        season = {"year": position.year, "season": SEASONS[position.season]}
        position.tell("round_ended", {**season, "event": EVENTS[position.event]})
    position.gone_events = [*position.gone_events, position.event]
    position.event = NOTHING
    position.plan = [NOTHING] * (SPACE_COUNT * players)
    position.laid = [0] * players
    position.shown = [0] * players
    position.gained = 0
    position.special = [NOTHING] * players
    position.step = NOTHING
    position.season += 1
