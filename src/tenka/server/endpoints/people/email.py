"""The mail address of an account: given, confirmed, forgotten; and a new password by mail."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tenka.server.endpoints.endpoint import Call, Endpoint, Reply
from tenka.server.endpoints.people.accounts import proven, told
from tenka.server.endpoints.people.notices import note_manners, show
from tenka.server.guard.refused import Refused
from tenka.server.notices.mail_addresses import proper_address
from tenka.server.notices.tokens import confirm_since, recover_since, stored
from tenka.server.notices.writing import account_mail
from tenka.server.people.devices import device
from tenka.server.people.passwords import proper_password
from tenka.store.ids import new_id, now
from tenka.store.queries.notices import addresses, channels, outbox
from tenka.store.queries.notices.outbox import NewNotice
from tenka.store.queries.people import people, sessions
from tenka.wire import notices as wire
from tenka.wire.people import Me

if TYPE_CHECKING:
    from sqlalchemy import Connection

EMAIL = "/api/me/email"
ANSWERED_AFTER = 0.25  # seconds, in which whatever is to be written is written


async def give(call: Call) -> wire.NoticeSettings:
    """Give one's account a mail address, which counts once it is confirmed."""
    me = call.person
    _offered(call)
    if me.login is None:
        raise Refused(409, "no-account")
    address = proper_address(call.body.address)
    await proven(call, call.body.password)
    call.services.check_rate("mail", me.id, None)
    call.services.check_rate("confirming-mail", addresses.folded(address), None)

    def change(connection: Connection) -> None:
        note_manners(connection, me.id, call.body.manners)
        known = addresses.find(connection, me.id)
        if known is not None and known.address == address:
            addresses.drop_pending(connection, me.id)
            return
        channel = addresses.propose(connection, me.id, address)
        confirm = NewNotice(me.id, addresses.CONFIRM, None, f"confirm:{new_id()}", {"address": address})
        outbox.add_to(connection, channel, confirm, now())

    await call.services.database.write(change)
    return await show(call)


def _offered(call: Call) -> None:
    if "email" not in call.services.notices.deliveries:
        raise Refused(409, "channel-not-offered")


async def forget(call: Call) -> wire.NoticeSettings:
    """Forget one's mail address, which is told once more."""
    me = call.person.id
    await proven(call, call.body.password)

    def change(connection: Connection) -> None:
        for former, channel in addresses.remove(connection, me):
            removed = NewNotice(me, account_mail.REMOVED, None, f"removed:{new_id()}", {"address": former})
            outbox.add_to(connection, channel, removed, now())

    await call.services.database.write(change)
    await call.services.notices.subscribers.refresh(call.person.id)
    return await show(call)


async def confirm(call: Call) -> None:
    """Confirm an address; the one before is told."""

    def change(connection: Connection) -> str:
        former = addresses.by_token(connection, stored(call.body.token))
        who = addresses.confirm(connection, stored(call.body.token), confirm_since())
        if former is not None:
            moved = NewNotice(who, account_mail.MOVED, None, f"moved:{new_id()}", {"address": former})
            for each in channels.of_person(connection, who, addresses.EMAIL):
                outbox.add_to(connection, each.id, moved, now())
        return who

    with told():
        who = await call.services.database.write(change)
    await call.services.notices.subscribers.refresh(who)


async def ask(call: Call) -> None:
    """Ask for a new password; the answer, and how long it takes, is the same whether or not anybody has the address."""
    _offered(call)
    address = proper_address(call.body.address)
    call.services.check_rate("recovery-mail", addresses.folded(address), None)

    def change(connection: Connection) -> None:
        for who, channel in addresses.accounts_at(connection, address):
            recover = NewNotice(who, addresses.RECOVER, None, f"recover:{new_id()}")
            outbox.add_to(connection, channel, recover, now())

    await asyncio.gather(call.services.database.write(change), asyncio.sleep(ANSWERED_AFTER))


async def recover(call: Call) -> Reply:
    """Choose a new password by the token of a mail; all sessions end, and a new one begins."""
    password, hashed = proper_password(call.body.password), stored(call.body.token)
    if await call.services.database.read(addresses.of_token, hashed, recover_since()) is None:
        raise Refused(409, "link-expired")
    given = await call.services.passwords.hash(password)
    key = call.services.sessions.new_key()
    with told():
        await call.services.sessions.change(
            lambda c: addresses.recover(c, hashed, recover_since(), given, key.session, device(call.agent))
        )
    found = await call.services.database.read(sessions.find, key.session)
    assert found is not None
    person = await call.services.database.read(people.by_id, found.person_id)
    return Reply(Me(found.name, None if person is None else person.login), key.headers)


MAILING = (
    Endpoint(
        *("PUT", EMAIL, "giveAddress", "Give one's account a mail address, to be confirmed by a link sent there."),
        *(give, wire.NoticeSettings, wire.NewAddress),
        refusals=(403, 409),
        rate="login",
    ),
    Endpoint(
        *("DELETE", EMAIL, "forgetAddress", "Forget one's mail address.", forget, wire.NoticeSettings),
        wire.AddressRemoval,
        refusals=(403,),
        rate="login",
    ),
    Endpoint(
        *("POST", "/api/email/confirm", "confirmAddress", "Confirm a mail address by the token sent there."),
        *(confirm, None, wire.Confirmation),
        who="anybody",
        refusals=(409,),
        rate="login",
    ),
    Endpoint(
        *("POST", "/api/recovery", "forgetPassword", "Ask for a mail by which a lost password can be replaced."),
        *(ask, None, wire.Forgotten),
        who="anybody",
        refusals=(409,),
        rate="recovery",
    ),
    Endpoint(
        *("POST", "/api/recovery/password", "recover", "Choose a new password by a token; all sessions end."),
        *(recover, Me, wire.Recovery),
        who="anybody",
        refusals=(409,),
        rate="login",
    ),
)
