"""Names, logins and passwords as they may be chosen."""

import pytest

from tenka.kernel.errors import BadInput
from tenka.server.people.names import login_key, proper_login, proper_name
from tenka.server.people.passwords import proper_password
from tests.server.people.place import PASSWORD, Server, error


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Oda", "Oda"),
        ("  Oda \t\n Nobunaga ", "Oda Nobunaga"),
        ("Jose\u0301", "José"),
        ("Zoe\u0308", "Zoë"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_is_tidied(given: str, kept: str) -> None:
    assert proper_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        *(
            "織田信長",
            "葛\U000e0100城",
            "Đặng Thị Ngọc Thịnh",
            "Ólafur Þórsson",
            "Ярослав",
            "Ἀλέξανδρος",
            "ศรีสุวรรณ",
            "김민준",
        ),
        *(
            "יוֹסֵף",
            "שָּׁאוּל",
            "مُحَمَّد",
            "می\u200cخواهم",
            "क्\u200dष",
            "สมชาย",
            "བསོད་ནམས",
            "O’Brien-Śmith",
            "Łukasz 2",
            "R2-D2",
        ),
        *("❤\ufe0f Anna", "👩\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈", "1\ufe0f\u20e3", "👍🏽", "🫩"),
    ],
)
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize(
    "given",
    [*("", "   ", "x" * 41, "\ufeff", "\u0301\u0302", "\u2800", "\u3164 \u115f", "\u202e", "\u200b", "\ud800")],
)
def test_a_name_must_be_seen(given: str) -> None:
    with pytest.raises(BadInput, match="bad-name"):
        proper_name(given)


@pytest.mark.parametrize(
    "given",
    [
        *("a\0b", "a\x1b[2Jb", "a\x7fb", "a\x9bb", "a\u202eb", "a\u2066b", "a\u200fb", "a\u061cb", "a\u200eb"),
        *("a\u200bb", "a\u200cb", "a\u200db", "a\u2060b", "a\ufeffb", "a\u00adb", "a\u180eb", "a\u034fb", "a\ufe0fb"),
        *(
            "Oda\u3164",
            "Oda\u2800",
            "Oda\u115f",
            "Oda\U000e0041",
            "Oda\U000e0100",
            "Oda\ufe00",
            "♥\ufe0f\ufe0f",
            "🏴\u200d",
        ),
        *("a\ue000", "a\uffff", "a\u0378", "a\ud800", "\u0301Oda", "Oda \u0301", "O\u0335\u0336\u0337\u0338da"),
        "Z\u0351\u0343\u0302\u0357a\u0321\u0322l\u0334g\u0335o",
    ],
)
def test_a_name_hides_nothing_and_harms_nobody(given: str) -> None:
    with pytest.raises(BadInput, match="name-hides"):
        proper_name(given)


@pytest.mark.parametrize("given", ["Bot 2", "B0T 2", "bot1", "open seat", "Freier Platz", "posto libero", "Вot 3"])
def test_nobody_is_called_like_a_seat_without_a_person(given: str) -> None:
    with pytest.raises(BadInput, match="name-reserved"):
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
    assert error(await browser.post("/api/guest", json={"name": "Oda\u202eadO"})) == (400, "name-hides")
    assert error(await browser.post("/api/guest", json={"name": "Bot 1"})) == (400, "name-reserved")
    assert error(await browser.post("/api/account", json=account | {"login": "a b"})) == (400, "bad-login")
    assert error(await browser.post("/api/account", json=account | {"password": "short"})) == (400, "bad-password")
    assert error(await browser.post("/api/account", json=account | {"name": " "})) == (400, "bad-name")
    del account["name"]
    assert error(await browser.post("/api/account", json=account)) == (400, "bad-name")
