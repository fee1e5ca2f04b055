"""The sentences of docs/rules/<game>.md, numbered by their place in their rule."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from docs.make_conformance import ROOT

RULE = re.compile(r"\*\*([A-Z]\d+)\*\* ")
# What stands behind words that the rulebook does not have: told in reviews, our ruling, made up where the box was not
# at hand, worked out from the rules.
MARKS = ("review", "ruling", "reconstructed", "reckoned")
# A mark at the very end speaks of the whole sentence; one within it, or at the end of a bracket in it, of that alone.
ENTIRELY = re.compile(r"\][.;:]?$|^\(.*\][.)]*$")
# Sections without rule numbers that are held to the same: what is in the box, and the worked examples.
UNNUMBERED = {
    "Components": "Components",
    "The rulebook's own examples": "Examples",
    "Figures to test against": "Figures",
}


@dataclass(frozen=True)
class Sentence:
    """A sentence of ours: its number, its words, and where they come from."""

    number: str
    text: str

    @property
    def source(self) -> str:
        """Printed in the rulebook, wherever else its words come from, or both: a mark speaks of what it follows."""
        found = [mark for mark in MARKS if re.search(rf"\[[^\]]*\b{mark}\b", self.text)]
        return ", ".join(found if found and ENTIRELY.search(self.text) else ["printed", *found])


@dataclass(frozen=True)
class Rule:
    """A numbered rule, or a section that has no numbers, with its sentences."""

    name: str
    section: str
    sentences: tuple[Sentence, ...]


def document(game: str) -> Path:
    """Where a game's rules are written down."""
    return ROOT / "docs" / "rules" / f"{game}.md"


def rules_of(game: str) -> list[Rule]:
    """All rules of a game in the order of the document."""
    return rules_in(document(game).read_text(encoding="utf-8"))


def rules_in(text: str) -> list[Rule]:
    """All rules of a document."""
    found: dict[str, tuple[str, list[str]]] = {}
    section, name, opening = "", "", list[str]()
    for block in _blocks(text):
        if heading := re.match(r"(#+) ", block):
            section = block[heading.end() :] if len(heading[1]) > 1 else ""
            name = next((short for title, short in UNNUMBERED.items() if section.startswith(title)), "")
        elif name in UNNUMBERED.values():
            found.setdefault(name, (section, []))[1].extend(_items(block))
        elif numbered := RULE.match(block):
            name = numbered[1]
            found[name] = (section, [*opening, *_sentences(block[numbered.end() :])])
            opening = []
        elif name:
            found[name][1].extend(_sentences(block))
        elif section:  # what a section begins with belongs to its first rule
            opening += _sentences(block)
    return [
        Rule(name, section, tuple(Sentence(f"{name}.{place}", each) for place, each in enumerate(texts, 1)))
        for name, (section, texts) in found.items()
    ]


def _blocks(text: str) -> Iterator[str]:
    """Headings, paragraphs, list items and tables, each on one line but for tables."""
    for paragraph in re.split(r"\n{2,}|\n(?=[-#] )", text):
        lines = [line.strip() for line in paragraph.strip().splitlines()]
        yield ("\n" if lines and lines[0].startswith("|") else " ").join(lines)


def _items(block: str) -> Iterator[str]:
    """What is in the box and the examples: list items and tables are one sentence each."""
    if block.startswith("|"):
        yield f"Table: {_row(block.splitlines()[0])}."
    elif block.startswith("- "):
        yield block.removeprefix("- ")
    else:
        yield from _split(block)


def _sentences(block: str) -> Iterator[str]:
    """The sentences of a rule's block; each row of its table is one."""
    if block.startswith("|"):
        head, _, *rows = block.splitlines()
        marks = "".join(f" {mark}" for mark in re.findall(r"\[\w+\]", head))
        yield from (f"{_row(row)}{marks}" for row in rows)
    else:
        yield from _split(block.removeprefix("- "))


def _row(line: str) -> str:
    return " | ".join(cell.strip() for cell in line.strip("|").split("|"))


def _split(text: str) -> Iterator[str]:
    """Cut after full stops and semicolons outside of brackets."""
    begin = depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if depth == 0 and (sign == ";" or _ends(text, place)):
            yield text[begin : place + 1].strip()
            begin = place + 1
    if rest := text[begin:].strip():
        yield rest


def _ends(text: str, place: int) -> bool:
    """Whether a full stop ends a sentence here; one inside a bracketed sentence ends it with the bracket."""
    stop = text[place] == "." or text[place - 1 : place + 1] == ".)"
    return stop and re.match(r"\s+[^\sa-z]", text[place + 1 :]) is not None
