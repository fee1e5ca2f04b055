"""What is to be read on the pages, from the same files as theirs."""

import re
from functools import cache
from pathlib import Path

import tenka
from tenka.words import Words

MESSAGES = Path(tenka.__file__).parent / "words"
FIRST = "shitenno"  # the game where none is named
FILLED = re.compile(r"\{[^}]*\}")
ID = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)


@cache
def words(lang: str = "en", game: str = FIRST) -> Words:
    """A game's words in a language."""
    return Words(lang, tenka.game(game))


def files(lang: str, game: str) -> list[Path]:
    """Where the messages are written that a game's pages show."""
    return [*MESSAGES.rglob(f"{lang}.ftl"), MESSAGES.parent / "games" / game / "words" / f"{lang}.ftl"]


@cache
def plain(lang: str = "en", game: str = FIRST) -> dict[str, str]:
    """All messages of one line in a language, as they are written."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(lang, game))
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def pattern(*ids: str, lang: str = "en", game: str = FIRST) -> re.Pattern[str]:
    """What matches one of these messages, whatever is filled in."""
    return re.compile("|".join(".+".join(map(re.escape, FILLED.split(plain(lang, game)[id]))) for id in ids))


@cache
def ids(game: str = FIRST) -> frozenset[str]:
    """The ids of all messages, none of which may ever be seen."""
    return frozenset(id for file in files("en", game) for id in ID.findall(file.read_text(encoding="utf-8")))
