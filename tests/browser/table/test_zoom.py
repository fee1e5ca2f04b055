"""Looking closer at the map: wheel, fingers, keys, buttons, and dragging what is closer."""

from dataclasses import dataclass

import pytest
from playwright.async_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import alone, asked, play_until
from tests.browser.until import until
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()
NEAR = 3.0  # pixels that rounding may take
NOTCH = 100  # pixels that a mouse's wheel turns at once
MOST = 4.0

Point = tuple[float, float]

# How large the map is drawn compared with the whole of it in its frame, which part of it is seen, and how large the
# whole page is shown.
LOOK = """
(frame) => {
  const svg = frame.querySelector("svg");
  const { width, height } = svg.viewBox.baseVal;
  return {
    scale: svg.getScreenCTM().a / Math.min(frame.clientWidth / width, frame.clientHeight / height),
    left: frame.scrollLeft,
    top: frame.scrollTop,
    page: visualViewport.scale * devicePixelRatio,
    scrolled: scrollY,
  };
}
"""


@dataclass(frozen=True)
class Look:
    """How one looks at the map."""

    scale: float
    left: float
    top: float
    page: float
    scrolled: float


def frame(page: Page) -> Locator:
    """What one sees the map through."""
    return page.locator("[data-frame]")


def plate(page: Page, province: str) -> Locator:
    """A province's plate."""
    return page.locator(f"[data-province={province}] [role=button]:not([data-detail])")


def lit(page: Page) -> Locator:
    """The plate of a province where something can be done."""
    return page.locator("[data-lit] :is(button, [role=button])").first


async def look(page: Page) -> Look:
    """How one looks at the map now."""
    return Look(**await frame(page).evaluate(LOOK))


async def middle(place: Locator) -> Point:
    """The middle of something on the screen."""
    box = await place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def becomes(page: Page, scale: float) -> Look:
    """Wait until the map is so large."""

    async def seen() -> Look | None:
        now = await look(page)
        return now if abs(now.scale - scale) < 0.01 else None

    return await until(seen, f"the map at {scale}")


async def at_a_map(come: Visit, server: Running, **how: object) -> Visitor:
    """Somebody at a table who can place a kamon."""
    anna = await come("Anna", **how)
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    await anna.table(id)
    await expect(lit(anna.page)).to_be_visible()
    assert (await look(anna.page)).scale == pytest.approx(1, abs=0.01)
    return anna


def assert_same_place(found: Point, wanted: Point) -> None:
    """Something is where it was."""
    assert found == pytest.approx(wanted, abs=NEAR)


async def test_the_wheel_with_ctrl_goes_closer_to_what_is_under_it(come: Visit, server: Running) -> None:
    page = (await at_a_map(come, server)).page
    before = await look(page)
    kanto = plate(page, "kanto")
    at = await middle(kanto)
    await page.mouse.move(*at)
    await page.keyboard.down("Control")
    for _ in range(3):
        await page.mouse.wheel(0, -NOTCH)
    closer = await becomes(page, 2.117)  # e to the power of three quarters
    assert_same_place(await middle(kanto), at)
    assert (closer.page, closer.scrolled) == (before.page, before.scrolled), "the page stays as it is"
    for _ in range(20):
        await page.mouse.wheel(0, -NOTCH)
    await becomes(page, MOST)
    for _ in range(20):
        await page.mouse.wheel(0, NOTCH)
    await becomes(page, 1)
    await page.keyboard.up("Control")


async def test_the_wheel_alone_scrolls_the_page(come: Visit, server: Running) -> None:
    page = (await at_a_map(come, server, size=(1000, 600))).page
    await page.mouse.move(*await middle(frame(page)))
    await page.mouse.wheel(0, NOTCH)

    async def scrolled() -> bool:
        return (await look(page)).scrolled > 0

    await until(scrolled, "the page to scroll")
    assert (await look(page)).scale == pytest.approx(1, abs=0.01)


async def touch(session: CDPSession, kind: str, *points: Point) -> None:
    """Fingers at these places."""
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


async def pinch(session: CDPSession, at: Point, *apart: float) -> None:
    """Two fingers around a place, so far from it one after the other, and lifted."""
    x, y = at
    for number, far in enumerate(apart):
        await touch(session, "touchMove" if number else "touchStart", (x - far, y), (x + far, y))
    await touch(session, "touchEnd")


