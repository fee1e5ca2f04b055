"""A game as the kernel knows it: what to call to set one up, load one, or play one again."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from tenka.kernel.errors import BadInput, IllegalMove, shown
from tenka.kernel.events import Event
from tenka.kernel.options import houses
from tenka.kernel.options.box import Box
from tenka.kernel.records.record import Record, read_record
from tenka.kernel.rooms import game_in
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.setup import Setup
from tenka.kernel.shape import shaped
from tenka.kernel.state import Entry, Past, State, Step
from tenka.kernel.stream import Stream, fingerprint, seed_bytes, seed_from_hex

BOX = "box"  # the option that holds a box


class Dump(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a dump; one of an imagined world has a seed of its own, and the fingerprint of the true game."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    fingerprint: str
    seed: str
    imagined: bool
    position: dict[str, Any]
    silent: bool
    start: list[Event]
    moves: list[tuple[int, list[str | int], list[Event]]]
    steps: list["DumpedStep"]


class DumpedStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a dump that can be taken back."""

    seat: int
    moves: list[int]
    position: dict[str, Any]


class Game(Ruleset):
    """One of the games: how to set one up, load one, or play one again.

    `earlier` are the versions of its rules that new games no longer begin with: what began under one goes on under it,
    and its record replays for ever (docs/decisions/0043-rules-versions.md).
    """

    def __init__(
        self,
        *,
        start: Callable[[Setup, Stream], State],
        place: Callable[[Setup, Stream, dict[str, Any]], State],
        earlier: "Iterable[Game]" = (),
        **ruleset: Any,
    ) -> None:
        super().__init__(**ruleset)
        self._start = start
        self._place = place
        self._versions = {each.rules: each for each in sorted(earlier, key=lambda each: each.rules)}
        if any(each.id != self.id or each.rules >= self.rules for each in self._versions.values()):
            raise ValueError(f"an earlier version of {self.id} must be of the same game, and of lower number")
        self._versions[self.rules] = self

    def __reduce__(self) -> tuple[Any, ...]:
        return game_in, (self.package, self.rules)

    def __copy__(self) -> "Game":
        return self  # there is one of each

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of its rules that can be played, this one last."""
        return tuple(self._versions)

    def version(self, rules: int) -> "Game":
        """The game under a version of its rules, this one or an earlier one."""
        if rules not in self._versions:
            raise BadInput("other-rules", {"rules": rules, "known": ", ".join(map(str, self._versions))})
        return self._versions[rules]

    def new(self, players: int, seed: int | bytes, options: Mapping[str, Any] | None = None) -> State:
        """A new game; everything random in it follows from the seed."""
        key = seed_bytes(seed)
        setup = self._setup(players, {} if options is None else options, fingerprint(key))
        state = self._start(setup, Stream(key))
        state.past = Past(state.told)
        return state

    def load(self, dumped: object) -> State:
        """The state that a dump was made of, under the version of the rules that it names.

        BadInput unless its shape is a dump's, its game is this one and its rules are known, its seed fits its
        fingerprint (or it says that it is of an imagined world), every move is one of the vocabulary, and its position
        can be one: every field readable, no piece too many, nothing that play could not go on from. Whether the moves
        lead to the position is not asked: `verify` plays a record again.
        """
        dump = shaped(dumped, Dump, "bad-dump")
        if (game := self._found(dump.game, dump.rules)) is not self:
            return game.load(dumped)
        setup = self._setup(dump.players, dump.options, dump.fingerprint)
        players = setup.players
        seed = seed_from_hex(dump.seed)
        if (fingerprint(seed) != dump.fingerprint) != dump.imagined:
            raise BadInput("fingerprint-differs")
        stream = Stream(seed)
        state = self._place(setup, stream, dump.position)
        state.silent = dump.silent
        state.past = Past(dump.start)
        for place, (seat, move, events) in enumerate(dump.moves):
            number = self.vocabulary.id(move)
            if number < 0 or not 0 <= seat < players:
                raise BadInput("bad-dump", {"where": f"$.moves[{place}]"})
            state.log = Entry(state.log, seat, number, events)
        logs = _before_steps(state.entries(), dump.steps)
        for step, log in zip(dump.steps, logs, strict=True):
            before = self._place(setup, stream, step.position)
            before.past = state.past
            before.log = log
            before.steps = state.steps
            state.steps = Step(state.steps, step.seat, before, step.moves)
        return state

    def replay(self, record: object) -> State:
        """A finished or running game again, from its record."""
        found = read_record(record)
        state = self.opening(found)
        for number, played in enumerate(found.moves):
            try:
                state.play(played.seat, played.move)
            except IllegalMove as error:
                raise BadInput("record-illegal-move", {"number": number + 1}) from error
        return state

    def opening(self, record: Record) -> State:
        """The position before a record's first move, under the version of the rules that it names."""
        game = self._found(record.game, record.rules)
        if record.seed is None:
            raise BadInput("record-without-seed")
        seed = seed_from_hex(record.seed)
        if fingerprint(seed) != record.fingerprint:
            raise BadInput("fingerprint-differs")
        return game.new(record.players, seed, record.options)

    def _setup(self, players: object, options: object, fingerprint: str) -> Setup:
        seats = self._checked_players(players)
        chosen = self._checked_options(options, seats)
        box = self.box_in(chosen)
        if box is None:
            chosen.pop(BOX, None)
        else:
            chosen[BOX] = box.as_option()
        return Setup(self, seats, chosen, fingerprint, box)

    def _found(self, game: str, rules: int) -> "Game":
        if game != self.id:
            raise BadInput("other-game", {"game": game, "expected": self.id})
        return self.version(rules)

    def _checked_players(self, players: object) -> int:
        if type(players) is int and players in self.players:
            return players
        fewest, most = min(self.players), max(self.players)
        raise BadInput("bad-players", {"players": shown(players), "fewest": fewest, "most": most})

    def _checked_options(self, options: object, players: int) -> dict[str, Any]:
        if not isinstance(options, Mapping):
            raise BadInput("bad-options", {"options": shown(options)})
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            if name == houses.OPTION and self.houses:
                chosen |= self._checked_houses(value, players)
                continue
            if name == BOX:
                chosen[name] = value
                continue
            if name not in self.options:
                raise BadInput("unknown-option", {"option": name[:80] if isinstance(name, str) else shown(name)})
            if not any(type(value) is type(each) and value == each for each in self.options[name]):
                raise BadInput("bad-option", {"option": name, "value": shown(value)})
            chosen[name] = value
        return chosen

    def _checked_houses(self, given: object, players: int) -> dict[str, Any]:
        """The option as it is kept: nothing where every seat has its own, as in all games before there was a choice."""
        found = houses.checked(self.houses, players, given)
        return {} if found == list(self.houses[:players]) else {houses.OPTION: found}

    def box_in(self, options: Mapping[str, Any]) -> Box | None:
        """The box among some options; none where it is ours."""
        box = self.form.read(options[BOX]) if BOX in options else None
        return box if box is not None and box.values else None


def _before_steps(entries: list[Entry], steps: list[DumpedStep]) -> list[Entry | None]:
    """The log before each step: without its moves and those of later steps, but with what else was done meanwhile."""
    made = [number for step in steps for number in step.moves]
    if sorted(set(made)) != made or not all(step.moves for step in steps):
        raise BadInput("bad-dump", {"where": "$.steps"})
    seats = {entries[number].seat if 0 <= number < len(entries) else -1 for number in made}
    if seats != {step.seat for step in steps} or len(seats) > 1:
        raise BadInput("bad-dump", {"where": "$.steps"})
    found: list[Entry | None] = []
    for step in steps:
        log = entries[step.moves[0]].before
        for entry in entries[step.moves[0] + 1 :]:
            if entry.number not in made:
                log = Entry(log, entry.seat, entry.move, entry.events)
        found.append(log)
    return found
