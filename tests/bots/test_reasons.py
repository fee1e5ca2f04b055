"""Why a hint proposes something: facts of the position, in sentences, by what the seat sees alone."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import tenka
from tenka.bots import bots_of, hint, knowledge_of
from tenka.bots.hints import MOST_CHOICES
from tenka.bots.reasons import MOST_FACTS, facts, game_reasons, ranked
from tenka.bots.search import Considered
from tenka.kernel.game import Game
from tenka.kernel.state import State
from tenka.toolkit.presentation.reasons import Reason, tenths
from tenka.toolkit.search.search_knowledge import Level
from tenka.words import LANGUAGES, Words
from tenka.words.messages import Messages

MINDED = [game for game in map(tenka.game, tenka.games()) if "strong" in bots_of(game)]
POSITIONS = 300
ID = re.compile(r"reason-|feature-|[a-z]_[a-z]|\{|\$")
Told = tuple[State, int, list[list[Reason]]]


@pytest.fixture(autouse=True)
def said_without_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks a parameter fails the test."""

    def fail(self: Messages, id: str, errors: list[Exception]) -> None:
        assert not errors, (id, errors)

    monkeypatch.setattr(Messages, "noticed", fail)


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Positions of games that bots play quickly, each with a seat that is asked."""
    knowledge, rng = knowledge_of(game), Random(7)
    for seed in range(100):
        state = game.new(max(game.players), seed)
        while state.pending:
            seat = min(state.pending)
            if rng.random() < 0.25:
                yield state.copy(), seat
            state.advance(seat, knowledge.novice(state, seat, rng))


def speakers(game: Game) -> list[Words]:
    """The words of a game in all languages, with those that hints of any game are told in."""
    found = []
    for lang in LANGUAGES:
        words = Words(lang, game)
        words.learn("insight")
        found.append(words)
    return found


def sentences(words: Words, why: list[Reason]) -> list[str]:
    return [words.tell(reason.id, reason.params, lambda seat: (f"Anna {'ABCDE'[seat]}", "")) for reason in why]


@pytest.mark.parametrize("game", MINDED, ids=str)
def test_every_plan_has_a_reason_with_a_figure_of_the_position_in_all_languages(game: Game) -> None:
    knowledge, languages, rng = knowledge_of(game), speakers(game), Random(1)
    said: set[str] = set()
    for state, seat in islice(positions(game), POSITIONS):
        for plan in knowledge.plans(state.copy(), seat, rng)[:MOST_CHOICES]:
            moves = [game.vocabulary.moves[number] for number in plan]
            why = facts(game, state, seat, moves)
            assert 1 <= len(why) <= MOST_FACTS, moves
            said |= {reason.id for reason in why}
            for words in languages:
                told = sentences(words, why)
                assert all(each.strip() and not ID.search(each) for each in told), told
                assert any(re.search(r"\d", each) for each in told), told
                assert not any(re.search(r" [-−]\d", each) for each in told), told  # nothing is fewer than none
    assert len(said) > 5


@pytest.mark.parametrize("game", MINDED, ids=str)
def test_reasons_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(game: Game) -> None:
    knowledge, rng = knowledge_of(game), Random(2)
    for number, (state, seat) in enumerate(islice(positions(game), 40)):
        (plan, *_) = knowledge.plans(state.copy(), seat, rng)
        moves = [game.vocabulary.moves[each] for each in plan]
        assert facts(game, state, seat, moves) == facts(game, state.resample(seat, Random(number)), seat, moves)


def test_a_hint_says_how_its_choices_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tenka.game("shitenno")
    monkeypatch.setattr("tenka.bots.hints.FEWEST", 0)
    monkeypatch.setattr("tenka.bots.hints.EACH", 20)
    knowledge = knowledge_of(game)
    monkeypatch.setitem(knowledge.levels, "strong", Level(10, 1, 1.0))
    compared: set[str] = set()
    for state, seat in islice(positions(game), 0, 40, 4):
        best, *others = hint(game, state, seat, Random(1))
        assert not any(reason.id.endswith(("-equal", "-behind")) for reason in best.reasons)
        for choice in others:
            *_, last = choice.reasons
            assert last.params["points"] >= 1
            compared.add(last.id)
            for words in speakers(game):
                assert all(each.strip() and not ID.search(each) for each in sentences(words, choice.reasons))
    assert compared == {"insight-reason-equal", "insight-reason-behind"}


@pytest.mark.parametrize(
    ("share", "error", "told"),
    [
        (0.3, 0.01, ("behind", {"points": 10})),
        (0.39, 0.01, ("equal", {"points": 2, "ahead": "no"})),
        (0.398, 0.0, ("equal", {"points": 1, "ahead": "no"})),  # not one game in 100
        (0.44, 0.03, ("equal", {"points": 6, "ahead": "yes"})),
    ],
)
def test_what_differs_by_less_than_the_error_or_by_nothing_that_counts_is_equal(
    share: float, error: float, told: tuple[str, dict[str, object]]
) -> None:
    (reason,) = ranked(Considered([1], 9, share), Considered([2], 9, 0.4), error)
    assert (reason.id, reason.params) == (f"insight-reason-{told[0]}", told[1])


def test_a_game_of_which_nothing_is_told_has_reasons_that_hold_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tenka.game("shitenno")
    monkeypatch.setattr("tenka.bots.hints.FEWEST", 0)
    monkeypatch.setattr("tenka.bots.hints.EACH", 2)
    monkeypatch.setattr("tenka.bots.reasons.game_reasons", lambda package: None)
    state = game.new(2, 1)
    for choice in hint(game, state, min(state.pending), Random(1)):
        assert choice.reasons
        assert all(reason.id.startswith("insight-") for reason in choice.reasons)


def test_features_that_are_counted_are_features() -> None:
    for game in MINDED:
        found = game_reasons(game.package)
        assert found is not None
        assert set(knowledge_of(game).judgement.names) >= found.COUNTED


def test_all_and_nothing_are_said_only_where_it_is_nearly_so() -> None:
    assert [tenths(each) for each in (0, 29, 30, 450, 720, 960, 970, 971, 1000)] == [0, 0, 1, 5, 7, 9, 9, 10, 10]
