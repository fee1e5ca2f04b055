"""The sender: takes what is due from the outbox, sees whether it still matters, and hands it over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING

from tenka.kernel.errors import TenkaError
from tenka.server.guard.refused import Refused
from tenka.server.notices import moments
from tenka.server.notices.channels.delivery import Undelivered
from tenka.server.notices.retries import wait_after
from tenka.server.notices.writing import account_mail
from tenka.server.notices.writing.composing import Reader
from tenka.server.processes.leases import OUTBOX, Leases
from tenka.server.votes.rules import asked
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.notices import addresses, channels, outbox
from tenka.store.queries.notices.outbox import Lane
from tenka.store.queries.tables import chat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tenka.server.metrics import Metrics
    from tenka.server.notices.channels.delivery import Delivery
    from tenka.server.notices.subscribers import Subscribers
    from tenka.server.notices.tokens import Unsubscribing
    from tenka.server.notices.writing.composing import Composer
    from tenka.server.notices.writing.letter import Item, Letter
    from tenka.server.tables.table import Table
    from tenka.server.tables.table_registry import TableRegistry
    from tenka.store.database import Database
    from tenka.store.queries.notices.outbox import DueChannel, DueNotice

ROUND = 5.0  # seconds between two looks
MOST_AT_ONCE = {"email": 4, "push": 16, "hook": 16}  # letters that are on their way, by kind of channel
MOST_FAILING = 4  # of them to channels whose last one failed: whoever names slow servers keeps nobody else waiting
MOST_BUSY = 200  # channels of one lane that are served or wait for it
CERTAIN = 45_000  # milliseconds until it is known that somebody was cut off, who seemed to look at a table
OFF_FOR = 24 * 60 * 60_000  # milliseconds that notices wait for a way that the operator does not offer just now
OFF_PAUSE = 5 * 60_000  # milliseconds between two looks at these
MOST_PER_HOUR = 12  # letters on one channel; what comes after is told together
HOUR = 60 * 60_000  # milliseconds
NOT_FOUND = 404
TURNS = frozenset({"turn", "short"})  # kinds that tell of what one is asked now
# Told alike to who has named the address: the names of networks that the server sees are nobody's business.
UNREACHED = dict.fromkeys(("private-address", "unknown-host"), "unreachable")

log = logging.getLogger("tenka.notices")


class Sender:
    """Sends what is due, a channel at a time, several channels at once; slow ones keep no others waiting."""

    def __init__(
        self,
        database: Database,
        registry: TableRegistry,
        subscribers: Subscribers,
        composer: Composer,
        unsubscribing: Unsubscribing,
        deliveries: Mapping[str, Delivery],
        metrics: Metrics,
        clock: Callable[[], int] = now,
        leases: Leases | None = None,
    ) -> None:
        self._leases = leases or Leases(database)
        self._database = database
        self._registry = registry
        self._subscribers = subscribers
        self._composer = composer
        self._unsubscribing = unsubscribing
        self._deliveries = deliveries
        self._metrics = metrics
        self._clock = clock
        self._turns = {
            Lane(kind, failing): asyncio.Semaphore(MOST_FAILING if failing else MOST_AT_ONCE[kind])
            for kind in deliveries
            for failing in (False, True)
        }
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._lanes: Counter[Lane] = Counter()  # of those
        self._spared: dict[tuple[str, str], int] = {}  # since when notices wait, for their people seem to look
        self._delays: dict[tuple[str, str], int] = {}  # when it was last told that letters of a kind wait, and why

    async def watch(self) -> None:
        """Look every now and then."""
        while True:
            if await self._leases.take(OUTBOX):
                await self.look()
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Begin to serve every channel where something is due; however many of one kind are slow, others are served."""
        full = [lane for lane, number in self._lanes.items() if number >= MOST_BUSY]
        try:
            found = await self._database.read(outbox.due, self._clock(), MOST_BUSY, list(self._busy), full)
        except StoreFailure:  # told by whoever answers for the store
            return
        self._spared = {key: at for key, at in self._spared.items() if at > self._clock() - 2 * CERTAIN}
        for due in found:
            self._lanes[due.lane] += 1
            self._busy[due.id] = asyncio.create_task(self._serve(due))

    async def idle(self) -> None:
        """Wait until nothing is on its way."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def close(self) -> None:
        """Leave what is on its way; it is sent after the next start."""
        for task in list(self._busy.values()):
            task.cancel()
        await self.idle()

    async def _serve(self, due: DueChannel) -> None:
        try:
            with contextlib.suppress(StoreFailure):  # whatever was not noted is looked at again
                await self._served(due)
        finally:
            del self._busy[due.id]
            self._lanes[due.lane] -= 1

    async def _served(self, due: DueChannel) -> None:
        if due.kind not in self._deliveries:
            await self._await_operator(due)
            return
        try:
            turn = self._turns[due.lane]
            waits = turn.locked()
            async with turn:
                now_due = await self._database.read(outbox.due_on, due.id, self._clock()) if waits else due
                if now_due is not None:
                    due = now_due  # its owner may have switched it off while slower ones were served
                    await self._tell_own(due)
                    await self._tell_rest(due)
        except StoreFailure:
            raise
        except Exception as error:  # noqa: BLE001  no letter may keep the others
            log.error("notice-failed", extra={"channel": due.kind, "why": type(error).__name__})  # noqa: TRY400
            await self._again(due, due.notices, Undelivered(type(error).__name__))

    async def _await_operator(self, due: DueChannel) -> None:
        """Keep what cannot be sent as the server was started now: it may have been a slip."""
        at = self._clock()
        old = [notice for notice in due.notices if notice.made <= at - OFF_FOR]
        young = [notice.key for notice in due.notices if notice.made > at - OFF_FOR]
        await self._settle(due, old, outbox.DROPPED)
        if young:
            self._note_delay(due.kind, "not-offered")
            await self._database.write(outbox.postpone, due.id, young, at + OFF_PAUSE)

    # Letters about one's own account, which go out at any hour

    async def _tell_own(self, due: DueChannel) -> None:
        for notice in due.notices:
            if notice.kind in account_mail.KINDS:
                written = await account_mail.written(
                    self._database, self._composer, due, notice, _identity(due, notice)
                )
                if written is None:
                    await self._settle(due, [notice], outbox.DROPPED)
                else:
                    await self._send(due, [notice], written.letter, written.target)

    # Notices

    async def _tell_rest(self, due: DueChannel) -> None:
        notices = await self._timely(due, [one for one in due.notices if one.kind not in account_mail.KINDS])
        pairs = await self._current(due, notices)
        target = await self._target(due) if pairs else None
        if target is None:
            await self._settle(due, [notice for notice, _ in pairs], outbox.DROPPED)
            return
        told = [notice for notice, _ in pairs]
        if not await self._over_limit(due, told):
            await self._send(due, told, self._letter(due, pairs), target)

    async def _timely(self, due: DueChannel, notices: Sequence[DueNotice]) -> list[DueNotice]:
        """Those whose moment it is; the others wait for theirs, or are let go where the channel is off."""
        if due.mode == "off":
            await self._settle(due, notices, outbox.DROPPED)
            return []
        at = self._clock()
        quiet = moments.silent_until(due.wishes, at)
        ready = []
        for notice in notices:
            digest = moments.digest_after(due.wishes, notice.made) if due.mode == "digest" else at
            moment = max(digest, quiet or at)
            if moment <= at:
                ready.append(notice)
            else:
                await self._database.write(outbox.postpone, due.id, [notice.key], moment)
        return ready

    async def _current(self, due: DueChannel, notices: Sequence[DueNotice]) -> list[tuple[DueNotice, Table]]:
        """Those that still matter, each with its table; of several turns at one table the last."""
        found = []
        for notice in notices:
            try:
                table = await self._table(notice)
            except StoreFailure:
                raise
            except TenkaError as error:  # its game cannot be played as the server is now
                await self._again(due, [notice], Undelivered(error.message))
                continue
            past = notice.kind in TURNS and notice.repeated
            if past or table is None or not _matters(notice, table, due.person):
                await self._settle(due, [notice], outbox.DROPPED)
            elif table.is_watched_by(due.person):
                await self._spare(due, notice)
            elif table.was_seen_by(due.person, await self._latest(due, notice, notice.due)):
                await self._settle(due, [notice], outbox.DROPPED)
            else:
                found.append((notice, table))
        return found

    async def _spare(self, due: DueChannel, notice: DueNotice) -> None:
        """Call nobody who is there; but a connection may have been cut, which takes a while to come out."""
        at = self._clock()
        self._spared.setdefault((due.id, notice.key), at)
        until = await self._latest(due, notice, at) + CERTAIN
        if at >= until:
            await self._settle(due, [notice], outbox.DROPPED)
        else:
            await self._database.write(outbox.postpone, due.id, [notice.key], until)

    async def _latest(self, due: DueChannel, notice: DueNotice, moment: int) -> int:
        """Since when there is nothing new to see; of what is written, only the first is noted in a while."""
        since = self._spared.get((due.id, notice.key), moment)
        if notice.kind != "said" or "vote" in notice.about:
            return since
        return max(since, await self._database.read(chat.last_heard, notice.table or "", due.person))

    async def _table(self, notice: DueNotice) -> Table | None:
        if notice.table is None:
            return None
        try:
            table = await self._registry.table(notice.table)
            # The notice may be on disk before the table knows of the move that gave occasion to it, here or elsewhere.
            table.behind = table.behind or self._database.shared
            async with table.settled():
                return table
        except Refused as refused:
            if refused.status != NOT_FOUND:
                raise
            return None  # it is no more

    async def _target(self, due: DueChannel) -> str | None:
        """Where the channel leads."""
        if due.kind != addresses.EMAIL:
            return due.target
        known = await self._database.read(addresses.find, due.person)
        return None if known is None else known.address

    async def _over_limit(self, due: DueChannel, notices: Sequence[DueNotice]) -> bool:
        """Whether the channel was used so often that these must wait; then they are told together."""
        sent = await self._database.read(outbox.sent_since, due.id, self._clock() - HOUR)
        if len(sent) < MOST_PER_HOUR:
            return False
        keys = [notice.key for notice in notices]
        await self._database.write(outbox.postpone, due.id, keys, sent[-MOST_PER_HOUR] + HOUR)
        return True

    def _letter(self, due: DueChannel, pairs: Sequence[tuple[DueNotice, Table]]) -> Letter:
        reader = Reader(due.person, due.wishes.language, shared=due.kind == "hook")
        brief = len(pairs) > 1
        items: list[Item] = [self._composer.item(notice, table, reader, brief=brief) for notice, table in pairs]
        key = _identity(due, *(notice for notice, _ in pairs))
        return self._composer.letter(key, items, reader.lang, self._unsubscribing.token(due.id))

    # Handing over

    async def _send(self, due: DueChannel, notices: Sequence[DueNotice], letter: Letter, target: str) -> None:
        if not self._leases.holds(OUTBOX):  # another process sends by now
            return
        try:
            await self._deliveries[due.kind].send(target, letter)
        except Undelivered as failed:
            if due.kind != addresses.EMAIL:  # which is the operator's matter, unless the address is refused for good
                await self._database.write(channels.note_trouble, due.id, UNREACHED.get(failed.why, failed.why))
            await self._again(due, notices, failed, target)
        else:
            self._metrics.notices.labels(due.kind).inc()
            await self._settle(due, notices, outbox.SENT)
            if due.broken is not None and due.kind != addresses.EMAIL:
                await self._database.write(channels.mend, due.id)

    async def _again(
        self, due: DueChannel, notices: Sequence[DueNotice], failed: Undelivered, target: str = ""
    ) -> None:
        """Try again later, or give up and say so."""
        if failed.gone:
            await self._end(due, failed.why, target)
            if due.kind == "push":  # all waits until the browser tells its new address, or is switched off
                return
        for notice in notices:
            wait = None if failed.final else wait_after(notice.tries)
            if wait is not None:
                self._note_delay(due.kind, failed.why)
                later = self._clock() + wait
                await self._database.write(outbox.postpone, due.id, [notice.key], later, tried=True)
                continue
            self._metrics.dead_notices.labels(due.kind).inc()
            log.warning("notice-dead", extra={"channel": due.kind, "kind": notice.kind, "why": failed.why})
            await self._settle(due, [notice], outbox.DEAD, failed.why)

    def _note_delay(self, kind: str, why: str) -> None:
        """Tell the operator now and then, who may have got a password wrong, long before anything is given up."""
        at = self._clock()
        if at - self._delays.get((kind, why), -HOUR) >= HOUR:
            self._delays[kind, why] = at
            log.warning("notice-delayed", extra={"channel": kind, "why": why})

    async def _end(self, due: DueChannel, why: str, target: str) -> None:
        """Use a channel no more that leads nowhere; a browser may yet tell its new address, others show it."""
        if due.kind == "push":
            await self._database.write(channels.let_go, due.id, due.target)
        elif due.kind != addresses.EMAIL or await self._target(due) in {None, target}:
            await self._database.write(channels.end, due.id, why)
        else:  # one that was to take the place of the address in force, or had to make way for it
            await self._database.write(addresses.note_refused, due.person, due.id, target, why)
        await self._subscribers.refresh(due.person)

    async def _settle(self, due: DueChannel, notices: Sequence[DueNotice], state: str, why: str | None = None) -> None:
        if notices:
            keys = [notice.key for notice in notices]
            for key in keys:
                self._spared.pop((due.id, key), None)
            await self._database.write(outbox.settle, due.id, keys, state, self._clock(), why)


def _matters(notice: DueNotice, table: Table, person: str) -> bool:
    """Whether it is still so."""
    if notice.kind in TURNS:
        return _is_waited_for(notice, table, person)
    if notice.kind == "invited":
        return _is_invited(notice, table, person)
    if "vote" in notice.about:
        return _is_asked(notice, table, person)
    return table.seat_of(person) is not None


def _is_waited_for(notice: DueNotice, table: Table, person: str) -> bool:
    """Whether a game that goes on still waits for somebody; if time was short, until the same moment."""
    seat, game = table.seat_of(person), table.game_session
    if seat is None or game is None or table.row.status != "running":
        return False
    who = table.row.seats[seat]
    in_time = notice.kind != "short" or notice.key.endswith(f":{who.due}")
    return who.steward is None and seat in game.state.pending and in_time


def _is_invited(notice: DueNotice, table: Table, person: str) -> bool:
    """Whether an invitation stands, which may have been taken back, or declined, or given once more."""
    admission = table.row.admission_of(person)
    if table.row.status != "open" or admission is None or not admission.invited:
        return False
    of_before = f"invited:{table.row.id}"  # as it was written by an earlier release
    return notice.key in {of_before, f"{of_before}:{admission.id}"}


def _is_asked(notice: DueNotice, table: Table, person: str) -> bool:
    """Whether a vote still waits for somebody's answer."""
    number, seat = int(notice.key.rpartition(":")[2]), table.seat_of(person)
    vote = next((each for each in table.row.votes if each.number == number), None)
    if vote is None or not vote.is_open:
        return False
    return seat in asked(table.row, vote, table.database.time.now()) and seat not in dict(vote.voices)


def _identity(due: DueChannel, *notices: DueNotice) -> str:
    """What a letter is known by: the same for the same notices, and telling nothing of tables or people."""
    content = "\n".join([due.id, *(notice.key for notice in notices)])
    return blake2b(content.encode(), digest_size=16).hexdigest()
