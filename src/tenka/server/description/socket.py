"""What a table's WebSocket promises beyond the types of its messages."""

import msgspec

from tenka.wire.live import (
    ChatMessage,
    DoneMessage,
    MovesMessage,
    RefusedMessage,
    SayMessage,
    UndoMessage,
    UpdateMessage,
)

Message = type[msgspec.Struct]

ADDRESS = "/api/tables/{table}/live"

QUERY: dict[str, tuple[type, str]] = {
    "epoch": (str, "The `epoch` of the last `whole` message; another one means that the table was restored."),
    "version": (int, "The version of the game one has last seen, from a `sight` or an `update`."),
    "remark": (int, "The number of the last remark one has seen."),
}

ANSWERS: dict[Message, tuple[Message, ...]] = {
    MovesMessage: (UpdateMessage, DoneMessage, RefusedMessage),
    UndoMessage: (UpdateMessage, DoneMessage, RefusedMessage),
    SayMessage: (ChatMessage, RefusedMessage),
}

CLOSE_CODES = {
    1001: "the server is going away: come back in a moment, with what one has last seen",
    1008: "the session has ended",
    1009: "a message was too large",
    1013: "the connection was read too slowly, or there is too much to do: try again later",
    4404: "there is no such table any more",
}

PROMISES = """\
Everybody who knows a table's address may listen as a spectator; the session's cookie makes somebody the person who
sits there. A browser's `Origin` must be the server's own; programs send none. A handshake that fails is answered by
HTTP: 403 for a foreign origin, 404 for a table that does not exist.

Who comes back says in the query what was last seen. The first message is then `resumed`, followed by one `update` with
all that was missed in the game, if anything, and by the remarks that were missed. Without a query, or if that is too
long ago, the first message is `whole`.

A submission (`moves` or `undo`) has a `key` and names the `decision` it was made for. Its sender is answered with an
`update` that holds its `key`; with `done`, if the same key had been carried out before; or with `refused`, and then
nothing has changed. After a lost connection the same submission may be sent again with the same key: it is never
carried out twice.

What is told is on disk. Updates come in the order of their versions and without a gap: `since` is the version one has.
Submissions of one connection are carried out in the order they were sent. Remarks come in the order of their numbers.

The server closes with:
"""


def rules() -> str:
    """The promises in words, in Markdown."""
    return PROMISES + "\n" + "\n".join(f"- `{code}`: {why}" for code, why in CLOSE_CODES.items())
