"""What is to be read on the pages, from the same files as theirs."""

import re
from functools import cache
from pathlib import Path

import tenka
from tenka.words import Words

MESSAGES = Path(tenka.__file__).parent / "words"
GAME_MESSAGES = Path(tenka.__file__).parent / "games" / "shitenno" / "words"
FILLED = re.compile(r"\{[^}]*\}")
GAME = tenka.game("shitenno")
ID = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)


@cache
def words(lang: str = "en") -> Words:
    """The game's words in a language."""
    return Words(lang, GAME)


@cache
def plain(lang: str = "en") -> dict[str, str]:
    """All messages of one line in a language, as they are written."""
    files = [*MESSAGES.rglob(f"{lang}.ftl"), GAME_MESSAGES / f"{lang}.ftl"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def pattern(*ids: str, lang: str = "en") -> re.Pattern[str]:
    """What matches one of these messages, whatever is filled in."""
    return re.compile("|".join(".+".join(map(re.escape, FILLED.split(plain(lang)[id]))) for id in ids))


@cache
def ids() -> frozenset[str]:
    """The ids of all messages, none of which may ever be seen."""
    files = [*MESSAGES.rglob("en.ftl"), GAME_MESSAGES / "en.ftl"]
    return frozenset(id for file in files for id in ID.findall(file.read_text(encoding="utf-8")))
