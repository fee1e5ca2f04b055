"""Everything that is sent during some months of Tenjo, held against what each observer may know."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenka.client import Client
from tenka.store.queries.tables import log
from tests.games.tenjo.players import WEIGHTS
from tests.server.orders.standing import beginning
from tests.server.running import running
from tests.server.wire.guests import guests, started
from tests.server.wire.holding import check_lines, check_replies
from tests.server.wire.line import Line
from tests.server.wire.moments import Moments, played
from tests.server.wire.picture import Picture
from tests.server.wire.test_everything_sent import look_around, recorded
from tests.server.wire.test_tenjo_secrets import CAMP, REAR, houses

SUBMISSIONS = 250
EDITS = 0.1
LIVELY = {
    **WEIGHTS,
    **dict.fromkeys(("ask", "give", "ask_koku", "give_koku", "ask_hundreds", "give_hundreds"), 0.1),
    **dict.fromkeys(("offer", "propose", "accept", "march", "to", "send"), 4.0),
}


def free(picture: Picture) -> bool:
    """Whether there is something one may do."""
    return bool(picture.sight and picture.sight["legal"])


def over(picture: Picture) -> bool:
    """Whether the game has ended before it was enough."""
    return bool(picture.sight and picture.sight["view"]["result"])


class Talk:
    """People who act at random, in and out of turn, until it is enough."""

    def __init__(self, first: Client, id: str) -> None:
        self.first = first
        self.id = id
        self.left = SUBMISSIONS

    async def play(self, own: Line, rng: Random) -> None:
        """Act whenever there is something one may do."""
        while self.left:
            await own.until(lambda picture: not self.left or free(picture) or over(picture))
            if over(own.picture):
                self.left = 0
            elif self.left:
                self.left -= 1
                await self.act(own, rng)
        await self.first.say(self.id, "enough")  # whoever waits hears it

    async def act(self, own: Line, rng: Random) -> None:
        """Do one thing."""
        sight: Any = own.picture.sight
        moves = sight["edits"] if sight["edits"] and rng.random() < EDITS else sight["legal"]
        move = rng.choices(moves, [LIVELY.get(move[0], 1.0) for move in moves])[0]
        key = f"line-{sight['seat']}-{self.left:03}"
        answer = await own.ask(type="moves", moves=[move], decision=sight["decision"], key=key)
        assert answer["type"] == "update" or answer["error"]["message"] == "stale", answer


async def march(own: Line) -> None:
    """Somebody marches before the talk begins, so that there is that to be told."""
    sight: Any = own.picture.sight
    moves = [["march", REAR], ["to", CAMP], ["send", 5], ["go"]]
    answer = await own.ask(type="moves", moves=moves, decision=sight["decision"], key="line-0-first")
    assert answer["type"] == "update", answer


async def test_all_that_is_told_follows_from_ones_own_views(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Anna", "Bruno", "Carla", "Watcher")
    with beginning(monkeypatch, houses()):
        async with running(tmp_path) as server, guests(server, *names) as (*people, watcher):
            id = await started(people, game="tenjo")
            async with recorded(server, people, watcher, id) as heard:
                talk = Talk(people[0], id)
                await march(heard[0].lines[0])
                players = (talk.play(heard[seat].lines[0], Random(seat)) for seat in range(len(people)))
                await asyncio.gather(*players, look_around(server, id, [*people, watcher]))
                for each in heard:
                    await each.lines[0].fence()
            states, movers = await played(server, id)
            entries = await server.services.database.read(log.entries, id)
        kinds = {event.kind for event in states[-1].events()}
        assert {"offered", "accepted", "marched_own"} <= kinds, kinds
        seen = {seat: Moments(seat, states, movers) for seat in (None, 0, 1, 2)}
        for one in heard:
            keys = {entry.key for entry in entries if entry.key and entry.seat == one.seat}
            check_lines(one, seen[one.seat], keys)
            check_replies(one, seen[one.seat])
