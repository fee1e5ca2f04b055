"""What a game says, for pages that do not have its words."""

from importlib.resources import files
from pathlib import Path

import pytest

import tenka
from tenka.wire.tables import GameWords
from tenka.words import LANGUAGES
from tests.server.running import running
from tests.server.wire.guests import guests, refused


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_messages_and_kinds(tmp_path: Path, lang: str) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        for id in tenka.games():
            found = await anna.call("GET", f"/api/games/{id}/words/{lang}", GameWords)
            folder = files(tenka.game(id).package).joinpath("words")
            assert found.messages == folder.joinpath(f"{lang}.ftl").read_text("utf-8")
        assert found.kinds.nouns["site"] == ["point"]


@pytest.mark.parametrize(
    ("path", "status", "message"),
    [
        ("kabu/words/en", 400, "unknown-game"),
        ("shogun/words/fr", 400, "unknown-language"),
        ("..%2Fshogun/words/en", 404, "not-found"),
        ("shogun/words/..%2Fkinds.json", 404, "not-found"),
    ],
)
async def test_nothing_else_is_read(tmp_path: Path, path: str, status: int, message: str) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        with refused(status, message):
            await anna.call("GET", f"/api/games/{path}", GameWords)
