"""All that the endpoints need, in one hand."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from tenka.server.guard import RULES
from tenka.server.guard.refused import Refused
from tenka.store.failures import StoreFailure

if TYPE_CHECKING:
    from tenka.kernel.errors import TenkaError
    from tenka.server.guard import Quotas, Rates
    from tenka.server.lobby.listing import Listing
    from tenka.server.lobby.quick_matches import QuickMatches
    from tenka.server.lobby.upkeep import TableUpkeep
    from tenka.server.metrics import Metrics
    from tenka.server.notices.notices import Notices
    from tenka.server.people.exports import Exports
    from tenka.server.people.households import Households
    from tenka.server.people.passkeys import Passkeys
    from tenka.server.people.passwords import Passwords
    from tenka.server.people.sessions import Sessions
    from tenka.server.settings import Settings
    from tenka.server.tables.replays import Replays
    from tenka.server.tables.table_registry import TableRegistry
    from tenka.server.workers.analyses import Analyses
    from tenka.server.workers.bot_runner import BotRunner
    from tenka.server.workers.fair_queue import FairQueue
    from tenka.server.workers.pool import Workers
    from tenka.store.database import Database
    from tenka.store.queries.tables.tables import TableRow

log = logging.getLogger("tenka.server")

_PER = {rule.name: rule.per for rule in RULES}


@dataclass(frozen=True)
class Services:
    """The server's parts."""

    settings: Settings
    database: Database
    rates: Rates
    sessions: Sessions  # knows people by their cookies
    passwords: Passwords
    passkeys: Passkeys
    households: Households
    registry: TableRegistry  # the tables in use
    replays: Replays  # games that are looked back at
    workers: Workers  # think
    questions: FairQueue  # of people, for hints and trials
    bot_runner: BotRunner  # plays for bots
    analyses: Analyses  # those being made
    metrics: Metrics
    quotas: Quotas  # of connections
    listing: Listing  # of public tables
    upkeep: TableUpkeep  # of the lobby
    exports: Exports  # being sent
    notices: Notices  # to people who are not here
    quick_matches: QuickMatches

    def epoch(self, person: str | None) -> str:
        """The epoch as somebody is told it: what one reader has seen is no beginning for another."""
        if person is None:
            return self.database.epoch
        reader = hashlib.blake2b(person.encode(), key=bytes.fromhex(self.database.secret), digest_size=6)
        return f"{self.database.epoch}-{reader.hexdigest()}"

    def check_rate(self, rule: str, address: str, session: str | None) -> None:
        """Refuse what comes too often from one address or one session."""
        who = session if session is not None and _PER[rule] == "session" else address
        wait = self.rates.hit(rule, who)
        if wait is not None:
            raise Refused(429, "too-many-requests", {"seconds": max(1, ceil(wait))})

    def check_talk(self, address: str, person: str, table: TableRow, *, new_guest: bool = False) -> None:
        """Refuse remarks that come too often from one person or address, or to one table."""
        if new_guest and table.public:
            self.check_rate("chat-new", person, None)
        for rule, who in (("chat-person", person), ("chat-address", address), ("chat-table", table.id)):
            self.check_rate(rule, who, None)

    def log_failure(self, error: TenkaError) -> None:
        """Note that something failed on our side; the store has noted its failures itself."""
        if not isinstance(error, StoreFailure):
            log.error(error.message, extra=error.params)
