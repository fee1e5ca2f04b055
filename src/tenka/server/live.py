"""A table live: the WebSocket that tells what happens and takes what one does."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from tenka.kernel.errors import TenkaError
from tenka.server.endpoint import ID_LENGTH, TABLE
from tenka.server.guard import Budget
from tenka.server.refused import Refused, not_found, on_the_wire
from tenka.server.socket import SESSION_ENDED, TOO_SLOW, Socket
from tenka.store.failures import StoreFailure
from tenka.wire.errors import Error
from tenka.wire.live import DoneMessage, FromClient, MovesMessage, RefusedMessage, UndoMessage

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from tenka.server.course import Step
    from tenka.server.house import House
    from tenka.server.table import Table

MESSAGES_A_SECOND = 30
MESSAGES_AT_ONCE = 120

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


async def live(websocket: WebSocket) -> None:
    """Connect somebody to a table for as long as they stay."""
    house: House = websocket.app.state.house
    try:
        table, socket = await _admitted(house, websocket)
    except TenkaError:
        await websocket.close()  # before it is accepted: the same 403 whatever the reason
        return
    await websocket.accept()
    sending = asyncio.create_task(_sent(socket))
    try:
        seen = _seen_version(house, websocket, table.seat_of(socket.person))
        await table.enter(socket, house.database.epoch, seen, _seen_remark(websocket))
        if socket.session is not None and await house.doorman.visitor(websocket.cookies) is None:
            socket.close(SESSION_ENDED)  # while we were letting it in
        await _listen(websocket, table, socket, house)
    except TenkaError as error:  # the store fails: come back later
        house.log_failure(error)
        socket.close(TOO_SLOW)
        await sending
    finally:
        table.leave(socket)
        sending.cancel()


async def _admitted(house: House, websocket: WebSocket) -> tuple[Table, Socket]:
    visitor = await house.doorman.visitor(websocket.cookies)
    address = websocket.client.host if websocket.client else ""
    house.check_rate("sockets", address, None)
    if visitor is not None:
        house.check_rate("sockets-session", address, visitor.session)
    id = websocket.path_params["table"]
    if len(id) != ID_LENGTH:
        raise not_found()
    table = await house.hall.table(id)
    if visitor is None:
        return table, Socket(websocket.send, None, None)
    return table, Socket(websocket.send, visitor.id, visitor.session)


async def _sent(socket: Socket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # nobody is there any more
        await socket.run()


def _seen_version(house: House, websocket: WebSocket, seat: int | None) -> int | None:
    """What the client has last seen, if it was of this database and from this seat."""
    asked, eyes = websocket.query_params, "" if seat is None else str(seat)
    if asked.get("epoch") != house.database.epoch or asked.get("seat", eyes) != eyes:
        return None
    return _number(asked.get("version", ""))


def _seen_remark(websocket: WebSocket) -> int:
    return _number(websocket.query_params.get("remark", "")) or 0


def _number(given: str) -> int | None:
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


async def _listen(websocket: WebSocket, table: Table, socket: Socket, house: House) -> None:
    budget = Budget(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if socket.closing:  # it may go on sending without ever reading that its session has ended
            continue
        if house.settings.limits and not budget.spend():
            _refuse(socket, None, Error("too-many-requests", {"seconds": 1}), again=True)
            await asyncio.sleep(1 / MESSAGES_A_SECOND)
            continue
        await _heard(table, socket, house, message.get("text") or message.get("bytes") or b"")


async def _heard(table: Table, socket: Socket, house: House, content: str | bytes) -> None:
    try:
        message = _decoder.decode(content)
    except msgspec.ValidationError as error:
        _refuse(socket, None, Error("bad-message", {"where": str(error)[:200]}))
        return
    except (msgspec.DecodeError, ValueError, RecursionError):
        _refuse(socket, None, Error("bad-json"))
        return
    try:
        await _obey(table, socket, message, house)
    except TenkaError as error:
        _refuse(socket, message.key, on_the_wire(error), again=isinstance(error, StoreFailure))


async def _obey(table: Table, socket: Socket, message: FromClient, house: House) -> None:
    if isinstance(message, MovesMessage | UndoMessage):
        if socket.seat is None:
            raise Refused(403, "not-seated")
        steps: list[Step] = [None] if isinstance(message, UndoMessage) else list(message.moves)
        outcome = await table.submit(socket.seat, steps, message.key, message.decision)
        if outcome.repeated:
            _push(socket, DoneMessage(message.key, outcome.version))
        return
    if socket.person is None:
        raise Refused(403, "not-seated")
    house.check_rate("chat", "", socket.session)
    await table.say(socket.person, message.text, message.key)
    _push(socket, DoneMessage(message.key))


def _refuse(socket: Socket, key: str | None, error: Error, *, again: bool = False) -> None:
    _push(socket, RefusedMessage(key, error, again))


def _push(socket: Socket, message: Any) -> None:
    socket.push(msgspec.json.encode(message).decode())


LIVE = WebSocketRoute(f"{TABLE}/live", live)
