"""How one is told what happens while one is away: wishes, channels, the feed; and an end to it with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from tenka.kernel.errors import BadInput
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.guard.refused import Refused, not_found
from tenka.server.notices import moments
from tenka.server.notices.channels.hook import HookTarget, form_of
from tenka.server.notices.channels.outgoing import proper_url
from tenka.server.notices.channels.push import PushTarget, proper_target
from tenka.server.notices.writing import account_mail
from tenka.store.ids import new_id, now
from tenka.store.queries.notices import addresses, channels, outbox, wishes
from tenka.store.queries.notices.outbox import NewNotice
from tenka.store.queries.notices.wishes import WishesRow
from tenka.wire import notices as wire
from tenka.wire.notices import NoticeSettings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.store.queries.notices.channels import ChannelRow

FEED = "feed"
NOTICES = "/api/me/notices"
CHANNEL = f"{NOTICES}/channels/{{channel}}"


async def show(call: Call) -> NoticeSettings:
    """All about how somebody is told."""
    offered = call.services.notices.deliveries
    own, address, wished = await call.services.database.read(_all, call.person.id)
    feed = next((each.id for each in own if each.kind == FEED), None)
    return NoticeSettings(
        offered=[kind for kind in ("email", "push", "hook") if kind in offered],
        push_key=call.services.notices.vapid.public if "push" in offered else None,
        address=None if address is None else address.address,
        pending=None if address is None else address.pending,
        channels=[_shown(each) for each in own if _is_shown(each) and (address or each.kind != addresses.EMAIL)],
        feed=None if feed is None else f"/feeds/{feed}/notices.atom",
        calendar=None if feed is None else f"/feeds/{feed}/turns.ics",
        wishes=None if wished is None else _wished(wished),
    )


def _all(
    connection: Connection, person: str
) -> tuple[list[ChannelRow], addresses.MailAddress | None, WishesRow | None]:
    return (
        channels.of_person(connection, person),
        addresses.find(connection, person),
        wishes.find(connection, person),
    )


def _is_shown(row: ChannelRow) -> bool:
    return row.kind != FEED and row.broken != channels.GONE


def _shown(row: ChannelRow) -> wire.OwnChannel:
    """A channel as its owner sees it: the host, and nothing that others could use."""
    about = ""
    if row.kind == "push":
        about = urlsplit(msgspec.json.decode(row.target, type=PushTarget).endpoint).hostname or ""
    elif row.kind == "hook":
        about = urlsplit(msgspec.json.decode(row.target, type=HookTarget).url).hostname or ""
    return wire.OwnChannel(row.id, row.kind, row.mode, about, row.broken)  # type: ignore[arg-type]


def _wished(row: WishesRow) -> wire.NoticeWishes:
    silent = None
    if row.silent_from is not None and row.silent_until is not None:
        silent = wire.SilentHours(row.silent_from, row.silent_until)
    unwanted = [kind for kind in ("turn", "short", "invited", "over", "said") if kind in row.unwanted]
    return wire.NoticeWishes(row.language, row.zone, silent, row.digest, unwanted)  # type: ignore[arg-type]


async def wish(call: Call) -> NoticeSettings:
    """Say in which language one is told of what, and when."""
    asked: wire.NoticeWishes = call.body
    given = WishesRow(
        asked.language,
        _zone(asked.zone),
        None if asked.silent is None else asked.silent.start,
        None if asked.silent is None else asked.silent.end,
        asked.digest,
        frozenset(asked.unwanted),
    )

    def put(connection: Connection) -> None:
        wishes.put(connection, call.person.id, given)
        outbox.look_again(connection, call.person.id, now())

    await call.services.database.write(put)
    return await _changed(call)


def _zone(name: str) -> str:
    if not moments.is_zone(name):
        raise BadInput("unknown-zone")
    return name


def note_manners(connection: Connection, person: str, manners: wire.Manners) -> None:
    """Keep a browser's language and time zone for who has said no wishes yet."""
    if wishes.find(connection, person) is None:
        zone = manners.zone if moments.is_zone(manners.zone) else "UTC"
        wishes.put(connection, person, WishesRow(manners.language, zone))


async def _changed(call: Call) -> NoticeSettings:
    await call.services.notices.subscribers.refresh(call.person.id)
    return await show(call)


# Channels


async def add(call: Call) -> NoticeSettings:
    """Add a way to be reached; the same one is there once."""
    asked: wire.NewChannel = call.body
    me, session = call.person.id, call.person.session
    kind, target = _target(asked)
    if kind not in call.services.notices.deliveries:
        raise Refused(409, "channel-not-offered")
    written = msgspec.json.encode(target).decode()

    def change(connection: Connection) -> None:
        if isinstance(asked, wire.NewPushChannel) and asked.former is not msgspec.UNSET:
            _renew(connection, me, asked.former, written, session)
            return
        if kind == "push" and channels.take_browser(connection, me, written, session):
            return
        channels.forget_gone(connection, me, session)
        own = channels.of_person(connection, me)
        if any(each.kind == kind and each.target == written for each in own):
            return
        if len(own) >= wire.MOST_CHANNELS:
            raise Refused(409, "too-many-channels", {"most": wire.MOST_CHANNELS})
        channels.add(connection, me, kind, written, session=session if kind == "push" else None)
        note_manners(connection, me, asked.manners)

    await call.services.database.write(change)
    return await _changed(call)


