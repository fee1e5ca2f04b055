"""Objects of whole numbers, which a dump holds as what they are made with: what `__init__` names is all there is.

An object keeps what it is given under the name that `__init__` has for it: its fields are declared there and nowhere
else, and a new one is in the dump as soon as it can be given.
"""

from functools import cache
from inspect import Parameter, signature
from typing import Any

from tenka.toolkit.declaration.codecs import Codec, Many, Unsound, Whole


@cache
def _parameters(kind: type) -> tuple[Parameter, ...]:
    return tuple(signature(kind).parameters.values())


def takes(kind: type, name: str) -> bool:
    """Whether an object of this kind is given such a thing."""
    return any(parameter.name == name for parameter in _parameters(kind))


def numbers_of(value: Any) -> list[int]:
    """The numbers that make another like it; what it has without being given it is left out."""
    kind: type = type(value)
    numbers: list[int] = []
    for parameter in _parameters(kind):
        held = getattr(value, parameter.name)
        if parameter.kind is Parameter.VAR_POSITIONAL:
            numbers += held
        elif held != parameter.default:
            numbers.append(int(held))
    return numbers


class Made(Codec):
    """An object of one kind, written as the numbers that it is made with."""

    def __init__(self, kind: type, each: Whole) -> None:
        self.kind, self.numbers = kind, Many(each)

    def write(self, value: Any, p: Any) -> Any:
        """One by one."""
        return numbers_of(value)

    def read(self, found: Any, p: Any) -> Any:
        """Another like it."""
        try:
            return self.kind(*self.numbers.read(found, p))
        except TypeError:
            raise Unsound from None
