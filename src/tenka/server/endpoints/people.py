"""People: guests, accounts, sessions, and what becomes of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UNSET, UnsetType
from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import Call, Endpoint, Reply, StreamedReply
from tenka.server.people.lookalikes import first_alike
from tenka.server.people.names import login_key, proper_login, proper_name
from tenka.server.people.passwords import proper_password
from tenka.server.people.sanitizing import sanitized
from tenka.server.people.visitor import Visitor
from tenka.server.refused import Refused
from tenka.store.queries import people, sessions
from tenka.store.queries.people import NotDone, Person, StoredLogin
from tenka.wire import people as wire
from tenka.wire.people import Export, Me

STATUSES = {
    "no-session": 401,
    "wrong-login": 401,
    "wrong-password": 403,
    "login-taken": 409,
    "already-account": 409,
    "same-table": 409,
}


async def _enter_as_guest(call: Call) -> Reply:
    if call.visitor is not None:
        raise Refused(409, "already-here")
    name = proper_name(call.body.name)
    key = call.services.sessions.new_key()
    await call.services.database.write(people.add, name, key.session)
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

    with _told():
        await call.services.sessions.change(change, lambda: registry.changed(me.id), me)
    return Me(name, me.login)


async def _make_account(call: Call) -> Reply:
    me = call.visitor
    if me is not None and me.login is not None:
        raise Refused(409, "already-account")
    name = _name_of_new(call.body.name) if me is None else _name_kept(me, call.body.name)
    given = await _credentials(call)
    key = call.services.sessions.new_key()
    with _told():
        if me is None:
            await call.services.database.write(people.add, name, key.session, given)
        else:
            id = me.id
            await call.services.sessions.change(lambda c: people.give_login(c, id, given, key.session), asking=me)
    return Reply(Me(name, given.login), key.headers)


def _name_of_new(given: str | UnsetType) -> str:
    return proper_name("" if given is UNSET else given)


def _name_kept(me: Visitor, given: str | UnsetType) -> str:
    """A name is for those who have none yet; changing it is a request of its own."""
    if given is not UNSET and given != me.name:
        raise Refused(400, "bad-request", {"where": "name"})
    return me.name


async def _credentials(call: Call) -> StoredLogin:
    """The login and password that are asked for, if nobody has that login."""
    login, key = proper_login(call.body.login)
    password = proper_password(call.body.password)
    if await call.services.database.read(people.by_login, key) is not None:
        raise Refused(409, "login-taken")
    return StoredLogin(login, key, await call.services.passwords.hash(password))


async def _log_in(call: Call) -> Reply:
    me, services = call.visitor, call.services
    account = await _account(call)
    guest_id = me.id if me and me.login is None and call.body.bring else None
    leaving = me.session if me else None
    rehashed = await _rehashed(call, account)
    key = services.sessions.new_key()

    async def tell() -> None:
        if guest_id is not None:
            await services.registry.changed(guest_id)

    with _told():
        await services.sessions.change(
            lambda c: people.log_in(c, account, key.session, leaving, guest_id, rehashed), tell, me
        )
    return Reply(Me(account.name, account.login), key.headers)


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
    old = await _stored_password(call)
    if old is None:
        raise Refused(409, "no-account")
    proper_password(call.body.new)
    await _verify(call, old, call.body.old)
    new = await call.services.passwords.hash(call.body.new)
    with _told():
        await call.services.sessions.change(lambda c: people.change_password(c, me.id, old, new, me.session), asking=me)


async def _stored_password(call: Call) -> str | None:
    found = await call.services.database.read(people.by_id, call.person.id)
    if found is None:
        raise Refused(401, "no-session")
    return found.password


async def _verify(call: Call, stored: str, given: str) -> None:
    if not await call.services.passwords.verify(stored, given):
        raise Refused(403, "wrong-password")


async def _export(call: Call) -> StreamedReply:
    with _told():
        sending = await call.services.exports.begin(call.person.id)
    return StreamedReply(sending, (("Content-Disposition", 'attachment; filename="tenka.json"'),))


async def _leave(call: Call) -> Reply:
    me, registry = call.person, call.services.registry
    stored = await _stored_password(call)
    if stored is not None:
        await _verify(call, stored, "" if call.body.password is UNSET else call.body.password)
    with _told():
        await call.services.sessions.change(
            lambda c: people.leave(c, me.id, stored), lambda: registry.changed(me.id), me
        )
    return Reply(None, call.services.sessions.farewell)


@contextmanager
def _told() -> Iterator[None]:
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
