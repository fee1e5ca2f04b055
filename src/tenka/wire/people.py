"""Who one is."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

NAME_LENGTH = 40
LOGIN_LENGTH = 60
PASSWORD_LENGTH = 200

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="What others call one.")]
Login = Annotated[
    str, Meta(min_length=3, max_length=LOGIN_LENGTH, description="Whom one logs in as; capitals make no difference.")
]
NewPassword = Annotated[str, Meta(min_length=10, max_length=PASSWORD_LENGTH)]
Password = Annotated[str, Meta(max_length=PASSWORD_LENGTH)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login for the person one already is; without a session also the name of a new person."""

    login: Login
    password: NewPassword
    name: Name | UnsetType = UNSET


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Logging in; `bring` takes along the seats one has had as a guest."""

    login: Annotated[str, Meta(max_length=LOGIN_LENGTH)]
    password: Password
    bring: bool = False


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class PasswordChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; every other session ends."""

    old: Password
    new: NewPassword


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting oneself; an account says its password once more."""

    password: Password | UnsetType = UNSET


class Me(msgspec.Struct, frozen=True):
    """Who one is; all null for somebody without a session."""

    name: str | None = None
    login: str | None = None


class Export(msgspec.Struct, frozen=True):
    """All that is stored about oneself."""

    name: str
    login: str | None
    created: str
    sessions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
