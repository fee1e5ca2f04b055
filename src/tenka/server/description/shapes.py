"""JSON schemas in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tenka.server.description.markup import Markup, inline, join, prose, tag

if TYPE_CHECKING:
    from tenka.server.description.schemas import Schema

WORDS = {"integer": "integer", "number": "number", "string": "text", "boolean": "true or false", "null": "null"}


def shape(schema: Schema) -> Markup:
    """What a value may be."""
    if "$ref" in schema:
        return reference(schema["$ref"])
    if "enum" in schema:
        return _either([tag("code", json.dumps(value, ensure_ascii=False)) for value in schema["enum"]])
    if "anyOf" in schema:
        return _either([shape(one) for one in schema["anyOf"]])
    match schema.get("type"):
        case None:
            return Markup("anything")
        case "array":
            return _list(schema)
        case "object":
            return _object(schema)
        case kind:
            return join([WORDS[kind], *limits(schema)], ", ")


def reference(place: str) -> Markup:
    """A link to a type."""
    name = place.rpartition("/")[2]
    return tag("a", name, href=f"#type-{name}", class_="type")


def fields(schema: Schema) -> Markup:
    """The fields of an object, each with what it may be and what it means."""
    needed = schema.get("required", [])
    rows = [_field(name, inner, name in needed) for name, inner in schema.get("properties", {}).items()]
    return tag("dl", *rows, class_="fields") if rows else tag("p", "No fields.", class_="quiet")


def limits(schema: Schema) -> list[str]:
    """The bounds of a text or a number."""
    found: list[str] = []
    length = _range(schema.get("minLength"), schema.get("maxLength"))
    if length:
        found.append(f"{length} characters")
    most = schema["exclusiveMaximum"] - 1 if "exclusiveMaximum" in schema else schema.get("maximum")
    value = _range(schema.get("minimum"), most)
    if value:
        found.append(value)
    if "pattern" in schema:
        found.append(join(["matches ", tag("code", schema["pattern"])]))
    return found


def _field(name: str, schema: Schema, needed: bool) -> Markup:
    told = [] if needed else [tag("span", _optional(schema), class_="optional")]
    meaning = [prose(schema["description"])] if "description" in schema else []
    return tag(
        "div",
        tag("dt", tag("code", name), " ", *told),
        tag("dd", tag("p", shape(schema), class_="shape"), *meaning),
    )


def _optional(schema: Schema) -> Markup:
    if "default" not in schema:
        return inline("optional")
    return inline(f"else `{json.dumps(schema['default'], ensure_ascii=False)}`")


def _list(schema: Schema) -> Markup:
    size = _range(schema.get("minItems"), schema.get("maxItems"))
    inner = [" of ", _grouped(schema["items"])] if schema.get("items") else []
    return join(["list", *inner, *([f", {size} of them"] if size else [])])


def _grouped(items: Schema) -> Markup:
    return join(["(", shape(items), ")"]) if "anyOf" in items or items.get("type") == "array" else shape(items)


def _object(schema: Schema) -> Markup:
    inner = schema.get("additionalProperties")
    return join(["object of ", _grouped(inner)]) if isinstance(inner, dict) and inner else Markup("object")


def _either(options: list[Markup]) -> Markup:
    return join(options, " or ")


def _range(least: int | None, most: int | None) -> str:
    match least, most:
        case None, None:
            return ""
        case None, _:
            return f"at most {most}"
        case _, None:
            return f"at least {least}"
        case _ if least == most:
            return str(least)
        case _:
            return f"{least}–{most}"
