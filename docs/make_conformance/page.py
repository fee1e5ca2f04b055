"""A game's page in docs/conformance."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from docs.make_conformance.coverage import Test
from docs.make_conformance.places import Place
from docs.make_conformance.report import Held, Reported

NAMES = {"shitenno": "Shitennō", "shogun": "Shogun", "tenjo": "Tenjo"}
ABOUT = """\
Every sentence of [our rules](../rules/{game}.md) with its number, where it comes from, and the tests
that hold it; for every rule the places in the code that cite it. A sentence is *printed* in the rulebook
unless a mark behind its words says otherwise, of all of them or of a part: told in a *review*, our
*ruling* where the rulebook is silent, *reconstructed* where the box was not at hand, *reckoned* from the rules.

Made by `python -m docs.make_conformance` from the rules, the code and the table
[sentences.toml](../../tests/games/{game}/sentences.toml); a test fails where a sentence has no test, or where this page
is not what the command makes."""


def page(game: str, rules: list[Reported]) -> str:
    """The page in Markdown."""
    return "\n".join(_lines(game, rules)) + "\n"


def _lines(game: str, rules: list[Reported]) -> Iterator[str]:
    yield f"# {NAMES[game]}: every sentence and its tests"
    yield from ("", ABOUT.format(game=game), "", _sum(rules))
    section = ""
    for each in rules:
        if each.rule.section != section:
            section = each.rule.section
            yield from ("", f"## {section}")
        yield from _rule(each)


def _sum(rules: list[Reported]) -> str:
    sentences = [each for rule in rules for each in rule.sentences]
    sources = Counter(each.sentence.source for each in sentences)
    tests = {test for each in sentences for test in each.tests} | {test for rule in rules for test in rule.further}
    by_source = ", ".join(f"{count} {_joined(source)}" for source, count in sources.most_common())
    return f"{len(sentences)} sentences ({by_source}), {len(tests)} tests."


def _rule(each: Reported) -> Iterator[str]:
    if each.title:
        yield from ("", f"### {each.rule.name} {each.title}")
    yield ""
    if each.places:
        yield from (f"Code: {'; '.join(_places(each.places))}.", "")
    yield from map(_sentence, each.sentences)
    if each.further:
        yield from ("", f"Further tests: {', '.join(map(_test, each.further))}.")


def _sentence(each: Held) -> str:
    text = each.sentence.text.replace("|", "\\|")
    source = _joined(each.sentence.source)
    return f"- **{each.sentence.number}** ({source}) {text} — {', '.join(map(_test, each.tests))}"


def _joined(source: str) -> str:
    """More than one source of a sentence: it is partly this, partly that."""
    return source.replace(", ", " and ")


def _places(places: list[Place]) -> Iterator[str]:
    """Each file once, with the functions in it."""
    for file, inside in groupby(places, key=lambda place: place.file):
        names = [f"`{place.name}`" for place in inside if place.name]
        yield " ".join([f"[{file.rpartition('/')[2]}](../../{file})", ", ".join(names)]).strip()


def _test(test: Test) -> str:
    return f"[{test.name}](../../tests/{test.file})"
