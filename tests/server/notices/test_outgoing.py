"""Addresses that people give us reach the public network alone: whatever the name, whatever it means a moment later."""

import asyncio
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Iterable
from ipaddress import ip_address

import httpcore
import pytest

from tenka.kernel.errors import BadInput
from tenka.server.notices.channels.delivery import Undelivered
from tenka.server.notices.channels.outgoing import GuardedNetwork, Outgoing, accepted, is_public, look_up, proper_url
from tests.server.notices.https import HttpsServer, certificate, https_server

PUBLIC = "93.184.216.34"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "10.0.0.1:8443", "[::1]", "[::ffff:169.254.169.254]", "[fe80::1%25eth0]"]
)
def test_a_private_address_that_is_written_as_such_is_refused_at_once(host: str) -> None:
    with pytest.raises(BadInput, match="bad-hook"):
        proper_url(f"https://{host}/hook")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::1", "::", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1", "fec0::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "64:ff9b::7f00:1"),
        *("64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a9fe:a9fe::", "2001:0:7f00:1::"),
    ],
)
def test_no_address_of_a_private_network_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_out_there_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "0x7f000001", "2130706433", "127.1", "0", "::1", "::ffff:127.0.0.1"],
)
async def test_however_this_machine_is_written_it_is_refused(host: str) -> None:
    with pytest.raises(Undelivered) as caught:
        await GuardedNetwork().connect_tcp(host, 443)
    assert caught.value.why in {"private-address", "unknown-host"}


@pytest.mark.parametrize("found", [[PUBLIC, "10.0.0.1"], ["::1", PUBLIC], ["fe80::1%eth0"]])
async def test_one_private_address_among_others_is_enough(found: list[str]) -> None:
    async def resolve(host: str, port: int) -> Iterable[str]:
        return found

    with pytest.raises(Undelivered, match="private-address"):
        await GuardedNetwork(resolve).checked("example.org", 443)


async def test_a_name_is_looked_up_once_and_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    looked: list[str] = []
    called: list[str] = []

    async def resolve(host: str, port: int) -> Iterable[str]:
        looked.append(host)
        return [PUBLIC] if len(looked) == 1 else ["127.0.0.1"]  # it means something else a moment later

    network = GuardedNetwork(resolve)

    class Inside:
        async def connect_tcp(self, host: str, *rest: object) -> None:
            called.append(host)
            raise OSError

    network._inside = Inside()  # type: ignore[assignment]
    with pytest.raises(Undelivered):
        await Outgoing(network).post("https://example.org/hook", {}, b"")
    assert (looked, called) == (["example.org"], [PUBLIC])
    with pytest.raises(Undelivered, match="private-address"):
        await Outgoing(network).post("https://example.org/hook", {}, b"")
    assert called == [PUBLIC]


async def test_where_one_address_cannot_be_reached_the_next_one_is_called() -> None:
    called: list[str] = []

    async def resolve(host: str, port: int) -> Iterable[str]:
        return ["2606:4700:4700::1111", PUBLIC]

    class Inside:
        async def connect_tcp(self, host: str, *rest: object) -> None:
            called.append(host)
            if ":" in host:  # no way to it from here
                raise httpcore.ConnectError

    network = GuardedNetwork(resolve)
    network._inside = Inside()  # type: ignore[assignment]
    await network.connect_tcp("example.org", 443)
    assert called == ["2606:4700:4700::1111", PUBLIC]


async def test_names_are_looked_up_in_threads_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def asked(*_: object, **__: object) -> list[tuple[object, ...]]:
        threads.append(threading.current_thread().name)
        return [(0, 0, 0, "", (PUBLIC, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", asked)
    assert await look_up("example.org", 443) == [PUBLIC]
    assert threads[0].startswith("tenka-names"), "one that never answers keeps none of those busy that games need"


async def test_a_name_nobody_knows_is_tried_again_later() -> None:
    async def resolve(host: str, port: int) -> Iterable[str]:
        raise OSError

    with pytest.raises(Undelivered) as caught:
        await GuardedNetwork(resolve).checked("example.org", 443)
    assert (caught.value.why, caught.value.final) == ("unknown-host", False)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "https://", "https:///x", "//example.org", "example.org", ""),
        *("https://user:secret@example.org/", "https://example.org:22/", "https://example.org:80/", "https://a b/"),
        *("https://example.org:99999/", "https://example.org/\r\nHost: x", f"https://example.org/{'x' * 1000}"),
        *("https://[::1/", "https://exämple.org/", "file:///etc/passwd"),
    ],
)
def test_what_is_no_address_to_call_is_refused(url: str) -> None:
    with pytest.raises(BadInput) as caught:
        proper_url(url)
    assert caught.value.message == "bad-hook"


def test_addresses_to_call() -> None:
    for url in ("https://discord.com/api/webhooks/1/abc", "https://example.org:8443/x?y=z", "https://[2606::1]/"):
        assert proper_url(url) == url


@pytest.fixture
async def server() -> AsyncIterator[HttpsServer]:
    async with https_server() as found:
        yield found


def here() -> GuardedNetwork:
    """A network in which this machine is as good as any."""
    return GuardedNetwork(lambda host, port: look_up("127.0.0.1", port), allow=lambda _: True)


async def test_the_name_is_still_proved_by_tls(server: HttpsServer) -> None:
    trusting = ssl.create_default_context(cadata=certificate().pem)
    assert await Outgoing(here(), trusting).post(f"https://hook.example:{server.port}/", {}, b"{}") == 200
    with pytest.raises(Undelivered):
        await Outgoing(here(), trusting).post(f"https://other.example:{server.port}/", {}, b"{}")
    with pytest.raises(Undelivered):
        await Outgoing(here()).post(f"https://hook.example:{server.port}/", {}, b"{}")


async def test_no_redirect_is_followed(server: HttpsServer) -> None:
    server.answers = [(302, {"Location": f"https://hook.example:{server.port}/elsewhere"})]
    trusting = ssl.create_default_context(cadata=certificate().pem)
    status = await Outgoing(here(), trusting).post(f"https://hook.example:{server.port}/first", {}, b"{}")
    assert status == 302
    await asyncio.sleep(0.1)
    assert [each.path for each in server.requests] == ["/first"]
    with pytest.raises(Undelivered) as caught:
        accepted(status)
    assert (caught.value.final, caught.value.gone) == (True, False)


@pytest.mark.parametrize(
    ("status", "final", "gone"), [(500, False, False), (429, False, False), (400, True, False), (410, True, True)]
)
def test_what_a_status_means(status: int, final: bool, gone: bool) -> None:
    with pytest.raises(Undelivered) as caught:
        accepted(status)
    assert (caught.value.final, caught.value.gone) == (final, gone)
