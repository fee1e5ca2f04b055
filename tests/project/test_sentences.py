"""Every sentence of the rules is held by a test, and docs/conformance says so truly."""

from collections.abc import Sequence

import pytest

from docs.make_conformance import GAMES
from docs.make_conformance.coverage import Table, problems, table_of
from docs.make_conformance.files import files
from docs.make_conformance.places import places
from docs.make_conformance.sentences import Rule, Sentence, rules_in, rules_of

DOCUMENT = """# A game

No rule.

## Start

All begin at once. Nobody waits [ruling].

**S1** Each takes a card (an ace counts 1; so does a joker); it is hidden. It stays so.

| card | effect [reconstructed] |
|---|---|
| ace | 1 |

**S2** The end.

## The rulebook's own examples

- An ace; then a king. Both count.
"""
RULES = rules_in(DOCUMENT)
HELD: Table = {
    "S1": {
        opening: ["test_S1_the_tiles_are_shuffled"] for opening in ("All", "Nobody", "Each takes", "it", "It", "ace")
    },
    "S2": {"The end": ["test_S1_the_tiles_are_shuffled"]},
    "Examples": {"An ace": ["games/shogun/rules/test_setup.py::test_H2_refusals"]},
}


def found(table: Table, rules: Sequence[Rule] = RULES) -> list[str]:
    return [*problems("shitenno", rules, table)]


def test_sentences_and_their_sources() -> None:
    assert [(each.number, each.text, each.source) for rule in RULES for each in rule.sentences] == [
        ("S1.1", "All begin at once.", "printed"),
        ("S1.2", "Nobody waits [ruling].", "ruling"),
        ("S1.3", "Each takes a card (an ace counts 1; so does a joker);", "printed"),
        ("S1.4", "it is hidden.", "printed"),
        ("S1.5", "It stays so.", "printed"),
        ("S1.6", "ace | 1 [reconstructed]", "reconstructed"),
        ("S2.1", "The end.", "printed"),
        ("Examples.1", "An ace; then a king. Both count.", "printed"),
    ]


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("All begin.", "printed"),
        ("All begin at noon [ruling].", "ruling"),
        ("All begin [ruling: the book does not say when];", "ruling"),
        ("(At most 12 rounds [reckoned].)", "reckoned"),
        ("All begin (at noon [ruling]).", "printed, ruling"),
        ("All begin at noon [review], and nobody waits.", "printed, review"),
        ("All begin [review] at noon [ruling].", "review, ruling"),
        ("ace | 1 [reconstructed]", "reconstructed"),
    ],
)
def test_a_mark_speaks_of_what_stands_before_it(text: str, source: str) -> None:
    assert Sentence("S1.1", text).source == source


def test_a_table_that_is_whole_has_no_problems() -> None:
    assert found(HELD) == []


@pytest.mark.parametrize(
    ("rule", "openings", "problem"),
    [
        ("S2", {}, "S2.1: no test holds 'The end.'"),
        ("S2", {"The end": []}, "S2.1: no test holds 'The end.'"),
        ("S2", {**HELD["S2"], "A start": []}, "S2: 0 sentences begin with 'A start'"),
        ("S1", {**HELD["S1"], "": []}, "S1: 6 sentences begin with ''"),
        ("S2", {"The end": [*HELD["S2"]["The end"], "test_nothing"]}, "S2: 0 tests are called test_nothing"),
        ("S3", {}, "S3: there is no such rule"),
    ],
)
def test_problems_are_found(rule: str, openings: dict[str, list[str]], problem: str) -> None:
    assert found({**HELD, rule: openings}) == [problem]


def test_a_new_sentence_needs_a_test_and_moves_no_other() -> None:
    rules = rules_in(DOCUMENT.replace("It stays so.", "No one looks. It stays so."))
    assert found(HELD, rules) == ["S1.5: no test holds 'No one looks.'"]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_held_by_a_test(game: str) -> None:
    assert [*problems(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place_in_the_code(game: str) -> None:
    assert {rule.name for rule in rules_of(game) if rule.name[1:].isdigit()} <= set(places(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_are_what_the_command_makes(game: str) -> None:
    old = [str(path) for path, text in files(game).items() if path.read_text(encoding="utf-8") != text]
    assert old == [], "make them anew: python -m docs.make_conformance"


@pytest.mark.parametrize("game", GAMES)
def test_tables_name_sentences_in_the_order_of_the_rules(game: str) -> None:
    """So that a table can be read beside the document."""
    for rule in rules_of(game):
        openings = [*table_of(game)[rule.name]]
        meant = [next(opening for opening in openings if each.text.startswith(opening)) for each in rule.sentences]
        assert openings == meant
