"""All that somebody is sent, kept as it came."""

import json
from dataclasses import dataclass, field

import httpx

from tenka.client import Client
from tests.server.wire.line import Line
from tests.server.wire.picture import Message


@dataclass
class Heard:
    """All that one observer was sent, raw."""

    seat: int | None
    replies: list[tuple[str, str]] = field(default_factory=list)  # path and body
    lines: list[Line] = field(default_factory=list)

    @property
    def messages(self) -> list[Message]:
        """All messages of all lines."""
        return [json.loads(frame) for each in self.lines for frame in each.frames]

    @property
    def texts(self) -> list[str]:
        """Everything."""
        return [*(body for _, body in self.replies), *(frame for each in self.lines for frame in each.frames)]


def listening(client: Client, heard: Heard) -> None:
    """Keep every reply."""

    async def keep(response: httpx.Response) -> None:
        await response.aread()
        heard.replies.append((response.request.url.path, response.text))

    client._http.event_hooks["response"].append(keep)
