"""Names, logins and passwords as they may be chosen."""

import pytest

from tenka.kernel.errors import BadInput
from tenka.server.passwords import proper_password
from tenka.server.people import login_key, proper_login, proper_name
from tests.server.people.place import PASSWORD, Server, error


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Oda", "Oda"),
        ("  Oda \t\n Nobunaga ", "Oda Nobunaga"),
        ("Jose\u0301", "José"),
        ("織田", "織田"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_is_tidied(given: str, kept: str) -> None:
    assert proper_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        *("", "   ", "x" * 41, "a\0b", "a\x1bb", "a\u202eb", "a\u200db", "\ufeff", "a\ue000", "a\uffff", "a\u0378"),
        *("\u0301\u0302", "\u2800", "\u3164 \u115f", "a\ud800"),
    ],
)
def test_a_name_must_be_seen_and_be_nothing_else(given: str) -> None:
    with pytest.raises(BadInput, match="bad-name"):
        proper_name(given)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("straße", "STRASSE"), ("ａｎｎａ", "anna"), ("ﬁona", "Fiona")]
)
def test_logins_are_the_same_however_they_are_written(one: str, other: str) -> None:
    assert login_key(one) == login_key(other)


@pytest.mark.parametrize(
    "given", ["ab", "x" * 61, "an na", "anna ", "an\u00a0na", "an\0na", "an\u200dna", "\ufdfa" * 4, "an\ud800na"]
)
def test_a_login_has_no_gaps_and_a_length(given: str) -> None:
    with pytest.raises(BadInput, match="bad-login"):
        proper_login(given)


@pytest.mark.parametrize("given", ["", "x" * 9, "x" * 201, "e\u0301" * 5])
def test_a_password_has_a_length(given: str) -> None:
    with pytest.raises(BadInput, match="bad-password") as caught:
        proper_password(given)
    assert caught.value.params == {"least": 10, "most": 200}


async def test_what_may_not_be_chosen_is_told_by_its_id(server: Server) -> None:
    browser = server.browser()
    account = {"login": "anna", "password": PASSWORD, "name": "Anna"}
    assert error(await browser.post("/api/guest", json={"name": "\u202e"})) == (400, "bad-name")
    assert error(await browser.post("/api/guest", json={"name": "x" * 50})) == (400, "bad-name")
    assert error(await browser.post("/api/account", json=account | {"login": "a b"})) == (400, "bad-login")
    assert error(await browser.post("/api/account", json=account | {"password": "short"})) == (400, "bad-password")
    assert error(await browser.post("/api/account", json=account | {"name": " "})) == (400, "bad-name")
    del account["name"]
    assert error(await browser.post("/api/account", json=account)) == (400, "bad-name")
