"""What cannot be taken back is chosen, then confirmed: the browser knows all such moves."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import tenka
from tenka.kernel.records.record import read_record

TESTS = Path(__file__).parents[1]
GAMES = TESTS.parent / "web" / "src" / "games"
VERB = re.compile(r'"(\w+)"')
RECORDS = 4


def listed(id: str) -> set[str]:
    """The verbs that the browser's table of a game names."""
    text = (GAMES / id / "desk" / "finals.ts").read_text("utf-8")
    return {
        verb for found in re.findall(r"(?:choices|acts): \[(.*?)\]", text, re.DOTALL) for verb in VERB.findall(found)
    }


def final(id: str) -> set[str]:
    """The verbs after which, in recorded games, mostly nothing was left to take back or to rearrange."""
    game, made, found = tenka.game(id), Counter[str](), Counter[str]()
    for path in sorted((TESTS / "records" / id).glob("*.json"))[::-1][:RECORDS]:
        record = read_record(json.loads(path.read_bytes()))
        state = game.opening(record)
        for each in record.moves:
            verb, rearranges = str(each.move[0]), tuple(each.move) in set(map(tuple, state.edits(each.seat)))
            state.play(each.seat, each.move)
            made[verb] += 1
            found[verb] += not rearranges and not state.can_undo(each.seat) and not state.edits(each.seat)
    return {verb for verb, times in found.items() if 2 * times > made[verb]}


@pytest.mark.parametrize("id", tenka.games())
def test_every_move_that_cannot_be_taken_back_is_known_to_the_browser(id: str) -> None:
    assert listed(id) <= set(tenka.game(id).vocabulary.verbs)
    assert final(id) - listed(id) == set()
