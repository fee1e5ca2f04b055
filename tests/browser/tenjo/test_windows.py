"""Reaction windows in the browser: there again after a reload (T41); asked to lead; shadow warriors among the cards."""

import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import assert_shown, settled, status
from tests.browser.player import asking
from tests.browser.table.test_reload import reload
from tests.browser.tenjo.scenes import ATTACK, CAMP, FIELD, dull, houses, laid, play
from tests.browser.tenjo.warlord import GAME, SAY, Look, Warlord, label
from tests.browser.words import pattern
from tests.games.tenjo.positions import House, table
from tests.server.orders.standing import Scene, beginning, stand_still
from tests.server.running import Running, running

TABLE = {
    "game": GAME,
    "options": {"years": 1},
    "seats": ["me", "open", "open"],
    "steward": "steady",
    "clock": {"type": "decision", "patience": 3600},
}
DUE = pattern("web-left", game=GAME)
MOMENT = 1.5  # seconds until the first window's answers are released, by the clock that stands


@dataclass
class Asked:
    """Anna has attacked, Bruno is asked; the clock stands until it is moved."""

    anna: Warlord
    bruno: Warlord
    at: Scene


@contextlib.asynccontextmanager
async def attacked(come: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Asked]:
    """Two people in browsers of their own and a third who looks on, in the first window of an attack."""
    with beginning(monkeypatch, houses()):
        async with running(tmp_path) as server, await server.guest("Carla") as carla:
            clock = stand_still(server)
            anna, bruno = await come("Anna", url=server.url), await come("Bruno", url=server.url)
            made = await anna.post("/tables", TABLE)
            await bruno.post(f"/tables/{made['id']}/join", {"invitation": made["invitation"]})
            await carla.join(made["id"], invitation=made["invitation"])
            await anna.post(f"/tables/{made['id']}/start")
            found = Asked(Warlord(anna.page), Warlord(bruno.page), Scene(server, clock, [], made["id"]))
            for each in (anna, bruno):
                await each.table(made["id"])
            await found.anna.attack(1, "Bruno", FIELD, CAMP)
            await found.bruno.wait()
            yield found
            for each in (anna, bruno):
                await each.page.close()


def untimed(shown: str) -> str:
    """What is on a page, whatever its clocks say by now."""
    return re.sub(r"timer: .*", "timer", shown)


def like(one: Look, other: Look) -> bool:
    """Whether two looks are the same, whatever their clocks say."""
    return replace(one, sign="") == replace(other, sign="")


async def test_the_question_is_there_again(
    come: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_pages: None
) -> None:
    async with attacked(come, tmp_path, monkeypatch) as asked:
        due = asked.at.table.row.seats[1].due
        await expect(status(asked.bruno.page)).to_contain_text(DUE)
        for each in (asked.anna, asked.bruno):
            row = each.page.get_by_role("article", name="Anna")  # who reloaded is away for a moment
            await expect(row.get_by_role("button").first).to_contain_text(SAY["table-here"])
            before, look = await settled(each.page), await each.see()
            await reload(each.page)
            await assert_shown(each.page, before, untimed)
            assert like(await each.see(), look)
        assert look.can("pass", decision="parley")
        await expect(status(asked.bruno.page)).to_contain_text(DUE)
        assert asked.at.table.row.seats[1].due == due, "his time goes on"
        await asked.bruno.press(asked.bruno.act("pass", decision="parley"))
        await asked.at.move(MOMENT)

        # A card half laid out is kept.
        await asked.bruno.lay("void", 2)
        before, look = await settled(asked.bruno.page), await asked.bruno.see()
        assert look.can("cast")
        await reload(asked.bruno.page)
        await assert_shown(asked.bruno.page, before, untimed)
        assert like(await asked.bruno.see(), look)


async def test_who_has_answered_has_answered(
    come: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_pages: None
) -> None:
    async with attacked(come, tmp_path, monkeypatch) as asked:
        bruno, waiting = asked.bruno, untimed(await settled(asked.anna.page))
        told = await status(asked.anna.page).inner_text()
        await bruno.press(bruno.act("pass", decision="parley"))
        await expect(status(bruno.page)).to_contain_text(SAY["table-answering-self"])
        await asked.at.move(MOMENT / 2)
        assert asked.at.asked[:2] == (1, "parley")
        # Nobody else can see that he has; he himself finds the question, and his answer is not lost.
        assert untimed(await settled(asked.anna.page)) == waiting
        await reload(bruno.page)
        assert (await bruno.wait()).can("pass", decision="parley")
        await expect(status(bruno.page)).to_contain_text(SAY["table-answering-self"])
        await asked.at.move(MOMENT / 2)
        await expect(bruno.act("pass", decision="cards")).to_be_visible()
        assert [event.kind for event in asked.at.state.events()].count("passed") == 1
        await expect(status(asked.anna.page)).not_to_have_text(told)
        assert label("pass", decision="cards") not in (await asked.anna.see()).names


async def test_an_ally_is_asked_to_lead(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """T13, T28: who holds the attacker's hostage, and has a daimyō there, is asked before anything is spent."""
    anna = await come("Anna")
    ally = House({"echizen_w1": 5, "ise_w1": 1}, ["echizen"], {"ise_castle_a": 0})
    attacker = House({CAMP: 20, "tango_w1": 1}, ["tango"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({FIELD: 20, "kii_castle_b": 12}, ["kii"], {"kii_castle_b": 30})
    id = await laid(server, anna, monkeypatch, table(ally, attacker, foe, turn=1, options={"years": 1}))
    await play(server, id, 1, ["attack", FIELD, 2], ["declare"])
    await anna.table(id)
    player = Warlord(anna.page)
    await expect(player.desk).to_contain_text(pattern("board-consent-does", game=GAME))
    await expect(player.act("pass", decision="consent")).to_be_visible()
    await player.do(player.act("lend"))
    at = (await server.services.registry.table(id)).playing().state
    assert {seat: each.kind for seat, each in at.pending.items()} == {2: "parley"}


async def test_a_shadow_warrior_is_turned_among_the_cards(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T10: also between declaring an attack and its first dice; there it is chosen, then confirmed."""
    anna = await come("Anna")
    id = await laid(server, anna, monkeypatch, houses())
    await play(server, id, 0, *ATTACK)
    await dull(server, id, 0, "cards")
    await anna.table(id)
    player = Warlord(anna.page)
    await player.do(player.act("unmask", "echizen"))
    await player.desk.get_by_role("button", name=label("at", CAMP, doing="unmask")).click()
    state = (await server.services.registry.table(id)).playing().state
    assert state.view(0)["own"]["samurai"][CAMP] == 20_000, "it waits to be confirmed"
    await asking(anna.page).click()
    await expect(anna.page.locator(f"[data-chip='0-{CAMP}']")).to_have_text("45")
