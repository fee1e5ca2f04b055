"""The endpoints on the page."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tenka.server.description.curl import READS, WRITES, command
from tenka.server.description.markup import Markup, inline, join, tag
from tenka.server.description.schemas import Schema
from tenka.server.description.shapes import fields, reference, shape

Document = dict[str, Any]
ANCHOR = "refused-"


class Operation(NamedTuple):
    """A method of a path, as the document describes it."""

    method: str
    path: str
    told: Schema

    @property
    def anchor(self) -> str:
        """Where the page tells about it."""
        return f"endpoint-{self.told['operationId']}"

    @property
    def title(self) -> str:
        """What it does, as a heading."""
        return str(self.told["summary"]).removesuffix(".")

    @property
    def for_anybody(self) -> bool:
        """Whether it asks for no session."""
        return {} in self.told["security"]

    @property
    def body(self) -> Schema | None:
        """Schema and example of its body."""
        found: Schema | None = self.told.get("requestBody", {}).get("content", {}).get("application/json")
        return found


def grouped(document: Document) -> dict[str, list[Operation]]:
    """The operations by what they are about."""
    found: dict[str, list[Operation]] = {tag["name"]: [] for tag in document["tags"]}
    for operation in _operations(document):
        found[operation.told["tags"][0]].append(operation)
    return found


def group_section(document: Document, name: str, operations: list[Operation]) -> Markup:
    """All endpoints of a group."""
    articles = [_article(document, operation) for operation in operations]
    return tag("section", tag("h2", name.capitalize()), *articles, id=f"group-{name}")


def refusals_section(document: Document) -> Markup:
    """What each refusal means."""
    told = [_refusal(place, found) for place, found in document["components"]["responses"].items()]
    failure = tag("p", "Whatever is not a success has a ", reference("Failure"), " as its body.")
    return tag("section", tag("h2", "Refusals"), failure, tag("dl", *told, class_="fields"), id="refusals")


def signature(operation: Operation) -> Markup:
    """Method and path."""
    method = tag("span", operation.method, class_=f"method {operation.method.lower()}")
    return tag("code", method, " ", breakable(operation.path), class_="signature")


def breakable(path: str) -> Markup:
    """A path that may go on in the next line after a slash."""
    return join(path.split("/"), Markup("/<wbr>"))


def _operations(document: Document) -> Iterator[Operation]:
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            yield Operation(method.upper(), path, told)


def _article(document: Document, operation: Operation) -> Markup:
    title = tag("h3", tag("a", inline(operation.title), href=f"#{operation.anchor}"))
    parts = [title, tag("p", signature(operation), _who(operation), class_="head")]
    for place, heading in (("path", "In the path"), ("query", "In the query")):
        parts += _parameters(operation, place, heading)
    return tag("article", *parts, *_request(document, operation), *_replies(document, operation), id=operation.anchor)


def _who(operation: Operation) -> Markup:
    return tag("span", "anybody" if operation.for_anybody else "with a session", class_="who")


def _parameters(operation: Operation, place: str, heading: str) -> list[Markup]:
    found = [one for one in operation.told.get("parameters", []) if one["in"] == place]
    if not found:
        return []
    inner = {one["name"]: _with_meaning(one) for one in found}
    needed = [one["name"] for one in found if one.get("required")]
    return [tag("h4", heading), fields({"properties": inner, "required": needed})]


def _with_meaning(parameter: Schema) -> Schema:
    schema: Schema = parameter["schema"]
    return schema | {"description": parameter["description"]} if "description" in parameter else schema


def _request(document: Document, operation: Operation) -> list[Markup]:
    example = operation.body.get("example") if operation.body else None
    line = tag("pre", tag("code", command(operation.method, operation.path, example, jar=_jar(operation))))
    if operation.body is None:
        return [line]
    schema = operation.body["schema"]
    return [tag("h4", "Body ", shape(schema)), _fields_of(document, schema), line]


def _jar(operation: Operation) -> str:
    """What changes something for anybody may make one somebody else."""
    return f"{READS} {WRITES}" if operation.for_anybody and operation.method != "GET" else READS


def _replies(document: Document, operation: Operation) -> list[Markup]:
    found = operation.told["responses"]
    refused = [status for status, reply in found.items() if "$ref" in reply]
    (success,) = (status for status in found if status not in refused)
    return [_success(document, success, found[success]), _refused(refused)]


def _success(document: Document, status: str, reply: Schema) -> Markup:
    schema = reply.get("content", {}).get("application/json", {}).get("schema")
    if schema is None:
        return tag("p", _status(status), " no body", class_="reply")
    if "$ref" not in schema:
        return tag("p", _status(status), " ", shape(schema), class_="reply")
    summary = tag("summary", _status(status), " ", shape(schema))
    return tag("details", summary, _fields_of(document, schema), class_="reply")


def _status(status: str) -> Markup:
    return tag("span", status, class_="status")


def _refused(statuses: list[str]) -> Markup:
    links = [tag("a", status, href=f"#{ANCHOR}{status}") for status in statuses]
    return tag("p", "or refused: ", join(links, " "), class_="refused")


def _refusal(place: str, found: Schema) -> Markup:
    status = place.removeprefix("Refused")
    return tag("div", tag("dt", tag("code", status)), tag("dd", inline(found["description"])), id=ANCHOR + status)


def _fields_of(document: Document, schema: Schema) -> Markup:
    if "$ref" not in schema:
        return Markup("")
    found = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return join([tag("p", inline(found.get("description", "")), class_="meaning"), fields(found)])
