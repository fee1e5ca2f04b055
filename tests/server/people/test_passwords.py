"""Passwords: changed, hashed, and never in a hurry."""

import asyncio

from argon2 import PasswordHasher
from argon2.profiles import RFC_9106_LOW_MEMORY

from tenka.server.guard.refused import Refused
from tenka.server.people.passwords import AT_ONCE, MOST_WAITING, Passwords
from tests.server.people.place import (
    NOBODY,
    OTHER,
    PASSWORD,
    Server,
    change_password,
    error,
    log_in,
    me,
)


async def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    assert (await change_password(browser, PASSWORD, OTHER)).status_code == 204
    assert (await me(browser))["name"] == "Anna"
    assert await me(elsewhere) == NOBODY
    assert len(server.revoked[-1]) == 1
    assert error(await log_in(server.browser())) == (401, "wrong-login")
    assert (await log_in(server.browser(), OTHER)).status_code == 200


async def test_a_password_is_changed_by_who_knows_the_old_one(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    assert error(await change_password(browser, OTHER, OTHER)) == (403, "wrong-password")
    assert error(await change_password(browser, PASSWORD, "short")) == (400, "bad-password")
    assert (await me(elsewhere))["name"] == "Anna"
    assert (await log_in(server.browser())).status_code == 200


async def test_a_guest_has_no_password_to_change(server: Server) -> None:
    assert error(await change_password(await server.guest(), PASSWORD, OTHER)) == (409, "no-account")


async def test_of_two_changes_from_one_old_password_one_counts(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    responses = await asyncio.gather(
        change_password(browser, PASSWORD, OTHER), change_password(elsewhere, PASSWORD, OTHER + "!")
    )
    assert sorted(response.status_code for response in responses) in ([204, 401], [204, 403])


async def test_passwords_are_hashed_as_rfc_9106_says_for_little_memory() -> None:
    passwords = Passwords()
    stored = await passwords.hash(PASSWORD)
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert not PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY).check_needs_rehash(stored)
    assert await passwords.verify(stored, PASSWORD)
    assert not await passwords.verify(stored, OTHER)
    assert not await passwords.verify(None, PASSWORD)
    assert not await passwords.verify("no hash at all", PASSWORD)
    passwords.close()


async def test_only_so_many_passwords_wait(server: Server) -> None:
    many = AT_ONCE + MOST_WAITING + 5
    found = await asyncio.gather(*(server.passwords.hash(PASSWORD) for _ in range(many)), return_exceptions=True)
    busy = [one for one in found if isinstance(one, Refused)]
    assert [(one.status, one.message) for one in busy] == [(503, "busy")] * 5
    assert await server.passwords.hash(PASSWORD)


async def test_two_passwords_at_a_time(server: Server) -> None:
    assert server.passwords._threads._max_workers == AT_ONCE == 2
