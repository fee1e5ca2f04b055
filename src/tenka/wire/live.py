"""The messages of a table's WebSocket, each with its `type`."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from tenka.wire import tables
from tenka.wire.errors import Error
from tenka.wire.tables import Key, Presence, Remark, Sight, TableInfo

Answerer = Literal["self", "order", "pass"]
TimeEvent = Literal["overtime", "lapsed"]

# From the server


class WholeMessage(tables.Whole, frozen=True, tag="whole"):
    """First of all, and whenever the sender has seen too little: everything, the latest remarks included."""

    remarks: list[Remark]
    earlier: bool = False  # whether there were remarks before these: `GET …/chat?before=` the first one's number


class ResumedMessage(msgspec.Struct, frozen=True, tag="resumed"):
    """First of all for somebody who came back in time: only what may have changed aside from the game."""

    table: TableInfo
    presence: Presence


class SightMessage(msgspec.Struct, frozen=True, tag="sight"):
    """All that one sees of the game: when it starts, from another seat, or after too much was missed."""

    sight: Sight


class UpdateMessage(tables.Update, frozen=True, tag="update", omit_defaults=True):
    """What changed in the game."""


class DoneMessage(msgspec.Struct, frozen=True, tag="done"):
    """A remark was said, or a submission had been carried out before and nothing was done again."""

    key: str
    version: int | None = None  # of the game, with the submission in it


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused"):
    """A submission was refused; nothing has changed. `again` says that the same may succeed later."""

    key: str | None
    error: Error
    again: bool = False


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """The table changed: who sits there, whether it runs, where it goes on."""

    table: TableInfo


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something; what is private comes only to those who are in."""

    remark: Remark


class PresenceMessage(msgspec.Struct, frozen=True, tag="presence"):
    """Somebody came or went; at most once a second, for all who did."""

    presence: Presence


class OrdersMessage(tables.Orders, frozen=True, tag="orders"):
    """Whenever they change, and after the first message, in games that have any."""


class StewardsMessage(tables.Stewards, frozen=True, tag="stewards"):
    """Whenever a steward takes over or somebody comes back, and after the first message, if there was any."""


class AnsweringMessage(msgspec.Struct, frozen=True, tag="answering"):
    """By whom a window will be answered for one's seat, at its moment; whenever that changes, to oneself alone.

    `self`: one's own answer waits; `order`: a standing order answers; `pass`: nothing else can be said.
    """

    by: Answerer | None


class TimeMessage(msgspec.Struct, frozen=True, tag="time"):
    """To whoever's time has run out, alone: a few seconds more (`overtime`), or the rules reacted for them."""

    what: TimeEvent


FromServer = (
    WholeMessage
    | ResumedMessage
    | SightMessage
    | UpdateMessage
    | DoneMessage
    | RefusedMessage
    | TableMessage
    | ChatMessage
    | PresenceMessage
    | OrdersMessage
    | AnsweringMessage
    | StewardsMessage
    | TimeMessage
)


# From the client


class MovesMessage(msgspec.Struct, frozen=True, tag="moves", forbid_unknown_fields=True):
    """Moves of the own seat, all of them or none."""

    moves: tables.MoveList
    decision: int
    key: Key


class UndoMessage(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """The own last step taken back."""

    decision: int
    key: Key


class SayMessage(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Something said to the table or, with `to`, to the people in these seats alone."""

    text: tables.Text
    key: Key
    to: tables.Seats | UnsetType = UNSET


class LookMessage(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Whether somebody looks at the table; who has it open behind something else wishes to be told of their turn."""

    looking: bool


FromClient = MovesMessage | UndoMessage | SayMessage | LookMessage
