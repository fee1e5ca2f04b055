"""A whole game of Tenjo, one year: two people in browsers of their own, and a bot."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import offered
from tests.browser.player import OTHERS
from tests.browser.shitenno.test_whole_game import ranking
from tests.browser.tenjo.scenes import same_deal
from tests.browser.tenjo.warlord import GAME, SAY, Look, Warlord, label
from tests.browser.until import until
from tests.browser.words import words

DEAL = 5  # Anna is first, Bruno second; both have Void
ANNA, BRUNO = "echizen_castle_a", "echizen_castle_b"
GATE, FIELD, RESOURCE, REAR = "echizen_w7", "echizen_w1", "echizen_res", "echizen_w5"

Deed = Callable[[], Awaitable[object]]


class Company:
    """Two people who take turns."""

    def __init__(self, anna: Page, bruno: Page) -> None:
        self.anna = Warlord(anna, 1)
        self.bruno = Warlord(bruno, 2)
        self.both = (self.anna, self.bruno)

    async def due(self) -> tuple[Warlord, Look]:
        """Who has something to do, and what is to be seen there."""

        async def one() -> tuple[Warlord, Look] | None:
            for each in self.both:
                if look := await each.due():
                    return each, look
            return None

        return await until(one, "somebody's turn", OTHERS)

    async def free(self, player: Warlord, points: int = 0) -> None:
        """Play on until somebody has rolled, has so many action points and nothing is in the way."""
        while True:
            who, look = await self.due()
            assert not look.over, "the game ended before"
            if who is player and look.can("end") and await player.points() >= points:
                return
            await who.step(look)

    async def battle(self, answers: dict[tuple[Warlord, str], Deed]) -> None:
        """An attack with its windows, until Anna is free again: these answers, each once, else the nearest at hand."""
        left = dict(answers)
        while True:
            who, look = await self.due()
            if who is self.anna and look.can("end"):
                assert not left, f"nobody was asked for {[name for _, name in left]}"
                return
            for (player, name), deed in left.items():
                if player is who and name in look.names:
                    del left[player, name]
                    await deed()
                    break
            else:
                await who.step(look)

    async def play(self) -> set[str]:
        """Play to the end; the steps of the year's end in which somebody had to decide something."""
        steps: set[str] = set()
        while not all([(await each.see()).over for each in self.both]):
            who, look = await self.due()
            if not look.over:
                steps.update(await who.desk.locator(".yearend [aria-current=step]").all_inner_texts())
                await who.step(look)
        return steps


async def test_two_people_and_a_bot_play_a_year(come: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, DEAL)
    anna = await come(permissions=["clipboard-read", "clipboard-write"])
    bruno = await come("Bruno")
    await anna.go("/")
    await open_table(anna.page)
    await anna.page.get_by_role("button", name=SAY["table-copy"]).click()
    await bruno.page.goto(await anna.page.evaluate("navigator.clipboard.readText()"))
    await bruno.page.get_by_role("button", name=SAY["table-sit"]).click()
    await expect(bruno.page.get_by_text(SAY["table-room-wait-start"])).to_be_visible()
    await anna.page.get_by_role("button", name=SAY["table-start"]).click()
    company = Company(anna.page, bruno.page)
    await set_up(company)
    await trade(company)
    await deploy(company)
    await voided_attack(company)
    await fought_attack(company)
    steps = await company.play()
    assert {SAY["board-yearend-upkeep"], SAY["board-yearend-castles"]} <= steps
    told = [await ranking(each.page) for each in company.both]
    assert len(told[0]) == 3
    assert told[0] == told[1]
    points = [await each.page.get_by_role("dialog").get_by_role("table").all_inner_texts() for each in company.both]
    assert points[0] == points[1]


async def open_table(page: Page) -> None:
    """Open a table for three with a bot in the last seat, for one year."""
    await offered(page, GAME).get_by_role("button", name=SAY["web-new-table"]).click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label(SAY["web-name-why"]).fill("Anna")
    await dialog.get_by_role("group", name=SAY["web-how-many"]).get_by_text("3", exact=True).click()
    await dialog.get_by_label("Seat 3").select_option("bot-steady")
    await dialog.get_by_role("group", name=SAY["option-years"]).get_by_text("1", exact=True).click()
    await dialog.get_by_label(SAY["web-pause"]).uncheck()
    await dialog.get_by_role("button", name=SAY["web-open-table"]).click()
    await expect(page.get_by_role("button", name=SAY["table-copy"])).to_be_visible()


async def set_up(company: Company) -> None:
    """Two castles each, the first ones in the same province; then all is laid out in secret."""
    anna, bruno = company.both
    await company.due()
    await anna.do(anna.point(ANNA))
    await company.due()
    await bruno.do(bruno.act("site", BRUNO))
    for each in company.both:
        assert (await company.due())[0] is each
        await each.step()
    for each in company.both:
        shares = each.desk.get_by_role("slider")
        await shares.first.fill("80")
        await each.desk.get_by_role("radio").nth(1).check(force=True)
        await each.do(each.desk.get_by_role("button", name=SAY["board-distribute-confirm"]))
        await expect(each.desk.get_by_text(SAY["board-distribute-done"])).to_be_visible()
        await each.press(each.button(SAY["move-ready"]))
    await company.free(anna)


