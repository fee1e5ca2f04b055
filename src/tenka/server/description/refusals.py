"""Which refusals an endpoint may answer with, and what they mean."""

from http import HTTPStatus

from tenka.server.description.schemas import Schema, schema
from tenka.server.endpoints.endpoint import Endpoint
from tenka.wire.errors import Failure

MEANINGS = {
    400: "The request cannot be read: bad JSON, a missing or unknown field, a value out of bounds.",
    401: "There is no session: the cookie is missing, or what it stood for has ended.",
    403: "Not from there, or not by this person: the request came from a foreign page, or asks for what others may do.",
    404: "There is no such thing, or it is none of one's business.",
    408: "The body did not come in time.",
    409: "It cannot be done as things stand; where a rule of the game says so, `rule` names it.",
    413: "The body is too large.",
    414: "The address is too long.",
    415: "The body is not `application/json`.",
    421: "The host asked for is not this one.",
    422: "The values of a box cannot be played with; `field` among the parameters says which.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    500: "Something failed here that should not have.",
    503: "Nothing was saved, or the server is busy or going down; the same request may succeed later.",
}
WAITS = (429, 503)  # these say in Retry-After when to come back


def statuses(endpoint: Endpoint) -> list[int]:
    """Every status that the endpoint may refuse with."""
    found = {414, 421, 429, 500, 503, *endpoint.refusals}
    if endpoint.who == "person":
        found.add(401)
    if endpoint.method != "GET":
        found |= {403, 413, 415}
    if endpoint.body is not None or endpoint.query:
        found |= {400, 408} if endpoint.body is not None else {400}
    return sorted(found)


def response(status: int) -> Schema:
    """A refusal as OpenAPI describes it."""
    found: Schema = {
        "description": MEANINGS.get(status) or HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": schema(Failure)}},
    }
    if status in WAITS:
        waiting = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 0}}
        found["headers"] = {"Retry-After": waiting}
    return found


def place(status: int) -> str:
    """What a refusal is called among the components."""
    return f"Refused{status}"
