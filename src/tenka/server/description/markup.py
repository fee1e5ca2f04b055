"""HTML that cannot be broken by what is put into it: plain strings are escaped, markup is not."""

import re
from collections.abc import Sequence
from html import escape

VOID = frozenset({"link", "meta"})
_CODE = re.compile(r"`([^`]+)`")


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *children: str, **attributes: str) -> Markup:
    """An element; a trailing underscore keeps an attribute's name apart from Python's words."""
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    inside = join(children)
    return Markup(f"<{name}{given}>" if name in VOID else f"<{name}{given}>{inside}</{name}>")


def join(children: Sequence[str], between: str = "") -> Markup:
    """Pieces one after the other."""
    return Markup(_safe(between).join(_safe(child) for child in children))


def prose(text: str) -> Markup:
    """Paragraphs and lists, with `code` in backticks."""
    return join([_block(block) for block in text.split("\n\n") if block.strip()])


def inline(text: str) -> Markup:
    """A line of text, with `code` in backticks."""
    pieces = _CODE.split(text)
    return join([tag("code", piece) if at % 2 else piece for at, piece in enumerate(pieces)])


def _block(block: str) -> Markup:
    if block.startswith("- "):
        return tag("ul", *(tag("li", inline(line.removeprefix("- "))) for line in block.splitlines()))
    return tag("p", inline(block))


def _safe(child: str) -> str:
    return child if isinstance(child, Markup) else escape(child)
