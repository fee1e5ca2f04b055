"""Who one is."""

from typing import Annotated, Any

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


PasskeyName = Annotated[str, Meta(max_length=4 * NAME_LENGTH, description="What one calls it, for oneself alone.")]
PasskeyAnswer = Annotated[
    dict[str, Any],
    Meta(
        description="What the browser answered, in WebAuthn's JSON form: a `RegistrationResponseJSON` where a "
        "passkey is made, an `AuthenticationResponseJSON` where it is used."
    ),
]


class PasskeyWish(_Secret, frozen=True, forbid_unknown_fields=True):
    """Making a passkey; a guest says as whom they will log in.

    An account says its password or, where it has none, uses a passkey it has.
    """

    login: Login | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    answer: PasskeyAnswer | UnsetType = UNSET


class NewPasskey(_Secret, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made for one's account."""

    name: PasskeyName
    answer: PasskeyAnswer


class NewPasskeyAccount(_Secret, frozen=True, forbid_unknown_fields=True):
    """An account of the guest one is, with a passkey instead of a password."""

    login: Login
    name: PasskeyName
    answer: PasskeyAnswer


class PasskeyCredentials(_Secret, frozen=True, forbid_unknown_fields=True):
    """Logging in with a passkey; `bring` takes along the seats one has had as a guest."""

    answer: PasskeyAnswer
    bring: bool = False


class PasskeyRename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a passkey."""

    name: PasskeyName


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser is to be asked, in WebAuthn's JSON form; good for five minutes and one answer."""

    options: dict[str, Any]


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of one's own."""

    id: str
    name: str
    created: str
    used: str | None


class PasskeyList(msgspec.Struct, frozen=True):
    """One's passkeys, the oldest first, and whether one has a password beside them."""

    passkeys: list[PasskeyInfo]
    password: bool


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class PasswordChange(_Secret, frozen=True, forbid_unknown_fields=True):
    """Another password, or a first one beside passkeys; every other session ends.

    Who has one says the old one; who has none uses a passkey once more.
    """

    new: NewPassword
    old: Password | UnsetType = UNSET
    answer: PasskeyAnswer | UnsetType = UNSET


class Farewell(_Secret, frozen=True, forbid_unknown_fields=True):
    """Deleting oneself; an account says its password or, where it has none, uses a passkey once more."""

    password: Password | UnsetType = UNSET
    answer: PasskeyAnswer | UnsetType = UNSET


class Me(msgspec.Struct, frozen=True):
    """Who one is; all null for somebody without a session."""

    name: str | None = None
    login: str | None = None


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser that knows one: what it is, as far as it told, and when it was last used, to the hour."""

    id: str
    created: str
    seen: str
    browser: str | None
    system: str | None
    this: bool  # whether it is the one that asks


class SessionList(msgspec.Struct, frozen=True):
    """Where one is logged in, the session that was used last first."""

    sessions: list[SessionInfo]


class OwnSession(msgspec.Struct, frozen=True):
    """A browser that knows one."""

    created: str
    seen: str
    browser: str | None = None
    system: str | None = None


class OwnPasskey(msgspec.Struct, frozen=True):
    """A passkey: its public half."""

    name: str
    public_key: str
    created: str
    used: str | None


class OwnStrength(msgspec.Struct, frozen=True):
    """A rating after a game, as it is kept."""

    mu: float
    sigma: float
    made: str


class OwnRating(msgspec.Struct, frozen=True):
    """A rating as it is kept, with what each game made of it."""

    game: str
    mu: float
    sigma: float
    games: int
    changes: list[OwnStrength]


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


class ExportedChannel(msgspec.Struct, frozen=True):
    """A way to reach one; of a feed the secret in its address is left out."""

    kind: str
    mode: str
    target: str


class ExportedWishes(msgspec.Struct, frozen=True):
    """How one wishes to be told; times are minutes after midnight."""

    language: str
    zone: str
    silent_from: int | None
    silent_until: int | None
    digest: int
    unwanted: list[str]


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
    channels: list[ExportedChannel] = []
    address: str | None = None
    pending_address: str | None = None
    wishes: ExportedWishes | None = None
    passkeys: list[OwnPasskey] = []
    friends: list[str] = []
    asked: list[str] = []
    ignored: list[str] = []
    ratings: list[OwnRating] = []
    profile: dict[str, Any] = {}
