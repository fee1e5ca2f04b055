"""What people may do about others who trouble them."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tenka.wire.tables import REMARK_LENGTH, Seat

Why = Annotated[str, Meta(max_length=REMARK_LENGTH, description="In the words of who reports it; may be empty.")]


class TableReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A remark, by the number that one knows it by, or (by `seat`) the name of who sits there: one of the two."""

    remark: Annotated[int, Meta(ge=1, le=2**31 - 1)] | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    why: Why = ""


class NameReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That somebody's name is one that nobody should have to read."""

    why: Why = ""


class Muted(msgspec.Struct, frozen=True):
    """The seats of those whose remarks one does not wish to read: muted here or elsewhere, or ignored."""

    seats: list[int]
