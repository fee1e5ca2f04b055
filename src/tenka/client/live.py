"""A table live: what one sees is kept up to date, and what one does is sent until it is answered."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus, WebSocketException

from tenka.client.refusal import ConnectionLost, RefusedError
from tenka.wire.changes import changed
from tenka.wire.live import (
    Answerer,
    AnsweringMessage,
    ChatMessage,
    DoneMessage,
    FromServer,
    MovesMessage,
    OrdersMessage,
    PresenceMessage,
    RefusedMessage,
    ResumedMessage,
    SayMessage,
    SightMessage,
    StewardsMessage,
    TableMessage,
    UndoMessage,
    UpdateMessage,
    WholeMessage,
)
from tenka.wire.tables import Handover, Presence, Remark, Sight, TableInfo

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds before another try to connect
FORBIDDEN = 403
UNKNOWN = {1008, 4404}  # closed for good

_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Live:
    """One's own picture of a table; use it as `async with`."""

    table: TableInfo
    presence: Presence

    def __init__(self, url: str, cookie: str, patience: float) -> None:
        self.sight: Sight | None = None
        self.remarks: list[Remark] = []
        self.earlier = False  # whether there were others before: `Client.chat` with `before` the first one's number
        self.orders: list[list[str | int]] = []  # one's own, in force
        self.answering: Answerer | None = None  # by whom a window will be answered for one
        self.handovers: list[Handover] = []  # when stewards took over, and when people came back
        self.epoch = ""
        self.resumed = 0  # how often it came back and got only the rest
        self._url = url
        self._headers = {"Cookie": cookie} if cookie else {}
        self._patience = patience
        self._connection: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._unanswered: dict[str, str] = {}  # by key, to be sent again after a break
        self._changed = asyncio.Event()
        self._greeted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._tries = 0
        self._lost = 0.0  # when the connection was last there

    # What one sees

    @property
    def view(self) -> dict[str, Any]:
        """All that one may know; empty before the game starts."""
        return {} if self.sight is None else self.sight.view

    @property
    def legal(self) -> list[Any]:
        """The moves that carry the game forward for one's seat."""
        return [] if self.sight is None else self.sight.legal

    @property
    def edits(self) -> list[Any]:
        """The ways to rearrange one's own unfinished steps."""
        return [] if self.sight is None else self.sight.edits

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.get("result") is not None

    async def news(self) -> None:
        """Wait until anything changes."""
        self._changed.clear()
        await self._or_end(self._changed.wait())

    # What one does

    async def play(self, *moves: Sequence[str | int], key: str | None = None) -> None:
        """Make moves, all of them or none; return once they are saved and seen."""
        decision = self._decision()
        await self._submit(MovesMessage([list(move) for move in moves], decision, key or _new_key()))

    async def undo(self) -> None:
        """Take back one's last step."""
        await self._submit(UndoMessage(self._decision(), _new_key()))

    async def say(self, text: str, to: Sequence[int] | None = None) -> None:
        """Say something to the table, or only `to` the people in some seats."""
        await self._submit(SayMessage(text, _new_key(), msgspec.UNSET if to is None else list(to)))

    def _decision(self) -> int:
        return 0 if self.sight is None or self.sight.decision is None else self.sight.decision

    async def _submit(self, message: MovesMessage | UndoMessage | SayMessage) -> None:
        text = msgspec.json.encode(message).decode()
        answer = self._answers[message.key] = asyncio.get_running_loop().create_future()
        self._unanswered[message.key] = text
        try:
            if self._connection is not None:
                with contextlib.suppress(ConnectionClosed):  # it is sent again as soon as we are back
                    await self._connection.send(text)
            await self._or_end(answer)
        finally:
            del self._answers[message.key], self._unanswered[message.key]

    async def _or_end(self, awaited: Any) -> None:
        """Wait for something, or for the connection to be lost for good."""
        assert self._task is not None
        waiting = asyncio.ensure_future(awaited)
        try:
            await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                waiting.result()
                return
        finally:
            waiting.cancel()
        self._task.result()
        raise ConnectionLost

    # The connection

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        try:
            await self._or_end(self._greeted.wait())
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay_connected(self) -> None:
        """Come back whenever the connection is lost, for as long as patience lasts."""
        clock = asyncio.get_running_loop().time
        self._lost = clock()
        while True:
            try:
                async with connect(
                    self._address(), additional_headers=self._headers, proxy=None, max_size=None
                ) as found:
                    await self._listen(found)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in UNKNOWN:
                    raise ConnectionLost(error.rcvd.code) from None
            except InvalidStatus as error:
                refused = error.response.status_code == FORBIDDEN
                if refused and not self._greeted.is_set():  # no such table, or not for us
                    raise ConnectionLost(FORBIDDEN) from None
            except (OSError, WebSocketException):
                pass  # it cannot be reached now
            finally:
                if self._connection is not None:
                    self._lost, self._tries = clock(), 0
                self._connection = None
            if clock() - self._lost > self._patience:
                raise ConnectionLost
            await asyncio.sleep(PAUSES[min(self._tries, len(PAUSES) - 1)])
            self._tries += 1

    def _address(self) -> str:
        """The table's address, with what one has seen."""
        if not self._greeted.is_set() or self.sight is None:
            return self._url
        last = self.remarks[-1].number if self.remarks else 0
        seat = "" if self.sight.seat is None else self.sight.seat
        seen = {"epoch": self.epoch, "seat": seat, "version": self.sight.version, "remark": last}
        return f"{self._url}?{urlencode(seen)}"

    async def _listen(self, connection: ClientConnection) -> None:
        self._take(_decoder.decode(await connection.recv()))
        self._connection = connection
        self._greeted.set()
        for text in list(self._unanswered.values()):
            await connection.send(text)
        while True:
            self._take(_decoder.decode(await connection.recv()))

    # What one is told

    def _take(self, message: FromServer) -> None:
        match message:
            case UpdateMessage():
                self._update(message)
            case WholeMessage():
                self.table, self.presence, self.sight = message.table, message.presence, message.sight
                self.epoch, self.remarks, self.handovers = message.epoch, list(message.remarks), []
                self.earlier = message.earlier
            case ResumedMessage():
                self.table, self.presence = message.table, message.presence
                self.resumed += 1
            case SightMessage():
                self.sight = message.sight
            case ChatMessage():
                self._hear(message.remark)
            case DoneMessage():
                self._answered(message.key)
            case RefusedMessage():
                self._answered(message.key, RefusedError(message.error, again=message.again))
            case _:
                self._take_around(message)
        self._changed.set()

    def _take_around(self, message: FromServer) -> None:
        """Take what is told of the table around its game."""
        match message:
            case TableMessage():
                self.table = message.table
            case PresenceMessage():
                self.presence = message.presence
            case OrdersMessage():
                self.orders = message.orders
            case AnsweringMessage():
                self.answering = message.by
            case StewardsMessage():
                self.handovers = message.handovers

    def _hear(self, remark: Remark) -> None:
        if all(each.number != remark.number for each in self.remarks):
            self.remarks = sorted([*self.remarks, remark], key=lambda each: each.number)

    def _update(self, update: UpdateMessage) -> None:
        sight = self.sight
        if sight is None or update.version <= sight.version:
            return
        if update.since != sight.version:  # should that ever be: begin anew
            self.sight = None
            raise ConnectionClosedError(None, None)
        events = [*sight.view["events"][: update.kept], *update.events]
        view = {**changed(sight.view, update.changes), "events": events}
        self.sight = Sight(
            sight.seat,
            update.version,
            view,
            sight.decision if update.decision is msgspec.UNSET else update.decision,
            sight.legal if update.legal is msgspec.UNSET else update.legal,
            sight.edits if update.edits is msgspec.UNSET else update.edits,
            sight.can_undo if update.can_undo is msgspec.UNSET else update.can_undo,
        )
        if update.key is not msgspec.UNSET:
            self._answered(update.key)

    def _answered(self, key: str | None, refused: RefusedError | None = None) -> None:
        if key is None:  # it could not even be read: answers come in order, so it was the oldest
            key = next(iter(self._answers), "")
        answer = self._answers.get(key)
        if answer is None or answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)


def _new_key() -> str:
    return secrets.token_urlsafe(12)
