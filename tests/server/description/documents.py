"""Both documents of the dummies, and ways to walk through them."""

from collections.abc import Iterator
from typing import Any

import jsonschema_rs

from tenka.server.description.asyncapi import asyncapi
from tenka.server.description.openapi import openapi
from tests.server.description.dummies import ENDPOINTS

HTTP = openapi(ENDPOINTS)
LIVE = asyncapi()


def references(node: Any) -> Iterator[str]:
    """Every $ref in a document."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def at(document: Any, place: str) -> Any:
    """What a $ref refers to."""
    assert place.startswith("#/")
    for key in place.removeprefix("#/").split("/"):
        document = document[key]
    return document


def is_valid(document: Any, schema: dict[str, Any], value: Any) -> bool:
    """Whether a value is as the document's schema says."""
    whole = {"components": document["components"], **schema}
    return jsonschema_rs.Draft202012Validator(whole).is_valid(value)
