"""Reading the header fields of a request, as bytes: nothing a client sends can fail to decode."""

from starlette.types import Scope


def values(scope: Scope, name: bytes) -> list[bytes]:
    """All values of a field, in the order they were sent; the name in lower case."""
    return [value for field, value in scope["headers"] if field.lower() == name]
