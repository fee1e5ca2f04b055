"""Stewards in windows, where it must not be told who had something to say (T41)."""

from pathlib import Path

import pytest

from tenka.server.guard.refused import Refused
from tenka.server.tables import table
from tests.server.orders.standing import ATTACK, CARDS, SITE, STORM, field_battle, scene


async def test_it_answers_at_the_windows_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        await at.move(1.0)
        await at.people[1].call_steward(at.id)
        await at.move(0.4)
        assert at.asked[:2] == (1, "parley")
        await at.move(0.1)
        assert at.asked[:2] == (1, "cards")


async def test_where_the_moment_has_passed_it_answers_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        await at.move(60)
        assert at.asked[:2] == (1, "parley")
        await at.people[1].call_steward(at.id)
        await at.move(2.2)
        assert at.asked[:2] == (1, "parley")
        await at.move(0.1)
        assert at.asked[:2] == (1, "cards")


async def test_an_answer_given_before_leaving_is_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        answer = at.play(1, ["pass"])
        await at.settle()
        await at.people[1].call_steward(at.id)
        number = at.table.playing().number
        await at.move(1.4)
        assert at.table.playing().number == number
        await at.move(0.1)
        assert not answer.result().repeated
        assert at.table.playing().number == number + 1
        assert at.asked[:2] == (1, "cards")
        await at.move(3)
        assert at.asked[0] == 0  # and the steward goes on


async def test_orders_go_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.people[1].order(at.id, "void", SITE)
        await at.people[1].call_steward(at.id)
        await at.play(0, *STORM)
        await at.move(1.5)
        await at.move(2.25)
        assert at.asked[:2] == (0, "answer")
        (played,) = [event.data for event in at.state.events() if event.kind == "played"]
        assert (played["seat"], played["element"]) == (1, "void")
        assert await at.people[1].orders(at.id) == [["void", SITE]]
        await at.people[1].take_back(at.id, "void", SITE)  # one may still give and take back


async def test_coming_back_in_a_window_one_answers_oneself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.people[1].call_steward(at.id)
        await at.play(0, *ATTACK)
        await at.move(1.0)
        with pytest.raises(Refused, match="steward-plays"):
            await at.play(1, ["pass"])
        await at.people[1].come_back(at.id)
        await at.move(60)
        assert at.asked[:2] == (1, "parley")
        await at.play(1, ["pass"])
        assert at.asked[:2] == (1, "cards")


async def test_it_has_time_to_think_whether_there_is_anything_to_think_about_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "seconds_of", lambda game, name: 3.0)
    for hand in (CARDS, ()):
        path = tmp_path / f"{len(hand)}"
        path.mkdir()
        async with scene(path, monkeypatch, field_battle(hand)) as at:
            await at.people[1].call_steward(at.id)
            await at.play(0, *ATTACK)
            await at.move(4.4)
            assert at.asked[:2] == (1, "parley")
            await at.move(0.1)
            assert at.asked[:2] == (1, "cards")
            await at.move(5.2)
            assert at.asked[:2] == (1, "cards")
            await at.move(0.1)
            assert at.asked[0] == 0
        async with scene(path, monkeypatch, field_battle(hand)) as at:
            await at.play(0, *ATTACK)
            await at.move(1.0)
            await at.people[1].call_steward(at.id)  # another moment, 2.25 and 3 seconds from now
            await at.move(5.2)
            assert at.asked[:2] == (1, "parley")
            await at.move(0.1)
            assert at.asked[:2] == (1, "cards")
