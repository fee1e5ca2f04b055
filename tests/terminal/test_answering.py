"""Windows that nobody at the keyboard is asked in, and offers in others' turns."""

from tenka.kernel.state import State
from tenka.terminal.asking.answering import Answering
from tenka.terminal.asking.choices import MenuChoice, numbered
from tenka.terminal.asking.trading import Trading
from tenka.terminal.table import TerminalSeat, TerminalTable
from tenka.toolkit.orders import PASS
from tenka.words import Label
from tests.games.tenjo.positions import House, attack, offer, play, table

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
