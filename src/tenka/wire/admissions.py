"""Ways to a seat: invitations by name, asking to be let in, a code to scan, quick match."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tenka.wire.people import Login
from tenka.wire.tables import MOST_SEATS, TableInfo


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall come: the owner of an account by their login or, one of both, a friend by the id of their page."""

    login: Login | UnsetType = UNSET
    friend: Annotated[str, Meta(max_length=22)] | UnsetType = UNSET


class Knock(msgspec.Struct, frozen=True):
    """How far one is from a seat."""

    asked: bool  # whether one has asked to be let in
    invited: bool  # whether one may sit down


class TableInvitation(msgspec.Struct, frozen=True):
    """A table where one is invited to sit down; `by` is null once whoever invited has left us."""

    id: str
    table: TableInfo
    by: str | None


class InvitationList(msgspec.Struct, frozen=True):
    """Where one is invited, the latest first."""

    invitations: list[TableInvitation]


class QrCode(msgspec.Struct, frozen=True):
    """A link, and the code that shows it: a row of squares a text, 1 for the dark ones."""

    link: str
    rows: list[str]


class QuickMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with whoever wants the same."""

    game: str
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    speed: Literal["live", "daily"] = "live"  # in one sitting, or a day for each decision
