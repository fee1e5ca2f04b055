"""Clocks of seats and the server's time: values that only ever lose time, but for what the rules of time give."""

from pathlib import Path
from random import Random

from tenka.store.queries import server_time
from tenka.store.queries.server_time import ServerTime
from tenka.store.queries.tables.clocks import GRACE, NONE, SECOND, SHARES, Clock, fresh
from tenka.store.sqlite.database import SqliteDatabase

HOUR = 3600
WHOLE = HOUR * SECOND


def test_a_clock_runs_and_stands() -> None:
    clock = fresh(HOUR).running(1000)
    assert (clock.due, clock.rest) == (1000 + WHOLE, None)
    assert clock.running(5000) == clock
    stands = clock.standing(1000 + WHOLE - 7)
    assert (stands.due, stands.rest) == (None, 7)
    assert stands.standing(10**9) == stands
    assert stands.running(10**9).due == 10**9 + 7
    assert clock.standing(10**12).rest == 0
    assert NONE.running(5) == NONE.standing(5) == NONE


def test_what_is_done_for_good_gives_the_time_again_but_not_for_ever() -> None:
    for seed in range(20):
        rng, now = Random(seed), 0
        clock = fresh(HOUR).running(now)
        while (left := clock.left(now)) > 0:
            assert left <= WHOLE
            now += rng.randrange(left) + 1
            if clock.left(now) > 0:
                clock = clock.refilled(WHOLE, now).running(now)
        assert now <= SHARES * WHOLE
    clock, now = fresh(HOUR).running(0), 0
    while clock.left(now) > 1:
        now = (clock.due or 0) - 1
        clock = clock.refilled(WHOLE, now).running(now)
    assert clock.due == SHARES * WHOLE


def test_whoever_comes_back_late_has_a_moment_once() -> None:
    clock = fresh(HOUR).running(0)
    assert clock.come_back_to(WHOLE - GRACE) == clock
    late = clock.come_back_to(WHOLE + 99)
    assert late is not None
    assert late.left(WHOLE + 99) == GRACE
    late = late.running(WHOLE + 99)
    again = late.come_back_to(WHOLE + 100)
    assert again == late
    assert late.come_back_to(2 * WHOLE) is None
    short = fresh(5).come_back_to(0)
    assert short is not None
    assert short.left(0) == 5 * SECOND


def test_server_time_is_what_has_truly_passed() -> None:
    ticks = [100.0]
    time = ServerTime(5000, lambda: ticks[0])
    assert time.now() == 5000
    ticks[0] += 2.5
    assert time.now() == 7500


def test_server_time_stands_while_nobody_says_that_it_goes_on() -> None:
    ticks = [0.0]
    time = ServerTime(0, lambda: ticks[0])
    time.go_on(10)
    ticks[0] += 4
    time.go_on(10)
    assert time.now() == 4000
    ticks[0] += 3600
    assert time.now() == 14_000
    time.go_on(10)
    assert time.now() == 14_000
    ticks[0] += 1
    assert time.now() == 15_000


def test_server_time_stands_while_no_server_runs_and_never_goes_back(tmp_path: Path) -> None:
    for expected, saved in ((0, 90_000), (90_000, 30_000), (90_000, 90_500), (90_500, 0)):
        database = SqliteDatabase(tmp_path / "tenka.db")
        try:
            assert expected <= database.time.now() < expected + 30_000
            with database.engine.begin() as connection:
                server_time.save(connection, saved)
        finally:
            database.close()


def test_a_clock_is_a_row() -> None:
    assert Clock(*fresh(HOUR)) == fresh(HOUR)
