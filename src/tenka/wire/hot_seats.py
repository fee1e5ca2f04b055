"""Games of several people at one device."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tenka.wire.people import Name
from tenka.wire.tables import MOST_SEATS, Key


class HotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at one device: a person by a name, or a bot."""

    name: Name | None = None
    bot: str | None = None


class HotSeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of several people at one device, which begins at once."""

    game: str
    seats: Annotated[list[HotSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    pause: bool = True
    key: Key | UnsetType = UNSET


class Device(msgspec.Struct, frozen=True):
    """The seats that one plays at one's own device: what is asked with `as=` one of them is asked by that seat."""

    seats: list[int]
