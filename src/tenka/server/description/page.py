"""The page that shows both descriptions to people."""

from collections.abc import Iterable
from typing import Any

from tenka.server.description.markup import Markup, inline, join, prose, tag
from tenka.server.description.messages import anchor, heard, live_section, told
from tenka.server.description.operations import Operation, group_section, grouped, refusals_section
from tenka.server.description.shapes import fields
from tenka.server.description.tutorial import TutorialStep

Document = dict[str, Any]

WELCOME = (
    "Everything a browser does here a program can do too: requests and replies are JSON over HTTP, and a table that is "
    "watched tells its news through a WebSocket."
)


def page(http: Document, live: Document, steps: list[TutorialStep]) -> str:
    """The whole page."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", "Tenka: the interface"),
        tag("link", rel="stylesheet", href="/docs/style.css"),
    )
    body = tag(
        "body", _header(http), tag("div", _main(http, live, steps), _contents(http, live, steps), class_="columns")
    )
    return "<!doctype html>\n" + tag("html", head, body, lang="en")


def _header(http: Document) -> Markup:
    documents = [tag("a", name, href=f"/docs/{name}") for name in ("openapi.json", "asyncapi.json")]
    return tag(
        "header",
        crest(),
        tag("div", tag("h1", "Tenka"), tag("p", "The interface, version ", http["info"]["version"], class_="quiet")),
        tag("p", tag("a", "Contents", href="#contents", class_="to-contents"), *documents, class_="links"),
    )


def crest() -> Markup:
    """Kuyō, the nine stars."""
    around = ((50, 14), (75, 25), (86, 50), (75, 75), (50, 86), (25, 75), (14, 50), (25, 25))
    circles = [tag("circle", cx="50", cy="50", r="19")] + [
        tag("circle", cx=f"{x}", cy=f"{y}", r="11") for x, y in around
    ]
    return tag("svg", *circles, viewBox="0 0 100 100", class_="crest", aria_hidden="true")


def _main(http: Document, live: Document, steps: list[TutorialStep]) -> Markup:
    return tag(
        "main",
        tag("section", prose(WELCOME), id="welcome"),
        *_playing(steps),
        *(group_section(http, name, operations) for name, operations in grouped(http).items()),
        live_section(live),
        refusals_section(http),
        _types(http, live),
    )


def _playing(steps: list[TutorialStep]) -> list[Markup]:
    if not steps:
        return []
    items = [tag("li", tag("p", inline(step.told)), tag("pre", tag("code", step.lines))) for step in steps]
    title = tag("h2", "Play with curl")
    needed = inline("With `curl` 7.82 or newer and `jq`, from nobody to the first move:")
    return [tag("section", title, tag("p", needed), tag("ol", *items, class_="steps"), id="play")]


def _types(http: Document, live: Document) -> Markup:
    everything = http["components"]["schemas"] | live["components"]["schemas"]
    articles = [_type(name, everything[name]) for name in sorted(everything) if not _is_message(live, name)]
    return tag("section", tag("h2", "Types"), *articles, id="types")


def _is_message(live: Document, name: str) -> bool:
    return any(message["title"] == name for message in live["components"]["messages"].values())


def _type(name: str, schema: dict[str, Any]) -> Markup:
    title = tag("h3", tag("a", name, href=f"#type-{name}"))
    return tag("article", title, prose(schema.get("description", "")), fields(schema), id=f"type-{name}")


def _contents(http: Document, live: Document, steps: list[TutorialStep]) -> Markup:
    endpoints = [_group(name, operations) for name, operations in grouped(http).items()]
    messages = [(anchor(name), tag("code", name)) for name in (*heard(live), *told(live))]
    return tag(
        "nav",
        tag("h2", "Contents"),
        *([_links("play", "Play with curl")] if steps else []),
        *endpoints,
        _links("live", "A table, live", messages),
        _links("refusals", "Refusals"),
        _links("types", "Types"),
        id="contents",
        aria_label="Contents",
    )


def _group(name: str, operations: list[Operation]) -> Markup:
    links = [(operation.anchor, operation.title.partition(";")[0]) for operation in operations]
    return _links(f"group-{name}", name.capitalize(), links)


def _links(place: str, title: str, inner: Iterable[tuple[str, str]] = ()) -> Markup:
    items = [tag("li", tag("a", told, href=f"#{place}")) for place, told in inner]
    return join([tag("p", tag("a", title, href=f"#{place}")), *([tag("ul", *items)] if items else [])])
