"""The shape of what comes from outside, checked before anything else looks at it."""

from typing import TypeVar

import msgspec

from tenka.kernel.errors import BadInput

T = TypeVar("T")


def shaped(found: object, kind: type[T], message: str) -> T:
    """The same content as a `kind`; BadInput with the given message says where it is not one."""
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise BadInput(message, {"where": str(error)}) from None
    except (ValueError, RecursionError) as error:  # lone surrogates; endless nesting
        raise BadInput(message, {"where": type(error).__name__}) from None
