"""Tenjo's secrets on the wire: whoever is not in on one is sent the same bytes, whatever it is (T29–T31)."""

import contextlib
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tenka.client import Client
from tenka.kernel.state import State
from tests.games.tenjo.positions import GAME, RELATIVES, House, Move, at_move, decision, reckoned_as, table
from tests.server.orders.standing import Scene, scene
from tests.server.wire.line import Line, line
from tests.server.wire.test_shogun_plans import asked_for, said

CAMP, REAR, FIELD, HOME = "echizen_w4", "echizen_w2", "echizen_w6", "echizen_castle_a"
HANDS = (("fire", "ring_4"), ("void", "ring_1", "ring_2"))


def houses(
    hands: Sequence[Sequence[str]] = HANDS,
    koku: Sequence[int] = (10, 12, 30),
    stacks: Sequence[int] = (20, 10, 20),
    son: str = HOME,
) -> State:
    """Two houses that stand against each other, and a third that looks on; all that can be told here is secret."""
    return table(
        House(
            {CAMP: stacks[0], REAR: stacks[1], "kii_castle_a": 5},
            ["echizen", "kii"],
            {HOME: koku[0], "kii_castle_a": koku[1]},
            hand=hands[0],
            family={"son": son},
        ),
        House({FIELD: stacks[2], "kii_castle_b": 5}, ["echizen", "kii"], {"kii_castle_b": koku[2]}, hand=hands[1]),
        House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 20}, hand=("water", "ring_5")),
    )


@dataclass(frozen=True)
class Way:
    """What two have and do in secret before all goes on the same way."""

    done: Sequence[tuple[int, Move]] = ()
    sent: int = 5  # thousands that march openly
    had: Mapping[str, Any] = field(default_factory=dict)


def deal(end: Move, by: int = 1) -> list[tuple[int, Move]]:
    """A private offer, and what becomes of it."""
    made: list[Move] = [["offer", 1], ["give_koku", 5], ["give", "fire"], ["ask", "ring_2"], ["propose", "private"]]
    return [*((0, move) for move in made), (by, end)]


BARE = Way()
# What might be, each in some ways.
SECRETS = {
    "a transfer": [
        BARE,
        Way(deal(["accept", 0])),
        Way(deal(["decline", 0])),
        Way(deal(["withdraw", 1], by=0)),
        Way([*deal(["accept", 0]), (1, ["offer", 0]), (1, ["give_koku", 10]), (1, ["propose", "private"])]),
    ],
    "a hostage": [
        BARE,
        Way([(0, ["offer", 1]), (0, ["give", "wife_0"]), (0, ["propose", "private"]), (1, ["accept", 0])]),
    ],
    "a passage": [BARE, Way([(1, ["admit", 0])]), Way([(1, ["admit", 0]), (1, ["shut", 0])])],
    "an offer never made": [BARE, Way([(1, ["offer", 2]), (1, ["give", "void"]), (1, ["drop"]), (0, ["offer", 2])])],
    # Those that fight are turned up (T17): 25,000 and 20,000 whatever was where before
    "stacks": [BARE, Way(sent=12, had={"stacks": (13, 17, 20)}), Way(sent=1, had={"stacks": (24, 6, 20)})],
    "hands": [
        BARE,
        Way(had={"hands": ((), ("void", "void", "earth", "ring_1", "ring_5", "ring_5"))}),
        Way(had={"hands": (("wind", "wind", "water", "ring_3"), ("void", "ring_1"))}),
    ],
    "koku": [BARE, Way(had={"koku": (1, 0, 51)}), Way(had={"koku": (0, 47, 5)})],
    "a relative's place": [Way(had={"son": site}) for site in (HOME, "kii_castle_a", "kii_castle_b")],
}


@contextlib.asynccontextmanager
async def outsiders(at: Scene) -> AsyncIterator[list[Line]]:
    """Lines of all who are not in on anything: a third seat, a spectator with a session, one without."""
    async with contextlib.AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(await at.server.guest("Watcher"))
        cookies = [at.people[2].cookie, watcher.cookie, ""]
        lines = [await stack.enter_async_context(line(at.server.url, at.id, cookie)) for cookie in cookies]
        for each in lines:
            await each.fence()
        yield lines


async def play(at: Scene, seat: int, *moves: Move) -> None:
    """A seat plays, each move by itself."""
    for move in moves:
        await at.table.submit(seat, [list(move)], f"key-{at.table.playing().now.decisions[seat]}")


async def open_course(at: Scene, sent: int) -> None:
    """A march, an attack that Void undoes, the end of the turn, the next one's income and dice."""
    await play(at, 0, ["march", REAR], ["to", CAMP])
    for chip in chips(sent):
        await play(at, 0, ["send", chip])
    await play(at, 0, ["go"])
    await play(at, 0, ["attack", FIELD, 1], ["declare"])
    while at.asked[:2] != (1, "cards"):
        await play(at, at.asked[0], ["pass"])
    await play(at, 1, ["element", "void"], ["ring", 1], ["cast"])
    await play(at, 0, ["pass"], ["end"])
    await play(at, 1, ["roll"], ["end"])


