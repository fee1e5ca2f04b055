"""What every channel does, and how it fails."""

from typing import Protocol

from tenka.server.notices.writing.letter import Letter


class Undelivered(Exception):
    """A letter was not taken, for a reason that names nobody; `final`: trying again is no use; `gone`: nor ever."""

    def __init__(self, why: str, *, final: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.final = final or gone
        self.gone = gone


class Delivery(Protocol):
    """A way to send letters."""

    async def send(self, target: str, letter: Letter) -> None:
        """Hand a letter over; returns when the other side has taken it, or raises Undelivered."""
