"""Playing on Ray: a local cluster gives the same file; what is missing or unreachable is said in one line."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from tenka.arena import Contest, ContestGame, checked_contest
from tenka.arena.cluster import on_ray, play_if_same
from tenka.kernel.errors import BadInput, TenkaError

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: there is none for this Python")
BOTS = ["--bots", "steady,random"]
ASKED = ["arena", "shitenno", *BOTS, "--players", "2", "--games", "6", "--seed", "7", "--lang", "en"]
CLUSTER = """
import ray
ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print("cluster", ray.get_runtime_context().gcs_address, flush=True)
input()
"""


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


@pytest.fixture
def address(env: dict[str, str]) -> Iterator[str]:
    """The address of a cluster that runs in other processes."""
    command = [sys.executable, "-c", CLUSTER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env) as process:
        assert process.stdout is not None
        yield next(line.split()[1] for line in process.stdout if line.startswith("cluster "))
        process.communicate("\n", timeout=60)


@needs_ray
def test_a_cluster_plays_the_same_games(here: Path, address: str, env: dict[str, str], tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    done = tenka(*ASKED, "--out", str(there), "--ray", address, env=env)
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
@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1", "ray://127.0.0.1:1", "[::1]:x"])
def test_a_cluster_that_is_not_there_is_named_soon(address: str) -> None:
    with pytest.raises(BadInput) as caught:
        list(on_ray(checked_contest("shitenno", ["random"], 2, 1), 0, 1, address, None))
    assert (caught.value.message, caught.value.params["address"]) == ("ray-unreachable", repr(address))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as caught:
        on_ray(checked_contest("shitenno", ["random"], 2, 1), 0, 1, "local", 1)
    assert caught.value.message == "ray-missing"


class FakeRay:
    """A cluster without machines: errands are done when waited for, the last begun first."""

    class exceptions:  # noqa: N801
        class RayError(Exception):
            """What Ray raises."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.most = 0
        self.joined = False
        self.fails = False

    def init(self, **asked: Any) -> None:
        self.joined = True

    def shutdown(self) -> None:
        self.joined = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, **asked: Any) -> Any:
        cluster = self

        class Errand:
            def __init__(self, call: Any) -> None:
                self.call = call

            def remote(self, contest: Contest, number: int) -> Any:
                cluster.begun.append(number)
                return lambda: self.call(contest, number)

        return Errand

    def wait(self, begun: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(begun))
        return begun[-1:], begun[:-1]

    def get(self, done: Any) -> ContestGame | None:
        if self.fails:
            raise self.exceptions.RayError("Traceback\nOutOfMemory: too much")
        found: ContestGame | None = done()
        return found


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


ALONE = checked_contest("shitenno", ["random"], 2, 1)


@pytest.mark.parametrize(("jobs", "at_once"), [(None, 3), (2, 2), (1, 1)])
def test_results_come_in_order_whichever_is_over_first(ray: FakeRay, jobs: int | None, at_once: int) -> None:
    games = list(on_ray(ALONE, 2, 10, "local", jobs))
    assert [game.game for game in games] == list(range(2, 10))
    assert sorted(ray.begun) == list(range(2, 10))
    assert ray.most == at_once
    assert not ray.joined


def test_the_cluster_is_left_when_nobody_waits_any_more(ray: FakeRay) -> None:
    games = on_ray(ALONE, 0, 100, "local", None)
    next(games)
    games.close()
    assert not ray.joined
    assert len(ray.begun) < 20


def test_a_machine_with_other_code_is_refused(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.arena.cluster.code_digest", lambda found, bots: "other")
    assert play_if_same(ALONE, 0) is None
    with pytest.raises(BadInput) as caught:
        list(on_ray(ALONE, 0, 1, "local", None))
    assert caught.value.message == "ray-other-code"


def test_a_failure_of_the_cluster_is_told_in_one_line(ray: FakeRay) -> None:
    ray.fails = True
    with pytest.raises(TenkaError) as caught:
        list(on_ray(ALONE, 0, 1, "local", None))
    assert (caught.value.message, caught.value.params["why"]) == ("ray-failed", "OutOfMemory: too much")
