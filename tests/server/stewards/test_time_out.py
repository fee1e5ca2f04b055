"""A reaction that does not come in time is over as the rules say, and its player stays (T41)."""

from pathlib import Path

import pytest
from sqlalchemy import select

from tenka.store.schema import notice
from tenka.wire.tables import DecisionClock
from tests.games.tenjo.positions import ATTACKER_WINS, House, attack, decision, engage, play, table
from tests.server.orders.standing import ATTACK, scene
from tests.server.stewards.away import Calendar, look_at_clocks

HOUR = 3600


async def test_a_window_is_passed_and_nobody_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with scene(tmp_path, monkeypatch, clock_of=DecisionClock(HOUR)) as at:
        await at.people[1].call("PUT", "/api/me/notices/feed", dict)
        await at.play(0, *ATTACK)
        await at.move(60)
        calendar.pass_by(HOUR - 5)
        await look_at_clocks(at.server)
        assert at.asked[:2] == (1, "parley")
        calendar.pass_by(10)
        await look_at_clocks(at.server)
        assert at.asked[:2] == (1, "cards")
        assert at.table.row.handovers == ()
        await look_at_clocks(at.server)  # the next question has time of its own
        assert at.asked[:2] == (1, "cards")
        calendar.pass_by(HOUR + 5)
        await look_at_clocks(at.server)
        assert at.asked[0] == 0
        assert [each.steward for each in at.table.row.seats] == [None] * 3
        told = await at.server.services.database.read(lambda c: c.execute(select(notice.c.kind)).scalars().all())
        assert told == ["turn"] * 2, "who was not there is called for what is asked next, too"


async def test_an_answer_that_waits_for_its_moment_is_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with scene(tmp_path, monkeypatch, clock_of=DecisionClock(HOUR)) as at:
        await at.play(0, *ATTACK)
        answer = at.play(1, ["pass"])
        await at.settle()
        calendar.pass_by(HOUR + 5)
        number = at.table.playing().number
        await look_at_clocks(at.server)
        assert at.table.playing().number == number
        await at.move(1.5)
        assert not answer.result().repeated


async def test_a_step_begun_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with scene(tmp_path, monkeypatch, clock_of=DecisionClock(HOUR)) as at:
        await at.play(0, *ATTACK)
        await at.move(60)
        await at.play(1, ["pass"])
        await at.move(60)
        assert at.asked[:2] == (1, "cards")
        hand = at.state.view(1, events=False)["own"]["hand"]
        element = next(card for card in hand if not card.startswith("ring"))
        await at.play(1, ["element", element])
        calendar.pass_by(HOUR + 5)
        await look_at_clocks(at.server)
        assert at.asked[0] == 0
        assert at.state.view(1, events=False)["own"]["hand"] == hand


async def test_ones_own_turn_is_the_stewards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with scene(tmp_path, monkeypatch, clock_of=DecisionClock(HOUR)) as at:
        assert at.asked[0] == 0
        calendar.pass_by(HOUR + 5)
        await look_at_clocks(at.server)
        assert at.table.row.seats[0].steward is not None


async def test_all_losses_are_taken_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    stacks = {"omi_w2": 4, "omi_w1": 4, "omi_res_a": 4, "kii_w1": 5}
    state = table(
        House({"omi_w5": 90}, ["omi", "omi"], {"tango_castle_a": 0}), House(stacks, ["kii"], {"kii_castle_a": 0})
    )
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"], ["join", "omi_w1"], ["join", "omi_res_a"])
    state, _ = engage(state, ATTACKER_WINS)
    assert decision(state) == "losses"
    assert state.view(1)["question"]["samurai"] > 4_000, "more than one stack has"
    async with scene(tmp_path, monkeypatch, state, people=2, clock_of=DecisionClock(HOUR)) as at:
        calendar.pass_by(HOUR + 5)
        await look_at_clocks(at.server)
        assert at.asked[0] == 0
        assert [event.kind for event in at.state.events()].count("lost") > 1
        assert at.table.row.handovers == ()


async def test_a_reaction_of_who_has_left_us_is_the_stewards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with scene(tmp_path, monkeypatch, clock_of=DecisionClock(HOUR)) as at:
        await at.play(0, *ATTACK)
        assert at.asked[:2] == (1, "parley")
        await at.people[1].call("DELETE", "/api/me", None)
        calendar.pass_by(5)
        await look_at_clocks(at.server)
        assert at.asked[:2] == (1, "parley"), "its moment has not come"
        assert at.table.row.seats[1].steward is not None
