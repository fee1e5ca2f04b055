"""Connections are counted and their budgets shared: by socket, session, address, and by all strangers together."""

import contextlib

import pytest

from tenka.server.guard import QUOTAS, Quotas
from tenka.server.guard.budget import Allowance, TokenBucket, TokenBuckets
from tenka.server.guard.quotas import MOST_OF_ADDRESS, MOST_OF_SESSION, MOST_STRANGERS
from tests.server.guard.doubles import Clock


def test_an_address_opens_only_so_many_connections_at_once() -> None:
    clock = Clock()
    quotas = Quotas(clock=clock)
    rate, burst = QUOTAS["opening"]
    entered = [quotas.enter("10.0.0.1") for _ in range(int(burst) + 5)]
    assert entered == [True] * int(burst) + [False] * 5
    assert quotas.refused == 5
    assert quotas.enter("10.0.0.2")
    clock.now += 1
    assert sum(quotas.enter("10.0.0.1") for _ in range(100)) == rate


def test_an_address_has_only_so_many_connections_and_may_replace_them() -> None:
    clock = Clock()
    quotas = Quotas(clock=clock)
    for _ in range(MOST_OF_ADDRESS):
        assert quotas.enter("10.0.0.1")
        clock.now += 1
    assert not quotas.enter("10.0.0.1")
    quotas.leave("10.0.0.1")
    assert quotas.enter("10.0.0.1")
    assert quotas.connections == MOST_OF_ADDRESS


def test_there_are_only_so_many_connections_in_all() -> None:
    quotas = Quotas(most=10, clock=Clock())
    assert sum(quotas.enter(f"10.0.0.{number}") for number in range(20)) == 10


def test_behind_a_proxy_its_address_is_no_reason() -> None:
    quotas = Quotas(proxied=True, most=5000, clock=Clock())
    assert all(quotas.enter("127.0.0.1") for _ in range(3000))


def test_coming_back_renews_nothing() -> None:
    clock = Clock()
    quotas = Quotas(clock=clock)
    quotas.stranger("10.0.0.1").spend(QUOTAS["address-strangers"].burst)
    again = quotas.stranger("10.0.0.1")
    assert again.spend(1) > 0
    assert quotas.stranger("10.0.0.2").spend(1) == 0


def test_all_strangers_together_have_a_budget() -> None:
    quotas = Quotas(clock=Clock())
    waits = [quotas.stranger(f"10.0.{n // 200}.{n % 200}").spend(10) for n in range(1000)]
    free = sum(not wait for wait in waits)
    assert free == QUOTAS["strangers"].burst / 10


def test_strangers_do_not_keep_those_waiting_who_are_known() -> None:
    quotas = Quotas(clock=Clock())
    for number in range(100):
        quotas.stranger(f"10.0.0.{number}").spend(1000)
    own = quotas.stranger("10.0.0.5")
    with quotas.visit(own, "10.0.0.5", "a session") as welcome:
        assert welcome
        assert own.spend(1) == 0


def test_all_sockets_of_a_session_share_its_budget() -> None:
    quotas = Quotas(clock=Clock())
    with contextlib.ExitStack() as stack:
        sockets = [quotas.stranger("10.0.0.1") for _ in range(4)]
        for socket in sockets:
            assert stack.enter_context(quotas.visit(socket, "10.0.0.1", "a session"))
        burst = QUOTAS["session"].burst
        assert [socket.spend(burst / 3) > 0 for socket in sockets] == [False, False, False, True]


@pytest.mark.parametrize(("session", "most"), [("a session", MOST_OF_SESSION), (None, MOST_STRANGERS)])
def test_a_session_or_an_address_without_one_has_only_so_many_sockets(session: str | None, most: int) -> None:
    quotas = Quotas(clock=Clock())
    with contextlib.ExitStack() as stack:

        def visit() -> bool:
            return stack.enter_context(quotas.visit(quotas.stranger("10.0.0.1"), "10.0.0.1", session))

        assert [visit() for _ in range(most + 1)] == [True] * most + [False]
        other = quotas.visit(quotas.stranger("10.0.0.2"), "10.0.0.2", "another")
        assert stack.enter_context(other)
    with quotas.visit(quotas.stranger("10.0.0.1"), "10.0.0.1", session) as welcome:
        assert welcome


def test_two_thousand_watchers_of_ten_addresses_come_back_at_once() -> None:
    quotas = Quotas(clock=Clock())
    waits = []
    with contextlib.ExitStack() as stack:
        for number in range(2000):
            address = f"10.0.0.{number % 10}"
            assert quotas.enter(address)
            waits.append(quotas.http(address).spend(1))
            socket = quotas.stranger(address)
            assert stack.enter_context(quotas.visit(socket, address, None))
            waits.append(socket.spend(0.1))  # a pong
    assert max(waits) < 5


def test_a_network_of_the_sixth_version_is_one_address() -> None:
    quotas = Quotas(clock=Clock())
    assert sum(quotas.enter(f"2001:db8::{number:x}") for number in range(1000)) == QUOTAS["opening"].burst


def test_without_limits_there_are_none() -> None:
    quotas = Quotas(enabled=False, most=1, clock=Clock())
    assert all(quotas.enter("10.0.0.1") for _ in range(5000))
    for throttle in (quotas.http("10.0.0.1"), quotas.stranger("10.0.0.1")):
        assert throttle.spend(10**9) == 0
        assert all(throttle.bear_garbage() for _ in range(1000))


def test_only_so_much_garbage_is_borne() -> None:
    clock = Clock()
    throttle = Quotas(clock=clock).stranger("10.0.0.1")
    rate, burst = QUOTAS["garbage"]
    assert [throttle.bear_garbage() for _ in range(int(burst) + 2)] == [True] * int(burst) + [False] * 2
    clock.now += 1 / rate
    assert throttle.bear_garbage()


def test_the_log_tells_once_a_minute_and_never_who(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    quotas = Quotas(most=0, clock=clock)
    for _ in range(3):
        for number in range(1000):
            quotas.enter(f"10.9.8.{number % 2}")
        quotas.note_cut("10.9.8.0")
        clock.now += 60
    assert [record.message for record in caplog.records] == ["connections-refused"] * 2 + ["connection-cut"] + (
        (["connections-refused"] * 2 + ["connection-cut"]) * 2
    )
    assert "10.9" not in caplog.text
    assert (quotas.refused, quotas.cut) == (3000, 3)


def test_budgets_that_are_full_again_are_forgotten() -> None:
    clock = Clock()
    budgets = TokenBuckets(Allowance(1, 10), clock, many=100)
    for number in range(1000):
        budgets[str(number)].spend(5)
        clock.now += 0.1
    assert len(budgets) <= 200
    owing = budgets["owing"]
    owing.spend(10_000)
    for number in range(1000):
        budgets[f"more {number}"].spend(0)
    assert budgets["owing"] is owing


def test_what_cannot_be_afforded_is_not_taken() -> None:
    clock = Clock()
    budget = TokenBucket(1, 2, clock)
    assert [budget.afford() for _ in range(4)] == [True, True, False, False]
    clock.now += 1
    assert budget.afford()
    assert not budget.full
    clock.now += 5
    assert budget.full
