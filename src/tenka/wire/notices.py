"""How one is told what happens while one is away, and the mail address of one's account."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tenka.wire.people import NewPassword, PasskeyAnswer, Password, _Secret

ADDRESS_LENGTH = 254
MOST_CHANNELS = 20

NoticeKind = Literal["turn", "short", "invited", "over", "said"]
ChannelKind = Literal["email", "push", "hook"]
ChannelMode = Literal["once", "digest", "off"]
HookForm = Literal["discord", "slack", "json"]
NoticeLanguage = Literal["en", "de", "it"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="Minutes after midnight, in one's own time zone.")]
Zone = Annotated[str, Meta(max_length=64, description="A time zone of the tz database: `Europe/Rome`.")]
Token = Annotated[str, Meta(max_length=200, description="From the link in a mail.")]
Url = Annotated[str, Meta(max_length=1000)]
Address = Annotated[
    str, Meta(description="A mail address.", max_length=1000, extra_json_schema={"maxLength": ADDRESS_LENGTH})
]


class SilentHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When one is told nothing; it may go beyond midnight."""

    start: Minute
    end: Minute


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language one is told of what, and when."""

    language: NoticeLanguage
    zone: Zone
    silent: SilentHours | None = None
    digest: Minute = 8 * 60
    unwanted: Annotated[list[NoticeKind], Meta(max_length=5)] = []


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The language and time zone of a browser: they count for who has never said any wishes."""

    language: NoticeLanguage
    zone: Zone


class NewPushChannel(_Secret, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A browser's subscription; with `former`, one in place of which it stands: it is used as that was."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    manners: Manners
    former: Url | UnsetType = UNSET


class NewHookChannel(_Secret, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hook"):
    """An address that is called; without a form it is the one that its host wants."""

    url: Url
    manners: Manners
    form: HookForm | UnsetType = UNSET


NewChannel = NewPushChannel | NewHookChannel


class ChannelChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Be told at once, in a digest once a day, or not at all."""

    mode: ChannelMode


class OwnChannel(msgspec.Struct, frozen=True):
    """A way to reach one: `about` is what tells it from others, `broken` why it does not work any more."""

    id: str
    kind: ChannelKind
    mode: ChannelMode
    about: str
    broken: str | None


class NoticeSettings(msgspec.Struct, frozen=True):
    """All about how one is told; `offered` are the ways that this server has."""

    offered: list[ChannelKind]
    push_key: str | None
    address: str | None
    pending: str | None
    channels: list[OwnChannel]
    feed: str | None  # the path of one's feed; null: there is none
    calendar: str | None
    wishes: NoticeWishes | None


class NewAddress(_Secret, frozen=True, forbid_unknown_fields=True):
    """A mail address for one's account; one says one's password or, without one, uses a passkey once more."""

    address: Address
    manners: Manners
    password: Password | UnsetType = UNSET
    answer: PasskeyAnswer | UnsetType = UNSET


class AddressRemoval(_Secret, frozen=True, forbid_unknown_fields=True):
    """Forgetting one's mail address; one says one's password or, without one, uses a passkey once more."""

    password: Password | UnsetType = UNSET
    answer: PasskeyAnswer | UnsetType = UNSET


class Confirmation(_Secret, frozen=True, forbid_unknown_fields=True):
    """The token of a mail that confirms an address."""

    token: Token


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A password is lost; a mail to this address helps, if it is that of an account."""

    address: Address


class Recovery(_Secret, frozen=True, forbid_unknown_fields=True):
    """A new password, by the token of a mail; all sessions end."""

    token: Token
    password: NewPassword
