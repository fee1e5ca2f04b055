import pytest

from tenka.server.guard.known import host_fields, known_origins, origin_fields, origin_of


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://localhost:8360", "http://localhost:8360"),
        ("https://Tenka.Example/", "https://tenka.example"),
        ("HTTPS://tenka.example:443/play?x#y", "https://tenka.example"),
        ("http://tenka.example:80", "http://tenka.example"),
        ("http://tenka.example:443", "http://tenka.example:443"),
        ("http://[::1]:8360/", "http://[::1]:8360"),
    ],
)
def test_an_origin_reads_as_browsers_write_it(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "url", ["", "tenka.example", "ftp://x", "https://", "https://a:b@x", "https://天下.example", "http://x:y"]
)
def test_what_is_no_web_address_has_no_origin(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        origin_of(url)


def test_no_password_shows_in_the_error() -> None:
    with pytest.raises(ValueError, match="host") as caught:
        origin_of("https://me:hunter2@x")
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("listens_on", ["127.0.0.1", "localhost", "::1", "[::1]", "127.0.0.2"])
def test_on_loopback_its_names_are_known_too(listens_on: str) -> None:
    assert known_origins("https://tenka.example", listens_on, 8360) == {
        "https://tenka.example",
        "http://127.0.0.1:8360",
        "http://localhost:8360",
        "http://[::1]:8360",
    }


@pytest.mark.parametrize("listens_on", ["0.0.0.0", "::", "192.0.2.7", "tenka.example"])
def test_elsewhere_only_the_public_address_is_known(listens_on: str) -> None:
    assert known_origins("https://tenka.example/", listens_on, 8360) == {"https://tenka.example"}


def test_a_default_port_may_be_written_or_not() -> None:
    origins = {"https://x", "http://y:8360"}
    assert origin_fields(origins) == {b"https://x", b"https://x:443", b"http://y:8360"}
    assert host_fields(origins) == {b"x", b"x:443", b"y:8360"}
