"""A table live: the WebSocket that tells what happens and takes what one does."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from tenka.kernel.errors import TenkaError
from tenka.server.broadcast.socket import NO_SUCH_TABLE, SESSION_ENDED, TOO_MUCH, TOO_SLOW, Socket
from tenka.server.connections.handshakes import TURN
from tenka.server.endpoints.endpoint import TABLE
from tenka.server.endpoints.tables.acting import AS, acting, visible_table
from tenka.server.guard import THROTTLE, Throttle
from tenka.server.guard.refused import Refused, on_the_wire, status_of
from tenka.store.failures import StoreFailure
from tenka.wire.errors import Error
from tenka.wire.live import (
    DoneMessage,
    FromClient,
    LookMessage,
    MovesMessage,
    RefusedMessage,
    SayMessage,
    UndoMessage,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from tenka.server.people.visitor import Visitor
    from tenka.server.services import Services
    from tenka.server.tables.submission import Step
    from tenka.server.tables.table import Table

GOODBYES = frozenset({1000, 1001})  # codes with which a page ends its connection itself
CLOSE_PATIENCE = 10.0  # seconds to read that the connection is closed


class Keyed(msgspec.Struct):
    """What a message that cannot be read may still tell."""

    key: str | None = None


_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_key_decoder = msgspec.json.Decoder(Keyed)


async def live(websocket: WebSocket) -> None:
    """Connect somebody to a table for as long as they stay."""
    services: Services = websocket.app.state.services
    with contextlib.ExitStack() as visit:
        try:
            connection = await _admitted(services, websocket, visit)
        except StoreFailure:  # nobody knows whether they may come in: come back later
            await websocket.accept()
            await websocket.close(TOO_SLOW)
            return
        except TenkaError:
            await websocket.close()  # before it is accepted: the same 403 whatever the reason
            return
        await websocket.accept()
        await _stay(connection)


@dataclass(frozen=True)
class Connection:
    """A connection with all that belongs to it."""

    services: Services
    websocket: WebSocket
    table: Table
    socket: Socket
    throttle: Throttle
    visitor: Visitor | None  # as they were when they came


async def _stay(connection: Connection) -> None:
    """Send and listen until one of both sides has had enough; who does not read that we have is not waited for."""
    socket = connection.socket
    sending, listening, ending = (
        asyncio.create_task(each) for each in (_sent(socket), _listening(connection), socket.ended.wait())
    )
    try:
        await asyncio.wait({listening, ending}, return_when=asyncio.FIRST_COMPLETED)
        if socket.closing:
            await asyncio.wait({sending}, timeout=CLOSE_PATIENCE)
    finally:
        connection.table.visits.leave(socket)
        for task in (sending, listening, ending):
            task.cancel()
        await asyncio.gather(sending, listening, ending, return_exceptions=True)


async def _listening(connection: Connection) -> None:
    services, websocket, table, socket = connection.services, connection.websocket, connection.table, connection.socket
    try:
        seat, epoch = table.seat_of(socket.person), services.epoch(socket.person)
        await table.visits.enter(socket, epoch, _seen_version(epoch, websocket, seat), _seen_remark(websocket))
        websocket.scope[TURN].end()
        if socket.session is not None and await services.sessions.visitor(websocket.cookies) is None:
            socket.close(SESSION_ENDED)  # while we were letting it in
        await _listen(connection)
    except Refused:
        socket.close(NO_SUCH_TABLE)
    except TenkaError as error:  # the store fails: come back later
        services.log_failure(error)
        socket.close(TOO_SLOW)


async def _admitted(services: Services, websocket: WebSocket, visit: contextlib.ExitStack) -> Connection:
    """The connection to its table; it counts for its session or, without one, for its address."""
    visitor = await services.sessions.visitor(websocket.cookies)
    address = _address(websocket)
    services.check_rate("sockets", address, None)
    if visitor is not None:
        services.check_rate("sockets-session", address, visitor.session)
    table = await visible_table(services, websocket.path_params["table"], visitor)
    visitor = acting(table, visitor, websocket.query_params.get(AS))
    person, session = (None, None) if visitor is None else (visitor.id, visitor.session)
    throttle: Throttle = websocket.scope[THROTTLE]
    if not visit.enter_context(services.quotas.visit(throttle, address, session)):
        raise Refused(429, "too-many-requests", {"seconds": 60})
    return Connection(services, websocket, table, Socket(websocket.send, person, session), throttle, visitor)


def _address(websocket: WebSocket) -> str:
    return websocket.client.host if websocket.client else ""


async def _sent(socket: Socket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # nobody is there any more
        await socket.run()


def _seen_version(epoch: str, websocket: WebSocket, seat: int | None) -> int | None:
    """What the client has last seen, if it was of this database, by this reader and from this seat."""
    asked, eyes = websocket.query_params, "" if seat is None else str(seat)
    if asked.get("epoch") != epoch or asked.get("seat", eyes) != eyes:
        return None
    return _number(asked.get("version", ""))


def _seen_remark(websocket: WebSocket) -> int:
    return _number(websocket.query_params.get("remark", "")) or 0


def _number(given: str) -> int | None:
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


async def _listen(connection: Connection) -> None:
    while True:
        message = await connection.websocket.receive()
        if message["type"] == "websocket.disconnect":
            connection.socket.parted = message.get("code") in GOODBYES
            return
        if connection.socket.closing:  # it may go on sending without ever reading that its session has ended
            continue
        await _handle(connection, message.get("text") or message.get("bytes") or b"")


async def _handle(connection: Connection, content: str | bytes) -> None:
    """Do what a message asks for; who asks for many moves at once is heard more slowly."""
    try:
        message = _decoder.decode(content)
    except msgspec.ValidationError as error:
        _refuse_garbage(connection, _key_of(content), Error("bad-message", {"where": str(error)[:200]}))
        return
    except (msgspec.DecodeError, ValueError, RecursionError):
        _refuse_garbage(connection, None, Error("bad-json"))
        return
    if isinstance(message, LookMessage):
        connection.table.connections.look(connection.socket, looking=message.looking)
        return
    if isinstance(message, MovesMessage) and len(message.moves) > 1:  # the first is paid for with the message
        await asyncio.sleep(connection.throttle.spend(len(message.moves) - 1))
    try:
        await _dispatch(connection, message)
    except TenkaError as error:
        _refuse(connection.socket, message.key, on_the_wire(error), again=status_of(error) in {429, 503})


def _key_of(content: str | bytes) -> str | None:
    """The key of a message that is otherwise no good."""
    try:
        return _key_decoder.decode(content).key
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


async def _dispatch(connection: Connection, message: MovesMessage | UndoMessage | SayMessage) -> None:
    table, socket = connection.table, connection.socket
    if isinstance(message, MovesMessage | UndoMessage):
        if table.reaction_timer.may_hold(table.seat_of(socket.person)):
            await _hold(connection, message)
        else:
            await _submit(connection, message)
        return
    if socket.person is None:
        raise Refused(403, "not-seated")
    connection.services.check_rate("chat", "", socket.session)
    address, visitor = _address(connection.websocket), connection.visitor
    new = visitor is not None and visitor.is_new_guest
    connection.services.check_talk(address, socket.person, table.row, new_guest=new)
    to = None if message.to is msgspec.UNSET else message.to
    await table.chat.say(socket.person, message.text, message.key, to)
    _push(socket, DoneMessage(message.key))


async def _submit(
    connection: Connection, message: MovesMessage | UndoMessage, on_hold: Callable[[], None] = lambda: None
) -> None:
    steps: list[Step] = [None] if isinstance(message, UndoMessage) else list(message.moves)
    outcome = await connection.table.play(connection.socket.person, steps, message.key, message.decision, on_hold)
    if outcome.repeated:
        _push(connection.socket, DoneMessage(message.key, outcome.version))


async def _hold(connection: Connection, message: MovesMessage | UndoMessage) -> None:
    """Submit what may have to wait for its moment: then other messages go on, and it counts whoever hangs up."""
    held = asyncio.Event()

    async def submit() -> None:
        try:
            await _submit(connection, message, held.set)
        except TenkaError as error:
            _refuse(connection.socket, message.key, on_the_wire(error), again=status_of(error) in {429, 503})

    submitting, holding = connection.services.bot_runner.spawn(submit()), asyncio.create_task(held.wait())
    try:
        await asyncio.wait({submitting, holding}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        holding.cancel()
    if submitting.done():
        submitting.result()


def _refuse_garbage(connection: Connection, key: str | None, error: Error) -> None:
    """Refuse what cannot be read; who sends hardly anything else is sent away."""
    if connection.throttle.bear_garbage():
        _refuse(connection.socket, key, error)
    else:
        connection.socket.close(TOO_MUCH)


def _refuse(socket: Socket, key: str | None, error: Error, *, again: bool = False) -> None:
    _push(socket, RefusedMessage(key, error, again))


def _push(socket: Socket, message: Any) -> None:
    socket.push(msgspec.json.encode(message).decode())


LIVE = WebSocketRoute(f"{TABLE}/live", live)