async def test_two_fingers_go_closer_and_tap_nothing(come: Visit, server: Running) -> None:
    anna = await at_a_map(come, server, size=PHONE, touch=True)
    page = anna.page
    session = await anna.context.new_cdp_session(page)
    land = page.locator("[data-land=chubu]")
    before, at = await look(page), await middle(land)
    await pinch(session, at, 20, 30, 40)
    closer = await becomes(page, 2)
    assert_same_place(await middle(land), at)
    assert (closer.page, closer.scrolled) == (before.page, before.scrolled), "the page stays as it is"
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await pinch(session, at, 40, 30, 20)
    await becomes(page, 1)

    # Both fingers on something that can be tapped: it is not.
    await pinch(session, at, 4, 6, 8)
    await becomes(page, 2)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await lit(page).tap()
    await expect(page.get_by_role("dialog")).to_be_visible()


async def test_one_finger_scrolls_what_is_closer(come: Visit, server: Running) -> None:
    anna = await at_a_map(come, server, size=PHONE, touch=True)
    page = anna.page
    session = await anna.context.new_cdp_session(page)
    await page.get_by_role("button", name=SAY["table-zoom-in"]).tap()
    await page.get_by_role("button", name=SAY["table-zoom-in"]).tap()
    before = await becomes(page, 2)
    x, y = await middle(frame(page))
    await touch(session, "touchStart", (x, y))
    for step in range(1, 9):
        await touch(session, "touchMove", (x - 10 * step, y))
    await touch(session, "touchEnd")

    async def moved() -> bool:
        return (await look(page)).left > before.left + 40

    await until(moved, "the map to move")
    assert (await look(page)).scale == pytest.approx(2, abs=0.01)
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_the_keys(come: Visit, server: Running) -> None:
    page = (await at_a_map(come, server)).page
    kyushu = plate(page, "kyushu")
    await kyushu.focus()
    for key, scale in (("+", 1.5), ("=", 2), ("-", 1.5), ("+", 2), ("+", 3)):
        await page.keyboard.press(key)
        await becomes(page, scale)
        await expect(kyushu).to_be_focused()
        await expect(kyushu).to_be_in_viewport()
    await expect(page.get_by_text(SAY["table-zoomed"].replace("{ $percent }", "300"))).to_be_attached()
    # What the keyboard goes to comes into sight.
    await plate(page, "tohoku").evaluate("(plate) => plate.focus({ focusVisible: true })")
    seen, box = await frame(page).bounding_box(), await plate(page, "tohoku").bounding_box()
    assert seen is not None
    assert box is not None
    assert seen["x"] - NEAR <= box["x"]
    assert box["x"] + box["width"] <= seen["x"] + seen["width"] + NEAR
    await page.keyboard.press("0")
    await becomes(page, 1)
    # They are for who is at the map.
    await page.get_by_role("tab", name=SAY["table-tab-log"]).focus()
    await page.keyboard.press("+")
    await expect(page.get_by_role("button", name=SAY["table-zoom-fit"])).to_have_count(0)


async def test_the_buttons(come: Visit, server: Running) -> None:
    page = (await at_a_map(come, server)).page
    closer, back, whole = (
        page.get_by_role("button", name=SAY[f"table-zoom-{each}"], exact=True) for each in ("in", "out", "fit")
    )
    await expect(whole).to_have_count(0)
    await expect(back).to_be_disabled()
    for scale in (1.5, 2, 3, 4):
        await closer.click()
        await becomes(page, scale)
    await expect(closer).to_be_disabled()
    await back.click()
    await becomes(page, 3)
    await whole.click()
    await becomes(page, 1)
    await expect(whole).to_have_count(0)
    await expect(back).to_be_disabled()


async def test_the_mouse_drags_what_is_closer_and_that_is_no_click(come: Visit, server: Running) -> None:
    page = (await at_a_map(come, server)).page
    card = page.get_by_role("dialog")
    at = await middle(lit(page))
    await page.mouse.move(*at)
    await page.keyboard.down("Control")
    for _ in range(4):
        await page.mouse.wheel(0, -NOTCH)
    await page.keyboard.up("Control")
    before = await becomes(page, 2.718)
    assert before.left > 0
    assert_same_place(await middle(lit(page)), at)

    await page.mouse.down()
    await page.mouse.move(at[0] + 60, at[1] + 4, steps=5)
    await page.mouse.up()
    after = await look(page)
    assert after.left == pytest.approx(before.left - 60, abs=NEAR)
    assert after.scale == pytest.approx(before.scale, abs=0.01)
    await expect(card).to_have_count(0)

    # A hand that shakes means a click.
    x, y = await middle(lit(page))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 2, y + 2)
    await page.mouse.up()
    await expect(card).to_be_visible()
    assert (await look(page)).left == after.left
