"""A move: small, plain, immutable, and equal to the JSON list of the same content."""

from typing import Any, SupportsIndex, TypeAlias


class Move(tuple[str | int, ...]):
    """A verb and its parameters, such as `Move(("add", "sohei"))`, which equals `["add", "sohei"]`."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, list):
            return tuple.__eq__(self, tuple(other))
        return tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (tuple(self),)


# What callers hand in. Anything may come at run time, and is refused with its reason by the state itself: these types
# are for mypy alone, and of a kind that mypyc neither checks nor converts.
SeatLike: TypeAlias = SupportsIndex
MoveLike: TypeAlias = Move | list[str | int] | tuple[str | int, ...]