async def trade(company: Company) -> None:
    """A private offer is accepted, another one refused, both in Anna's turn."""
    anna, bruno = company.both
    await treasure(anna, 25_000)
    await treasure(bruno, 25_000)
    await make(anna, 1, "Bruno", ["give_koku", 5], ["ask", "wind"])
    mark = bruno.tab("trade")
    await expect(mark).to_contain_text("1")
    await bruno.press(mark)
    await bruno.press(trading(bruno, "accept", 0, names={0: "Anna"}))
    await expect(bruno.kept).to_contain_text(SAY["board-trade-none"])
    await treasure(anna, 20_000)
    await treasure(bruno, 30_000)

    await make(bruno, 0, "Anna", ["give", "ring_1"], ["ask_koku", 10])
    await anna.press(anna.tab("trade"))
    await anna.press(trading(anna, "decline", 1, names={1: "Bruno"}))
    for each in company.both:
        await each.press(each.tab("trade"))
        await expect(each.kept).to_contain_text(SAY["board-trade-none"])
    await treasure(anna, 20_000)
    await treasure(bruno, 30_000)


def trading(player: Warlord, *move: str | int, **details: Any) -> Locator:
    """A button of what one keeps to oneself."""
    return player.kept.get_by_role("button", name=label(*move, **details), exact=True)


async def make(player: Warlord, to: int, name: str, *steps: list[str | int]) -> None:
    """Make somebody a private offer."""
    await player.press(player.tab("trade"))
    await player.press(trading(player, "offer", to, names={to: name}))
    for step in steps:
        await player.press(trading(player, *step))
    await player.press(trading(player, "propose", "private"))
    await expect(trading(player, "withdraw", to, names={to: name})).to_be_visible()


async def treasure(player: Warlord, koku: int) -> None:
    """So much one has in one's castles."""
    await player.press(player.tab("treasury"))
    total = words("en", GAME).say("board-treasury-total", koku=koku)
    await expect(player.board.get_by_text(total)).to_be_visible()


async def deploy(company: Company) -> None:
    """Both march out: Anna to the resource point, Bruno between her and his castle."""
    anna, bruno = company.both
    await company.free(anna, 1)
    await anna.march(ANNA, GATE, 30)
    await expect(chip(anna, 0, GATE)).to_have_text("30")
    await expect(chip(bruno, 0, GATE)).to_have_text("")
    await company.free(anna, 3)
    await anna.march(ANNA, RESOURCE, 20)
    await company.free(bruno, 2)
    await bruno.march(BRUNO, FIELD, 20)
    await company.free(bruno, 2)
    await bruno.march(BRUNO, REAR, 10)
    for point in (FIELD, REAR):
        await expect(chip(anna, 1, point)).to_have_text("")


def chip(player: Warlord, seat: int, point: str) -> Locator:
    """A stack on the map; its size stands on it for who knows it."""
    return player.page.locator(f"[data-chip='{seat}-{point}']")


async def voided_attack(company: Company) -> None:
    """Anna takes her income and attacks; Bruno's Void undoes the attack."""
    anna, bruno = company.both
    while True:
        who, look = await company.due()
        done = await who.step(look)
        if who is anna and done.startswith("All koku into "):
            break
    await company.free(anna, 1)

    async def void() -> None:
        await bruno.lay("void", 1)
        await bruno.do(bruno.act("cast"))

    await anna.attack(1, "Bruno", FIELD, GATE, RESOURCE)
    await company.battle({(bruno, label("pass", decision="cards")): void})
    await ended(company, "void")


async def ended(company: Company, why: str) -> None:
    """How the battle ended can be read by both."""
    for each in company.both:
        await expect(each.desk).to_contain_text(words("en", GAME).say("event-battle_ended", why=why))


async def fought_attack(company: Company) -> None:
    """The next month all pass, Bruno's second stack joins, dice fall, and the loser chooses the losses."""
    anna, bruno = company.both
    await anna.step()
    await company.free(anna, 1)
    await anna.attack(1, "Bruno", FIELD, GATE, RESOURCE)
    await company.battle(
        {
            (bruno, label("join", REAR)): lambda: bruno.do(bruno.act("join", REAR)),
            (bruno, label("pass", decision="cards")): bruno.step,
            (anna, label("pass", decision="cards")): anna.step,
        }
    )
    lost = [name for each in company.both for name in each.done if ": lose " in name]
    assert lost, "the loser chose"
    await ended(company, "stopped")
    await expect(bruno.desk.get_by_role("group", name=SAY["board-dice"])).to_be_visible()
