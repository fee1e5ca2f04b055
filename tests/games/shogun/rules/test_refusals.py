"""Each illegal click names its rule."""

from collections.abc import Callable

import pytest

from tenka.kernel.state import State
from tests.games.shogun.positions import (
    GAME,
    acting,
    at_move,
    bidding,
    decision,
    own,
    planning,
    play,
    refusal,
    view,
)

LANDS = {"settsu": own(0, 4), "kii": own(0, 1), "yamato": own(1, 2, "temple"), "hoki": own(2, 1)}


def drafting() -> State:
    """The first pick."""
    return GAME.new(3, 1)


def grouping() -> State:
    """A card is taken, its group still to be chosen."""
    state = drafting()
    play(state, ["take_top"])
    return state


def marching() -> State:
    """Seat 0 may march from Settsu; temples are protected."""
    state, _ = acting(LANDS, {0: {"bid": "kii", "battle_a": "settsu"}}, event="temple_3")
    return state


def aiming() -> State:
    """Seat 0 has chosen Kii."""
    state = marching()
    play(state, ["target", "kii"])
    return state


def moving() -> State:
    """Seat 0 has placed one army in Settsu and may move."""
    state, _ = acting(LANDS, {0: {"bid": "kii", "army_1": "settsu"}}, chests=[1, 0, 0])
    return state


def revolting() -> State:
    """Two of seat 0's provinces rise."""
    lands = {**LANDS, "tamba": own(0, 4)}
    state, _ = acting(lands, {0: {"bid": "kii"}}, rice=[0, 1, 1], season="autumn", winter="tax_most_0")
    return state


def placing() -> State:
    """The first place is to be taken."""
    return bidding(LANDS, {})


PHASES: dict[str, tuple[Callable[[], State], str, set[str]]] = {
    "draft": (drafting, "H2", {"take", "take_top", "renew", "group"}),
    "group": (grouping, "H2", {"take", "take_top", "renew", "group"}),
    "plan": (lambda: planning(LANDS), "H6", {"plan", "take_off", "ready", "not_ready"}),
    "place": (placing, "H8", {"place"}),
    "march": (marching, "H10", {"target", "armies", "stay"}),
    "move": (moving, "H10", {"target", "armies", "stay"}),
    "revolt": (revolting, "H22", {"revolt"}),
}


@pytest.mark.parametrize("phase", PHASES)
def test_H10_what_belongs_to_another_time_names_the_rule_of_this_one(phase: str) -> None:
    make, rule, verbs = PHASES[phase]
    state = make()
    assert decision(state) == phase
    seat = min(state.pending)
    firsts = {str(move[0]): move for move in reversed(GAME.vocabulary.moves)}
    for verb, move in firsts.items():
        if verb not in verbs:
            assert refusal(state, *move, seat=seat) == rule


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "plan"])
def test_H9_who_is_not_at_the_move_breaks_no_rule_but_that(phase: str) -> None:
    make, _, _ = PHASES[phase]
    state = make()
    other = (at_move(state) + 1) % 3
    for move in state.legal(at_move(state)):
        assert refusal(state, *move, seat=other) is None


CLICKS: dict[str, tuple[Callable[[], State], tuple[str | int, ...], str]] = {
    "the cards were not seen before": (drafting, ("renew",), "H2"),
    "no card is taken yet": (drafting, ("group", 5), "H2"),
    "a card is taken already": (grouping, ("take_top",), "H2"),
    "no turning over after a card is taken": (grouping, ("renew",), "H2"),
    "somebody else's card": (PHASES["plan"][0], ("plan", "tax", "yamato"), "H6"),
    "nobody's card": (PHASES["plan"][0], ("plan", "tax", "tosa"), "H6"),
    "too dear a bid": (PHASES["plan"][0], ("plan", "bid", "chest_1"), "H6"),
    "nothing to take off": (PHASES["plan"][0], ("take_off", "tax"), "H6"),
    "not all is planned": (PHASES["plan"][0], ("ready",), "H6"),
    "not ready anyway": (PHASES["plan"][0], ("not_ready",), "H6"),
    "out with three players": (marching, ("target", "sanuki"), "H1"),
    "far away": (marching, ("target", "hoki"), "H13"),
    "where it is": (marching, ("target", "settsu"), "H10"),
    "a temple": (marching, ("target", "yamato"), "H20"),
    "who can must": (marching, ("stay",), "H10"),
    "where to": (marching, ("armies", 1), "H10"),
    "one must stay": (aiming, ("armies", 4), "H10"),
    "more than there are": (aiming, ("armies", 61), "H10"),
    "no battle in this action": (moving, ("target", "tamba"), "H10"),
    "far away in this action": (moving, ("target", "hoki"), "H13"),
    "no revolt there": (revolting, ("revolt", "hoki"), "H22"),
}


@pytest.mark.parametrize("click", CLICKS)
def test_H10_each_illegal_click_names_its_rule(click: str) -> None:
    make, move, rule = CLICKS[click]
    state = make()
    assert refusal(state, *move, seat=min(state.pending)) == rule


def test_H8_a_place_taken_names_its_rule() -> None:
    state = placing()
    play(state, ["place", 3])
    assert refusal(state, "place", 3) == "H8"
    assert view(state, "specials")[2]["seat"] is not None
