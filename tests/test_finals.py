"""What cannot be taken back is chosen, then confirmed: the browser knows all such moves."""

import json
import re
from pathlib import Path

import pytest

import tenka
from tenka.kernel.record import read_record

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "web" / "src" / "games"
VERB = re.compile(r'"(\w+)"')
RECORDS = 4


def listed(id: str) -> set[str]:
    """The verbs that the browser's table of a game names."""
    text = (GAMES / id / "finals.ts").read_text("utf-8")
    return {verb for found in re.findall(r"(?:choices|acts): \[(.*?)\]", text, re.DOTALL) for verb in VERB.findall(found)}


def final(id: str) -> set[str]:
    """The verbs after which, in recorded games, nothing was left to take back or to rearrange."""
    game, found = tenka.game(id), set()
    for path in sorted((TESTS / "records" / id).glob("*.json"))[::-1][:RECORDS]:
        record = read_record(json.loads(path.read_bytes()))
        state = game.opening(record)
        for seat, move, _ in ((each.seat, each.move, each.events) for each in record.moves):
            state.play(seat, move)
            if not state.can_undo(seat) and not state.edits(seat):
                found.add(str(move[0]))
    return found


@pytest.mark.parametrize("id", tenka.games())
def test_every_move_that_cannot_be_taken_back_is_known_to_the_browser(id: str) -> None:
    assert listed(id) <= set(tenka.game(id).vocabulary.verbs)
    assert final(id) - listed(id) == set()