def chips(thousands: int) -> list[int]:
    """Chips that make so many."""
    found = []
    for chip in (10, 5, 1):
        found += [chip] * (thousands // chip)
        thousands %= chip
    return found


@pytest.mark.parametrize("secret", SECRETS)
async def test_who_is_not_in_on_it_is_sent_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    told, seen, hidden = [], [], []
    for number, way in enumerate(SECRETS[secret]):
        (tmp_path / str(number)).mkdir()
        async with (
            scene(tmp_path / str(number), monkeypatch, reckoned_as(houses(**way.had), houses())) as at,
            outsiders(at) as lines,
        ):
            first = [len(each.frames) for each in lines]
            replies = await asked_for(at.id, [at.people[2]])
            for seat, move in way.done:
                await play(at, seat, move)
            for each in lines:
                assert await each.fence() == [], "nothing at all is told"
            assert await asked_for(at.id, [at.people[2]]) == replies
            hidden.append([at.state.view(seat) for seat in (0, 1)])
            await open_course(at, way.sent)
            for each in lines:
                await each.fence()
            told.append([said(each.frames[start:]) for each, start in zip(lines, first, strict=True)])
            seen.append(await whole(at))
    assert all(each != hidden[0] for each in hidden[1:]), "there was something to hide"
    assert {"marched", "attacked", "played", "rolled"} <= kinds(told[0])
    for frames, sights in zip(told[1:], seen[1:], strict=True):
        assert frames == told[0], "byte for byte"
        assert sights == seen[0]


def kinds(frames: list[list[str]]) -> set[str]:
    """The events that everybody was told."""
    heard = [{event["kind"] for frame in each for event in json.loads(frame)["events"]} for each in frames]
    return set.intersection(*heard)


async def whole(at: Scene) -> list[Any]:
    """What a third seat gets who comes now, and what a passer-by gets, the past included."""
    found: list[Any] = []
    async with Client(at.server.url) as nobody:
        for client in (at.people[2], nobody):
            replies = [await client._http.get(f"/api/tables/{at.id}{path}") for path in ("", "/history", "/at/3")]
            now, *past = [reply.json() for reply in replies]
            found += [now["sight"], *past]
    for told in found:
        if "view" in told:
            del told["view"]["fingerprint"]  # of a table's own random numbers
    return found


def laying_out() -> State:
    """All castles are chosen; everybody distributes."""
    state = GAME.new(3, 3)
    while decision(state) == "site":
        seat = at_move(state)
        state.play(seat, state.legal(seat)[0])
    return state


def layouts(one: str, other: str) -> list[list[Move]]:
    """Two ways to lay all out in two castles, one of them after second thoughts."""
    straight: list[Move] = [["garrison", one, 25], ["garrison", other, "all"], ["store", one, "all"]]
    astray: list[Move] = [["garrison", other, 10], ["back"], ["garrison", other, 25], ["clear"]]
    astray += [["garrison", one, 1], ["garrison", other, "all"], ["store", other, 10], ["store", one, "all"]]
    for relative in RELATIVES:
        straight.append(["house", f"{relative}_0", one])
        astray.append(["house", f"{relative}_0", other])
    hidden: list[Move] = [["hide", site.split("_")[0]] for site in (one, other)]
    return [straight + hidden, astray + hidden]


async def test_nobody_hears_how_all_is_laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, hidden = [], []
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        async with scene(tmp_path / str(number), monkeypatch, laying_out()) as at, outsiders(at) as lines:
            first = [len(each.frames) for each in lines]
            sites = [castle["site"] for castle in at.state.view(0)["castles"] if castle["owner"] == 0]
            assert len({site.split("_")[0] for site in sites}) == 2
            for move in layouts(*sites)[number]:
                await play(at, 0, move)
                for each in lines:
                    assert await each.fence() == [], "nothing at all is told"
            hidden.append(at.state.view(0)["own"])
            for move in (["ready"], ["not_ready"], ["ready"]):
                await play(at, 0, move)
                for each in lines:
                    (message,) = await each.fence()
                    assert [event["kind"] for event in message["events"]] == move
            for seat in (1, 2):
                while seat in at.state.pending:
                    await play(at, seat, at.state.legal(seat)[-1])
            begun = at.asked[0]
            await play(at, begun, ["roll"], ["end"])
            for each in lines:
                await each.fence()
            told.append([said(each.frames[start:]) for each, start in zip(lines, first, strict=True)])
    assert hidden[0] != hidden[1]
    assert {"ready", "distributed", "rolled"} <= kinds(told[0])
    assert told[0] == told[1], "byte for byte"
