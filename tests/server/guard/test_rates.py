import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.guard import RULES, Rates, Rule, TokenBucket
from tenka.server.guard.rates import neighbourhood
from tests.server.guard.doubles import HOST, Clock, ask, browser, error, guard, request_scope, shake_hands, socket_scope

FEW = (Rule("requests", per="address", amount=3, seconds=60), Rule("login-name", per="login", amount=2, seconds=60))


def test_so_many_and_no_more() -> None:
    clock = Clock(600.0)
    rates = Rates(FEW, clock=clock)
    assert [rates.hit("requests", "192.0.2.1") for _ in range(3)] == [None] * 3
    assert rates.hit("requests", "192.0.2.1") == pytest.approx(60.001)
    assert rates.hit("requests", "192.0.2.2") is None
    clock.now += 60.1
    assert rates.hit("requests", "192.0.2.1") is None


def test_rules_are_counted_apart() -> None:
    rates = Rates(FEW, clock=Clock())
    assert [rates.hit("login-name", "x") is None for _ in range(3)] == [True, True, False]
    assert rates.hit("requests", "x") is None


def test_what_is_refused_does_not_count() -> None:
    clock = Clock(600.0)
    rates = Rates(FEW, clock=clock)
    for _ in range(100):
        rates.hit("requests", "x")
    clock.now += 90
    assert [rates.hit("requests", "x") is None for _ in range(3)] == [True, True, False]


def test_an_unknown_rule_is_a_mistake() -> None:
    for rates in (Rates(), Rates(enabled=False)):
        with pytest.raises(KeyError):
            rates.hit("no such rule", "x")


def test_all_can_be_switched_off() -> None:
    rates = Rates(FEW, enabled=False)
    assert not any(rates.hit("requests", "x") for _ in range(100))


def test_the_rules_have_names_of_their_own() -> None:
    assert len({rule.name for rule in RULES}) == len(RULES)
    assert {"requests", "guests", "login", "login-name", "sockets", "tables", "chat"} <= {rule.name for rule in RULES}


def test_the_wall_clock_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = Rates(FEW)
    for _ in range(4):
        rates.hit("requests", "x")
    now = time.time()
    for jump in (-3600, 3600):
        monkeypatch.setattr(time, "time", lambda jump=jump: now + jump)
        wait = rates.hit("requests", "x")
        assert wait is None or wait <= 60.001
        assert rates.hit("requests", str(jump)) is None


def test_counting_starts_no_thread() -> None:
    before = threading.active_count()
    rates = Rates()
    for i in range(100):
        rates.hit("requests", str(i))
    assert threading.active_count() == before


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff"),
        ("2001:db8::1", "2001:0DB8:0:0:1:2:3:4"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_neighbours_are_counted_as_one(one: str, other: str) -> None:
    assert neighbourhood(one) == neighbourhood(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8:0:1::1"),
        ("192.0.2.1", "192.0.2.2"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2"),
        (":not", ":an address"),
    ],
)
def test_strangers_are_not(one: str, other: str) -> None:
    assert neighbourhood(one) != neighbourhood(other)


@given(st.text(max_size=200))
def test_no_name_is_too_odd_or_kept_too_long(name: str) -> None:
    assert len(neighbourhood(name)) <= 64
    assert Rates(FEW).hit("login-name", name) is None


async def test_a_flood_of_requests_is_refused() -> None:
    app = guard(rates=Rates(FEW, clock=Clock(600.5)))
    async with browser(app) as client:
        assert [(await client.get("/")).status_code for _ in range(3)] == [200] * 3
        response = await client.get("/")
    assert response.status_code == 429
    assert response.headers["retry-after"] == "60"
    assert error(response) == "too-many-requests"
    assert response.json()["error"]["params"] == {"seconds": 60}
    async with browser(app, address="192.0.2.2") as client:
        assert (await client.get("/")).status_code == 200


async def test_handshakes_count_too() -> None:
    app = guard(rates=Rates(FEW, clock=Clock()))
    for _ in range(3):
        assert (await shake_hands(app, socket_scope([HOST]))).sent[0]["type"] == "websocket.accept"
    assert (await shake_hands(app, socket_scope([HOST]))).sent[0]["type"] == "websocket.close"


async def test_a_foreign_page_uses_nothing_up() -> None:
    app = guard(rates=Rates(FEW, clock=Clock()))
    for _ in range(10):
        await ask(app, request_scope([HOST, (b"origin", b"http://evil.example")], "POST"))
        await ask(app, request_scope([(b"host", b"evil.example")]))
    assert (await ask(app, request_scope([HOST]))).status == 200


async def test_clients_without_an_address_are_counted_as_one() -> None:
    app = guard(rates=Rates(FEW, clock=Clock()))
    assert [(await ask(app, {**request_scope([HOST]), "client": None})).status for _ in range(4)] == [200] * 3 + [429]


def test_a_budget_allows_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    budget = TokenBucket(rate=2, burst=5, clock=clock)
    assert [budget.spend() for _ in range(5)] == [0.0] * 5
    assert budget.spend() == 0.5  # seconds until it would have been allowed
    clock.now += 0.5
    assert budget.spend() == 0.5
    assert budget.spend(3) == 2.0


def test_a_budget_saves_no_more_than_a_burst() -> None:
    clock = Clock()
    budget = TokenBucket(rate=2, burst=5, clock=clock)
    clock.now += 1000
    assert budget.spend(5) == 0
    assert budget.spend() > 0
