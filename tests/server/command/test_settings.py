"""Settings: from the environment, flags first, and nothing taken that makes no sense."""

from pathlib import Path
from typing import Any

import pytest

from tenka.kernel.errors import BadInput
from tenka.server.guard.known import is_loopback
from tenka.server.settings import Settings, database_address, settings
from tenka.store.address import ServerAddress

HOME = {"XDG_DATA_HOME": "/data"}


def test_what_is_usual() -> None:
    assert settings(HOME) == Settings(Path("/data/tenka/tenka.db"))
    found = settings(HOME)
    assert (found.host, found.port, found.limits, found.proxied) == ("127.0.0.1", 8360, True, False)
    assert (found.url, found.https, found.bot_pause) == ("http://127.0.0.1:8360", False, 0.6)
    assert found.worker_count >= 1


GIVEN: list[tuple[str, str, Any]] = [
    ("database", "/some/where.db", Path("/some/where.db")),
    ("host", "localhost", "localhost"),
    ("host", "::1", "::1"),
    ("host", "[::1]", "::1"),
    ("port", "0", 0),
    ("port", " 65535 ", 65535),
    ("public_url", "https://Play.Example:443/", "https://play.example"),
    ("public_url", "http://play.example:8080", "http://play.example:8080"),
    ("proxied", "Yes", True),
    ("proxied", "0", False),
    ("proxies", "10.0.0.1", "10.0.0.1"),
    ("proxies", "10.0.0.0/24, ::1", "10.0.0.0/24,::1"),
    ("limits", "off", False),
    ("limits", "TRUE", True),
    ("workers", "256", 256),
    ("bot_pause", "0", 0.0),
    ("bot_pause", "1.5", 1.5),
    ("auto_analysis", "0", False),
    ("log_level", "debug", "debug"),
]


@pytest.mark.parametrize(("name", "given", "meant"), GIVEN)
def test_each_can_be_set_in_the_environment_and_by_a_flag(name: str, given: str, meant: Any) -> None:
    assert getattr(settings({**HOME, f"TENKA_{name.upper()}": given}), name) == meant
    assert getattr(settings(HOME, **{name: given}), name) == meant


def test_flags_win() -> None:
    environ = {**HOME, "TENKA_PORT": "1", "TENKA_LIMITS": "yes", "TENKA_PROXIED": "no", "TENKA_DATABASE": "/a.db"}
    found = settings(environ, port="2", limits=False, proxied=True, database="/b.db")
    assert (found.port, found.limits, found.proxied, found.database) == (2, False, True, Path("/b.db"))


def test_a_flag_goes_before_a_variable_that_makes_no_sense() -> None:
    environ = {**HOME, "TENKA_DATABASE": "~nobody-of-that-name/tenka.db", "TENKA_PORT": "x"}
    assert settings(environ, database="/a.db", port="1") == Settings(Path("/a.db"), port=1)


def test_a_flag_not_given_and_an_empty_variable_mean_nothing() -> None:
    assert settings({**HOME, "TENKA_PORT": "", "TENKA_HOST": ""}, port=None, workers=None) == settings(HOME)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("database", "~nobody-of-that-name/tenka.db"),
        ("host", "a" * 64),
        ("host", "two..dots"),
        ("port", "65536"),
        ("port", "-1"),
        ("port", "80        x"),
        ("port", "８０"),
        ("port", "1" * 5000),
        ("public_url", "play.example"),
        ("public_url", "ftp://play.example"),
        ("public_url", "https://"),
        ("public_url", "https://play.example/tenka"),
        ("public_url", "https://play.example?tenka"),
        ("public_url", "https://play.example#tenka"),
        ("public_url", "https://me@play.example"),
        ("public_url", "https://play.example:99999"),
        ("public_url", "https://play .example"),
        ("public_url", "https://[::1"),
        ("public_url", "https://spielé.example"),
        ("proxied", "maybe"),
        ("proxies", "caddy"),
        ("proxies", "10.0.0.1/24"),
        ("proxies", "10.0.0.1,"),
        ("limits", "2"),
        ("workers", "257"),
        ("workers", "some"),
        ("bot_pause", "nan"),
        ("bot_pause", "61"),
        ("bot_pause", "-0.1"),
        ("bot_pause", "long"),
        ("log_level", "INFO"),
        ("log_level", "loud"),
    ],
)
def test_each_bad_value_is_refused_by_the_name_of_its_setting(name: str, given: str) -> None:
    for found in ({"environ": {**HOME, f"TENKA_{name.upper()}": given}}, {"environ": HOME, name: given}):
        with pytest.raises(BadInput) as caught:
            settings(**found)
        assert caught.value.message == "bad-setting"
        assert caught.value.params["setting"] == name.replace("_", "-")
        assert len(caught.value.params["value"]) <= 80


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "play.example"])
def test_who_can_be_reached_by_others_must_say_where(host: str) -> None:
    with pytest.raises(BadInput, match="public-url-needed"):
        settings(HOME, host=host)
    found = settings(HOME, host=host, public_url="https://play.example")
    assert (found.url, found.https) == ("https://play.example", True)
    assert found.origins == {"https://play.example"}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost", "LocalHost"])
def test_loopback(host: str) -> None:
    assert is_loopback(host)
    assert "http://localhost:8360" in settings(HOME, host=host).origins


def test_an_address_of_six_has_brackets() -> None:
    assert settings(HOME, host="::1").url == "http://[::1]:8360"


def test_the_database_is_found_whatever_else_is_wrong() -> None:
    environ = {**HOME, "TENKA_PORT": "x"}
    assert database_address(environ, None) == Path("/data/tenka/tenka.db")
    assert database_address({**environ, "TENKA_DATABASE": "/a.db"}, None) == Path("/a.db")
    assert database_address({**environ, "TENKA_DATABASE": "/a.db"}, "/b.db") == Path("/b.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_the_database_may_be_on_a_server(scheme: str) -> None:
    url = f"{scheme}://tenka:secret@db.example:5433/tenka?sslmode=verify-full&sslrootcert=/etc/ca.pem"
    for found in (settings(HOME, database=url), settings({**HOME, "TENKA_DATABASE": url})):
        assert found.database == ServerAddress(url)
        assert "secret" not in repr(found)
    assert settings({**HOME, "TENKA_DATABASE": url}, database="/b.db").database == Path("/b.db")


def test_a_place_is_meant_from_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert settings(HOME, database="t.db").database == tmp_path / "t.db"
