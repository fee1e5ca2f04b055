"""Kinds of events, and the rules that they follow from."""

import tenka
from tenka.kernel.event_kinds import EventKinds, by, by_rule, event
from tenka.kernel.events import Event

KINDS = EventKinds(
    [
        event("drawn", "A1", seat=int),
        event("lost", by("why", "A2", fire="A3"), seat=int, why=str),
        *by_rule(A4=("laid", "taken")),
    ]
)


def test_a_rule_follows_from_the_kind() -> None:
    assert KINDS.rule(Event("drawn", {"seat": 0})) == "A1"
    assert [KINDS.rule(Event(kind, {})) for kind in ("laid", "taken")] == ["A4", "A4"]


def test_or_from_a_parameter() -> None:
    assert KINDS.rule(Event("lost", {"why": "fire"})) == "A3"
    assert KINDS.rule(Event("lost", {"why": "age"})) == "A2"
    assert KINDS.declared["lost"].rules == ["A3", "A2"]


def test_what_is_not_declared_has_none() -> None:
    assert KINDS.rule(Event("sung", {})) is None
    assert EventKinds().told(Event("sung", {}, 1)) == {"kind": "sung", "data": {}, "to": 1, "rule": None}


def test_rules_are_told_and_not_kept() -> None:
    state = tenka.game("shitenno").new(players=2, seed=1)
    told = {event["kind"]: event["rule"] for event in state.view(0)["events"]}
    assert told == {"gate": "S1", "title_dealt": "S2", "hand_dealt": "S2", "hand": "S2"}
    kept = [*state.dump()["start"], *state.record(secret=True)["start"]]
    assert all(set(event) == {"kind", "data", "to"} for event in kept)
