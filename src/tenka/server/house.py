"""All that the endpoints need, in one hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tenka.server.refused import Refused

if TYPE_CHECKING:
    from tenka.server.doorman import Doorman
    from tenka.server.guard.rates import Rates
    from tenka.server.hall import Hall
    from tenka.server.passwords import Passwords
    from tenka.server.settings import Settings
    from tenka.server.visitor import Visitor
    from tenka.store.database import Database


@dataclass(frozen=True)
class House:
    """The server's parts."""

    settings: Settings
    database: Database
    rates: Rates
    doorman: Doorman  # knows people by their cookies
    passwords: Passwords
    hall: Hall  # the tables in use

    def check_rate(self, rule: str, address: str, visitor: Visitor | None) -> None:
        """Refuse what comes too often from one address or one session."""
        for who in {address, visitor.session if visitor else address}:
            wait = self.rates.hit(rule, who)
            if wait is not None:
                raise Refused(429, "too-many-requests", {"seconds": max(1, round(wait))})
