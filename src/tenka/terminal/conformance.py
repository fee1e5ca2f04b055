"""Which rules are printed and how well they are tested, as docs/conformance has it."""

from importlib.resources import files

import msgspec


class Sentence(msgspec.Struct):
    """Where a sentence comes from."""

    source: list[str]


class RuleTests(msgspec.Struct):
    """The sentences of a rule, and how many tests it has."""

    tests: int
    sentences: list[Sentence]


def figures(package: str) -> dict[str, dict[str, int]]:
    """By rule how many sentences are as printed, how many wholly or partly ours, and how many tests there are."""
    file = files(package).joinpath("conformance.json")
    if not file.is_file():
        return {}
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, RuleTests])
    return {number: _counted(rule) for number, rule in found.items()}


def _counted(rule: RuleTests) -> dict[str, int]:
    printed = sum(each.source == ["printed"] for each in rule.sentences)
    return {"printed": printed, "ours": len(rule.sentences) - printed, "tests": rule.tests}
