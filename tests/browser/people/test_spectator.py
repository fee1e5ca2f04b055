"""Whoever watches is sent nothing that only players may know: on the wire, not only on the screen."""

import re
from types import SimpleNamespace
from typing import Any, cast

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import status, tab
from tests.browser.scenes import alone, asked, over, play_until
from tests.browser.words import plain
from tests.server.running import Running
from tests.server.wire.heard import Heard
from tests.server.wire.holding import check_lines
from tests.server.wire.line import Line
from tests.server.wire.moments import Moments, played

SAY = plain()


async def test_a_spectator_gets_no_hand_and_no_moves(come: Visit, server: Running) -> None:
    anna, wanda = await come("Anna"), await come("Wanda")
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet"))
    await wanda.table(id)
    await expect(status(wanda.page)).to_contain_text(SAY["table-watching"])
    await expect(wanda.page.get_by_role("region", name=SAY["board-hand"])).to_have_count(0)
    await expect(tab(wanda.page, SAY["table-tab-moves"])).to_have_count(0)
    await expect(wanda.page.get_by_role("button", name=SAY["table-undo"])).to_have_count(0)
    for place in ("text", "chat", "rules", "log"):
        await tab(wanda.page, SAY[f"table-tab-{place}"]).click()

    await play_until(server, id, asked(0, "turn", "place"))
    await wanda.page.get_by_role("button", name=SAY["table-back"]).click()
    await expect(wanda.page).to_have_url(re.compile(r"\?at=\d+$"))
    await status(wanda.page).get_by_role("button", name=SAY["table-now"]).last.click()
    await play_until(server, id, over)
    await expect(wanda.page.get_by_role("dialog")).to_be_visible()

    # Every message follows from what a spectator sees of the game, moment by moment.
    heard = Heard(None, lines=[cast(Line, SimpleNamespace(frames=wanda.frames))])
    assert sum(message["type"] == "update" for message in heard.messages) > 20
    check_lines(heard, Moments(None, *await played(server, id)), set())
    # And what came by HTTP.
    bodies = [await each.json() for each in wanda.responses if f"/api/tables/{id}" in each.url]
    assert any("view" in body for body in bodies)
    for body in [*bodies, *heard.messages]:
        assert_public(body)


def assert_public(part: Any) -> None:
    """Nothing in a message is for one seat alone."""
    if isinstance(part, list):
        for each in part:
            assert_public(each)
    if isinstance(part, dict):
        assert not any(part.get(name) for name in ("hand", "draft", "legal", "edits", "can_undo", "invitation"))
        assert part.get("to") is None
        for each in part.values():
            assert_public(each)
