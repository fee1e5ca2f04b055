"""Every rule of a game's document has a number in the engine and a test named after it."""

import re
from pathlib import Path

import pytest

import tenka
from docs.make_conformance import coverage

RULES = Path(__file__).parents[2] / "docs" / "rules"

each_game = pytest.mark.parametrize("id", tenka.games())


def documented(id: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+)\*\*", (RULES / f"{id}.md").read_text(encoding="utf-8"), re.MULTILINE)


def with_a_test(id: str) -> set[str]:
    return {number for test in coverage.tests_in(f"games/{id}") for number in test.rules}


@each_game
def test_the_document_has_the_games_rule_numbers(id: str) -> None:
    letter = documented(id)[0][0]
    numbers = [f"{letter}{number + 1}" for number in range(len(documented(id)))]
    assert documented(id) == list(tenka.game(id).rule_numbers) == numbers


@each_game
def test_every_rule_has_a_test(id: str) -> None:
    assert set(tenka.game(id).rule_numbers) - with_a_test(id) == set()


@each_game
def test_every_test_is_named_after_a_rule_there_is(id: str) -> None:
    assert with_a_test(id) - set(tenka.game(id).rule_numbers) == set()
