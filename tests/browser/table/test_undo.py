"""Taking back, and how far."""

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import answer, assert_shown, settled, status
from tests.browser.player import ADD, OFFER, TILE, Player
from tests.browser.scenes import alone, asked, play_until
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()


async def test_steps_are_taken_back_one_by_one_as_far_as_nobody_has_seen_them(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    player = Player(page)
    undo = page.get_by_role("button", name=SAY["table-undo"])
    seen = [await settled(page)]
    for kind in (ADD, TILE):
        await player.choose(kind)
        await expect(undo).to_be_enabled()
        seen.append(await settled(page))
    seen.pop()
    await undo.click()
    await expect(page.get_by_role("button", pressed=True)).to_have_count(0)
    await assert_shown(page, seen.pop(), without_numbers)
    await page.keyboard.press("u")
    await expect(undo).to_be_disabled()
    await assert_shown(page, seen.pop(), without_numbers)

    # Nothing is left: it says why not, and stays within reach.
    await undo.click(force=True)
    await expect(answer(page)).to_contain_text(SAY["error-nothing-to-undo"])
    await page.keyboard.press("Escape")
    await expect(answer(page)).to_be_hidden()

    # What others have seen stays.
    await player.choose(TILE, OFFER)
    await expect(status(page)).to_contain_text("considering an offer")
    await expect(undo).to_be_disabled()
    await page.keyboard.press("u")
    await expect(answer(page)).to_be_visible()


def without_numbers(snapshot: str) -> str:
    """A page without the count of steps, which knows of steps taken back too."""
    return "\n".join(line for line in snapshot.splitlines() if "slider" not in line)
