"""People: guests, accounts, sessions, and what becomes of them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from msgspec import UNSET, UnsetType
from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import Call, Endpoint, Reply, StreamedReply
from tenka.server.guard.refused import Refused
from tenka.server.people.devices import device
from tenka.server.people.lookalikes import first_alike
from tenka.server.people.names import login_key, proper_login, proper_name
from tenka.server.people.passwords import proper_password
from tenka.server.people.sanitizing import sanitized
from tenka.server.people.visitor import Visitor
from tenka.store.queries.people import passkeys, people, sessions
from tenka.store.queries.people.passkeys import PasskeyRow
from tenka.store.queries.people.people import NotDone, Person, StoredLogin
from tenka.wire import people as wire
from tenka.wire.people import Export, Me

STATUSES = {
    "no-session": 401,
    "wrong-login": 401,
    "wrong-password": 403,
    "login-taken": 409,
    "already-account": 409,
    "same-table": 409,
    "link-expired": 409,
    "not-found": 404,
    "passkey-known": 409,
    "passkey-refused": 403,
    "too-many-passkeys": 409,
    "last-way-in": 409,
}


async def _enter_as_guest(call: Call) -> Reply:
    if call.visitor is not None:
        raise Refused(409, "already-here")
    name = proper_name(call.body.name)
    key = call.services.sessions.new_key()
    await call.services.database.write(people.add, name, key.session, None, device(call.agent))
    return Reply(Me(name), key.headers)


async def _show(call: Call) -> Me | Reply:
    if call.visitor is None:
        return Me()
    return Reply(Me(call.visitor.name, call.visitor.login), call.services.sessions.renewal(call.cookies))


async def _rename(call: Call) -> Me:
    me, registry = call.person, call.services.registry
    name = proper_name(call.body.name)

    def change(connection: Connection) -> set[str]:
        like = first_alike(name, map(sanitized, people.names_beside(connection, me.id)))
        if like is not None:
            raise Refused(409, "name-too-alike", {"name": like})
        return people.rename(connection, me.id, name)

    with told():
        await call.services.sessions.change(change, lambda: registry.changed(me.id), me)
    return Me(name, me.login)


async def _make_account(call: Call) -> Reply:
    me = call.visitor
    if me is not None:
        check_guest(me)
    name = _name_of_new(call.body.name) if me is None else _name_kept(me, call.body.name)
    given = await _credentials(call)
    if me is not None:
        return await account_made(call, me, given)
    key = call.services.sessions.new_key()
    with told():
        await call.services.database.write(people.add, name, key.session, given, device(call.agent))
    return Reply(Me(name, given.login), key.headers)


def check_guest(me: Visitor) -> None:
    """Refuse those who have an account."""
    if me.login is not None:
        raise Refused(409, "already-account")


async def account_made(
    call: Call, me: Visitor, given: StoredLogin, also: Callable[[Connection], object] = lambda _: None
) -> Reply:
    """A guest's account, with what else is written in the same breath; its new session."""
    key = call.services.sessions.new_key()

    def change(connection: Connection) -> set[str]:
        ended = people.give_login(connection, me.id, given, key.session, device(call.agent))
        also(connection)
        return ended

    with told():
        await call.services.sessions.change(change, asking=me)
    return Reply(Me(me.name, given.login), key.headers)


def _name_of_new(given: str | UnsetType) -> str:
    return proper_name("" if given is UNSET else given)


def _name_kept(me: Visitor, given: str | UnsetType) -> str:
    """A name is for those who have none yet; changing it is a request of its own."""
    if given is not UNSET and given != me.name:
        raise Refused(400, "bad-request", {"where": "name"})
    return me.name


async def _credentials(call: Call) -> StoredLogin:
    """The login and password that are asked for, if nobody has that login."""
    password = proper_password(call.body.password)
    login, key = await free_login(call, call.body.login)
    return StoredLogin(login, key, await call.services.passwords.hash(password))


async def free_login(call: Call, given: str) -> tuple[str, str]:
    """A login that may be chosen and that nobody has, and its key."""
    login, key = proper_login(given)
    if await call.services.database.read(people.by_login, key) is not None:
        raise Refused(409, "login-taken")
    return login, key


async def _log_in(call: Call) -> Reply:
    account = await _account(call)
    rehashed = await _rehashed(call, account)
    return await logged_in(call, lambda _: account, rehashed)


async def logged_in(call: Call, account: Callable[[Connection], Person], rehashed: str | None = None) -> Reply:
    """A new session of an account, which is found out when it begins; a guest may bring along what they have."""
    me, services = call.visitor, call.services
    guest_id = me.id if me and me.login is None and call.body.bring else None
    leaving = me.session if me else None
    key = services.sessions.new_key()
    found: list[Person] = []

    def change(connection: Connection) -> set[str]:
        found.append(account(connection))
        return people.log_in(connection, found[-1], key.session, leaving, guest_id, rehashed, device(call.agent))

    async def tell() -> None:
        if guest_id is not None:
            await services.registry.changed(guest_id)
            await services.notices.subscribers.refresh(found[-1].id)

    with told():
        await services.sessions.change(change, tell, me)
    return Reply(Me(found[-1].name, found[-1].login), key.headers)


