"""Python's types in TypeScript: TypedDicts as interfaces, ids as unions of words."""

import json
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Meta

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


class Declarations:
    """Types by their names in TypeScript, each declared once, in the order in which they were met."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def __str__(self) -> str:
        return "\n".join(self._made.values())

    def interface(self, kind: Any, extends: str = "", more: str = "") -> str:
        """Declare a TypedDict, by its name."""
        name = str(kind.__name__)
        if name not in self._made:
            self._made[name] = ""  # its place
            fields = "".join(self._field(*each) for each in get_type_hints(kind, include_extras=True).items())
            heads = f"{name} extends {extends}" if extends else name
            self._made[name] = f"{_comment(kind.__doc__)}export interface {heads} {{\n{fields}{more}}}\n"
        return name

    def literal(self, fields: dict[str, Any]) -> str:
        """A type without a name."""
        parts = [self._field(name, kind).strip() for name, kind in fields.items()]
        return f"{{ {' '.join(parts)} }}" if parts else "Record<string, never>"

    def type(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        origin, args = get_origin(kind), get_args(kind)
        if is_typeddict(kind):
            return self.interface(kind)
        if origin is Annotated:
            return self._annotated(args[0], [each for each in args[1:] if isinstance(each, Meta)])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(each) for each in args))
        if origin is Literal:
            return " | ".join(json.dumps(each) for each in args)
        if origin is list:
            return _list_of(self.type(args[0]))
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        return PLAIN[kind]

    def _annotated(self, kind: Any, metas: list[Meta]) -> str:
        names = [each for each in metas if each.title is not None]
        if names:
            return self._named(names[0], kind, [each for each in metas if each.title is None])
        sizes = [each.min_length for each in metas if each.min_length and each.min_length == each.max_length]
        if sizes and get_origin(kind) is list:
            return f"[{', '.join([self.type(get_args(kind)[0])] * sizes[0])}]"
        return self.type(kind)

    def _named(self, found: Meta, kind: Any, others: list[Meta]) -> str:
        assert found.title is not None
        listed = (found.extra_json_schema or {}).get("enum")
        meant = " | ".join(map(json.dumps, listed)) if listed else self._annotated(kind, others)
        self._made.setdefault(found.title, f"export type {found.title} = {meant};\n")
        return found.title

    def _field(self, name: str, kind: Any) -> str:
        optional = get_origin(kind) is NotRequired
        held = get_args(kind)[0] if optional else kind
        metas = get_args(held)[1:] if get_origin(held) is Annotated else ()
        told = [each.description for each in metas if isinstance(each, Meta) and each.description]
        return f"{_comment(told[-1], '  ') if told else ''}  {name}{'?' if optional else ''}: {self.type(held)};\n"


def _comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner and not inner.startswith(("[", "{")) else f"{inner}[]"
