"""The games in the browser: what one of four people sees of them, on a desktop and on a phone, light and dark."""

import contextlib
import secrets
from base64 import b64decode
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from sqlalchemy import Connection

import tenka
from docs.make_pictures import shitenno, shogun, tenjo
from docs.make_pictures.evening import Part
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.table import Table
from tenka.store.queries.tables import tables
from tenka.store.queries.tables.tables import TableRow
from tests.browser import chromium
from tests.browser.visitor import Visitor, visit
from tests.server.running import Running, running
from web import build as pages

NAME = "Anna"
FRIENDS = ("Bruno", "Carla", "Dieter")
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
SCENES = (
    *("lobby", "division", "provinces", "scoring"),
    *("shogun-plan", "shogun-march", "shogun-tower", "shogun-scoring"),
    *("tenjo-answer", "tenjo-march", "tenjo-battle", "tenjo-scoring"),
)
# What messengers show of a table's address, each from a scene of its game: the board without the page's head.
PREVIEWS = {"provinces": "shitenno", "shogun-march": "shogun", "tenjo-march": "tenjo"}
PREVIEW = {"x": 0, "y": 56, "width": 1280, "height": 672, "scale": 0.9375}  # 1200 × 630, as they ask for
PUBLIC = Path(__file__).parents[2] / "web" / "public"
TOWER = "section.tower"
QUALITY = 85  # of 100
BEAT = 250  # milliseconds of a clock that stands otherwise
PATIENCE = 600.0  # seconds, as a bot's pause: nobody is answered for before the picture is taken
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
        async with (
            running(Path(place), bot_pause=PATIENCE, auto_analysis=False) as server,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=found, args=LIKE_PRINT)
            cameras = Cameras(folder, await watching(browser, server, SIZES))
            moving = Cameras(folder, await watching(browser, server, ["desktop"], cameras.first, motion="full"))
            await play(server, cameras)
            await play_shogun(server, cameras, moving)
            await play_tenjo(server, cameras)
            for each in (cameras, moving):
                await each.put_away()
            await browser.close()


async def play(server: Running, cameras: "Cameras") -> None:
    """The evening, from the first general to the last point."""
    parts = shitenno.parts()
    async with friends(server, cameras.first, shitenno.GAME, shitenno.seed()) as id:
        table = await server.services.registry.table(id)
        await carry_out(table, parts.packet)
        await cameras.take("lobby", "/")
        await cameras.take("division", f"/table/{id}")
        await carry_out(table, parts.payment)
        await cameras.take("provinces", f"/table/{id}")
        await carry_out(table, parts.end)
        await cameras.take("scoring", f"/table/{id}")


async def play_shogun(server: Running, cameras: "Cameras", moving: "Cameras") -> None:
    """Another evening: an autumn, and what became of it; cubes fall only on screens where things move."""
    parts = shogun.parts()
    async with friends(server, cameras.first, shogun.GAME, shogun.seed(), **shogun.OPTIONS) as id:
        table, path = await server.services.registry.table(id), f"/table/{id}"
        await carry_out(table, parts.plan)
        await cameras.take("shogun-plan", path)
        await carry_out(table, parts.march)
        await cameras.take("shogun-march", path)
        await moving.stop(path)
        await carry_out(table, parts.battle)
        await moving.skip()
        await moving.take("shogun-tower")
        await cameras.take("shogun-tower", path, only="phone", scroll=TOWER)
        await carry_out(table, parts.end)
        await cameras.take("shogun-scoring", path)


async def play_tenjo(server: Running, cameras: "Cameras") -> None:
    """A year: a card that strikes, a march, a battle, and the end."""
    parts = tenjo.parts()
    async with friends(server, cameras.first, tenjo.GAME, tenjo.seed(), **tenjo.OPTIONS) as id:
        table, path = await server.services.registry.table(id), f"/table/{id}"
        await carry_out(table, parts.answer)
        await cameras.take("tenjo-answer", path)
        await carry_out(table, parts.march)
        await cameras.take("tenjo-march", path)
        await carry_out(table, parts.battle)
        await cameras.take("tenjo-battle", path)
        await carry_out(table, parts.end)
        await cameras.take("tenjo-scoring", path)


