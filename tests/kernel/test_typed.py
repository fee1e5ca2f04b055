"""The contract is typed: mypy refuses what can be no seat and no move."""

import re
from pathlib import Path

import pytest
from mypy import api

RIGHT = """
import tenka
from random import Random
from tenka.kernel.move import Move

state = tenka.game("shogun").new(players=3, seed=7)
seat = min(state.pending)
state.play(seat, state.legal(seat)[0])
state.play(seat, ["armies", 3])
state.play(seat, ("ready",), events=False)
state.play(0, Move(("ready",)))
state.play_id(seat, 3)
state.view(None)["phase"]
state.resample(None, Random(1)).redraw(Random(1)).copy().undo(seat)
"""
WRONG = [
    'state.play("x", ["ready"])',
    "state.play(0, 3)",
    'state.play("x", 3)',
    'state.play(0, "ready")',
    "state.play(None, state.legal(0)[0])",
    "state.play(0, [1.5])",
    'state.play_id(0, "1")',
    'state.legal("0")',
    "state.edits(None)",
    "state.view(1.0)",
    'state.undo("0")',
    'state.can_undo("0")',
    'state.resample("0", Random(1))',
]


@pytest.mark.timeout(600)
def test_what_is_no_seat_or_no_move_fails_mypy(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(RIGHT + "\n".join(WRONG) + "\n", encoding="utf-8")
    first = len(RIGHT.splitlines()) + 1
    told, failed, _ = api.run(["--strict", f"--cache-dir={tmp_path / 'cache'}", str(program)])
    assert not failed
    lines = {int(line) for line in re.findall(r"program\.py:(\d+): error:", told)}
    assert lines == set(range(first, first + len(WRONG))), told
