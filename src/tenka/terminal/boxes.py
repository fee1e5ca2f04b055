"""`tenka box`: boxes as files, written to be changed, and checked."""

from pathlib import Path
from typing import Any

import msgspec

import tenka
from tenka.kernel.errors import BadInput, TenkaError
from tenka.kernel.game import BOX, Game
from tenka.kernel.options.box import FORMAT, Box, BoxFile, read_file
from tenka.kernel.ruleset import Ruleset
from tenka.terminal.saving.files import read_json
from tenka.words import Words


def our_box(game: Game, words: Words) -> str:
    """A file with our values, each to be changed or left as it is."""
    name = words.say("box-name-ours", game=words.say("game-name"))
    content = msgspec.json.encode(BoxFile(FORMAT, game.id, name, game.form.ours))
    return msgspec.json.format(content, indent=2).decode()


def boxed(game: Game, path: Path) -> dict[str, Any]:
    """The option that a file's box is, checked."""
    file = read_file(read_json(path))
    if file.game != game.id:
        raise BadInput("other-game", {"game": file.game, "expected": game.id})
    game.form.read(file.as_option())
    return {BOX: file.as_option()}


def checked_box(path: Path, lang: str) -> tuple[bool, list[str]]:
    """Whether a file's box can be played with, and what is to be said about it."""
    file = read_file(read_json(path))
    game = tenka.game(file.game)
    words = Words(lang, game)
    problems: list[TenkaError] = list(game.form.problems(file.values))
    if problems:
        return False, [words.error(each) for each in problems]
    return True, [line(game, game.form.read(file.as_option()), words), *differences(game, file.values, words)]


def line(game: Ruleset, box: Box, words: Words) -> str:
    """A box in one line."""
    told = {"name": box.name, "game": words.say("game-name")}
    if not box.values:
        return words.say("box-line-ours", **told)
    return words.say("box-line", count=len(box.values), hash=box.hash, **told)


def differences(game: Ruleset, values: dict[str, Any], words: Words) -> list[str]:
    """What differs from ours, a line each."""
    fields = [field for field in game.form.fields.values() if values.get(field.id, field.ours) != field.ours]
    return [
        words.say(
            "box-difference",
            field=words.field(field),
            value=words.value(field, values[field.id]),
            ours=words.value(field, field.ours),
        )
        for field in fields
    ]
