"""What is done for a seat whose time to react is over (T41)."""

from random import Random

import tenka
from tenka.games.tenjo.rules.orders import ORDERS
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.testing.players import at_random
from tests.games.tenjo.positions import ATTACKER_WINS, House, at_move, attack, cast, decision, engage, own, play, table

MOST_STEPS = 16


def lapsed(state: State) -> Move | None:
    seat = at_move(state)
    return ORDERS.lapsed(state.view(seat, events=False), state.legal(seat) + state.edits(seat))


def battle() -> State:
    me = House({"omi_w5": 40}, ["omi"], {"tango_castle_a": 0})
    foe = House({"omi_w2": 20, "omi_w1": 9, "kii_w1": 5}, ["kii"], {"kii_castle_a": 0}, hand=["earth", "ring_1"])
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    return state


def test_T41_a_window_is_passed() -> None:
    state = battle()
    for kind in ("parley", "join"):
        assert decision(state) == kind
        assert lapsed(state) == ["pass"]
        play(state, ["pass"])


def test_T41_losses_come_from_the_largest_stack_and_the_attacker_stops() -> None:
    state = battle()
    play(state, ["pass"], ["join", "omi_w1"], ["pass"])
    state, _ = engage(state, ATTACKER_WINS)
    assert decision(state) == "losses"
    assert lapsed(state) == ["lose", "omi_w2", "all"]
    play(state, ["lose", "omi_w2", "all"])
    assert own(state, 1, "samurai")["omi_w2"] == 11_000
    assert (at_move(state), decision(state)) == (0, "fight_on")
    assert lapsed(state) == ["pass"]


def test_T41_a_step_begun_is_given_up_first() -> None:
    me = House({"omi_w5": 20}, ["omi"], {"tango_castle_a": 0}, hand=["earth", "ring_1"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], {"kii_castle_a": 0}, hand=["void", "ring_1"])
    state = table(me, foe)
    cast(state, "earth", 1)
    play(state, ["at", "omi_w2"], ["element", "void"])
    steps: list[Move] = []
    while decision(state) == "answer" and len(steps) < MOST_STEPS:
        move = lapsed(state)
        assert move is not None
        steps.append(move)
        play(state, list(move))
    assert steps == [["back"], ["pass"]]


def test_T41_ones_own_turn_does_not_lapse() -> None:
    state = table(House({"omi_w5": 20}, ["omi"], {"tango_castle_a": 0}), House({"kii_w1": 5}, ["kii"], {}))
    assert decision(state) == "turn"
    assert lapsed(state) is None


def test_T41_whatever_may_lapse_comes_to_an_end() -> None:
    """Wherever random play comes to: after a few steps of which nobody else sees anything, the decision is made."""
    found: set[str] = set()
    for seed in range(6):
        state = tenka.game("tenjo").new(2 + seed % 3, seed, {"years": 1})
        rng = Random(seed)
        while state.pending:
            seat, decided = next(iter(state.pending.items()))
            if decided.kind in {"losses", "fight_on"} or decided.window:
                found.add(decided.kind)
                assert is_over_soon(state.copy(), seat), decided
            state.play(*at_random(state, rng))
    assert found >= {"parley", "cards", "answer", "fight_on", "yield"}


def is_over_soon(state: State, seat: int) -> bool:
    for _ in range(MOST_STEPS):
        move = ORDERS.lapsed(state.view(seat, events=False), state.legal(seat) + state.edits(seat))
        assert move is not None
        if any(event.to is None for event in state.play(seat, move)):
            return True
    return False
