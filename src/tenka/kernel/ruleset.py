"""What a game is before anybody plays it: its name, numbers, moves and options, and where its parts are found."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from tenka.kernel.event_kinds import EventKind, EventKinds
from tenka.kernel.options.box import Form
from tenka.kernel.options.first_game import FirstGame
from tenka.kernel.vocabulary import Vocabulary


class Ruleset:
    """All that is fixed about a game; `package` is where its words, picture and bot knowledge are found."""

    def __init__(  # noqa: PLR0913 - a declaration, all of it by name
        self,
        *,
        id: str,
        rules: int,
        rule_numbers: tuple[str, ...],
        players: tuple[int, ...],
        vocabulary: Vocabulary,
        package: str,
        options: Mapping[str, tuple[Any, ...]] = MappingProxyType({}),
        form: Form | None = None,
        houses: tuple[str, ...] = (),
        events: Iterable[EventKind] = (),
        first_game: FirstGame | None = None,
    ) -> None:
        if not players or not rule_numbers:
            raise ValueError(f"{id} must be for some number of players, and have rules")
        self.id = id
        self.rules = rules  # version: raised whenever the same moves would no longer give the same game
        self.rule_numbers = rule_numbers
        self.players = players
        self.options = dict(options)  # name: the values it may have, the default first
        # Of the option `box`, which is not there where the box is ours
        self.form = Form(id, (), lambda _: []) if form is None else form
        self.vocabulary = vocabulary
        self.package = package
        self.events = EventKinds(events)
        self.first_game = FirstGame(max(players)) if first_game is None else first_game
        self.houses = houses  # that can be chosen, the first ones in the order of the seats
        self._check()

    def _check(self) -> None:
        for kind in self.events.declared.values():
            unknown = sorted({*kind.rules} - {*self.rule_numbers})
            if unknown:
                raise ValueError(f"the event {kind.name} follows from {unknown[0]}, which is none of rule_numbers")

    def __repr__(self) -> str:
        return f"<game {self.id}>"
