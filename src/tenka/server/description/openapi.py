"""The HTTP interface in OpenAPI 3.1."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

import tenka
from tenka.server.description import refusals
from tenka.server.description.examples import example
from tenka.server.description.schemas import Schema, components, schema
from tenka.server.endpoints.endpoint import Endpoint
from tenka.server.endpoints.tables.acting import ID_LENGTH
from tenka.wire.errors import Failure
from tenka.wire.tables import Seat

COOKIE = "tenka"
ID = {"type": "string", "pattern": f"^[A-Za-z0-9_-]{{{ID_LENGTH}}}$"}
PATH_PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The description of the endpoints."""
    given = tuple(endpoints)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tenka",
            "version": tenka.__version__,
            "summary": "Board games of the warring states, over HTTP.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name} for name in dict.fromkeys(map(group, given))],
        "paths": _paths(given),
        "components": {
            "schemas": components(_kinds(given)),
            "responses": _responses(given),
            "securitySchemes": {"session": _session()},
        },
    }


def group(endpoint: Endpoint) -> str:
    """What the endpoint is about: the module it is written in."""
    return endpoint.handle.__module__.rpartition(".")[2]


def path(endpoint: Endpoint) -> str:
    """The path without the converters of the router."""
    return PATH_PARAMETER.sub(r"{\1}", endpoint.path)


def success(endpoint: Endpoint) -> int:
    """The status of a reply; without a body a plain 200 is sent as 204."""
    return 204 if endpoint.reply is None and endpoint.status == 200 else endpoint.status


def _paths(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for endpoint in endpoints:
        found.setdefault(path(endpoint), {})[endpoint.method.lower()] = _operation(endpoint)
    return found


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "tags": [group(endpoint)],
        "security": [{"session": []}] if endpoint.who == "person" else [{}, {"session": []}],
    }
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint)]
    if parameters:
        found["parameters"] = parameters
    if endpoint.body is not None:
        found["requestBody"] = _body(endpoint.body)
    replies = {str(success(endpoint)): _reply(endpoint)}
    refused = {str(status): _refusal(status) for status in refusals.statuses(endpoint)}
    found["responses"] = replies | refused
    return found


def _path_parameters(endpoint: Endpoint) -> list[Schema]:
    names = PATH_PARAMETER.findall(endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": _path_schema(name)} for name in names]


def _path_schema(name: str) -> Schema:
    return schema(Seat) if name == "seat" else ID


def _query_parameters(endpoint: Endpoint) -> list[Schema]:
    return [
        {"name": name, "in": "query", "description": meaning, "schema": schema(kind)}
        for name, kind, meaning in endpoint.query
    ]


def _body(kind: Any) -> Schema:
    content: Schema = {"schema": schema(kind)}
    shown = example(kind)
    if shown is not None:
        content["example"] = shown
    return {"required": not _may_be_empty(kind), "content": {"application/json": content}}


def _may_be_empty(kind: Any) -> bool:
    """Whether every field can be left out, and so the body, too."""
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        return False
    return True


def _reply(endpoint: Endpoint) -> Schema:
    if endpoint.reply is None:
        return {"description": "Done; there is nothing to say."}
    return {"description": "Done.", "content": {"application/json": {"schema": schema(endpoint.reply)}}}


def _refusal(status: int) -> Schema:
    return {"$ref": f"#/components/responses/{refusals.place(status)}"}


def _responses(endpoints: Iterable[Endpoint]) -> dict[str, Schema]:
    found = {status for endpoint in endpoints for status in refusals.statuses(endpoint)}
    return {refusals.place(status): refusals.response(status) for status in sorted(found)}


def _kinds(endpoints: Iterable[Endpoint]) -> list[Any]:
    found: list[Any] = [Failure]
    for endpoint in endpoints:
        found += [kind for kind in (endpoint.body, endpoint.reply) if kind is not None]
        found += [kind for _, kind, _ in endpoint.query]
    return found


def _session() -> Schema:
    return {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "Set by becoming a guest, making an account or logging in; `__Host-` stands before its name "
        "where the server is reached by https.",
    }
