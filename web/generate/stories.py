"""A game as a seat's browser is told of it: what it sees at first, then of each move what happened and what changed."""

import json
import tomllib
from pathlib import Path
from typing import Any

from tenka.kernel.game import Game
from tenka.kernel.records.record import read_record
from tenka.kernel.state import State
from tenka.wire.changes import changes

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"


def story(game: Game, chosen: Path) -> dict[str, Any]:
    """The recorded game that is named there, seen from a seat; moves of which nothing is told are left out."""
    options = tomllib.loads(chosen.read_text("utf-8"))
    record = read_record(json.loads((RECORDS / game.id / f"{options['record']}.json").read_text("utf-8")))
    state, seat = game.opening(record), options["seat"]
    begun = before = _seen(state, seat)
    updates: list[dict[str, Any]] = []
    for played in record.moves:
        events = [event.as_json() for event in state.play(played.seat, played.move) if event.told_to(seat)]
        if events:
            after = _seen(state, seat)
            updates.append({"events": events, "changes": changes(before, after)})
            before = after
    return {"begun": begun, "updates": updates}


def _seen(state: State, seat: int) -> dict[str, Any]:
    return {**state.view(seat, events=False), "events": []}
