"""Where we rule against or beyond a rulebook, the rule says so, in every language."""

import json

import pytest

from tenka.words import LANGUAGES, Words
from tests.words.games import IDS, SOURCES, the_game

RULING = {"en": "(our ruling", "de": "(unsere Auslegung", "it": "(nostra interpretazione"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_every_rule_with_a_ruling_says_so(game: str, lang: str) -> None:
    rules = json.loads((SOURCES / "games" / game / "conformance.json").read_text("utf-8"))
    words = Words(lang, the_game(game))
    ruled = [number for number, rule in rules.items() if any("ruling" in each["source"] for each in rule["sentences"])]
    told = [number for number in ruled if f"rule-{number}" in words]
    assert told
    assert [number for number in told if RULING[lang] not in words.say(f"rule-{number}")] == []
