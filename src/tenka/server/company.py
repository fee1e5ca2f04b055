"""Those who are connected to a table, and what is sent to them."""

from collections.abc import Callable, Iterable

import msgspec

from tenka.server.socket import Socket
from tenka.wire.live import FromServer, PresenceMessage
from tenka.wire.tables import Presence

_encoder = msgspec.json.Encoder()


class Company:
    """All connections to a table with so many seats."""

    def __init__(self, seats: int) -> None:
        self.sockets: set[Socket] = set()
        self._seats = seats

    def presence(self) -> Presence:
        """Who is connected."""
        here = {socket.seat for socket in self.sockets}
        watching = sum(socket.seat is None for socket in self.sockets)
        return Presence([number in here for number in range(self._seats)], watching)

    def show_presence(self, but: Socket | None = None) -> None:
        """Tell everybody who is here."""
        message = PresenceMessage(self.presence())
        self.show(lambda _: message, (socket for socket in self.sockets if socket is not but))

    def show(self, message: Callable[[int | None], FromServer], to: Iterable[Socket] | None = None) -> None:
        """Tell everybody, or some, what is for those in their seat, or in none."""
        encoded: dict[int | None, str] = {}
        for socket in self.sockets if to is None else to:
            if socket.seat not in encoded:
                encoded[socket.seat] = in_json(message(socket.seat))
            socket.push(encoded[socket.seat])

    def close(self, code: int) -> None:
        """Send everybody away."""
        for socket in self.sockets:
            socket.close(code)


def push(socket: Socket, message: FromServer) -> None:
    """Tell one connection something."""
    socket.push(in_json(message))


def in_json(message: FromServer) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
