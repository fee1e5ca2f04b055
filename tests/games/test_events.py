"""Every event of our games is declared, with a rule that stands in the rulebook and with types that are true."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tenka

ROOT = Path(__file__).parents[2]
IDS = ("shitenno", "shogun", "tenjo")
TOLD = re.compile(r'\b_?tell\((?:\s*position,(?: offer,)?)?\s*"([a-z_]+)"(?: if \w+ else "([a-z_]+)")?')
# Told by a name that does not stand beside `tell`.
MORE = {"tenjo": {"daimyo_moved", "shadow_moved", "played", "answered", "withdrawn", "offer_off", "reshuffled"}}
PILES = {"elements", "rings"}  # what is told of there is a pile


def in_sources(id: str) -> set[str]:
    """The kinds of events that a game tells, read off its sources."""
    text = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/tenka/games" / id / "rules").rglob("*.py"))
    told = {kind for kinds in TOLD.findall(text) for kind in kinds if kind}
    return told - PILES | MORE.get(id, set())


def numbers(id: str) -> set[str]:
    """The numbers of the rules in a rulebook."""
    return set(re.findall(r"^\*\*([A-Z]\d+)\*\*", (ROOT / "docs/rules" / f"{id}.md").read_text("utf-8"), re.MULTILINE))


def recorded(id: str) -> Iterator[dict[str, Any]]:
    """The events of all recorded games."""
    for path in sorted((ROOT / "tests/records" / id).glob("*.json")):
        record = json.loads(path.read_bytes())
        yield from record["start"]
        for _, _, events in record["moves"]:
            yield from events


@pytest.mark.parametrize("id", IDS)
def test_what_is_told_is_declared_and_the_other_way_round(id: str) -> None:
    assert set(tenka.game(id).events.declared) == in_sources(id)


@pytest.mark.parametrize("id", IDS)
def test_every_kind_has_a_rule_of_the_rulebook(id: str) -> None:
    kinds = tenka.game(id).events.declared.values()
    assert numbers(id) >= {rule for kind in kinds for rule in kind.rules}


@pytest.mark.parametrize("id", IDS)
def test_the_types_of_events_are_true_of_all_recorded_games(id: str) -> None:
    types = {name: kind.shape for name, kind in tenka.game(id).events.declared.items()}
    for event in recorded(id):
        assert msgspec.convert(event["data"], types[event["kind"]]) == event["data"]


def test_a_false_type_is_found() -> None:
    placed = tenka.game("shitenno").events.declared["placed"].shape
    event = next(event["data"] for event in recorded("shitenno") if event["kind"] == "placed")
    for wrong in ({"province": "atlantis"}, {"field": "1"}, {"items": ["unicorn"]}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(event | wrong, placed)
