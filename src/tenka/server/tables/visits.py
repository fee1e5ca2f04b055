"""Who comes to a table: what they see of it, at once or as they missed it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tenka.server.broadcast.connections import news, push
from tenka.server.guard.refused import not_found
from tenka.server.tables import serializing
from tenka.wire.live import ChatMessage, ResumedMessage, WholeMessage
from tenka.wire.tables import Done, Whole

if TYPE_CHECKING:
    from tenka.server.broadcast.chat import TableChat
    from tenka.server.broadcast.shared_messages import SharedMessages
    from tenka.server.broadcast.socket import Socket
    from tenka.server.broadcast.spectators import News
    from tenka.server.tables.standing_orders import StandingOrders
    from tenka.server.tables.stewards import TableStewards
    from tenka.server.tables.table_state import TableState
    from tenka.store.queries.tables.chat import ChatPage
    from tenka.wire.tables import Sight


class Visits:
    """Lets people look at one table, come to it and leave it."""

    def __init__(
        self,
        table: TableState,
        chat: TableChat,
        standing: StandingOrders,
        stewards: TableStewards,
        shared_messages: SharedMessages,
    ) -> None:
        self._table = table
        self._chat = chat
        self._standing = standing
        self._stewards = stewards
        self._shared_messages = shared_messages

    def whole(self, person: str | None, epoch: str) -> Whole:
        """All that somebody may know of the table."""
        seat = self._table.seat_of(person)
        self._table.used = time.monotonic()
        presence = self._table.connections.presence()
        if seat is None and self._table.connections.spectators:  # many look at what many watch
            return Whole(self._shared_messages.info(), epoch, presence, self._shared_messages.sight())
        return Whole(self._table.info(seat), epoch, presence, self._sight(seat))

    def _sight(self, seat: int | None) -> Sight | None:
        return None if self._table.game_session is None else self._table.game_session.sight(seat)

    def done(self, seat: int, version: int, since: int | None) -> Done:
        """What a submission over HTTP is answered with."""
        game_session = self._table.playing()
        rest = None if since is None else game_session.rest(seat, since)
        return Done(version, rest, None if rest else game_session.sight(seat))

    async def enter(self, socket: Socket, epoch: str, version: int | None, remark: int) -> None:
        """Connect somebody, who has seen the game up to a version (None: nothing) and the chat up to a remark.

        Nobody who plays waits for it: what is read is read without the lock, and then greeting somebody and telling
        them all that follows is one step of the loop, between which nothing happens.
        """
        if not self._table.lock.locked():  # else somebody writes, and finds out for everybody
            await self._table.reload()
        page = await self._chat.latest(socket.person)
        if self._table.gone:
            raise not_found()
        socket.seat = self._table.seat_of(socket.person)
        self._table.connections.enter(socket)
        self._greet(socket, epoch, version, remark, page)
        if self._table.behind:  # it was announced when nobody was here yet whom it concerned
            await self._table.reload()

    def _greet(self, socket: Socket, epoch: str, version: int | None, remark: int, page: ChatPage) -> None:
        """Send everything, or to who came back in time what was missed; no remark that is on the page comes again."""
        seat, presence = socket.seat, self._table.connections.presence()
        shared = seat is None
        info = self._shared_messages.info() if shared else self._table.info(seat)
        rest = None if version is None or not _reaches(page, remark) else self._rest(seat, version)
        if rest is None:
            sight = self._shared_messages.sight() if shared else self._sight(seat)
            remarks = self._chat.shown(page)
            push(socket, WholeMessage(info, epoch, presence, sight, remarks, page.earlier))
        else:
            push(socket, ResumedMessage(info, presence))
            if rest.version != rest.since:
                socket.push(rest.text)
            for row in page.rows:
                if row.number > remark:
                    push(socket, ChatMessage(serializing.said(row)))
        socket.last_remark = page.rows[-1].number if page.rows else 0
        self._standing.greet(socket)
        self._stewards.greet(socket)

    def _rest(self, seat: int | None, version: int) -> News | None:
        """What somebody missed since a version; None if that is too long ago."""
        if self._table.game_session is None:
            return None
        if seat is None:
            return self._shared_messages.rest(version)
        rest = self._table.game_session.rest(seat, version)
        return None if rest is None else news(rest)

    def leave(self, socket: Socket) -> None:
        """Disconnect somebody."""
        self._table.connections.leave(socket)
        self._table.used = time.monotonic()
        if not self._table.connections.sockets:
            self._shared_messages.forget()
            self._chat.forget()


def _reaches(page: ChatPage, remark: int) -> bool:
    """Whether a page goes on where somebody has stopped reading."""
    return not page.earlier or page.rows[0].number <= remark + 1
