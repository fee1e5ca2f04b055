"""The site of docs/hosting/several-servers.md, without containers: played on, exchanged server by server, backed up."""

import asyncio
import contextlib
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from tenka.client.http import Client
from tenka.client.live import Live
from tenka.server.settings import PREFIX, settings
from tests.faults.process import plain
from tests.hosting.topology import SERVERS, SERVICES, SEVERAL, THINKERS, Topology, settings_of
from tests.postgresql import cluster

DOCKERFILE = (SEVERAL.parents[2] / "Dockerfile").read_text(encoding="utf-8")
KNOWN = {
    "TENKA_SITE": "play.example",
    "TENKA_DATABASE_PASSWORD": "drawn-by-chance",
    "TENKA_THINKING_PASSWORD": "drawn-as-well",
}
ELSEWHERE = 1.0  # seconds after which whoever is sent away by a server that stops is at another one
needs_postgresql = pytest.mark.skipif(cluster.missing() is not None, reason=str(cluster.missing()))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Topology]:
    # The database's own user must come here, whom pytest lets into no folder of its own.
    with tempfile.TemporaryDirectory(prefix="tenka-site-", ignore_cleanup_errors=True) as open_to_all:
        Path(open_to_all).chmod(0o755)
        found = Topology(tmp_path, Path(open_to_all))
        try:
            found.start()
            yield found
        finally:
            found.close()


@contextlib.asynccontextmanager
async def two_people(url: str, game: str) -> AsyncIterator[list[Live]]:
    """A table that has begun, and two people at it."""
    async with Client(url) as anna, Client(url) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        table = await anna.create(game, ["me", "open"], pause=False)
        await bruno.join(table.id, invitation=table.invitation)
        await anna.start(table.id)
        async with anna.live(table.id) as one, bruno.live(table.id) as other:
            yield [one, other]


async def play(seats: list[Live], moves: int, rng: Random) -> int:
    """Play on until so many moves were acknowledged, or the game is over; how many they were."""
    done = 0
    while done < moves and not seats[0].over:
        mover = next((each for each in seats if each.legal), None)
        if mover is None:
            await asyncio.wait([asyncio.ensure_future(each.news()) for each in seats], return_when="FIRST_COMPLETED")
            continue
        await mover.play(rng.choice(mover.legal))
        done += 1
    return done


@needs_postgresql
async def test_the_site_goes_on_while_one_server_after_the_other_is_exchanged(site: Topology, tmp_path: Path) -> None:
    rng = Random(7)
    async with two_people(site.url, "shitenno") as seats:
        played = await play(seats, 10, rng)
        assert site.processes(SERVERS[0]) == len(SERVERS) + len(THINKERS) == 3
        sent_away = 0
        for name in SERVERS:
            absences = [asyncio.create_task(absence(each)) for each in seats]
            assert await asyncio.to_thread(site.stop, name) == 0
            played += await play(seats, 10, rng)
            away = [await each for each in absences]
            assert max(away) < ELSEWHERE
            sent_away += sum(each > 0 for each in away)
            site.serve(name)
        assert sent_away >= len(seats), "everybody was at one of the servers"
        site.kill(SERVERS[0])
        played += await play(seats, 10, rng)
        assert played == 10 * (len(SERVERS) + 2)
        site.serve(SERVERS[0])
        (dump,) = site.back_up(_folder(tmp_path))
        assert dump.name.startswith("tenka-")
        assert dump.stat().st_mode & 0o077 == 0, "it holds what is secret"
        assert await play(seats, 5, rng) == 5
    assert moves_in(site.restore(dump, "restored")) == played


async def absence(seat: Live) -> float:
    """How long somebody is connected to no server, from the next second on; 0: not at all."""
    clock = asyncio.get_running_loop().time
    ends = clock() + ELSEWHERE
    lost: float | None = None
    while clock() < ends or lost is not None:
        if seat._connection is None:
            lost = lost or clock()
        elif lost is not None:
            return clock() - lost
        await asyncio.sleep(0.005)
    return 0.0


def _folder(tmp_path: Path) -> Path:
    found = tmp_path / "backups"
    found.mkdir()
    return found


def moves_in(url: str) -> int:
    """How many entries the logs of a database have."""
    import psycopg  # noqa: PLC0415 - where there is PostgreSQL

    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT count(*) FROM entry").fetchone()
    assert found is not None
    return int(found[0])


# What stands in the files


@pytest.mark.parametrize("server", SERVERS)
def test_servers_are_set_up_by_settings_there_are(server: str) -> None:
    given = settings_of(server, KNOWN)
    found = settings({name: value for name, value in given.items() if name.startswith(PREFIX)})
    assert found.https
    assert found.proxied
    assert "drawn-by-chance" not in given["TENKA_DATABASE"]


def settings_of_all(known: dict[str, str]) -> None:
    """Every service's environment."""
    for service in SERVICES:
        settings_of(service, known)


def test_what_is_missing_in_env_is_refused() -> None:
    for name in KNOWN:
        with pytest.raises(KeyError, match=name):
            settings_of_all({**KNOWN, name: ""})


def test_the_example_names_all_that_is_asked_for() -> None:
    asked = set(re.findall(r"\$\{(\w+):\?\}", (SEVERAL / "compose.yaml").read_text(encoding="utf-8")))
    shown = re.findall(r"^(\w+)=", (SEVERAL / "compose.env").read_text(encoding="utf-8"), re.MULTILINE)
    assert asked == set(shown) == set(KNOWN)


def test_every_service_comes_back_and_waits_for_the_database() -> None:
    for name, each in SERVICES.items():
        assert each["restart"] == "unless-stopped", name
        assert name in {"database", "proxy"} or each["depends_on"]["database"]["condition"] == "service_healthy"
        assert each["logging"] == {"driver": "local"}, "whose logs do not grow for ever"


def test_the_backup_is_made_of_a_database_that_is_there_and_stops_when_it_is_told_to() -> None:
    backup = SERVICES["backup"]
    assert backup["depends_on"]["server-1"] == {"condition": "service_healthy"}, "which has made the tables"
    assert (backup["init"], backup["stop_signal"]) == (True, "SIGTERM"), "the image's own signal is the database's"


def test_the_image_says_how_it_is_well(tmp_path: Path) -> None:
    """Its health check is run as it stands, against nobody: it fails; the tests above ask the same address."""
    (line,) = [each for each in DOCKERFILE.splitlines() if each.startswith("HEALTHCHECK")]
    command = [sys.executable, *re.findall(r'"((?:[^"\\]|\\.)*)"', line.partition("CMD")[2])[1:]]
    env = plain() | {"TENKA_PUBLIC_URL": "https://play.example"}
    done = subprocess.run(command, env=env, capture_output=True, check=False, cwd=tmp_path)
    assert done.returncode != 0
    assert b"URLError" in done.stderr


def test_the_image_brings_what_the_servers_need() -> None:
    (extras,) = re.findall(r"tenka-\*\.whl\)\[([a-z,]+)\]", DOCKERFILE)
    assert set(extras.split(",")) == {"server", "postgresql"}
    (entry,) = re.findall(r"^ENTRYPOINT \[(.*)\]$", DOCKERFILE, re.MULTILINE)
    assert shlex.split(entry.replace(",", " ")) == ["tenka", "serve"]
    assert os.linesep in DOCKERFILE
