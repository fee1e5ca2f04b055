"""Web hooks: a request to an address of the person's own, as Discord and Slack want it, or as plain JSON."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec

from tenka.server.notices.channels.outgoing import Outgoing, accepted, proper_url
from tenka.server.notices.writing.letter import Item, Letter

Form = Literal["discord", "slack", "json"]
MOST_DISCORD = 2000  # characters that Discord takes
LEFT_OUT = "…"
_MARKDOWN = re.compile(r"[\\*_~`|<>\[\]#]")  # what would make something else of what a player is called
HEADERS = {"Content-Type": "application/json", "User-Agent": "Tenka"}


class HookTarget(msgspec.Struct, frozen=True):
    """Where a hook is, and which form it wants."""

    url: str
    form: Form = "json"

    def __repr__(self) -> str:  # the address is a secret: who knows it can write there
        return f"HookTarget(…, {self.form})"


def form_of(url: str) -> Form:
    """The form that an address wants, by whose it is."""
    rest = url.removeprefix("https://")
    if rest.startswith(("discord.com/", "discordapp.com/", "ptb.discord.com/", "canary.discord.com/")):
        return "discord"
    return "slack" if rest.startswith("hooks.slack.com/") else "json"


class Hook:
    """Calls hooks."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def send(self, target: str, letter: Letter) -> None:
        """Call a hook with a letter."""
        hook = msgspec.json.decode(target, type=HookTarget)
        body = msgspec.json.encode(in_form(letter, hook.form))
        accepted(await self._outgoing.post(proper_url(hook.url), HEADERS, body))


def in_form(letter: Letter, form: Form) -> dict[str, Any]:
    """A letter as a hook wants it; nobody is mentioned by what a player is called."""
    if form == "discord":
        return {"content": _shortened(letter.items), "allowed_mentions": {"parse": []}, "flags": 4}
    if form == "slack":
        text = _written(letter.items).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": text, "link_names": False, "unfurl_links": False}
    return {
        "id": letter.key,
        "language": letter.lang,
        "subject": letter.subject,
        "notices": [_plain(letter, n) for n in range(len(letter.items))],
    }


def _written(items: Sequence[Item]) -> str:
    parts = ["\n".join([item.heading, item.text, *item.lines, item.link]) for item in items]
    return "\n\n".join(parts)


def _shortened(items: Sequence[Item]) -> str:
    """Items as Discord takes them: where there are too many letters, recaps make room first, and links stay whole."""
    plain = [_unmarked(item) for item in items]
    while len(written := _written(plain)) > MOST_DISCORD:
        longest = max(range(len(plain)), key=lambda number: len(plain[number].lines))
        lines = plain[longest].lines
        if len(lines) > 1:
            plain[longest] = replace(plain[longest], lines=(LEFT_OUT, *lines[2:]))
        elif len(plain) > 1:
            plain.pop()
        else:
            break
    return written[:MOST_DISCORD]


def _unmarked(item: Item) -> Item:
    """An item in which nothing is Markdown: no name makes a link of itself."""
    heading, text, *lines = (_MARKDOWN.sub(r"\\\g<0>", said) for said in (item.heading, item.text, *item.lines))
    return replace(item, heading=heading, text=text, lines=tuple(lines))


def _plain(letter: Letter, number: int) -> dict[str, Any]:
    item = letter.items[number]
    told = {"kind": item.kind, "table": item.table, "heading": item.heading, "text": item.text}
    return told | {"recap": list(item.lines), "link": item.link}
