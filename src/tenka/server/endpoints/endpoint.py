"""What the server answers to: each endpoint with its types, so that the description follows from the code."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from tenka.kernel.errors import TenkaError
from tenka.server.connections.streaming import StreamedResponse
from tenka.server.endpoints.tables.acting import AS, acting, visible_table
from tenka.server.guard.rates import neighbourhood
from tenka.server.guard.refused import Refused, on_the_wire, status_of
from tenka.server.workers.turns import Asker
from tenka.wire.errors import Failure

if TYPE_CHECKING:
    from starlette.requests import Request

    from tenka.server.connections.streaming import PieceSource
    from tenka.server.people.visitor import Visitor
    from tenka.server.services import Services
    from tenka.server.tables.table import Table

TABLE = "/api/tables/{table}"
BODY_PATIENCE = 20  # seconds
RETRY = 2  # seconds after which it makes sense to ask again
GONE = 499  # the status, for the log, of a request whose sender did not wait for the answer

Who = Literal["anybody", "person"]


@dataclass(frozen=True)
class Call:
    """A request on its way: the services, who asks, and what for."""

    services: Services
    visitor: Visitor | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    address: str
    cookies: dict[str, str]
    host: Visitor | None = None  # whose session it is: oneself, or at whose device one plays
    agent: str = ""  # what the browser says of itself

    @property
    def me(self) -> str | None:
        """The id of who asks, if it is somebody."""
        return None if self.visitor is None else self.visitor.id

    @property
    def asker(self) -> Asker:
        """Who asks, where things are done in turn: somebody, or the address itself."""
        address = neighbourhood(self.address)
        return Asker(address, self.me or address)

    async def table(self) -> Table:
        """The table the path names."""
        return await visible_table(self.services, self.path["table"], self.host)

    @property
    def person(self) -> Visitor:
        """Who asks, where somebody must."""
        if self.visitor is None:
            raise Refused(401, "no-session")
        return self.visitor


@dataclass(frozen=True)
class Reply:
    """A reply with more than a body: headers such as cookies or a file name."""

    body: Any
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class StreamedReply:
    """A reply that is sent piece by piece."""

    pieces: PieceSource
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    name: str
    summary: str
    handle: Callable[[Call], Coroutine[Any, Any, Any]]
    reply: Any  # type of the body; None: there is none
    body: Any = None  # type of the request's body
    who: Who = "person"
    status: int = 200
    refusals: tuple[int, ...] = ()  # statuses it may refuse with, besides those that every endpoint may
    rate: str | None = None  # the rule of its own that limits it
    slow: bool = False  # whether it may take long: then it is given up when the sender goes
    query: tuple[tuple[str, Any, str], ...] = ()  # name, type, meaning

    async def respond(self, request: Request) -> Response:
        """Answer a request."""
        try:
            call = await self._called(request)
            found = await (_while_there(request, self.handle(call)) if self.slow else self.handle(call))
        except TenkaError as error:
            if status_of(error) >= 500:
                request.app.state.services.log_failure(error)
            return refusal(error)
        except _Gone:
            return Response(status_code=GONE)
        except IntegrityError:  # what it was about has gone in the meantime: a person, a table
            return refusal(Refused(409, "stale"))
        if isinstance(found, StreamedReply):
            return _with(StreamedResponse(self.status, found.pieces), found.headers)
        answer = found if isinstance(found, Reply) else Reply(found)
        return replied(self.status, answer.body, answer.headers)

    async def _called(self, request: Request) -> Call:
        services: Services = request.app.state.services
        asked = [name for name, _ in request.query_params.multi_items() if name != AS or not self._of_table]
        if self.query and not self._understands(asked):
            raise Refused(400, "bad-request", {"where": "query"})
        given = b"" if self.body is None else await _body(request)
        visitor = await services.sessions.visitor(request.cookies)  # after the body, which may take its time
        address = request.client.host if request.client else ""
        if self.who == "person" and visitor is None:
            raise Refused(401, "no-session")
        if visitor is not None:
            services.check_rate("requests-session", address, visitor.session)
        if self.rate is not None:
            services.check_rate(self.rate, address, None if visitor is None else visitor.session)
        body = None if self.body is None else decoded(given, self.body)
        query, me = dict(request.query_params), visitor
        if self._of_table and AS in query:
            table = await visible_table(services, request.path_params["table"], visitor)
            me = acting(table, visitor, query.pop(AS))
        agent = request.headers.get("user-agent", "")
        return Call(services, me, request.path_params, query, body, address, request.cookies, visitor, agent)

    @property
    def _of_table(self) -> bool:
        return self.path.startswith(TABLE)

    def _understands(self, names: list[str]) -> bool:
        """Whether these parameters are known here, each given once: of two it would not be clear which one is meant."""
        return len(set(names)) == len(names) and set(names) <= {name for name, _, _ in self.query}


class _Gone(Exception):
    """Whoever asked has gone."""


async def _while_there(request: Request, work: Coroutine[Any, Any, Any]) -> Any:
    """What the work finds; if its sender goes before, it is given up."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise _Gone
        return working.result()
    finally:
        for each in (working, leaving):
            each.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    """Wait until the sender has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _body(request: Request) -> bytes:
    """A request's body; who sends too slowly is not waited for."""
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            return await request.body()
    except TimeoutError:
        raise Refused(408, "too-slow") from None


def decoded(body: bytes, kind: Any) -> Any:
    """A request's body as its type."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise Refused(400, "bad-request", {"where": str(error)[:200]}) from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refused(400, "bad-json") from None


def replied(status: int, body: Any, headers: tuple[tuple[str, str], ...] = ()) -> Response:
    """A reply in JSON."""
    if body is None:
        response = Response(status_code=204 if status == 200 else status)
    else:
        response = Response(msgspec.json.encode(body), status, media_type="application/json")
    return _with(response, headers)


def _with(response: Response, headers: tuple[tuple[str, str], ...]) -> Response:
    for name, value in headers:
        response.headers.append(name, value)
    return response


def refusal(error: TenkaError) -> Response:
    """A refusal in JSON."""
    status, told = status_of(error), on_the_wire(error)
    wait = told.params.get("seconds") if status == 429 else RETRY if status == 503 else None
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Response(msgspec.json.encode(Failure(told)), status, headers, "application/json")
