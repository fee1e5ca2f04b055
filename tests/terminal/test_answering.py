"""What nobody at the keyboard is asked: windows, the only way on; and offers in others' turns."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.terminal.asking.answering import Answering
from tenka.terminal.asking.choices import MenuChoice, choices, drawn, numbered, twins
from tenka.terminal.asking.onward import Onward
from tenka.terminal.asking.trading import Trading
from tenka.terminal.interrupts import Interrupts
from tenka.terminal.picture import picture
from tenka.terminal.screen import Screen
from tenka.terminal.session import Session
from tenka.terminal.table import TerminalSeat, TerminalTable
from tenka.toolkit.orders import PASS
from tenka.words import Label, Words
from tests.games.tenjo.positions import GAME, House, attack, offer, own, play, position, seen, table

PERSON, BOT = TerminalSeat("Anna"), TerminalSeat(None, "random")


def attacked(hand: tuple[str, ...] = ()) -> State:
    """Seat 1 is asked for a card."""
    me = House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 0})
    foe = House({"echizen_w6": 20, "kii_castle_b": 1}, ["echizen", "kii"], {"kii_castle_b": 30}, hand=hand)
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    assert state.pending[1].kind == "cards"
    return state


def test_who_plays_against_bots_is_not_asked_where_one_can_but_pass() -> None:
    alone = TerminalTable(attacked(), [BOT, PERSON], b"")
    assert Answering(alone).answer(1) == PASS
    assert Answering(TerminalTable(attacked(("void", "ring_1")), [BOT, PERSON], b"")).answer(1) is None
    shared = TerminalTable(attacked(), [PERSON, PERSON], b"")
    assert Answering(shared).answer(1) is None, "the other would see that the hand is empty"


def test_after_five_passes_one_may_pass_for_longer() -> None:
    state = attacked(("void", "ring_1"))
    answering = Answering(TerminalTable(state, [BOT, PERSON], b""))
    for _ in range(5):
        assert answering.offered(1) == []
        answering.chosen(1, state.pending[1], PASS)
    assert answering.offered(1) == ["pass_battle", "pass_month"]
    answering.give(1, "pass_battle")
    assert answering.answer(1) == PASS
    answering.heard([event for event in state.events() if event.kind != "battle_ended"])
    assert answering.answer(1) == PASS


def test_offers_are_heard_in_others_turns() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 9})
    state = table(me, House({"kii_castle_b": 5}, ["kii"], {"kii_castle_b": 30}))
    trading = Trading(TerminalTable(state, [BOT, PERSON], b""))
    assert trading.waiting() is None
    offer(state, 0, 1, ["give_koku", 5])
    assert trading.waiting() == 1
    trading.leave(1)
    assert trading.waiting() is None, "it has been looked at"
    assert trading.turn(1)
    trading.heard([event for event in play(state, ["end"]) if event.kind == "turn"])
    state = table(me, House({"kii_castle_b": 5}, ["kii"], {"kii_castle_b": 30}), turn=1)
    again = Trading(TerminalTable(state, [BOT, PERSON], b""))
    again.turn(1)
    again.heard(play(state, ["end"]))
    assert again.waiting() == 1


def test_what_is_not_numbered_is_found_by_its_figure() -> None:
    label = Label("March with 12,000", "12,000", "How many")
    many = MenuChoice(PASS, label, False, shown=False)
    one = MenuChoice(PASS, Label("Pass", "Pass", ""), False)
    assert numbered("1", [one, many]) == [one]
    assert numbered("12000", [one, many]) == [many]
    assert numbered("7", [one, many]) == []


FOE = House({"kii_castle_b": 5}, ["kii"], {"kii_castle_b": 30})
TWO_CASTLES = {"echizen_castle_a": 40, "tango_castle_a": 0}


def seated(state: State) -> Session:
    keeping = cast("Any", SimpleNamespace(keep=lambda: None, trouble=""))
    bots = [TerminalSeat(None, "random")] * (state.setup.players - 1)
    interrupts = Interrupts()
    whole = TerminalTable(state, [PERSON, *bots], b"")
    return Session(whole, Words("en", GAME), Screen(interrupts), keeping, interrupts)


@pytest.mark.parametrize(
    ("me", "begun", "way"),
    [
        (House({"echizen_w4": 20}, ["echizen"], TWO_CASTLES), ["escort", "wife_0"], ["to_castle", "tango_castle_a"]),
        (House({"B_echizen_omi": 9}, ["omi"], shadows=["echizen"]), ["slip", "echizen"], ["into", "omi"]),
    ],
)
def test_the_only_way_on_goes_by_itself_and_is_told(me: House, begun: list[str], way: list[str]) -> None:
    session = seated(table(me, FOE))
    before, after = position(session.state), session.state.copy()
    play(after, begun, way)
    assert session._try(0, Move(begun))
    assert position(session.state) == position(after)
    (told,) = session.unasked
    assert told.startswith("Nothing else was possible: ")
    assert session._undo(0)
    assert position(session.state) == before
    assert session.unasked == []


def test_koku_is_asked_how_much_and_not_where_to_when_all_is_taken() -> None:
    session = seated(table(House({"echizen_w4": 20}, ["echizen"], TWO_CASTLES), FOE))
    assert session._try(0, Move(("ship", "echizen_castle_a")))
    assert session.unasked == []
    assert session._try(0, Move(("send", "all")))
    assert own(session.state, 0, "koku") == {"echizen_castle_a": 15_000, "tango_castle_a": 25_000}


def test_what_two_ways_lead_to_or_none_back_from_is_asked() -> None:
    me = House(
        {"B_echizen_omi": 9, "omi_w1": 3, "B_omi_yamashiro": 1}, ["omi"], shadows=["echizen"], hand=["fire", "ring_1"]
    )
    for moves in (
        [["unmask", "echizen"]],
        [["march", "omi_w1"]],
        [["march_to", "omi_w3"]],
        [["element", "fire"]],
        [["attack", "omi_w4", 1]],
    ):
        state = table(me, House({"kii_castle_b": 5, "omi_w4": 1}, ["kii"], {"kii_castle_b": 30}))
        onward = Onward(TerminalTable(state, [PERSON, BOT], b""), picture(GAME))
        assert onward.move(0) is None
        play(state, *moves)
        assert onward.move(0) is None, moves


def test_a_hints_steps_are_made_as_they_were_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(table(House({"B_echizen_omi": 9}, ["omi"], shadows=["echizen"]), FOE))
    steps = [Move(("slip", "echizen")), Move(("into", "omi"))]
    monkeypatch.setattr(session.hinting, "prepared", lambda seat, typed: steps)
    assert session._prepare(0, "1")
    assert seen(session.state, 0, "shadows") == {"omi": 1}


def test_all_and_as_many_as_there_are_is_one_choice(capsys: pytest.CaptureFixture[str]) -> None:
    state = table(House({"echizen_w4": 20, "tango_w1": 1}, ["echizen"], TWO_CASTLES), FOE)
    words, drawing = Words("en", GAME), picture(GAME)
    play(state, ["ship", "echizen_castle_a"])
    assert twins(state, 0) == {("send", 25): ("send", "all")}
    listed = choices(state, 0, state.view(0), words, drawing)
    assert [each.label.short for each in listed if each.shown and each.move[0] == "send"].count("25,000") == 0
    assert [each.move for each in numbered("25000", listed)] == [("send", 25)], "it can still be typed"
    assert not any(each.twin and each.shown for each in listed)
    screen = Screen(Interrupts())
    screen.show(drawn(listed, words))
    assert "all (25,000)" in capsys.readouterr().out
    play(state, ["send", 5])
    listed = choices(state, 0, state.view(0), words, drawing)
    assert listed[0].move == ("to_castle", "tango_castle_a"), "with part of it taken, the way on comes first"
    play(state, ["back"])
    play(state, ["back"], ["march_to", "echizen_w6"])
    assert twins(state, 0) == {("number", 20): ("send", "all")}
