"""Playing on Ray: the same outcomes as here; what is missing or unreachable is said in one line."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from secrets import token_hex
from typing import Any

import pytest

from tenka.kernel.errors import BadInput, TenkaError
from tenka.sim.cluster import on_ray
from tenka.sim.match import checked_match, code_of, play_games, play_games_if_same
from tenka.sim.workers import simulate, simulate_on_ray
from tests.sim.clusters import Cluster, running_cluster

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: there is none for this Python")
MATCH = checked_match("shitenno", ["random", "random"], 80, 7)
ASKED = ["sim", "shitenno", "--bots", "random,random", "--games", "80", "--seed", "7", "--lang", "en"]


def tenka(*args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tenka", *args], capture_output=True, text=True, check=False, env=env, timeout=120
    )


def figures_in(told: str) -> list[str]:
    """The table, without how long it took."""
    return [line for line in told.splitlines() if "│" in line or "|" in line]


@pytest.fixture(scope="module")
def env() -> dict[str, str]:
    """An environment in which clusters know those who know their token, one made up for these tests."""
    return {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}


@pytest.fixture(scope="module")
def cluster(env: dict[str, str]) -> Iterator[Cluster]:
    with running_cluster(env) as found:
        yield found


@needs_ray
def test_a_cluster_plays_the_same_match(cluster: Cluster, env: dict[str, str]) -> None:
    here = tenka(*ASKED, "--jobs", "1", env=env)
    cluster.grow()
    there = tenka(*ASKED, "--ray", cluster.address, env=env)
    assert there.returncode == 0, there.stderr
    assert figures_in(there.stdout) == figures_in(here.stdout) != []


def test_a_machine_with_other_code_is_refused_before_it_plays() -> None:
    assert play_games_if_same(MATCH, code_of(MATCH), 0, 2) == play_games(MATCH, 0, 2)
    assert play_games_if_same(MATCH, "other", 0, 2) is None


def test_the_outcomes_are_those_of_one_process(ray: "FakeRay") -> None:
    assert list(simulate_on_ray(MATCH, "local")) == list(simulate(MATCH, 1))
    assert ray.begun == [0, 20, 40, 60]


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

            def remote(self, play: Any, first: int, last: int) -> Any:
                cluster.begun.append(first)
                return lambda: self.call(play, first, last)

        return Errand

    def wait(self, begun: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(begun))
        return begun[-1:], begun[:-1]

    def get(self, done: Any) -> Any:
        if self.fails:
            raise self.exceptions.RayError("Traceback\nOutOfMemory: too much")
        return done()


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def numbers(first: int, last: int) -> list[int]:
    return list(range(first, last))


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1", "ray://127.0.0.1:1", "[::1]:x"])
def test_a_cluster_that_is_not_there_is_named_soon(address: str) -> None:
    with pytest.raises(BadInput) as caught:
        list(on_ray(numbers, 0, 1, address, None))
    assert (caught.value.message, caught.value.params["address"]) == ("ray-unreachable", repr(address))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as caught:
        on_ray(numbers, 0, 1, "local", 1)
    assert caught.value.message == "ray-missing"


@pytest.mark.parametrize(("jobs", "at_once"), [(None, 3), (2, 2), (1, 1)])
def test_results_come_in_order_whichever_is_over_first(ray: FakeRay, jobs: int | None, at_once: int) -> None:
    assert list(on_ray(numbers, 2, 10, "local", jobs)) == list(range(2, 10))
    assert sorted(ray.begun) == list(range(2, 10))
    assert ray.most == at_once
    assert not ray.joined


def test_errands_hold_several_games_and_the_last_one_the_rest(ray: FakeRay) -> None:
    assert list(on_ray(numbers, 2, 10, "local", None, 3)) == list(range(2, 10))
    assert sorted(ray.begun) == [2, 5, 8]


def test_the_cluster_is_left_when_nobody_waits_any_more(ray: FakeRay) -> None:
    games = on_ray(numbers, 0, 100, "local", None)
    next(games)
    games.close()
    assert not ray.joined
    assert len(ray.begun) < 20


def test_other_code_on_a_machine_ends_the_run(ray: FakeRay) -> None:
    with pytest.raises(BadInput) as caught:
        list(on_ray(partial(play_games_if_same, MATCH, "other"), 0, 1, "local", None))
    assert caught.value.message == "ray-other-code"


def test_a_failure_of_the_cluster_is_told_in_one_line(ray: FakeRay) -> None:
    ray.fails = True
    with pytest.raises(TenkaError) as caught:
        list(on_ray(numbers, 0, 1, "local", None))
    assert (caught.value.message, caught.value.params["why"]) == ("ray-failed", "OutOfMemory: too much")
