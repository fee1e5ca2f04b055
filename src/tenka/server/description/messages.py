"""The WebSocket on the page."""

import json
from typing import Any

from tenka.server.description.markup import Markup, join, prose, tag
from tenka.server.description.operations import breakable
from tenka.server.description.schemas import Schema
from tenka.server.description.shapes import fields

Document = dict[str, Any]


def live_section(document: Document) -> Markup:
    """The table's channel: how to come in, and everything that is said there."""
    (channel,) = document["channels"].values()
    query = channel["bindings"]["ws"]["query"]
    return tag(
        "section",
        tag("h2", "A table, live"),
        tag("p", _signature(channel["address"]), class_="head"),
        prose(channel["description"]),
        tag("h4", "In the query"),
        fields(query),
        *_messages(document),
        id="live",
    )


def told(document: Document) -> list[str]:
    """The messages of the server, by name."""
    return [_name(place) for place in document["operations"]["tell"]["messages"]]


def heard(document: Document) -> list[str]:
    """The messages of the client, by name."""
    return [name for name in document["components"]["messages"] if name not in told(document)]


def anchor(name: str) -> str:
    """Where the page tells about a message."""
    return f"message-{name}"


def _messages(document: Document) -> list[Markup]:
    said = [tag("h3", "From the client", id="from-client"), *(_article(document, name) for name in heard(document))]
    return [
        *said,
        tag("h3", "From the server", id="from-server"),
        *(_article(document, name) for name in told(document)),
    ]


def _article(document: Document, name: str) -> Markup:
    message = document["components"]["messages"][name]
    schema = document["components"]["schemas"][message["payload"]["$ref"].rpartition("/")[2]]
    return tag(
        "article",
        tag("h4", tag("a", tag("code", name), href=f"#{anchor(name)}")),
        prose(message["description"]),
        fields(schema),
        *_answers(document, name),
        *_examples(message),
        id=anchor(name),
    )


def _answers(document: Document, name: str) -> list[Markup]:
    operation = document["operations"].get(name)
    if operation is None:
        return []
    links = [tag("a", tag("code", answer), href=f"#{anchor(answer)}") for answer in _replies(operation)]
    return [tag("p", "answered with ", join(links, " or "), class_="refused")]


def _replies(operation: Schema) -> list[str]:
    return [_name(place) for place in operation["reply"]["messages"]]


def _examples(message: Schema) -> list[Markup]:
    return [
        tag("details", tag("summary", "example"), tag("pre", tag("code", _broadcast(shown["payload"]))))
        for shown in message["examples"]
    ]


def _broadcast(payload: dict[str, Any]) -> str:
    """JSON with one field a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in payload.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _signature(address: str) -> Markup:
    return tag("code", tag("span", "WebSocket", class_="method live"), " ", breakable(address), class_="signature")


def _name(place: Schema) -> str:
    return str(place["$ref"].rpartition("/")[2])
