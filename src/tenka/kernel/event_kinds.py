"""The kinds of events that a game tells: of each the rule it follows from, and the types of what it says.

A rule is no part of an event: it follows from its kind, and for some kinds from one of the parameters. So it is told
with every event and kept with none.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypedDict

from tenka.kernel.events import Event


class ByParam(NamedTuple):
    """A rule that depends on the value of a parameter."""

    param: str
    rules: Mapping[str, str]
    otherwise: str

    def rule(self, data: Mapping[str, Any]) -> str:
        """The rule of an event with this data."""
        return self.rules.get(str(data.get(self.param)), self.otherwise)


class EventKind(NamedTuple):
    """A kind of event: its rule, and the name and type of each parameter."""

    name: str
    rule: str | ByParam
    data: Mapping[str, Any]

    @property
    def rules(self) -> list[str]:
        """All rules that an event of this kind may follow from."""
        return [self.rule] if isinstance(self.rule, str) else [*self.rule.rules.values(), self.rule.otherwise]

    @property
    def shape(self) -> Any:
        """The type of its data."""
        made: Any = TypedDict
        return made(self.name, dict(self.data))


def event(name: str, rule: str | ByParam, /, **data: Any) -> EventKind:
    """Declare a kind of event: `event("travelled", "E3", seat=int, card=int)`."""
    return EventKind(name, rule, data)


def by(param: str, otherwise: str, /, **rules: str) -> ByParam:
    """Declare a rule that depends on a parameter: `by("why", "T19", upkeep="T33")`."""
    return ByParam(param, rules, otherwise)


def by_rule(**kinds: Iterable[str]) -> list[EventKind]:
    """Declare kinds of events by their rules alone: `by_rule(E1=("dealt", "hand"), E3=("travelled", "stayed"))`."""
    return [EventKind(name, rule, {}) for rule, names in kinds.items() for name in names]


class EventKinds:
    """The kinds of events of a game."""

    def __init__(self, declared: Iterable[EventKind] = ()) -> None:
        self.declared = {each.name: each for each in declared}

    def rule(self, event: Event) -> str | None:
        """The rule that an event follows from; None where the game does not say."""
        known = self.declared.get(event.kind)
        if known is None:
            return None
        return known.rule if isinstance(known.rule, str) else known.rule.rule(event.data)

    def told(self, event: Event) -> dict[str, Any]:
        """An event as it is told: JSON types, with its rule."""
        return {**event.as_json(), "rule": self.rule(event)}
