"""What a messenger shows of a table's address: the game and how full the table is, and no secret."""

import re
from html import unescape

import httpx
import pytest

from tenka.server.pages import pages
from tests.server.running import Running
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not (pages.STATIC / "index.html").exists(), reason="the pages are not built"),
]


async def tags(server: Running, path: str) -> dict[str, str]:
    """The Open Graph tags of a page."""
    async with httpx.AsyncClient(base_url=server.url) as stranger:
        text = (await stranger.get(path)).text
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', text)}


async def test_an_open_table_tells_its_game_and_how_many_seats_are_free(server: Running) -> None:
    async with guests(server, "Anna <b>") as (anna,):
        table = await anna.create("shogun", ["me", BOT, "open", "open"])
        found = await tags(server, f"/table/{table.id}")
        assert found["og:title"] == "A game of Shogun on Tenka"
        assert found["og:description"] == "2 of 4 seats are free. Join in."
        assert found["og:url"] == f"{server.url}/table/{table.id}"
        assert str(table.invitation) not in str(found)
        assert "Anna" not in str(found)
        async with httpx.AsyncClient() as stranger:
            picture = await stranger.get(found["og:image"])
        assert picture.headers["content-type"] == "image/jpeg"


async def test_a_game_under_way_is_to_be_watched(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        table = await anna.create("shitenno", ["me", BOT])
        await anna.start(table.id)
        for path in (f"/table/{table.id}", f"/table/{table.id}/replay?moment=3&seat=0", f"/table/{table.id}/analysis"):
            assert (await tags(server, path))["og:description"] == "A game for 2 is under way. Watch it live."


async def test_a_table_where_german_is_spoken_is_told_of_in_german(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        table = await anna.create("shitenno", ["me", "open"], public=True, language="de")
        found = await tags(server, f"/table/{table.id}")
        assert found["og:title"] == "Eine Partie Shitennō bei Tenka"


@pytest.mark.parametrize("path", ["/", "/table/nothing", "/table/%22%3E%3Cscript%3E"])
async def test_other_addresses_tell_nothing(server: Running, path: str) -> None:
    assert await tags(server, path) == {}
