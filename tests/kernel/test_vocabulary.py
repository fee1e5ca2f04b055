"""Every move has its integer, for good."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.kernel.move import Move
from tenka.kernel.vocabulary import Verb, Vocabulary, verb

RECORDS = Path(__file__).parents[1] / "records"
SMALL = Vocabulary([verb("pass"), verb("put", card=("x", "y"), place=(1, 2, 3)), verb("pay", number=(0, 1))])


@pytest.mark.parametrize("game", tenka.games())
def test_integers_keep_their_meaning(game: str) -> None:
    """Moves may be added behind those listed; a move listed stays where it is."""
    kept = [json.loads(line) for line in (RECORDS / game / "vocabulary.txt").read_text(encoding="utf-8").splitlines()]
    assert tenka.game(game).vocabulary.moves[: len(kept)] == kept
    assert len(tenka.game(game).vocabulary) == len(kept), "add the new moves to the list"


@pytest.mark.parametrize("game", tenka.games())
def test_every_move_goes_there_and_back(game: str) -> None:
    vocabulary = tenka.game(game).vocabulary
    assert len(set(vocabulary.moves)) == len(vocabulary)
    for number, move in enumerate(vocabulary.moves):
        for form in (move, list(move), tuple(move), json.loads(json.dumps(move)), Move(tuple(move))):
            assert vocabulary.id(form) == number
        values = vocabulary.params(move)
        assert [str(move[0]), *values.values()] == move
        for name, domain in vocabulary.verbs[str(move[0])].params:
            assert values[name] in domain


def test_the_order_is_that_declared() -> None:
    assert SMALL.moves[:4] == [["pass"], ["put", "x", 1], ["put", "x", 2], ["put", "x", 3]]
    assert SMALL.first == {"pass": 0, "put": 1, "pay": 7}
    assert SMALL.params(SMALL.moves[5]) == {"card": "y", "place": 2}


def test_values_come_in_any_order_and_form() -> None:
    assert Vocabulary([verb("put", place=range(1, 3))]) == Vocabulary([verb("put", place=[1, 2])])
    assert Vocabulary([verb("put", place=range(1, 3))]).verbs["put"].params == (("place", (1, 2)),)


@pytest.mark.parametrize(
    ("verbs", "why"),
    [
        ([verb("put", card=("x", "y")), verb("put", place=(1,))], "the verb put is declared twice"),
        ([verb("put", card=("x", "x"))], r"the move \['put', 'x'\] is declared twice"),
        ([verb("put", card=())], "a vocabulary needs at least one move"),
    ],
)
def test_a_vocabulary_that_cannot_be_is_refused(verbs: list[Verb], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Vocabulary(verbs)


def test_vocabularies_whose_integers_mean_something_else_are_not_equal() -> None:
    moves = [verb("pass"), verb("pay", number=(0, 1))]
    assert Vocabulary(moves) == Vocabulary(list(moves))
    assert Vocabulary(moves) != Vocabulary(moves[::-1])


@pytest.mark.parametrize(
    "move",
    [
        *[["pay", True], ["pay", False], ["pay", 1.0], ["put", "x", True], Move(("pay", True)), ("pay", 1.0)],
        *[["pay"], ["pay", 2], ["pay", -1], ["pay", 0, 0], ["pay", [0]], ["pay", {}], ["pass", 0], [["pass"]], []],
        *["pass", b"pass", None, 0, {}, {"pass"}, {"pass": 0}, Move(), Move((["pass"],)), ["put"] * 10_000],  # type: ignore[arg-type]
    ],
    ids=lambda move: repr(move)[:20],
)
def test_what_is_no_move(move: object) -> None:
    assert SMALL.id(move) == -1


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.sampled_from(["pay", "put"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.lists(inner).map(tuple),
)


@given(anything)
def test_nothing_else_is_a_move(move: object) -> None:
    number = SMALL.id(move)
    assert number == -1 or (SMALL.moves[number] == move and repr(SMALL.moves[number]) == repr(list(move)))  # type: ignore[call-overload]
