"""Passkeys: made, named, removed, and logged in with."""

from msgspec import UNSET
from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import Call, Endpoint, Reply
from tenka.server.endpoints.people.accounts import (
    account_made,
    check_guest,
    free_login,
    logged_in,
    passkey_used,
    proven,
    told,
)
from tenka.server.guard.refused import Refused
from tenka.server.people.names import proper_name
from tenka.store.ids import written
from tenka.store.queries.people import passkeys, people
from tenka.store.queries.people.passkeys import PasskeyRow
from tenka.store.queries.people.people import Person, StoredLogin
from tenka.wire import people as wire
from tenka.wire.people import Me, PasskeyInfo, PasskeyList, PasskeyOptions

OWN = "/api/me/passkeys"
ID_LENGTH = 22  # of a passkey outside: the beginning of its hash


async def list_passkeys(call: Call) -> PasskeyList:
    """One's passkeys."""
    found = await call.services.database.read(passkeys.of_person, call.person.id)
    owner = await call.services.database.read(people.by_id, call.person.id)
    return PasskeyList([_info(row) for row in found], password=owner is not None and owner.password is not None)


def _info(row: PasskeyRow) -> PasskeyInfo:
    used = None if row.used is None else written(row.used)
    return PasskeyInfo(row.id[:ID_LENGTH], row.name, written(row.created), used)


async def options_to_add(call: Call) -> PasskeyOptions:
    """What the browser is to be asked for a new passkey."""
    me = call.person
    login = me.login
    if login is None:
        if call.body.login is UNSET:
            raise Refused(400, "bad-request", {"where": "login"})
        login, _ = await free_login(call, call.body.login)
    else:  # who found somebody's browser open shall not make a way in of their own
        await proven(call, call.body.password)
    known = await call.services.database.read(passkeys.of_person, me.id)
    return PasskeyOptions(call.services.passkeys.options_to_add(me.id, login, me.name, known))


async def add(call: Call) -> PasskeyInfo:
    """Keep a passkey that was made for one's account."""
    me = call.person
    if me.login is None:
        raise Refused(409, "no-account")
    new = call.services.passkeys.made(me.id, proper_name(call.body.name), call.body.answer)
    kept: list[PasskeyRow] = []

    def change(connection: Connection) -> set[str]:
        kept.append(passkeys.add(connection, me.id, new))
        return set()

    with told():
        await call.services.sessions.change(change, asking=me)
    return _info(kept[-1])


async def add_account(call: Call) -> Reply:
    """Make an account of the guest one is, with a passkey instead of a password."""
    me = call.person
    check_guest(me)
    login, key = await free_login(call, call.body.login)
    new = call.services.passkeys.made(me.id, proper_name(call.body.name), call.body.answer)
    return await account_made(call, me, StoredLogin(login, key, None), lambda c: passkeys.add(c, me.id, new))


async def rename(call: Call) -> PasskeyInfo:
    """Call a passkey something else."""
    me, name = call.person.id, proper_name(call.body.name)
    with told():
        return await call.services.database.write(_renamed, me, call.path["passkey"], name)


def _renamed(connection: Connection, me: str, id: str, name: str) -> PasskeyInfo:
    known = _own(connection, me, id)
    passkeys.rename(connection, me, known.id, name)
    return _info(known._replace(name=name))


async def remove(call: Call) -> None:
    """Remove a passkey; what was logged in with it stays logged in."""
    me = call.person.id
    with told():
        await call.services.database.write(lambda c: passkeys.remove(c, me, _own(c, me, call.path["passkey"]).id))


def _own(connection: Connection, me: str, id: str) -> PasskeyRow:
    found = [row for row in passkeys.of_person(connection, me) if row.id[:ID_LENGTH] == id]
    if not found:
        raise Refused(404, "not-found")
    return found[0]


async def options_to_log_in(call: Call) -> PasskeyOptions:
    """What the browser is to be asked for, whoever has a passkey."""
    return PasskeyOptions(call.services.passkeys.options_to_log_in())


async def log_in(call: Call) -> Reply:
    """Log in with a passkey."""
    known, counter = await passkey_used(call, call.body.answer)

    def account(connection: Connection) -> Person:
        return passkeys.note_use(connection, known, counter)

    return await logged_in(call, account)


PASSKEYS = (
    Endpoint("GET", OWN, "listPasskeys", "One's passkeys.", list_passkeys, PasskeyList),
    Endpoint(
        *("POST", f"{OWN}/options", "askForPasskey", "What the browser is to be asked for a new passkey."),
        *(options_to_add, PasskeyOptions, wire.PasskeyWish),
        refusals=(403, 409),
        rate="login",
    ),
    Endpoint(
        *("POST", OWN, "addPasskey", "Keep a passkey that was made for one's account."),
        *(add, PasskeyInfo, wire.NewPasskey),
        refusals=(403, 409),
        rate="login",
    ),
    Endpoint(
        *(
            "POST",
            "/api/account/passkey",
            "registerWithPasskey",
            "Make an account with a passkey, without a password.",
        ),
        *(add_account, Me, wire.NewPasskeyAccount),
        refusals=(403, 409),
        rate="login",
    ),
    Endpoint(
        *("PATCH", f"{OWN}/{{passkey}}", "renamePasskey", "Call a passkey something else."),
        *(rename, PasskeyInfo, wire.PasskeyRename),
        refusals=(404,),
    ),
    Endpoint(
        *("DELETE", f"{OWN}/{{passkey}}", "removePasskey", "Remove a passkey, if it is not the last way in."),
        *(remove, None),
        refusals=(404, 409),
    ),
    Endpoint(
        *("POST", "/api/passkeys/options", "askToLogIn", "What the browser is to be asked to log in with a passkey."),
        *(options_to_log_in, PasskeyOptions),
        who="anybody",
        refusals=(409,),
        rate="passkeys",
    ),
    Endpoint(
        *("POST", "/api/passkeys/login", "logInWithPasskey", "Log in with a passkey."),
        *(log_in, Me, wire.PasskeyCredentials),
        who="anybody",
        refusals=(401, 403, 409),
        rate="login",
    ),
)
