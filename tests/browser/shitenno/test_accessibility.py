"""For everybody: nothing that axe-core calls serious, light and dark, and no control too small to hit."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.contrast import faint
from tests.browser.looks.seen import offered, settled, tab
from tests.browser.looks.usable import wrong
from tests.browser.player import PAY, PLACE, Player
from tests.browser.scenes import alone, asked, over, play_until
from tests.browser.visitor import DESKTOP, PHONE, Viewport, Visitor
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()
Place = Callable[[Visitor, Running], Awaitable[None]]


async def lobby(visitor: Visitor, server: Running) -> None:
    await alone(server, visitor)
    await visitor.go("/")
    await expect(visitor.page.get_by_role("heading", name=SAY["web-mine"])).to_be_visible()
    await expect(offered(visitor.page)).to_be_visible()


async def new_table(visitor: Visitor, server: Running) -> None:
    await visitor.go("/")
    await offered(visitor.page).get_by_role("button", name=SAY["web-new-table"]).click()
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


async def settings(visitor: Visitor, server: Running) -> None:
    await visitor.go("/")
    await visitor.page.get_by_role("button", name=SAY["web-settings"]).click()
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


async def account(visitor: Visitor, server: Running) -> None:
    await visitor.go("/account")
    await expect(visitor.page.get_by_role("heading", name=SAY["web-account"], exact=True)).to_be_visible()


async def rules(visitor: Visitor, server: Running) -> None:
    await visitor.go("/rules/shitenno")
    await expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()


async def room(visitor: Visitor, server: Running) -> None:
    made = await visitor.post("/tables", {"game": "shitenno", "seats": ["me", "open", "open", {"bot": "steady"}]})
    await visitor.table(made["id"])
    await expect(visitor.page.get_by_role("button", name=SAY["table-copy"])).to_be_visible()


async def division(visitor: Visitor, server: Running) -> None:
    id = await alone(server, visitor)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await visitor.table(id)
    await Player(visitor.page).step()


async def answering(visitor: Visitor, server: Running) -> None:
    id = await alone(server, visitor)
    await play_until(server, id, asked(0, "answer"))
    await visitor.table(id)


async def payment(visitor: Visitor, server: Running) -> None:
    id = await alone(server, visitor)
    await play_until(server, id, asked(0, "turn", "place"))
    await visitor.table(id)
    player = Player(visitor.page)
    await player.choose(PLACE, PAY)


async def refusal(visitor: Visitor, server: Running) -> None:
    id = await alone(server, visitor)
    await play_until(server, id, asked(0, "turn", "place"))
    await visitor.table(id)
    await visitor.page.keyboard.press("u")
    await expect(visitor.page.get_by_role("group", name=SAY["table-why"])).to_be_visible()


async def looking_back(visitor: Visitor, server: Running) -> None:
    id = await alone(server, visitor)
    await play_until(server, id, asked(0, "turn", "place"))
    await visitor.table(id)
    await visitor.page.keyboard.press("ArrowLeft")
    await expect(visitor.page.get_by_role("button", name=SAY["table-now"]).first).to_be_visible()


async def scoring(visitor: Visitor, server: Running) -> None:
    id = await alone(server, visitor)
    await play_until(server, id, over)
    await visitor.table(id)
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


PLACES = [
    lobby,
    new_table,
    settings,
    account,
    rules,
    room,
    division,
    answering,
    payment,
    refusal,
    looking_back,
    scoring,
]
LEAVES = {DESKTOP: ["moves", "chat", "rules", "text"], PHONE: ["me", "players", "log", "rules"]}


async def turn_to(page: Page, leaf: str) -> None:
    """Turn to one of the parts of a table that are shown one at a time."""
    await tab(page, SAY[f"table-tab-{leaf}"]).click()
    await expect(tab(page, SAY[f"table-tab-{leaf}"])).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
async def test_everybody_can_use_it(place: Place, size: Viewport, come: Visit, server: Running) -> None:
    anna = await come("Anna", size=size, touch=size == PHONE)
    await place(anna, server)
    told = await wrong(anna.page)
    for leaf in LEAVES[size] if place is division else []:
        await turn_to(anna.page, leaf)
        await settled(anna.page)
        told += [f"{leaf}: {each}" for each in await wrong(anna.page, "" if size == PHONE else ".side")]
    assert await faint(anna.page, least=21.1), "nothing is found where everything should be"
    assert not told, "\n".join(dict.fromkeys(told))
