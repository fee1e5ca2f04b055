"""What the browser's sources say: ids of messages as they stand there, and those put together from parts."""

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r"""(?<!=)["'`]([a-z][a-zA-Z0-9_-]*)["'`]""")  # an attribute's value (class="…") is no message
SAID = re.compile(r"""\b(?:say|tell)\(\s*["'`]([a-zA-Z0-9_-]+)["'`]""")
COMPOSED = re.compile(r"`([a-z][a-z0-9_-]*-[^`\s$]*(?:\$\{[^`}]*\}[^`\s$]*)+)`")
FILLED_IN = re.compile(r"\\\$\\\{.*?\\\}")


@cache
def scripts() -> str:
    """All of them in one."""
    files = (path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"} and ".test." not in path.name)
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


@cache
def quoted() -> set[str]:
    """All words in quotes, whatever they are for."""
    return set(QUOTED.findall(scripts()))


@cache
def said() -> set[str]:
    """The ids that are said just as they stand there."""
    return set(SAID.findall(scripts()))


@cache
def shapes() -> list[re.Pattern[str]]:
    """The shapes of the ids that are put together: `web-game-${id}`."""
    found = COMPOSED.findall(scripts())
    return [re.compile(FILLED_IN.sub("[a-zA-Z0-9_-]+", re.escape(each))) for each in found]


def says(id: str) -> bool:
    """Whether a message may be said by the browser."""
    return id in quoted() or any(shape.fullmatch(id) for shape in shapes())
