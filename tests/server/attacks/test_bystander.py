"""Two people play on while others attack: real clients, a real server, attackers in a process of their own."""

from pathlib import Path

import pytest

from benchmarks.server.attacked import P99, QUIET, TIMES_QUIET, TOGETHER, table, under_attack
from benchmarks.server.attacks import ATTACKS

SHORT = 0.4  # seconds of each attack
LONG = 12.0
LOADED = 3000  # milliseconds that a machine with much other work may lose in a short test
MEMORY = 40  # MB


def test_others_play_on(tmp_path: Path) -> None:
    found = under_attack(tmp_path, SHORT)
    told = "\n".join(table(found))
    assert [each.attack for each in found] == [QUIET, *ATTACKS, TOGETHER]
    assert all(each.moves > 0 for each in found), told
    assert all(each.worst < LOADED for each in found), told
    assert all(each.memory < MEMORY for each in found), told


@pytest.mark.soak
def test_others_hardly_notice(tmp_path: Path) -> None:
    found = {each.attack: each for each in under_attack(tmp_path, LONG)}
    told = "\n".join(table(list(found.values())))
    allowed = max(P99, TIMES_QUIET * found[QUIET].p99)  # on a machine with other work even quiet is not
    assert all(each.p99 < allowed for each in found.values()), told
    assert all(each.memory < MEMORY for each in found.values()), told
