"""Every file that is generated, with its text."""

import json
from pathlib import Path
from typing import Any

import tenka
from tenka.kernel.rooms import room
from tenka.server.app import ENDPOINTS
from tenka.wire.errors import Failure
from tenka.wire.live import FromClient, FromServer
from web.generate.games import board_data, game_types
from web.generate.pictures import pictures
from web.generate.stories import story
from web.generate.structs import typescript

SOURCES = Path(__file__).resolve().parents[1] / "src"


def files() -> dict[Path, str]:
    """The wire's types, and of every game with a board of its own the types of its views, its data,
    its pictures, and the story that its tests are told."""
    found = {SOURCES / "wire.ts": wire_types()}
    for id in tenka.games():
        folder, package = SOURCES / "games" / id, tenka.game(id).package
        if folder.is_dir() and room(package, "schema") is not None:
            found[folder / "data" / "types.ts"] = game_types(tenka.game(id))
            found[folder / "data" / "data.json"] = _json(board_data(package))
            if (chosen := folder / "data" / "pictures.toml").is_file():
                found[folder / "data" / "pictures.json"] = _json(pictures(tenka.game(id), chosen), indent=None)
            if (chosen := folder / "data" / "story.toml").is_file():
                found[folder / "data" / "story.json"] = _json(story(tenka.game(id), chosen), indent=None)
    return found


def wire_types() -> str:
    """All types that the browser sends or gets."""
    spoken = [kind for each in ENDPOINTS for kind in (each.body, each.reply) if kind is not None]
    return typescript([*spoken, Failure], {"FromServer": FromServer, "FromClient": FromClient})


def _json(data: Any, indent: int | None = 1) -> str:
    return json.dumps(data, ensure_ascii=False, indent=indent) + "\n"


def outdated() -> list[Path]:
    """The files that are not as they would be made now."""
    return [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
