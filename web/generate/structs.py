"""The structs of the wire in TypeScript."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tenka.server.description.schemas import Schema

HEAD = "// Generated from the server's types by `./dev generate`; do not edit.\n"


def typescript(kinds: Iterable[Any], named: dict[str, Any]) -> str:
    """Every struct that these types are made of, and some types by name, as TypeScript declares them."""
    found, parts = msgspec.json.schema_components([*named.values(), *kinds], ref_template="{name}")
    structs = [f"\n{_declared(name, parts[name])}" for name in sorted(parts)]
    unions = [f"\nexport type {name} = {_type(each)};\n" for name, each in zip(named, found, strict=False)]
    return "".join([HEAD, *structs, *unions])


def _declared(name: str, schema: Schema) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required or _always_there(name, field, each) else '?'}: {_type(each)};\n"
        for field, each in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"


def _always_there(struct: str, field: str, schema: Schema) -> bool:
    """What has a default is left out by who sends it to us, never by the server (but in updates)."""
    return "default" in schema and not struct.startswith(("New", "Update"))


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    return _plain(schema)


def _plain(schema: Schema) -> str:
    match schema.get("type"):
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner and not inner.endswith("[]") else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as known:
            return str(known)
        case _:
            return "unknown"
