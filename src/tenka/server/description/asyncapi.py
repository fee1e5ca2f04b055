"""The messages of a table's WebSocket in AsyncAPI 3.0."""

from typing import Any, get_args

import tenka
from tenka.server.description.examples import example
from tenka.server.description.openapi import COOKIE
from tenka.server.description.schemas import Schema, components, meaning, name, schema
from tenka.server.description.socket import ADDRESS, ANSWERS, QUERY, Message, rules
from tenka.server.endpoints.tables.acting import ID_LENGTH
from tenka.server.settings import PORT
from tenka.wire.live import FromClient, FromServer

CHANNEL = "table"
TOLD: tuple[Message, ...] = get_args(FromServer)
HEARD: tuple[Message, ...] = get_args(FromClient)


def asyncapi() -> dict[str, Any]:
    """The description of the WebSocket."""
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tenka",
            "version": tenka.__version__,
            "description": "A table, live: what the server tells whoever is there, and what a seat may submit.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {"here": _server()},
        "channels": {CHANNEL: _channel()},
        "operations": {"tell": _telling()} | {name(kind): _hearing(kind) for kind in HEARD},
        "components": {
            "messages": {name(kind): _message(kind) for kind in (*TOLD, *HEARD)},
            "schemas": components((*TOLD, *HEARD)),
            "securitySchemes": {"session": {"type": "httpApiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _server() -> Schema:
    return {
        "host": f"127.0.0.1:{PORT}",
        "protocol": "ws",
        "description": "As a server is found that was started without settings.",
        "security": [{"$ref": "#/components/securitySchemes/session"}],
    }


def _channel() -> Schema:
    return {
        "address": ADDRESS,
        "title": "A table",
        "description": rules(),
        "parameters": {"table": {"description": f"The table's id: {ID_LENGTH} characters, `A-Z a-z 0-9 _ -`."}},
        "messages": {name(kind): {"$ref": f"#/components/messages/{name(kind)}"} for kind in (*TOLD, *HEARD)},
        "bindings": {"ws": {"method": "GET", "query": _query()}},
    }


def _query() -> Schema:
    fields = {name: schema(kind) | {"description": meaning} for name, (kind, meaning) in QUERY.items()}
    return {"type": "object", "properties": fields}


def _telling() -> Schema:
    return {
        "action": "send",
        "summary": "What the server tells.",
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "messages": [_place(kind) for kind in TOLD],
    }


def _hearing(kind: Message) -> Schema:
    return {
        "action": "receive",
        "summary": meaning(kind),
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "messages": [_place(kind)],
        "reply": {
            "channel": {"$ref": f"#/channels/{CHANNEL}"},
            "messages": [_place(answer) for answer in ANSWERS[kind]],
        },
    }


def _place(kind: Message) -> Schema:
    return {"$ref": f"#/channels/{CHANNEL}/messages/{name(kind)}"}


def _message(kind: Message) -> Schema:
    return {
        "name": name(kind),
        "title": kind.__name__,
        "description": meaning(kind),
        "payload": schema(kind),
        "examples": [{"payload": example(kind)}],
    }
