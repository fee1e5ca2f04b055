"""A game's whole vocabulary: every move it knows, each with a fixed integer."""

from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

from tenka.kernel.move import Move


class Verb(NamedTuple):
    """A verb with the name and the domain of each of its parameters."""

    name: str
    params: tuple[tuple[str, tuple[str | int, ...]], ...] = ()


def verb(name: str, **params: Iterable[str | int]) -> Verb:
    """Declare a verb: `verb("add", card=CARDS)`."""
    return Verb(name, tuple([(param, tuple(domain)) for param, domain in params.items()]))


def _same_types(known: tuple[object, ...], given: tuple[object, ...]) -> bool:
    """True and 1.0 equal 1, but are no move."""
    return all(type(a) is type(b) for a, b in zip(known, given, strict=True))


class Vocabulary:
    """The moves of all verbs in the order declared; a move's integer is its place in it."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: dict[str, Verb] = {}
        self.moves: list[Move] = []
        self.first: dict[str, int] = {}
        for each in verbs:
            if each.name in self.verbs:
                raise ValueError(f"the verb {each.name} is declared twice")
            self.verbs[each.name] = each
            self.first[each.name] = len(self.moves)
            for values in product(*(domain for _, domain in each.params)):
                self.moves.append(Move((each.name, *values)))
        if not self.moves:
            raise ValueError("a vocabulary needs at least one move")
        self._ids: dict[tuple[object, ...], int] = {move: number for number, move in enumerate(self.moves)}
        if len(self._ids) < len(self.moves):
            twice = next(move for number, move in enumerate(self.moves) if self._ids[move] != number)
            raise ValueError(f"the move {[*twice]} is declared twice")
        self._longest = max(len(move) for move in self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        return f"<vocabulary of {len(self.moves)} moves: {', '.join(self.verbs)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vocabulary) and self.moves == other.moves

    def __hash__(self) -> int:
        return len(self.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        return Vocabulary, (list(self.verbs.values()),)

    def id(self, move: object) -> int:
        """The integer of a move, given as `Move`, list or tuple; -1 if it is no move of this game."""
        if type(move) is Move:
            key: tuple[object, ...] = move
        elif isinstance(move, (list, tuple)) and len(move) <= self._longest:
            key = tuple(move)
        else:
            return -1
        try:
            number = self._ids.get(key, -1)
        except TypeError:  # unhashable content
            return -1
        if number < 0 or self.moves[number] is move:
            return number
        return number if _same_types(self.moves[number], key) else -1

    def params(self, move: Move) -> dict[str, str | int]:
        """A move's parameters by name."""
        names = (name for name, _ in self.verbs[str(move[0])].params)
        return dict(zip(names, move[1:], strict=True))
