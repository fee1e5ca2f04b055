"""What docs/rules/<game>.md says of the components, for tests that hold it against the data."""

import re
import unicodedata
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def document(game: str) -> str:
    """The rules of a game, each run of white space one space."""
    return re.sub(r"\s+", " ", (RULES / f"{game}.md").read_text(encoding="utf-8"))


def table(game: str, first: str) -> list[list[str]]:
    """The rows of the table whose head begins with a word."""
    lines = (RULES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    begin = next(place for place, line in enumerate(lines) if line.startswith(f"| {first} |"))
    end = next(place for place in range(begin, len(lines)) if not lines[place].startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[begin + 2 : end]]


def id_of(name: str) -> str:
    """A printed name as the data has it: without macrons, in small letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    return plain.lower().strip()
