import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.guard.window_storage import WindowStorage
from tests.server.guard.doubles import Clock


def count_hits(windows: WindowStorage, limit: int, times: int, key: str = "k") -> int:
    return sum(windows.acquire_sliding_window_entry(key, limit, 60) for _ in range(times))


def test_a_window_holds_its_limit() -> None:
    windows = WindowStorage(60, Clock(600.0))
    assert count_hits(windows, 5, 10) == 5
    assert count_hits(windows, 5, 10, "other") == 5


def test_the_former_window_weighs_what_is_left_of_it() -> None:
    clock = Clock(600.0)
    windows = WindowStorage(60, clock)
    assert count_hits(windows, 10, 20) == 10
    clock.now = 690.0
    assert count_hits(windows, 10, 20) == 5
    assert windows.get_sliding_window("k", 60) == (10, 30.0, 5, 90.0)
    clock.now = 781.0
    assert count_hits(windows, 10, 20) == 10


def test_windows_are_forgotten() -> None:
    clock = Clock(600.0)
    windows = WindowStorage(60, clock)
    for i in range(1000):
        count_hits(windows, 5, 1, str(i))
    clock.now += 120
    count_hits(windows, 5, 1)
    assert windows.reset() == 1


def test_there_are_never_more_than_so_many_keys() -> None:
    windows = WindowStorage(60, Clock(600.0), most_keys=100)
    for i in range(10_000):
        count_hits(windows, 5, 1, str(i))
    assert windows.reset() <= 200


def test_a_clock_set_back_locks_nobody_out() -> None:
    clock = Clock(1_000_000.0)
    windows = WindowStorage(60, clock)
    count_hits(windows, 5, 5)
    clock.now -= 3600
    assert count_hits(windows, 5, 10) == 5


@given(
    limit=st.integers(1, 50),
    steps=st.lists(st.tuples(st.floats(0, 100), st.integers(0, 60)), max_size=10),
)
def test_after_the_wait_there_is_room(limit: int, steps: list[tuple[float, int]]) -> None:
    clock = Clock()
    windows = WindowStorage(60, clock)
    for seconds, times in steps:
        clock.now += seconds
        count_hits(windows, limit, times)
    while windows.acquire_sliding_window_entry("k", limit, 60):
        pass
    wait = windows.wait("k")
    assert 0 < wait <= 60.001
    clock.now += wait + 0.001
    assert windows.acquire_sliding_window_entry("k", limit, 60)


def test_keys_can_be_cleared() -> None:
    windows = WindowStorage(60, Clock())
    count_hits(windows, 5, 5)
    windows.clear_sliding_window("k", 60)
    assert count_hits(windows, 5, 10) == 5
    assert windows.check()


def test_other_strategies_are_not_served() -> None:
    windows = WindowStorage(60)
    for call in (lambda: windows.incr("k", 60), lambda: windows.get("k"), lambda: windows.get_expiry("k")):
        with pytest.raises(NotImplementedError):
            call()
