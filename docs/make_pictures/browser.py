"""The game in the browser: what one of four people sees of it, on a desktop and on a phone, light and dark."""

import contextlib
import secrets
from base64 import b64decode
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Page, async_playwright
from sqlalchemy import Connection

import tenka
from docs.make_pictures import game
from tenka.server.course import Course
from tenka.server.table import Table
from tenka.store import tables
from tenka.store.tables import TableRow
from tests.browser import chromium
from tests.browser.visitor import Visitor, visit
from tests.server.running import Running, running
from web import build as pages

NAME = "Anna"
FRIENDS = ("Bruno", "Carla", "Dieter")
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
SCENES = ("lobby", "division", "provinces", "scoring")
QUALITY = 85  # of 100
LIKE_PRINT = ["--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none", "--hide-scrollbars"]


def names() -> list[str]:
    """The files of all pictures."""
    return [name(scene, size, theme) for scene in SCENES for size in SIZES for theme in THEMES]


def name(scene: str, size: str, theme: str) -> str:
    """The file of a picture."""
    return f"{scene}-{size}-{theme}.webp"


async def make(folder: Path) -> None:
    """Play the game and take every picture."""
    found = chromium.find()
    if found is None:
        raise SystemExit("there is no Chromium: install it, or name it in TENKA_CHROMIUM")
    pages.Client().build()
    with TemporaryDirectory() as place:
        async with running(Path(place), bot_pause=0) as server, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=found, args=LIKE_PRINT)
            cameras = Cameras(folder, await watching(browser, server))
            await play(server, cameras)
            await cameras.put_away()
            await browser.close()


async def play(server: Running, cameras: "Cameras") -> None:
    """The evening, from the first general to the last point."""
    course = game.parts()
    async with friends(server, cameras.first) as id:
        table = await server.house.hall.table(id)
        await carry_out(table, course.packet)
        await cameras.take("lobby", "/")
        await cameras.take("division", f"/table/{id}")
        await carry_out(table, course.payment)
        await cameras.take("provinces", f"/table/{id}")
        await carry_out(table, course.end)
        await cameras.take("scoring", f"/table/{id}")


@contextlib.asynccontextmanager
async def friends(server: Running, first: Visitor) -> AsyncIterator[str]:
    """A table where everybody is, and another that still waits for people."""
    made = await first.post("/tables", {"game": game.GAME, "seats": ["me", *["open" for _ in FRIENDS]]})
    async with contextlib.AsyncExitStack() as evening:
        clients = [await evening.enter_async_context(await server.guest(each)) for each in FRIENDS]
        for each in clients:
            await each.join(made["id"], invitation=made["invitation"])
        await (await server.house.hall.table(made["id"])).change(start)
        for each in clients:
            await evening.enter_async_context(each.live(made["id"]))
        await clients[1].create(game.GAME, ["me", "open", {"bot": "steady"}], public=True)
        yield str(made["id"])


def start(connection: Connection, row: TableRow) -> None:
    """Start a table as the server does, but with the seed of the pictures."""
    rules, seed = tenka.game(row.game).rules, game.seed()
    course = Course(row.game, rules, len(row.seats), seed, row.options)
    tables.start(connection, row.id, rules, seed, list(course.state.pending))


async def carry_out(table: Table, part: game.Part) -> None:
    """Everybody moves as planned."""
    for seat, move in part:
        await table.submit(seat, [list(move)], secrets.token_urlsafe(9))


async def watching(browser: Browser, server: Running) -> dict[tuple[str, str], Visitor]:
    """One person in front of several screens, by size and theme."""
    found: dict[tuple[str, str], Visitor] = {}
    for size, theme in ((size, theme) for size in SIZES for theme in THEMES):
        chosen = {"theme": theme, "motion": "none", "sound": False}
        visitor = await visit(browser, server.url, size=SIZES[size], touch=size == "phone", settings=chosen)
        found[size, theme] = visitor
        first = next(iter(found.values()))
        if visitor is first:
            await first.be(NAME)
        else:
            cookies = await first.context.cookies()
            await visitor.context.add_cookies([{**each} for each in cookies])  # type: ignore[typeddict-item]
    return found


@dataclass(frozen=True)
class Cameras:
    """Screens that are photographed."""

    folder: Path
    visitors: dict[tuple[str, str], Visitor]

    @property
    def first(self) -> Visitor:
        """The first screen."""
        return next(iter(self.visitors.values()))

    async def take(self, scene: str, path: str) -> None:
        """Show a page on every screen and take its picture."""
        for (size, theme), visitor in self.visitors.items():
            await visitor.go(path)
            await visitor.page.wait_for_load_state("networkidle")
            await visitor.page.evaluate("document.fonts.ready.then(() => null)")
            (self.folder / name(scene, size, theme)).write_bytes(await still(visitor.page))

    async def put_away(self) -> None:
        """Nothing may have gone wrong on any screen."""
        for visitor in self.visitors.values():
            visitor.assert_no_complaint()
            await visitor.context.close()


async def still(page: Page) -> bytes:
    """The picture of a screen on which nothing happens any more."""
    taken, before = await picture(page), b""
    while taken != before:
        taken, before = await picture(page), taken
    return taken


async def picture(page: Page) -> bytes:
    """What is on the screen as WebP, a quarter of a PNG; Playwright itself does not make any."""
    session = await page.context.new_cdp_session(page)
    taken = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return b64decode(taken["data"])
