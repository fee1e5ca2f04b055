from hypothesis import given
from hypothesis import strategies as st

from tenka.server.guard.sliding_window import SlidingWindow
from tests.server.guard.doubles import Clock


def count_hits(window: SlidingWindow, times: int, key: str = "k") -> int:
    return sum(window.hit(key) is None for _ in range(times))


def test_a_window_holds_its_amount() -> None:
    window = SlidingWindow(5, 60, Clock(600.0))
    assert count_hits(window, 10) == 5
    assert count_hits(window, 10, "other") == 5


def test_the_former_window_weighs_what_is_left_of_it() -> None:
    clock = Clock(600.0)
    window = SlidingWindow(10, 60, clock)
    assert count_hits(window, 20) == 10
    clock.now = 690.0
    assert count_hits(window, 20) == 5
    clock.now = 781.0
    assert count_hits(window, 20) == 10


def test_windows_are_forgotten() -> None:
    clock = Clock(600.0)
    window = SlidingWindow(5, 60, clock)
    for i in range(1000):
        window.hit(str(i))
    clock.now += 120
    window.hit("k")
    assert len(window) == 1


def test_there_are_never_more_than_so_many_keys() -> None:
    window = SlidingWindow(5, 60, Clock(600.0), most_keys=100)
    for i in range(10_000):
        window.hit(str(i))
    assert len(window) <= 200


def test_a_clock_set_back_locks_nobody_out() -> None:
    clock = Clock(1_000_000.0)
    window = SlidingWindow(5, 60, clock)
    count_hits(window, 5)
    clock.now -= 3600
    assert count_hits(window, 10) == 5


@given(
    amount=st.integers(1, 50),
    steps=st.lists(st.tuples(st.floats(0, 100), st.integers(0, 60)), max_size=10),
)
def test_after_the_wait_there_is_room(amount: int, steps: list[tuple[float, int]]) -> None:
    clock = Clock()
    window = SlidingWindow(amount, 60, clock)
    for seconds, times in steps:
        clock.now += seconds
        count_hits(window, times)
    while (wait := window.hit("k")) is None:
        pass
    assert 0 < wait <= 60.001
    clock.now += wait + 0.001
    assert window.hit("k") is None
