"""Words that the wording guides replaced: none comes back, in the message files or in the documentation."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tenka.words import LANGUAGES
from tests.words.games import SOURCES

ROOT = Path(__file__).resolve().parents[2]
AVOIDED = tomllib.loads(Path(__file__).with_name("avoided.toml").read_text("utf-8"))
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "decisions").glob("*.md")]


class Texts(visitor.Visitor):
    """Gathers what is said, without ids and parameters."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def said(lang: str) -> Iterator[tuple[str, str]]:
    """Return every text of a language, with the file and message it stands in."""
    for path in sorted(SOURCES.rglob(f"{lang}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                yield f"{path.relative_to(SOURCES)} {entry.id.name}", " ".join(texts.found)


def avoided(words: dict[str, str], text: str) -> list[str]:
    """Return what must not be in a text, with what to write instead."""
    found = ((re.search(rf"(?<!\w)(?:{word})(?!\w)", text, re.IGNORECASE), better) for word, better in words.items())
    return [f"“{match[0]}”: {better}" for match, better in found if match]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_hold_no_avoided_words(lang: str) -> None:
    assert [(where, why) for where, text in said(lang) for why in avoided(AVOIDED[lang], text)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_hold_no_avoided_words(page: Path) -> None:
    assert avoided(AVOIDED["docs"], page.read_text("utf-8")) == []


def test_every_language_has_its_words_and_its_guide() -> None:
    assert set(AVOIDED) == {*LANGUAGES, "docs"}
    assert all((ROOT / "docs" / "wording" / f"{lang}.md").exists() for lang in LANGUAGES)


def test_words_are_found_whole_and_in_any_case() -> None:
    words = {"in reach": "within reach"}
    assert avoided(words, "Stacks In reach.") == ["“In reach”: within reach"]
    assert avoided(words, "Stacks within reach, in reaching it.") == []
