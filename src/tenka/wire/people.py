"""Who one is."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tenka.wire.boxes import NewBox
from tenka.wire.tables import Status

NAME_LENGTH = 40
LOGIN_LENGTH = 60
LOGIN_LEAST = 3
PASSWORD_LENGTH = 200
PASSWORD_LEAST = 10

# What one chooses is measured by the server, which refuses it in words of its own: `extra_json_schema` only describes.
Name = Annotated[
    str,
    Meta(
        max_length=4 * NAME_LENGTH,
        description=f"What others call one: up to {NAME_LENGTH} characters, once composed and without spare spaces. "
        "Signs that cannot be seen, turn text around or pile up on a letter are refused.",
        extra_json_schema={"minLength": 1},
    ),
]
Login = Annotated[
    str,
    Meta(
        description="Whom one logs in as, without spaces; capitals make no difference.",
        extra_json_schema={"minLength": LOGIN_LEAST, "maxLength": LOGIN_LENGTH},
    ),
]
NewPassword = Annotated[str, Meta(extra_json_schema={"minLength": PASSWORD_LEAST, "maxLength": PASSWORD_LENGTH})]
Password = Annotated[str, Meta(max_length=PASSWORD_LENGTH)]


class _Secret(msgspec.Struct, frozen=True):
    """Something with a password in it, which nobody shall read in a log."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name


class NewAccount(_Secret, frozen=True, forbid_unknown_fields=True):
    """A login for the person one already is; without a session also the name of a new person."""

    login: Login
    password: NewPassword
    name: Name | UnsetType = UNSET


class Credentials(_Secret, frozen=True, forbid_unknown_fields=True):
    """Logging in; `bring` takes along the seats one has had as a guest."""

    login: Annotated[str, Meta(max_length=LOGIN_LENGTH)]
    password: Password
    bring: bool = False


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class PasswordChange(_Secret, frozen=True, forbid_unknown_fields=True):
    """Another password; every other session ends."""

    old: Password
    new: NewPassword


class Farewell(_Secret, frozen=True, forbid_unknown_fields=True):
    """Deleting oneself; an account says its password once more."""

    password: Password | UnsetType = UNSET


class Me(msgspec.Struct, frozen=True):
    """Who one is; all null for somebody without a session."""

    name: str | None = None
    login: str | None = None


class OwnSession(msgspec.Struct, frozen=True):
    """A browser that knows one."""

    created: str
    seen: str


class OwnMove(msgspec.Struct, frozen=True):
    """A move one made, counted among one's own; null: the last step taken back."""

    number: int
    move: list[str | int] | None
    made: str


class OwnHandover(msgspec.Struct, frozen=True):
    """When one's steward took over or, where `steward` is null, one came back."""

    steward: str | None
    made: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table where one sits, or that one owns, with what one did there."""

    id: str
    game: str
    status: Status
    seat: int | None
    owner: bool
    created: str
    started: str | None
    ended: str | None
    moves: list[OwnMove]
    orders: list[list[str | int]] = []  # the standing orders one has given there
    handovers: list[OwnHandover] = []


class OwnRemark(msgspec.Struct, frozen=True):
    """Something one said; `to` is there only where it was private: the seats it was for."""

    table: str
    number: int
    text: str
    said: str
    to: list[int] | UnsetType = UNSET


class OwnLesson(msgspec.Struct, frozen=True):
    """Where one is in a chapter of a game's course."""

    game: str
    chapter: str
    step: int
    done: list[list[str | int]]
    finished: bool
    changed: str


class Export(msgspec.Struct, frozen=True):
    """All that is stored about oneself."""

    name: str
    login: str | None
    created: str
    sessions: list[OwnSession]
    tables: list[OwnTable]
    chat: list[OwnRemark]
    boxes: list[NewBox] = []
    lessons: list[OwnLesson] = []
