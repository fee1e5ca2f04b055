"""Tenjo at its moments: games that are dealt the same each time, and positions laid out for a purpose."""

import secrets
from collections.abc import AsyncIterator, Collection

import pytest

from tenka.games import tenjo
from tenka.kernel.setup import Setup
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes
from tests.browser.scenes import alone, asked, over, play_until
from tests.browser.tenjo.warlord import GAME, Warlord
from tests.browser.visitor import Visitor
from tests.games.tenjo.positions import DULL, House, Move, table
from tests.server.orders.standing import beginning
from tests.server.running import Running

FIELD, CAMP, CASTLE = "echizen_w6", "echizen_w4", "echizen_castle_a"
ATTACK: tuple[Move, ...] = (["attack", FIELD, 1], ["declare"])
MAIN = ("site", "turn", "trade", "battle", "castles", "over")
SCENES = (*MAIN, "distribute", "march", "parley", "cards", "answer", "upkeep")
RAID: tuple[Move, ...] = (["attack", CAMP, 0], ["declare"])


def same_deal(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Every game of Tenjo is dealt like this."""
    start = tenjo.GAME._start

    def dealt(setup: Setup, stream: Stream) -> State:
        return start(setup, Stream(seed_bytes(seed)))

    monkeypatch.setattr(tenjo.GAME, "_start", dealt)


def houses(turn: int = 0, **more: int | None) -> State:
    """Three houses in the midst of a turn; the first two stand against each other in Echizen."""
    return table(
        House(
            {CAMP: 20, "echizen_w2": 10, CASTLE: 15},
            ["echizen"],
            {CASTLE: 14, "kii_castle_a": 9},
            shadows=["echizen"],
            hand=("void", "fire", "wind", "ring_1", "ring_3", "ring_5"),
            family={"son": "kii_castle_b"},
        ),
        House(
            {FIELD: 20, "kii_castle_b": 12},
            ["echizen", "kii"],
            {"kii_castle_b": 30},
            hand=("void", "earth", "ring_2", "ring_2", "ring_4"),
        ),
        House({"ise_castle_a": 25, "ise_w1": 5}, ["ise"], {"ise_castle_a": 20}, hand=("water", "ring_5")),
        turn=turn,
        options={"years": 1},
        **more,  # type: ignore[arg-type]
    )


async def laid(server: Running, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, state: State) -> str:
    """A game in this position of a visitor, in the first seat, with people who do nothing by themselves."""
    with beginning(monkeypatch, state):
        return await alone(server, visitor, 3, GAME, years=1)


async def play(server: Running, id: str, seat: int, *moves: Move) -> None:
    """Let a seat play, in the server itself."""
    at = await server.services.registry.table(id)
    for move in moves:
        await at.submit(seat, [list(move)], secrets.token_urlsafe(9))


async def dull(server: Running, id: str, seat: int, kind: str) -> None:
    """Everybody does nothing worth telling until a seat is asked for this; `over`: until the end."""
    at = await server.services.registry.table(id)
    wish = over if kind == "over" else asked(seat, kind)
    while not wish(state := at.playing().state):
        who = min(state.pending)
        await play(server, id, who, next(move for move in state.legal(who) if move[0] in DULL))


async def moments(
    server: Running, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, wanted: Collection[str] = SCENES
) -> AsyncIterator[str]:
    """Show a visitor, who sits in the first seat, one scene after the other."""
    player = Warlord(visitor.page)
    async for name, id, part in _course(server, visitor, monkeypatch):
        if name not in wanted:
            continue
        await visitor.table(id)
        await visitor.page.locator("svg [data-point]").first.wait_for(state="attached")
        if part:
            await player.press(player.tab(part))
        if name == "over":
            await visitor.page.get_by_role("dialog").get_by_role("table").first.wait_for()
        yield name


async def _course(
    server: Running, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[str, str, str]]:
    """The scenes: name, table, and what one keeps to oneself that is to be looked at."""
    id = await alone(server, visitor, 3, GAME, years=1)
    for kind in ("site", "distribute"):
        await play_until(server, id, asked(0, kind))
        yield kind, id, ""

    id = await laid(server, visitor, monkeypatch, houses())
    yield "turn", id, "treasury"
    await play(server, id, 0, ["march_to", "echizen_w2"])
    yield "march", id, "cards"
    await play(server, id, 1, ["offer", 0], ["give_koku", 5], ["ask", "ring_1"], ["propose", "private"])
    await play(server, id, 1, ["offer", 2], ["give", "earth"], ["propose", "open"])
    await play(server, id, 0, ["offer", 2], ["give", "wife_0"], ["ask_koku", 10])
    yield "trade", id, "trade"

    id = await laid(server, visitor, monkeypatch, houses(turn=1))
    await play(server, id, 1, *RAID)
    yield "parley", id, ""
    await dull(server, id, 0, "cards")
    await play(server, id, 0, ["element", "fire"], ["ring", 5])
    yield "cards", id, ""
    await play(server, id, 0, ["burn_daimyo", 1, "echizen"])
    await play(server, id, 1, ["element", "void"], ["ring", 2], ["ring", 4], ["cast"])
    yield "answer", id, ""
    id = await laid(server, visitor, monkeypatch, houses())
    await play(server, id, 0, *ATTACK)
    await dull(server, id, 0, "fight_on")
    yield "battle", id, ""

    id = await laid(server, visitor, monkeypatch, houses(turn=2, month=12, points=0))
    await dull(server, id, 0, "losses")
    yield "upkeep", id, ""
    await dull(server, id, 0, "castle_income")
    yield "castles", id, ""
    await dull(server, id, 0, "over")
    yield "over", id, ""
