"""A rule of a game changes: what has begun goes on as it began, and every record replays for ever."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tenka.client.http import Client
from tenka.client.refusal import RefusedError
from tests.faults.process import SERVE, ServerProcess, plain
from tests.upgrades.releases import release

SECOND = "version(2, version(1))"
ONLY_THE_SECOND = "version(2)"
PAST = (2, 3)  # points, by version (E4)


class Site:
    """A server and two people who play there, before and after an upgrade."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.people: list[Client] = []
        self._monkeypatch = monkeypatch
        self.server = ServerProcess(folder / "tenka.db", folder, SERVE, "--bot-pause", "0")

    async def run(self, release: Path) -> None:
        """Run a release on the database."""
        self._monkeypatch.setenv("PYTHONPATH", str(release))
        await self.server.start()

    async def come(self) -> None:
        """Two guests come."""
        for name in ("Anna", "Bruno"):
            self.people.append(Client(self.server.url))
            await self.people[-1].guest(name)

    async def begin(self) -> str:
        """A game for the two."""
        table = await self.people[0].create("sekisho", ["me", "open"], pause=False)
        await self.people[1].join(table.id, invitation=table.invitation)
        await self.people[0].start(table.id)
        return table.id

    async def play(self, table: str, rounds: int) -> dict[str, Any]:
        """The guard lays the lowest card, the traveller goes past with the highest: it is past, unless it is lower."""
        for _ in range(2 * rounds):
            for each in self.people:
                sight = (await each.look(table)).sight
                if sight is not None and sight.legal:
                    verb = "guard" if sight.legal[0][0] == "guard" else "travel"
                    cards = [move for move in sight.legal if move[0] == verb]
                    await each.move(table, cards[0] if verb == "guard" else cards[-1])
                    break
        sight = (await self.people[0].look(table)).sight
        assert sight is not None
        return sight.view

    async def close(self) -> None:
        for each in self.people:
            await each.close()
        self.server.clear()


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    found = Site(tmp_path, monkeypatch)
    yield found
    await found.close()


def points_past(view: dict[str, Any]) -> set[int]:
    """What each card that got past was worth."""
    return {event["data"]["points"] for event in view["events"] if event["kind"] == "past"}


async def test_a_running_game_goes_on_under_the_rules_it_began_with(site: Site) -> None:
    await site.run(release(site.folder / "first"))
    await site.come()
    finished, running = await site.begin(), await site.begin()
    assert (await site.play(finished, 6))["result"] is not None
    before = await site.play(running, 3)
    assert await site.server.stop() == 0

    await site.run(release(site.folder / "second", SECOND))
    sight = (await site.people[0].look(running)).sight
    assert sight is not None
    assert sight.view == before
    view = await site.play(running, 3)
    assert view["result"] is not None
    assert (view["rules"], points_past(view)) == (1, {PAST[0]})

    begun = await site.begin()
    view = await site.play(begun, 6)
    assert (view["rules"], points_past(view)) == (2, {PAST[1]})
    for table, rules in ((finished, 1), (running, 1), (begun, 2)):
        record = await site.people[0].record(table)
        assert record["rules"] == rules
        assert "check passed" in verified(site.folder / "second", site.folder / f"{table}.json", record)


async def test_a_version_that_nobody_carries_on_is_refused_and_loses_nothing(site: Site) -> None:
    await site.run(release(site.folder / "first"))
    await site.come()
    table = await site.begin()
    before = await site.play(table, 2)
    assert await site.server.stop() == 0

    await site.run(release(site.folder / "second", ONLY_THE_SECOND))
    with pytest.raises(RefusedError) as refused:
        await site.people[0].look(table)
    assert (refused.value.status, refused.value.message) == (409, "other-rules")
    assert [each.id for each in await site.people[0].my_tables()] == [table]
    assert await site.server.stop() == 0

    await site.run(release(site.folder / "both", SECOND))
    sight = (await site.people[0].look(table)).sight
    assert sight is not None
    assert sight.view == before


def test_a_save_is_resumed_under_the_rules_it_began_with(tmp_path: Path) -> None:
    first, second = release(tmp_path / "first"), release(tmp_path / "second", SECOND)
    save = tmp_path / "save.json"
    begun = tenka(first, "play", "sekisho", "--seed", "1", typed=f"1\n1\nsave {save}\nquit\n")
    assert save.exists(), begun
    assert json.loads(save.read_text())["record"]["rules"] == 1
    tenka(second, "resume", str(save), typed="1\n" * 12)
    assert "2" not in {json.loads(each.read_text())["record"]["rules"] for each in tmp_path.glob("save*.json")}


def verified(release: Path, path: Path, record: dict[str, Any]) -> str:
    """What `tenka verify` says of a record."""
    path.write_text(json.dumps(record), encoding="utf-8")
    return tenka(release, "verify", str(path)).lower()


def tenka(release: Path, *args: str, typed: str = "") -> str:
    """What the program prints where a release is installed."""
    env = {**plain(), "PYTHONPATH": str(release), "TENKA_LANG": "en"}
    command = [sys.executable, "-m", "tenka", *args, *(["--lang", "en"] if args[0] == "verify" else [])]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False, timeout=60)
    assert done.returncode == 0, (done.stdout, done.stderr)
    return done.stdout
