"""A state gives what the kernel asks it for, of the types that it asks for: what is wrong is said in one line."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tenka.kernel.decision import Decision
from tenka.kernel.state import State
from tenka.testing.players import audience, restless, seats, some_positions
from tenka.testing.tables import KitTable


def test_a_state_says_what_it_is_asked_for(table: KitTable) -> None:
    for state in some_positions(table.new(5), restless, Random(5), table.share(0.1)):
        assert [*misfits(state)] == []


def test_a_view_is_json_and_its_own(table: KitTable) -> None:
    rng = Random(12)
    for state in some_positions(table.new(12), restless, Random(12), table.share(0.05)):
        for seat in table.some(audience(state), rng):
            view = state.view(seat)
            assert [*unlike_json(view, f"view({seat})")] == []
            text = json.dumps(view)
            spoil(view)
            assert json.dumps(state.view(seat)) == text, "who changes a view changes the game"


def misfits(state: State) -> Iterator[str]:
    """What is not as the kernel takes it."""
    pending: object = state.pending
    if not isinstance(pending, Mapping):
        yield f"pending is a {type(pending).__name__}, not a mapping of seats to decisions"
        return
    for seat, decision in pending.items():
        if seat not in seats(state) or not isinstance(decision, Decision):
            yield f"pending has {seat!r}: {decision!r}, not a seat with its Decision"
        elif decision.rule not in state.setup.game.rule_numbers:
            yield f"pending[{seat}] follows from {decision.rule}, which is none of rule_numbers"
    for seat in seats(state):
        for asked in ("legal_ids", "edit_ids"):
            listed = getattr(state, asked)(seat)
            wrong = [each for each in listed if type(each) is not int or not 0 <= each < len(state.vocabulary)]
            if wrong:
                yield f"{asked}({seat}) lists {wrong[0]!r}, which is the number of no move"
    kernels = {*state.heading(), "seed", "pending", "result", "seat", "events"}
    for asked, own in [
        ("seen_by_all()", state.seen_by_all()),
        *((f"seen_by({seat})", state.seen_by(seat)) for seat in audience(state)),
    ]:
        for key in sorted(kernels & own.keys()):
            yield f"{asked} has {key}, which the kernel itself says in every view"
    result = state.result
    if result is not None:
        yield from (f"result lacks {key}" for key in ("ranking", "scores") if key not in result)


def unlike_json(value: Any, where: str) -> Iterator[str]:
    """What of a value is of no JSON type."""
    if isinstance(value, list):
        for place, each in enumerate(value):
            yield from unlike_json(each, f"{where}[{place}]")
    elif isinstance(value, dict):
        for key, each in value.items():
            if not isinstance(key, str):
                yield f"{where} has the key {key!r}, which is no text"
            yield from unlike_json(each, f"{where}[{key!r}]")
    elif value is not None and not isinstance(value, bool | int | float | str):
        yield f"{where} is a {type(value).__name__}: {value!r}"


def spoil(value: Any) -> None:
    """Empty all lists and objects."""
    if isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            spoil(each)
        value.clear()
