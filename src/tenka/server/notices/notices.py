"""Notices as a whole: who wishes them, by which ways this server can send, and the parts that do."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from tenka.server.notices.channels.email import Email
from tenka.server.notices.channels.hook import Hook
from tenka.server.notices.channels.outgoing import Outgoing
from tenka.server.notices.channels.push import Push
from tenka.server.notices.channels.vapid import Vapid, new_key
from tenka.server.notices.sender import Sender
from tenka.server.notices.short_time import ShortTime
from tenka.server.notices.subscribers import Subscribers
from tenka.server.notices.tokens import Unsubscribing, confirm_since, recover_since
from tenka.server.notices.writing.composing import Composer
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.notices import addresses, outbox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from tenka.server.metrics import Metrics
    from tenka.server.notices.channels.delivery import Delivery
    from tenka.server.processes.announcements import Announcements
    from tenka.server.processes.leases import Leases
    from tenka.server.settings import Settings
    from tenka.server.tables.table_registry import TableRegistry
    from tenka.store.database import Database

KEPT = 30 * 24 * 60 * 60_000  # milliseconds that a notice is kept
FORGET_EVERY = 60 * 60.0  # seconds


class Notices:
    """The parts that tell people who are not here."""

    def __init__(
        self, settings: Settings, database: Database, push_key: str, announcements: Announcements, leases: Leases
    ) -> None:
        self.settings = settings
        self._leases = leases
        self.subscribers = Subscribers(database, announcements)
        self.outgoing = Outgoing()
        self.unsubscribing = Unsubscribing(database.secret)
        self.composer = Composer(settings.url)
        self.vapid = Vapid(push_key, settings.push_subject)
        self.deliveries: Mapping[str, Delivery] = self._offered()
        self._database = database

    @classmethod
    async def opened(
        cls, settings: Settings, database: Database, announcements: Announcements, leases: Leases
    ) -> Notices:
        """Ready to be asked who wants what."""
        found = cls(settings, database, await database.setting("push_key", new_key), announcements, leases)
        await found.subscribers.load()
        return found

    def _offered(self) -> dict[str, Delivery]:
        """The ways that the operator has switched on."""
        found: dict[str, Delivery] = {}
        if self.settings.mail_server is not None:
            found["email"] = Email(self.settings.mail_server)
        if self.settings.push:
            found["push"] = Push(self.outgoing, self.vapid)
        if self.settings.hooks:
            found["hook"] = Hook(self.outgoing)
        return found

    def wants(self, person: str, kind: str) -> bool:
        """Whether somebody is to be told of a kind of thing."""
        return self.subscribers.wants(person, kind)

    async def watch(self, registry: TableRegistry, metrics: Metrics) -> None:
        """Send, and see whose time is short, until it is cancelled."""
        sender = Sender(
            *(self._database, registry, self.subscribers, self.composer, self.unsubscribing, self.deliveries, metrics),
            leases=self._leases,
        )
        short = ShortTime(self._database, self.subscribers, self._leases)
        try:
            async with asyncio.TaskGroup() as group:
                for errand in (sender.watch(), short.watch(), self._forget()):
                    group.create_task(errand)
        finally:
            await sender.close()

    async def _forget(self) -> None:
        """Let go what is old."""
        while True:
            with contextlib.suppress(StoreFailure):
                await self._database.write(_forget_old)
            await asyncio.sleep(FORGET_EVERY)


def _forget_old(connection: Connection) -> None:
    outbox.forget(connection, now() - KEPT)
    addresses.forget_tokens(connection, confirm_since(), recover_since())