@contextlib.asynccontextmanager
async def friends(server: Running, first: Visitor, title: str, seed: str, **options: Any) -> AsyncIterator[str]:
    """A table where everybody is, and another that still waits for people."""
    wanted = {"game": title, "options": options, "seats": ["me", *["open" for _ in FRIENDS]]}
    made = await first.post("/tables", wanted)
    async with contextlib.AsyncExitStack() as evening:
        clients = [await evening.enter_async_context(await server.guest(each)) for each in FRIENDS]
        for each in clients:
            await each.join(made["id"], invitation=made["invitation"])
        await (await server.services.registry.table(made["id"])).change(
            lambda connection, row: start(connection, row, seed)
        )
        for each in clients:
            await evening.enter_async_context(each.live(made["id"]))
        await clients[1].create(title, ["me", "open", {"bot": "steady"}], public=True)
        yield str(made["id"])


def start(connection: Connection, row: TableRow, seed: str) -> None:
    """Start a table as the server does, but with the seed of the pictures."""
    rules = tenka.game(row.game).rules
    game_session = GameSession(row.game, rules, len(row.seats), seed, row.options)
    tables.start(connection, row.id, rules, seed, list(game_session.state.pending))


async def carry_out(table: Table, part: Part) -> None:
    """Everybody moves as planned."""
    for seat, move in part:
        await table.submit(seat, [list(move)], secrets.token_urlsafe(9))


async def watching(
    browser: Browser, server: Running, sizes: Iterable[str], first: Visitor | None = None, motion: str = "none"
) -> dict[tuple[str, str], Visitor]:
    """One person in front of several screens, by size and theme; somebody new, or who is there already."""
    found: dict[tuple[str, str], Visitor] = {}
    for size, theme in ((size, theme) for size in sizes for theme in THEMES):
        chosen = {"theme": theme, "motion": motion, "sound": False}
        visitor = await visit(browser, server.url, size=SIZES[size], touch=size == "phone", settings=chosen)
        found[size, theme] = visitor
        if first is None:
            first = visitor
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

    async def take(self, scene: str, path: str | None = None, scroll: str | None = None, only: str = "") -> None:
        """Show a page, or what is there, on every screen or those of one size, with a part in sight."""
        for (size, theme), visitor in self.visitors.items():
            if only not in {"", size}:
                continue
            page = visitor.page
            if path is not None:
                await visitor.go(path)
                await page.wait_for_load_state("networkidle")
            await page.evaluate("document.fonts.ready.then(() => null)")
            if scroll:
                await page.locator(scroll).evaluate("(part) => part.scrollIntoView({ block: 'center' })")
            (self.folder / name(scene, size, theme)).write_bytes(await still(page))
            if scene in PREVIEWS and (size, theme) == ("desktop", "light"):
                (PUBLIC / f"preview-{PREVIEWS[scene]}.jpg").write_bytes(await preview(page))

    async def stop(self, path: str) -> None:
        """Show a page on every screen and let time stand still there, so that what is shown for a while stays."""
        for visitor in self.visitors.values():
            await visitor.page.clock.install()
            await visitor.go(path)
            await visitor.page.wait_for_load_state("networkidle")
            await visitor.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=30))

    async def skip(self) -> None:
        """Cubes that fall are in the tray at once."""
        for visitor in self.visitors.values():
            falling = visitor.page.locator(".tower .skip")
            while not await falling.is_visible():  # what is told before takes its time
                await visitor.page.clock.run_for(BEAT)
            await visitor.page.keyboard.press("Escape")
            await falling.wait_for(state="detached")

    async def put_away(self) -> None:
        """Nothing may have gone wrong on any screen."""
        for visitor in self.visitors.values():
            assert not visitor.went_wrong(), visitor.went_wrong()
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


async def preview(page: Page) -> bytes:
    """The board as JPEG, which every messenger knows."""
    session = await page.context.new_cdp_session(page)
    how = {"format": "jpeg", "quality": QUALITY, "clip": PREVIEW}
    return b64decode((await session.send("Page.captureScreenshot", how))["data"])