async def _account(call: Call) -> Person:
    """Whose login and password these are; whether the login or the password is wrong, nobody can tell."""
    key = login_key(call.body.login)
    call.services.check_rate("login-name", f"{key} {call.address}", None)
    call.services.check_rate("login-anywhere", key, None)
    found = await call.services.database.read(people.by_login, key)
    right = await call.services.passwords.verify(found.password if found else None, call.body.password)
    if found is None or not right:
        raise Refused(401, "wrong-login")
    return found


async def _rehashed(call: Call, account: Person) -> str | None:
    """The password hashed again, where the parameters have changed since."""
    if account.password is None or not call.services.passwords.is_outdated(account.password):
        return None
    return await call.services.passwords.hash(call.body.password)


async def _log_out(call: Call) -> Reply:
    if call.visitor is not None:
        session = call.visitor.session
        await call.services.sessions.change(lambda c: sessions.end(c, {session}))
    return Reply(None, call.services.sessions.farewell)


async def _log_out_everywhere(call: Call) -> Reply:
    id = call.person.id
    await call.services.sessions.change(lambda c: sessions.end_all(c, id), asking=call.person)
    return Reply(None, call.services.sessions.farewell)


async def _change_password(call: Call) -> None:
    me = call.person
    if me.login is None:
        raise Refused(409, "no-account")
    proper_password(call.body.new)
    old = await proven(call, call.body.old)
    new = await call.services.passwords.hash(call.body.new)
    with told():
        await call.services.sessions.change(lambda c: people.change_password(c, me.id, old, new, me.session), asking=me)


async def proven(call: Call, password: str | UnsetType) -> str | None:
    """The stored password of who asks and has shown once more who they are; a guest has nothing to show."""
    found = await call.services.database.read(people.by_id, call.person.id)
    if found is None:
        raise Refused(401, "no-session")
    if found.password is not None:
        await _verify(call, found.password, "" if password is UNSET else password)
    elif found.login is not None:
        known, counter = await passkey_used(call, {} if call.body.answer is UNSET else call.body.answer)
        if known.person_id != found.id:
            raise Refused(403, "passkey-refused")
        with told():
            await call.services.database.write(passkeys.note_use, known, counter)
    return found.password


async def passkey_used(call: Call, answer: Mapping[str, Any]) -> tuple[PasskeyRow, int]:
    """The passkey that has signed what we asked for, and its count by now."""
    service = call.services.passkeys
    known = await call.services.database.read(passkeys.find, service.credential(answer))
    counter = service.counted(answer, known)
    if known is None:
        raise Refused(403, "passkey-refused")
    return known, counter


async def _verify(call: Call, stored: str, given: str) -> None:
    if not await call.services.passwords.verify(stored, given):
        raise Refused(403, "wrong-password")


async def _export(call: Call) -> StreamedReply:
    with told():
        sending = await call.services.exports.begin(call.person.id)
    return StreamedReply(sending, (("Content-Disposition", 'attachment; filename="tenka.json"'),))


async def _leave(call: Call) -> Reply:
    me, registry = call.person, call.services.registry
    stored = await proven(call, call.body.password)
    with told():
        await call.services.sessions.change(
            lambda c: people.leave(c, me.id, stored), lambda: registry.changed(me.id), me
        )
    return Reply(None, call.services.sessions.farewell)


@contextmanager
def told() -> Iterator[None]:
    """What the store would not do, as a refusal."""
    try:
        yield
    except NotDone as error:
        raise Refused(STATUSES[error.message], error.message) from None


PEOPLE: tuple[Endpoint, ...] = (
    Endpoint(
        *("POST", "/api/guest", "enter", "Play at once, as a guest.", _enter_as_guest, Me, wire.NewGuest),
        who="anybody",
        refusals=(409,),
        rate="guests",
    ),
    Endpoint(
        "GET",
        "/api/me",
        "whoAmI",
        "Who one is, all null without a session; keeps the session's cookie for as long again.",
        _show,
        Me,
        who="anybody",
    ),
    Endpoint("PATCH", "/api/me", "rename", "Change one's name.", _rename, Me, wire.Rename, refusals=(409,)),
    Endpoint(
        *("POST", "/api/account", "register", "Make an account of the guest one is, or a new one."),
        *(_make_account, Me, wire.NewAccount),
        who="anybody",
        refusals=(401, 409),
        rate="login",
    ),
    Endpoint(
        *("POST", "/api/login", "logIn", "Log in; `bring` takes along what one has as a guest."),
        *(_log_in, Me, wire.Credentials),
        who="anybody",
        refusals=(401, 409),
        rate="login",
    ),
    Endpoint("POST", "/api/logout", "logOut", "End this session.", _log_out, None, who="anybody"),
    Endpoint("POST", "/api/logout-everywhere", "logOutEverywhere", "End all sessions.", _log_out_everywhere, None),
    Endpoint(
        *("POST", "/api/me/password", "changePassword", "Change one's password; all other sessions end."),
        *(_change_password, None, wire.PasswordChange),
        refusals=(403, 409),
        rate="login",
    ),
    Endpoint(
        *("GET", "/api/me/export", "export", "All that is stored about oneself, to keep.", _export, Export),
        rate="exports",
    ),
    Endpoint(
        *("DELETE", "/api/me", "leaveUs", "Delete oneself; what one has played stays, without a name."),
        *(_leave, None, wire.Farewell),
        refusals=(403,),
        rate="login",
    ),
)
