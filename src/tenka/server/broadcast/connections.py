"""Those who are connected to a table, and what is sent to them: to players at once, to a crowd as it can be done."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from math import inf
from typing import NamedTuple

import msgspec

from tenka.server.broadcast.socket import Socket
from tenka.server.broadcast.spectators import News, Spectators
from tenka.store.ids import now
from tenka.wire.live import FromServer, PresenceMessage, UpdateMessage
from tenka.wire.tables import Presence

A_LOOK = 5_000  # milliseconds that a page is in sight, so that somebody can be said to have seen it
PRESENCE_PAUSE = 1.0  # seconds between two messages about who is here

_encoder = msgspec.json.Encoder()


class Connected(NamedTuple):
    """Who is connected to a process: the seats, how many spectators, and the seats whose page is in sight.

    `parted`: those whose page was in sight last, and went by itself.
    """

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    looking: frozenset[int] = frozenset()
    parted: frozenset[int] = frozenset()


class Connections:
    """All connections to a table with so many seats; `merged` is the one update from a spectators' version to now."""

    def __init__(self, seats: int, merged: Callable[[int], News | None] = lambda _: None) -> None:
        self.sockets: set[Socket] = set()
        self.seated: set[Socket] = set()
        self.spectators = Spectators(merged)
        self.on_change: Callable[[], None] = lambda: None  # called when somebody has come or gone
        self._elsewhere = Connected()  # at other processes
        self._here = Counter[int]()  # connections by seat
        self._parted: set[int] = set()  # the seats whose last page here went by itself
        self.seen: dict[int, int] = {}  # when somebody in a seat turned away of their own accord, and saw all before
        self._seats = seats
        self._aware: Socket | None = None  # who came last and was greeted with those who are here, if nobody else moved
        self._told = -inf  # when presence was last told
        self._telling: asyncio.TimerHandle | None = None

    # Coming and going

    def enter(self, socket: Socket) -> None:
        """Take somebody in, whom the caller greets with `presence`."""
        self.sockets.add(socket)
        self._place(socket)
        self._show_presence(aware=socket)

    def leave(self, socket: Socket) -> None:
        """Let somebody go who may never have been here."""
        if socket in self.sockets:
            self.sockets.discard(socket)
            self._forget_parting(socket)
            if socket.parted and socket.looking:
                self._note_seen(socket)
            self._displace(socket)
            self._show_presence()

    def reseat(self, socket: Socket, seat: int | None) -> None:
        """Take note that somebody has sat down, or got up."""
        if socket.seat is None:
            self.spectators.catch_up(socket)
        self._displace(socket)
        socket.seat = seat
        self._place(socket)
        self._show_presence()

    def _place(self, socket: Socket) -> None:
        if socket.seat is None:
            self.spectators.join(socket)
        else:
            self.seated.add(socket)
            self._here[socket.seat] += 1
            self._forget_parting(socket)

    def _displace(self, socket: Socket) -> None:
        self.spectators.leave(socket)
        if socket.seat is not None:
            self.seated.discard(socket)
            self._here[socket.seat] -= 1

    def close(self, code: int) -> None:
        """Send everybody away."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        for socket in self.sockets:
            socket.close(code)

    # Who is here

    def presence(self) -> Presence:
        """Who is connected, to this process or another."""
        here = self.here()
        seats = here.seats | self._elsewhere.seats
        return Presence(
            [number in seats for number in range(self._seats)], here.spectators + self._elsewhere.spectators
        )

    def here(self) -> Connected:
        """Who is connected to this process."""
        seats = frozenset(seat for seat, count in self._here.items() if count)
        looking = frozenset(socket.seat for socket in self.seated if socket.looking and socket.seat is not None)
        return Connected(seats, len(self.spectators), looking, frozenset(self._parted) - looking)

    def look(self, socket: Socket, *, looking: bool) -> None:
        """Take note of whether somebody has the table in sight."""
        if socket.looking != looking:
            if socket.looking:
                self._note_seen(socket)
            socket.looking, socket.looking_since = looking, now()
            self._forget_parting(socket)
            self.on_change()

    def _note_seen(self, socket: Socket) -> None:
        """Note that somebody has looked until now; not of a page that says right away that it is out of sight."""
        moment = now()
        if socket.seat is not None and moment - socket.looking_since >= A_LOOK:
            self.seen[socket.seat] = moment
            self._parted.add(socket.seat)

    def _forget_parting(self, socket: Socket) -> None:
        """Whoever looks again may be cut off this time."""
        if socket.looking and socket.seat is not None:
            self._parted.discard(socket.seat)

    @property
    def looking_elsewhere(self) -> frozenset[int]:
        """The seats that have the table in sight, connected to other processes."""
        return self._elsewhere.looking

    def elsewhere(self, connected: Connected) -> None:
        """Take note of who is connected to other processes."""
        former, self._elsewhere = self._elsewhere, connected
        self.seen |= dict.fromkeys((former.looking - connected.looking) & connected.parted, now())
        if former._replace(looking=connected.looking, parted=connected.parted) != connected:
            self._tell_soon()

    def _show_presence(self, aware: Socket | None = None) -> None:
        """Tell everybody who is here, but not too often."""
        self.on_change()
        self._tell_soon(aware)

    def _tell_soon(self, aware: Socket | None = None) -> None:
        self._aware = aware
        if self._telling is None:
            loop = asyncio.get_running_loop()
            wait = self._told + PRESENCE_PAUSE - loop.time()
            if wait > 0:
                self._telling = loop.call_later(wait, self._tell_presence)
            else:
                self._tell_presence()

    def _tell_presence(self) -> None:
        self._telling = None
        self._told = asyncio.get_running_loop().time()
        message = PresenceMessage(self.presence())
        self.show(lambda _: message, () if self._aware is None else (self._aware,))

    # What is sent

    def show(
        self,
        message: Callable[[int | None], FromServer],
        but: Collection[Socket] = (),
        to: Collection[int | None] | None = None,
    ) -> None:
        """Tell everybody, or only those in some seats or in none, what is for them; players first."""
        for seat, sockets in self._by_seat():
            if to is None or seat in to:
                text = in_json(message(seat))
                for socket in sockets:
                    if socket not in but:
                        socket.push(text)
        if self.spectators and (to is None or None in to):
            self.spectators.tell(news(message(None)), [socket for socket in but if socket in self.spectators])

    def push(self, socket: Socket, message: FromServer) -> None:
        """Tell one connection something, after all that was told to everybody before."""
        if socket in self.spectators:
            self.spectators.catch_up(socket)
        push(socket, message)

    def _by_seat(self) -> Iterator[tuple[int, list[Socket]]]:
        for seat in range(self._seats):
            if self._here[seat]:
                yield seat, [socket for socket in self.seated if socket.seat == seat]


def push(socket: Socket, message: FromServer) -> None:
    """Tell one connection something."""
    socket.push(in_json(message))


def news(message: FromServer) -> News:
    """A message as spectators are told it."""
    if isinstance(message, UpdateMessage):
        return News(in_json(message), message.since, message.version)
    return News(in_json(message))


def in_json(message: FromServer) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
