"""Whether a value is what its type says: TypedDicts with exactly their keys, lists, ids, bounds."""

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Meta


def misfits(value: Any, kind: Any, where: str = "$") -> list[str]:
    """Where a value is not of a type, and how; nothing where it is."""
    return list(_misfits(value, kind, where))


def _misfits(value: Any, kind: Any, where: str) -> Iterator[str]:
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        yield from _of_keys(value, kind, where)
    elif origin is Annotated:
        yield from _misfits(value, args[0], where)
        yield from (f"{where}: {value!r} is not {meta}" for meta in args[1:] if not _meets(value, meta))
    elif origin is NotRequired:
        yield from _misfits(value, args[0], where)
    elif origin in (Union, UnionType):
        if all(misfits(value, each) for each in args):
            yield f"{where}: {value!r} is none of {args}"
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif origin in (list, dict):
        yield from _of_items(value, origin, args, where)
    elif type(value) is not (NoneType if kind is None else kind):
        yield f"{where}: {value!r} is no {kind}"


def _of_keys(value: Any, kind: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where}: {value!r} is no {kind.__name__}"
        return
    hints = get_type_hints(kind, include_extras=True)
    optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    yield from (f"{where}: no {key}" for key in sorted(hints.keys() - optional - value.keys()))
    for key, each in value.items():
        if key in hints:
            yield from _misfits(each, hints[key], f"{where}.{key}")
        else:
            yield f"{where}: {key} is unknown to {kind.__name__}"


def _of_items(value: Any, origin: Any, args: tuple[Any, ...], where: str) -> Iterator[str]:
    if type(value) is not origin:
        yield f"{where}: {value!r} is no {origin.__name__}"
        return
    for place in value:
        if origin is dict:
            yield from _misfits(place, args[0], f"{where} (key)")
    for place, each in value.items() if origin is dict else enumerate(value):
        yield from _misfits(each, args[-1], f"{where}[{place!r}]")


def _meets(value: Any, meta: Any) -> bool:
    """Whether a value keeps to what is said of it beyond its type."""
    if not isinstance(meta, Meta) or not isinstance(value, str | list):
        return True
    if isinstance(value, str):
        return meta.pattern is None or re.search(meta.pattern, value) is not None
    return (meta.min_length or 0) <= len(value) and (meta.max_length is None or len(value) <= meta.max_length)
