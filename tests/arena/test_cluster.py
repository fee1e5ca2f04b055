"""The arena on Ray: a cluster gives the same file, whatever becomes of its machines; other code there is refused."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex

import msgspec
import pytest

from tenka.arena import checked_contest
from tenka.arena.contest import play_games, play_games_if_same
from tests.sim.clusters import Cluster, running_cluster

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: there is none for this Python")
BOTS = ["--bots", "steady,random"]
ASKED = ["arena", "shitenno", *BOTS, "--players", "2", "--games", "6", "--seed", "7", "--lang", "en"]


ALONE = checked_contest("shitenno", ["random"], 2, 1)


def without_times(path: Path) -> str:
    return re.sub(r',"cpu":[^}]*', "", path.read_text("utf-8"))


def tenka(*args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tenka", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games as one process plays them."""
    path = tmp_path_factory.mktemp("arena") / "here.jsonl"
    done = tenka(*ASKED, "--jobs", "1", "--out", str(path))
    assert done.returncode == 0, done.stderr
    return path


@pytest.fixture(scope="module")
def env() -> dict[str, str]:
    """An environment in which clusters know those who know their token, one made up for these tests."""
    return {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}


@pytest.fixture(scope="module")
def cluster(env: dict[str, str]) -> Iterator[Cluster]:
    with running_cluster(env) as found:
        yield found


@needs_ray
def test_a_cluster_plays_the_same_games(here: Path, cluster: Cluster, env: dict[str, str], tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    done = tenka(*ASKED, "--out", str(there), "--ray", cluster.address, env=env)
    assert (done.returncode, "Shitennō: 6 games" in done.stdout) == (0, True), done.stderr
    assert without_times(there) == without_times(here)


@needs_ray
def test_a_cluster_of_this_machine_goes_on_with_a_file(here: Path, env: dict[str, str], tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_bytes(b"".join(here.read_bytes().splitlines(keepends=True)[:4]))
    done = tenka(*ASKED, "--jobs", "2", "--out", str(there), "--ray", "local", env=env)
    assert done.returncode == 0, done.stderr
    assert without_times(there) == without_times(here)


@needs_ray
def test_a_machine_that_is_lost_under_way_changes_nothing(
    here: Path, cluster: Cluster, env: dict[str, str], tmp_path: Path
) -> None:
    """The games that were being played there are played again elsewhere."""
    there = tmp_path / "there.jsonl"
    command = [sys.executable, "-m", "tenka", *ASKED, "--out", str(there), "--ray", cluster.address]
    cluster.grow()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as asked:
        while asked.poll() is None and not (there.exists() and there.read_bytes().count(b"\n") > 1):
            time.sleep(0.05)
        cluster.lose()
        told, complaints = asked.communicate(timeout=120)
    assert (asked.returncode, "Shitennō: 6 games" in told) == (0, True), complaints
    assert without_times(there) == without_times(here)


def test_a_machine_with_other_code_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    (found,), (here,) = play_games_if_same(ALONE, 0, 1) or [], play_games(ALONE, 0, 1)
    assert msgspec.structs.replace(found, cpu=()) == msgspec.structs.replace(here, cpu=())
    monkeypatch.setattr("tenka.arena.contest.code_digest", lambda found, bots: "other")
    assert play_games_if_same(ALONE, 0, 1) is None
