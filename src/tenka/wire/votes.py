"""Asking the others at a table, and answering."""

import msgspec
from msgspec import UNSET, UnsetType

from tenka.wire.tables import Heir, Key, Seat, VoteKind


class NewVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question; `about` and `heir` are for replacing somebody. The clock alone asks whether a bot shall stand in."""

    kind: VoteKind
    about: Seat | None = None
    heir: Heir | None = None
    key: Key | UnsetType = UNSET  # with the same one again the same vote is found


class Voice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer; it cannot be changed."""

    yes: bool