def _renew(connection: Connection, me: str, former: str, written: str, session: str) -> None:
    """Reach a browser by its new subscription, where it was to be reached by the former one."""
    known = channels.take_browser(connection, me, written, session)
    for each in channels.of_person(connection, me, "push"):
        if msgspec.json.decode(each.target, type=PushTarget).endpoint != former or each.target == written:
            continue
        if known:
            channels.remove(connection, each.id)
        else:
            channels.renew_browser(connection, each.id, written, session)


def _target(asked: wire.NewChannel) -> tuple[str, PushTarget | HookTarget]:
    if isinstance(asked, wire.NewPushChannel):
        return "push", proper_target(PushTarget(asked.endpoint, asked.p256dh, asked.auth))
    form = form_of(asked.url) if asked.form is msgspec.UNSET else asked.form
    return "hook", HookTarget(proper_url(asked.url), form)


def _own(connection: Connection, call: Call) -> ChannelRow:
    """The channel that the path names; somebody else's is as good as none, and a feed has no other names."""
    found = channels.find(connection, call.path["channel"])
    if found is None or found.person != call.person.id or found.kind == FEED:
        raise not_found()
    return found


async def change(call: Call) -> NoticeSettings:
    """Be told at once, in a digest, or not at all."""

    def changed(connection: Connection) -> None:
        channels.set_mode(connection, _own(connection, call).id, call.body.mode)
        outbox.look_again(connection, call.person.id, now())

    await call.services.database.write(changed)
    return await _changed(call)


async def remove(call: Call) -> NoticeSettings:
    """Take a way to be reached away; an account's mail is only switched off here."""

    def removed(connection: Connection) -> None:
        found = _own(connection, call)
        if found.kind == addresses.EMAIL:
            channels.set_mode(connection, found.id, "off")
        else:
            channels.remove(connection, found.id)

    await call.services.database.write(removed)
    return await _changed(call)


async def try_out(call: Call) -> None:
    """Send a test message."""
    call.services.check_rate("mail", call.person.id, None)

    def tried(connection: Connection) -> None:
        found = _own(connection, call)
        test = NewNotice(found.person, account_mail.TEST, None, f"test:{new_id()}")
        outbox.add_to(connection, found.id, test, now())

    await call.services.database.write(tried)


# The feed


async def open_feed(call: Call) -> NoticeSettings:
    """Give one's feed and calendar a secret address, or another one: the last one is worth nothing then."""
    me = call.person.id

    def opened(connection: Connection) -> None:
        _close(connection, me)
        channels.add(connection, me, FEED)

    await call.services.database.write(opened)
    return await _changed(call)


async def close_feed(call: Call) -> NoticeSettings:
    """Have no feed and no calendar any more."""
    await call.services.database.write(_close, call.person.id)
    return await _changed(call)


def _close(connection: Connection, me: str) -> None:
    for each in channels.of_person(connection, me, FEED):
        channels.remove(connection, each.id)


# Unsubscribing


async def unsubscribe(call: Call) -> None:
    """Switch the channel off that a message came by."""
    id = call.services.notices.unsubscribing.channel(call.path["token"])

    def switched_off(connection: Connection) -> str | None:
        found = None if id is None else channels.find(connection, id)
        if found is None:
            return None
        channels.set_mode(connection, found.id, "off")
        return found.person

    person = await call.services.database.write(switched_off)
    if person is None:
        raise not_found()
    await call.services.notices.subscribers.refresh(person)


NOTICING = (
    Endpoint(
        *("GET", NOTICES, "readNotices", "How one is told what happens while one is away.", show, NoticeSettings),
    ),
    Endpoint(
        *("PUT", f"{NOTICES}/wishes", "wish", "Say in which language one is told of what, and when."),
        *(wish, NoticeSettings, wire.NoticeWishes),
        rate="notices",
    ),
    Endpoint(
        *("POST", f"{NOTICES}/channels", "addChannel", "Add a way to be reached.", add, NoticeSettings),
        wire.NewChannel,
        refusals=(409,),
        rate="notices",
    ),
    Endpoint(
        *("PATCH", CHANNEL, "changeChannel", "Be told at once, in a digest, or not at all.", change, NoticeSettings),
        wire.ChannelChange,
        refusals=(404,),
        rate="notices",
    ),
    Endpoint(
        *("DELETE", CHANNEL, "removeChannel", "Take a way to be reached away.", remove, NoticeSettings),
        refusals=(404,),
        rate="notices",
    ),
    Endpoint(
        *("POST", f"{CHANNEL}/test", "tryChannel", "Send a test message.", try_out, None),
        refusals=(404,),
        rate="notices",
    ),
    Endpoint(
        *("PUT", f"{NOTICES}/feed", "openFeed", "Give one's feed and calendar a new secret address."),
        *(open_feed, NoticeSettings),
        rate="notices",
    ),
    Endpoint(
        *("DELETE", f"{NOTICES}/feed", "closeFeed", "Have no feed and no calendar any more."),
        *(close_feed, NoticeSettings),
        rate="notices",
    ),
)

# Not among what programs are told of: mail services post there for their readers, and browsers get a page of ours.
ONE_CLICK = Endpoint(
    *("POST", "/unsubscribe/{token}", "unsubscribe", "Switch the channel off that a message came by (RFC 8058)."),
    *(unsubscribe, None),
    who="anybody",
    refusals=(404,),
)
