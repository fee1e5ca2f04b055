"""What a table's WebSocket promises beyond the types of its messages."""

import msgspec

from tenka.server.broadcast.socket import GOING_AWAY, NO_SUCH_TABLE, SESSION_ENDED, TOO_SLOW
from tenka.server.endpoints.tables.live import LIVE
from tenka.wire.live import (
    DoneMessage,
    LookMessage,
    MovesMessage,
    RefusedMessage,
    SayMessage,
    UndoMessage,
    UpdateMessage,
)

Message = type[msgspec.Struct]

ADDRESS = LIVE.path

QUERY: dict[str, tuple[type, str]] = {
    "epoch": (str, "The `epoch` of the last `whole` message, one for each person; another one means: restored."),
    "seat": (str, "The seat from which that was seen, empty for a spectator; another one is shown everything anew."),
    "version": (int, "The version of the game one has last seen, from a `sight` or an `update`."),
    "remark": (int, "The number of the last remark one has seen."),
}

ANSWERS: dict[Message, tuple[Message, ...]] = {
    MovesMessage: (UpdateMessage, DoneMessage, RefusedMessage),
    UndoMessage: (UpdateMessage, DoneMessage, RefusedMessage),
    SayMessage: (DoneMessage, RefusedMessage),
    LookMessage: (RefusedMessage,),
}

CLOSE_CODES = {
    GOING_AWAY: "the server is going away: come back in a moment, with what one has last seen",
    SESSION_ENDED: "the session has ended, or far too much was sent",
    1009: "a message was too large",
    1011: "something failed that should not have",
    TOO_SLOW: "messages were read too slowly, or the store is not to be reached: come back later",
    NO_SUCH_TABLE: "there is no such table any more",
}

PROMISES = """\
Everybody who knows a table's address may listen as a spectator; the session's cookie makes somebody the person who
sits there. A browser's `Origin` must be the server's own; programs send none. A handshake that fails is answered with
HTTP status 403, whatever the reason: a foreign origin, a table that does not exist, too many connections.

Who comes back says in the query what was last seen. The first message is then `resumed`, followed by one `update` with
all that was missed in the game, if anything, and by the remarks that were missed. Without a query, or if that is too
long ago, the first message is `whole`, with the remarks that were missed.

A submission (`moves` or `undo`) has a `key` and names the `decision` it was made for. Its sender is answered with an
`update` that holds its `key`; with `done`, if the same key had been carried out before; or with `refused`, and then
nothing has changed. After a lost connection the same submission may be sent again with the same key: it is never
carried out twice. A remark (`say`) is answered with `done` or `refused`, and told to everybody as `chat`. With `to` it
is private: told to the people in those seats and to the speaker, and to nobody else, who cannot even tell that
something was said. Bots cannot be spoken to. What cannot be read is `refused` with a `key` of null.

What is told is on disk. Updates come in the order of their versions and without a gap: `since` is the version one has.
Submissions of one connection are carried out in the order they were sent, but for answers in a window of the game, a
decision that `pass` declines: what others would see of them waits for the window's moment, unacknowledged, a few
seconds at most, so that nobody can tell it from an answer that a standing order gives. One's own orders come as
`orders` and go to nobody else; they are given over HTTP. Whether such an answer is to come, one's own or an order's, is
told to oneself alone as `answering`. Remarks come in the order of their numbers, which count for each reader what was
said to them.

The server closes with:
"""


def rules() -> str:
    """The promises in words, in Markdown."""
    return PROMISES + "\n" + "\n".join(f"- `{code}`: {why}" for code, why in CLOSE_CODES.items())
