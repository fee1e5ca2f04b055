"""When somebody is told: silent hours and digests, in their own time zone, also where clocks change."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from tenka.server.notices.moments import digest_after, is_zone, silent_until
from tenka.server.notices.retries import wait_after
from tenka.store.queries.notices.wishes import WishesRow

NIGHT = WishesRow(zone="Europe/Rome", silent_from=22 * 60, silent_until=7 * 60)


def at(text: str) -> int:
    """A moment, in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10T20:59:59", None),
        ("2026-01-10T21:00:00", "2026-01-11T06:00:00"),
        ("2026-01-11T05:59:00", "2026-01-11T06:00:00"),
        ("2026-01-11T06:00:00", None),
        ("2026-07-10T20:00:00", "2026-07-11T05:00:00"),  # in summer two hours ahead
        ("2026-03-28T23:00:00", "2026-03-29T05:00:00"),  # the night in which clocks are put forward
        ("2026-10-24T23:00:00", "2026-10-25T06:00:00"),  # and back
    ],
)
def test_silent_hours_go_beyond_midnight_and_follow_the_clocks(now: str, until: str | None) -> None:
    assert silent_until(NIGHT, at(now)) == (None if until is None else at(until))


def test_an_hour_that_comes_twice_is_silent_twice_and_not_for_a_day_longer() -> None:
    until_half_past_two = NIGHT._replace(silent_until=2 * 60 + 30)
    assert silent_until(until_half_past_two, at("2026-10-25T00:15:00")) == at("2026-10-25T00:30:00")
    assert silent_until(until_half_past_two, at("2026-10-25T00:45:00")) is None
    assert silent_until(until_half_past_two, at("2026-10-25T01:15:00")) == at("2026-10-25T01:30:00")


def test_silent_hours_within_a_day() -> None:
    noon = WishesRow(silent_from=12 * 60, silent_until=13 * 60)
    assert silent_until(noon, at("2026-01-10T12:30:00")) == at("2026-01-10T13:00:00")
    assert silent_until(noon, at("2026-01-10T13:00:00")) is None


def test_no_hours_are_silent_if_they_begin_when_they_end_or_there_are_none() -> None:
    assert silent_until(WishesRow(silent_from=60, silent_until=60), at("2026-01-10T01:00:00")) is None
    assert silent_until(WishesRow(), at("2026-01-10T01:00:00")) is None


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-01-10T06:59:00", "2026-01-10T07:00:00"),
        ("2026-01-10T07:00:00", "2026-01-11T07:00:00"),
        ("2026-03-28T08:00:00", "2026-03-29T06:00:00"),
    ],
)
def test_a_digest_comes_at_the_next_such_time_of_day(now: str, then: str) -> None:
    assert digest_after(WishesRow(zone="Europe/Rome", digest=8 * 60), at(now)) == at(then)


def test_a_time_that_the_clocks_leave_out_comes_all_the_same() -> None:
    early = WishesRow(zone="Europe/Rome", digest=2 * 60 + 30)
    assert at("2026-03-29T00:59:00") < digest_after(early, at("2026-03-28T12:00:00")) <= at("2026-03-29T01:30:00")


def test_zones() -> None:
    assert is_zone("Europe/Rome")
    assert is_zone("UTC")
    for name in ("Europe/Atlantis", "../etc/passwd", "/etc/localtime", "", "Europe/Rome\n", "x" * 64):
        assert not is_zone(name)


def test_waits_grow_and_end() -> None:
    waits = [wait_after(tries) for tries in range(6)]
    assert waits[-1] is None
    assert all(a is not None and b is not None and a < b for a, b in pairwise(waits[:-1]))
