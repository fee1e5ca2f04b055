"""Everything that is known of a game's rules, sentence by sentence."""

import re
from dataclasses import dataclass

from docs.make_conformance import ROOT
from docs.make_conformance.coverage import Test, held, table_of, tests_in
from docs.make_conformance.places import Place, places
from docs.make_conformance.sentences import Rule, Sentence, rules_of

TITLE = re.compile(r"^rule-title-(\w+) = (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Held:
    """A sentence and the tests that hold it."""

    sentence: Sentence
    tests: list[Test]


@dataclass(frozen=True)
class Reported:
    """A rule with its title, its places in the code, its sentences, and further tests that are named after it."""

    rule: Rule
    title: str
    places: list[Place]
    sentences: list[Held]
    further: list[Test]

    @property
    def tests(self) -> int:
        """How many tests there are in all."""
        return len({*(test for each in self.sentences for test in each.tests), *self.further})


def report(game: str) -> list[Reported]:
    """All rules of a game."""
    table, cited, titles = table_of(game), places(game), titles_of(game)
    found = []
    for rule in rules_of(game):
        sentences = [Held(each, held(each, table.get(rule.name, {}), game)) for each in rule.sentences]
        named = {test for each in sentences for test in each.tests}
        further = [test for test in tests_in(f"games/{game}") if rule.name in test.rules and test not in named]
        found.append(Reported(rule, titles.get(rule.name, ""), cited.get(rule.name, []), sentences, further))
    return found


def titles_of(game: str) -> dict[str, str]:
    """The titles that players are shown, in English."""
    words = ROOT / "src" / "tenka" / "games" / game / "words" / "en.ftl"
    return dict(TITLE.findall(words.read_text(encoding="utf-8")))
