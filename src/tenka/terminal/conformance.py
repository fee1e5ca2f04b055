"""Which rules are printed and how well they are tested, as docs/conformance has it."""

from importlib.resources import files

import msgspec


class Sentence(msgspec.Struct):
    """Where a sentence comes from."""

    source: list[str]


class Rule(msgspec.Struct):
    """The sentences of a rule, and how many tests it has."""

    tests: int
    sentences: list[Sentence]


def figures(game: str) -> dict[str, dict[str, int]]:
    """By rule how many sentences are as printed, how many wholly or partly ours, and how many tests there are."""
    data = files("tenka.games").joinpath(game, "conformance.json").read_bytes()
    return {number: _counted(rule) for number, rule in msgspec.json.decode(data, type=dict[str, Rule]).items()}


def _counted(rule: Rule) -> dict[str, int]:
    printed = sum(each.source == ["printed"] for each in rule.sentences)
    return {"printed": printed, "ours": len(rule.sentences) - printed, "tests": rule.tests}
