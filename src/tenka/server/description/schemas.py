"""The types of the wire as JSON schemas."""

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

import msgspec

Schema = dict[str, Any]

PLACE = "#/components/schemas/"


def schema(kind: Any) -> Schema:
    """The schema of a type; structs are referred to."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=PLACE + "{name}")
    return _cleaned(found)


def components(kinds: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of all structs that the types are made of, by name."""
    _, found = msgspec.json.schema_components(kinds, ref_template=PLACE + "{name}")
    return {name: _cleaned(found[name]) for name in sorted(found)}


def name(kind: type[msgspec.Struct]) -> str:
    """What a message is called: its tag."""
    return str(kind.__struct_config__.tag)


def meaning(kind: type[msgspec.Struct]) -> str:
    """What a struct says of itself, and what those say that it extends."""
    told = [cleandoc(one.__doc__) for one in kind.__mro__ if one.__module__.startswith("tenka.") and one.__doc__]
    return "\n\n".join(told)


def _cleaned(found: Schema) -> Schema:
    if "description" in found:
        return found | {"description": cleandoc(found["description"])}
    return found
