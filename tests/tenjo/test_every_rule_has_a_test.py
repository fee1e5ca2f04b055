"""Every rule of the document has a number in the engine and a test named after it."""

import re
from pathlib import Path

from tests.tenjo.positions import GAME

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "tenjo.md"


def documented() -> list[str]:
    return re.findall(r"^\*\*(T\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def with_a_test() -> set[str]:
    names = [
        name
        for file in sorted(HERE.glob("test_*.py"))
        for name in re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    return {number for name in names for number in re.findall(r"(?:^|_)(T\d+)(?=_)", name)}


def test_the_document_has_the_games_rule_numbers() -> None:
    assert documented() == list(GAME.rule_numbers) == [f"T{number}" for number in range(1, 42)]


def test_every_rule_has_a_test() -> None:
    assert set(GAME.rule_numbers) - with_a_test() == set()


def test_every_test_is_named_after_a_rule_there_is() -> None:
    assert with_a_test() - set(GAME.rule_numbers) == set()
