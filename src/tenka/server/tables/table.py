"""A table in use: its seats, its game, and everybody who is connected to it."""

import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import tenka
from tenka.bots import seconds_of
from tenka.kernel.errors import BadInput, TenkaError
from tenka.server.broadcast.chat import TableChat
from tenka.server.broadcast.connections import Connections
from tenka.server.broadcast.shared_messages import SharedMessages
from tenka.server.broadcast.socket import NO_SUCH_TABLE, Socket
from tenka.server.guard.refused import Refused, not_found
from tenka.server.metrics import Metrics
from tenka.server.notices.occasions import Wants, after_turn, nobody_wants
from tenka.server.ratings.rating import finish
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.hints import Hints
from tenka.server.tables.loading import Since, loaded, opened, since, without_game
from tenka.server.tables.pace import Pace
from tenka.server.tables.reaction_timer import ReactionTimer
from tenka.server.tables.snapshot import Snapshot
from tenka.server.tables.standing_orders import StandingOrders
from tenka.server.tables.stewards import TableStewards
from tenka.server.tables.submission import Step, Submission
from tenka.server.tables.table_state import MOST_TRIES, TableState
from tenka.server.tables.visits import Visits
from tenka.server.votes.table_votes import TableVotes
from tenka.store.database import Database
from tenka.store.failures import OvertakenError
from tenka.store.queries.tables import log, tables
from tenka.store.queries.tables.clocks import Clock
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.queries.tables.orders import Written
from tenka.store.queries.tables.tables import TableRow
from tenka.wire.live import SightMessage, TableMessage

MOST_BACKS = 200  # steps that a person may take back or rearrange until the game goes on: nobody needs that many


class SubmissionOutcome(NamedTuple):
    """The sender's version after its submission, and whether that had been carried out before."""

    version: int
    repeated: bool


class Table(TableState):
    """A table with all its parts; `moved` is called after everything that happens in the game."""

    def __init__(
        self,
        database: Database,
        row: TableRow,
        game_session: GameSession | None,
        moved: Callable[["Table"], None],
        metrics: Metrics,
        pace: Pace | None = None,
        standing: dict[str, list[Written]] | None = None,
        wants: Wants = nobody_wants,
    ) -> None:
        super().__init__(database, row, game_session, wants)
        self.shared_messages = SharedMessages(self)
        self.connections = Connections(len(row.seats), self.shared_messages.rest)
        self.chat = TableChat(self, self.shared_messages)
        self.standing = StandingOrders(self, standing or {})
        self.votes = TableVotes(self)
        self.stewards = TableStewards(self, self.standing, self.votes, self.shared_messages)
        self.visits = Visits(self, self.chat, self.standing, self.stewards, self.shared_messages)
        self.pace = pace or Pace()
        self.reaction_timer = ReactionTimer(self.pace, paused=row.pause, thinking=self._thinking)
        self.at_work: set[int] = set()  # seats for which the bot runner plays
        self.hints = Hints()
        self.shown = self.pace.clock()  # when somebody else could last see something happen
        self._moved = moved
        self._metrics = metrics
        self.needs_reload = False  # whether the log on disk may hold more than we know
        self.outdated = False  # whether somebody who sits here may have another name, or be somebody else
        if game_session is not None:
            self.reaction_timer.watch(game_session.now)

    @property
    def busy(self) -> bool:
        """Whether something is under way that must not be forgotten."""
        return self.lock.locked() or bool(self.at_work) or self.holding.total() > 0

    def moved(self) -> None:
        """Something has happened in the game, or something else is to be done in it now."""
        self.standing.announce()
        self._moved(self)

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The table for oneself, with nothing in doubt."""
        async with self.lock:
            await self._reloaded()
            yield

    # Who sits where

    def _thinking(self, seat: int) -> float:
        """How many seconds the program in a seat may think, if there is one."""
        program = self.row.seats[seat].program
        return 0.0 if program is None else seconds_of(tenka.game(self.row.game), program)

    async def change(self, change: Callable[[Connection, TableRow], Any]) -> Any:
        """Change the table itself (not its game), and show everybody; `change` refuses by raising."""

        def carried_out(connection: Connection) -> tuple[Any, TableRow | None]:
            row = tables.find(connection, self.row.id)
            if row is None:
                raise not_found()
            return change(connection, row), tables.find(connection, row.id)

        async def changed() -> Any:
            self.needs_reload = True
            try:
                result, row = await self.write(carried_out)
            except (Refused, BadInput, IntegrityError, OvertakenError):  # nothing was written
                self.needs_reload = False
                raise
            self._adopt(row)
            self.needs_reload = False
            return result

        return await self.in_turn(changed)

    async def refresh(self) -> None:
        """Read the table again: it may go on elsewhere now."""
        self.needs_reload = True
        await self.reload()

    def _adopt(self, row: TableRow | None) -> None:
        """Take a changed row, and show what changed."""
        if row is None:
            self.gone = True
            self.connections.close(NO_SUCH_TABLE)
            return
        started = self.game_session is None and row.seed is not None
        former, self.row = self.row, row
        self.standing.drop_strangers()
        if started:
            self.game_session = opened(row)
            self.reaction_timer.watch(self.game_session.now)
        self._show_table(started=started)
        self.stewards.show(former)
        if started:
            self.moved()

    def _show_table(self, *, started: bool) -> set[Socket]:
        """Show everybody the table and, where it is new to them, the game; who has other eyes now."""
        others = {socket for socket in self.connections.sockets if self.seat_of(socket.person) != socket.seat}
        for socket in others:
            self.connections.reseat(socket, self.seat_of(socket.person))
            self.connections.push(socket, TableMessage(self.info(socket.seat)))
            if self.game_session is not None:
                self.connections.push(socket, SightMessage(self.game_session.sight(socket.seat)))
        self.connections.show(lambda seat: TableMessage(self.info(seat)), others)
        game_session = self.game_session
        if started and game_session is not None:
            self.connections.show(lambda seat: SightMessage(game_session.sight(seat)), others)
        return others

    # Playing

    async def play(
        self,
        person: str | None,
        steps: list[Step],
        key: str,
        decision: int | None = None,
        on_hold: Callable[[], None] = lambda: None,
    ) -> SubmissionOutcome:
        """Carry a person's submission out, for the seat they have when its turn comes.

        An answer to a window waits for the window's moment; `on_hold` is called when it begins to.
        """
        held: int | None = None
        turn: Submission | None = None
        try:
            for _ in range(MOST_TRIES):
                async with self.settled():
                    seat = self.own_seat(person)
                    if held is None:
                        self._check_plays(seat, steps, key)
                    release_time, turn = self._release(seat, steps, key, decision, turn)
                    if release_time <= self.pace.clock():
                        with contextlib.suppress(OvertakenError):
                            return await self._submit(seat, steps, key, decision, turn, by_person=True)
                        continue
                    decision = self.playing().now.decisions[seat]  # and no other, whatever is asked then
                if held is None:
                    held = seat
                    self.holding[seat] += 1
                    self.connections.on_change()
                    self.standing.hold(seat, decision)
                    on_hold()
                await self.pace.until(release_time)
            raise Refused(409, "stale")
        finally:
            if held is not None:
                self.holding[held] -= 1
                self.connections.on_change()
                self.moved()  # should it have been refused after all, an order may answer

    def _check_plays(self, seat: int, steps: list[Step], key: str) -> None:
        """Refuse what somebody does whose steward plays, unless it was done before."""
        if self.row.seats[seat].steward is not None and self.playing().outcome(seat, steps, key) is None:
            raise Refused(409, "steward-plays")

    def _release(
        self, seat: int, steps: list[Step], key: str, decision: int | None, tried: Submission | None
    ) -> tuple[float, Submission | None]:
        """When a person's submission may be carried out, and what it leads to, where that had to be found out.

        What others cannot see, and what is refused, need not wait.
        """
        now, release_time = self.pace.clock(), self.reaction_timer.release_time(seat, steps)
        if release_time <= now or self.playing().outcome(seat, steps, key) is not None:
            return now, tried
        if self.row.called_off:
            raise Refused(409, "game-over")
        turn = self._attempt(seat, steps, key, decision, tried)
        return now if turn.concerned == {seat} else release_time, turn

    def _attempt(
        self, seat: int, steps: list[Step], key: str, decision: int | None, tried: Submission | None
    ) -> Submission:
        """What a submission leads to; found out before, if nothing has happened since."""
        if tried is not None and tried.before is self.playing().now and tried.seat == seat:
            return tried
        return self.playing().attempt(seat, steps, key, decision)

    async def submit(
        self, seat: int, steps: list[Step], key: str, decision: int | None = None, bot: str | None = None
    ) -> SubmissionOutcome:
        """Carry out a submission that was chosen for a seat; a bot's only if it still plays there."""

        async def submitted() -> SubmissionOutcome:
            if bot is not None and (self.row.resting or self.row.seats[seat].program != bot):
                raise Refused(409, "stale")
            return await self._submit(seat, steps, key, decision)

        return await self.in_turn(submitted)

    async def _submit(
        self,
        seat: int,
        steps: list[Step],
        key: str,
        decision: int | None,
        tried: Submission | None = None,
        *,
        by_person: bool = False,
    ) -> SubmissionOutcome:
        """Carry a submission out and tell everybody concerned, once it is on disk.

        A submission whose key was used before is not carried out again.
        """
        game_session = self.playing()
        self.used = time.monotonic()
        known = game_session.outcome(seat, steps, key)
        if known is not None:
            return SubmissionOutcome(known, repeated=True)
        if self.row.called_off:
            raise Refused(409, "game-over")
        turn = self._attempt(seat, steps, key, decision, tried)
        if by_person and turn.backs and turn.snapshot.backs[seat] > MOST_BACKS:
            raise Refused(409, "too-many-steps")
        ended, clocks = self.standing.ended(turn), self.stewards.clocks(turn)
        await self._write(turn, ended, clocks, by_person=by_person)
        before = game_session.now
        game_session.take(turn)
        self.reaction_timer.watch(game_session.now, seat if None in turn.concerned else None)
        self._broadcast(turn, before, ended)
        self.stewards.take(clocks)
        self.moved()
        return SubmissionOutcome(game_session.version(seat), repeated=False)

    async def _write(
        self, turn: Submission, ended: list[tuple[str, Written]], clocks: dict[int, Clock], *, by_person: bool
    ) -> None:
        """Append the turn to the log; if that fails, nobody knows whether it is there before the log is read again."""
        game_session = self.playing()
        before, after = game_session.state.pending, turn.snapshot.state.pending
        waiting = {seat: seat in after for seat in before.keys() ^ after.keys()}
        append = Append(
            *(self.row.id, game_session.number, turn.entries, waiting),
            over=not after,
            ended=ended,
            clocks=clocks,
            now=self.database.time.now(),
            folded=None if turn.mark is None else turn.mark.number,
            finish=finish(self.row, turn.snapshot.state.result),
            notices=after_turn(self.row, turn, self.wants, by_person=by_person),
            revision=self.row.revision if self.database.shared else None,
        )
        asked = time.monotonic()
        self.needs_reload = True
        try:
            await self.database.append(append)
        except OvertakenError:
            self.needs_reload, self.behind = False, True
            raise
        except IntegrityError:
            raise Refused(409, "stale") from None
        self.needs_reload = False
        more = append.over or append.ended or append.clocks or append.finish or append.folded is not None
        self.written(only_moves=not more and not self.row.control.counts)
        self._metrics.entries.inc(len(append.entries))
        self._metrics.saving.observe(time.monotonic() - asked)

    async def reload(self) -> None:
        """Find out what a failed write has left, and what has changed about people who sit here."""
        if self.needs_reload or self.outdated or self.behind:
            async with self.settled():
                pass

    async def _reloaded(self) -> None:
        """After a write that failed: see what is on disk, and tell everybody what they missed."""
        await self.standing.reload()
        if self.behind and not self.needs_reload:
            await self._catch_up()
        if not self.needs_reload:
            if self.outdated:
                await self._renew()
            return
        self.outdated = self.behind = False
        try:
            row, game_session, standing = await loaded(self.database, self.row.id)
        except Refused:  # it is no more
            self._adopt(None)
            raise
        before, former = self.row, self.game_session
        self.row, self.game_session, self.needs_reload = row, game_session, False
        changed = self.standing.take(standing)
        if game_session is not None:
            self.reaction_timer.watch(game_session.now)
        others = self._show_table(started=former is None and game_session is not None)
        if former is not None:
            self._bring_up(former, others)
        self.standing.show(changed)
        self.stewards.show(before)
        self.moved()

    async def _catch_up(self) -> None:
        """Read what other processes have written behind what we know, and tell everybody, as if it were ours."""
        self.behind, game_session = False, self.game_session
        try:
            moves = None if game_session is None else await self._only_moves(game_session)
            row, entries, standing = moves or await self._all_since(game_session)
        except Refused:  # it is no more
            self._adopt(None)
            raise
        except BaseException:
            self.behind = True
            raise
        if entries is None or not self._follow(game_session, entries):
            self.needs_reload = True
            return
        if moves is None:
            changed = self.standing.take(standing)
            if _shown(row) == _shown(self.row):
                self.row = row
            else:
                self._adopt(row)
            self.standing.show(changed)
        else:
            self.row = row
        self.moved()

    async def _all_since(self, game_session: GameSession | None) -> Since:
        return await self.database.read(since, self.row.id, None if game_session is None else game_session.number)

    async def _only_moves(self, game_session: GameSession) -> Since | None:
        """Read no more than the moves of others, if nothing else was announced; None if there is something else."""
        until = self.moves_until
        if until <= self.row.revision:
            return None
        revision, entries = await self.database.look_up(log.moved, self.row.id, game_session.number)
        return None if revision != until or not entries else (self.row._replace(revision=revision), entries, {})

    def _follow(self, game_session: GameSession | None, entries: list[LogEntry]) -> bool:
        """Play what other processes have written; whether that could be done."""
        if game_session is None:
            return not entries
        try:
            for turn, before in game_session.following(entries):
                self.reaction_timer.watch(game_session.now, turn.seat if None in turn.concerned else None)
                self._broadcast(turn, before, [])
        except TenkaError:  # then it does not follow what we know
            return False
        return True

    async def _renew(self) -> None:
        """Read the table again, but not its game, and show what has changed."""
        self.outdated = False  # what changes from now on is another change
        try:
            row, standing = await self.database.read(without_game, self.row.id)
        except Refused:  # it is no more
            self._adopt(None)
            raise
        except BaseException:
            self.outdated = True
            raise
        changed = self.standing.take(standing)
        # Of the game nothing was read: whether it has gone on elsewhere is still to be noticed.
        self._adopt(row._replace(revision=self.row.revision))
        self.standing.show(changed)
        self.moved()

    def _broadcast(self, turn: Submission, before: Snapshot, ended: list[tuple[str, Written]]) -> None:
        """Tell everybody what the turn changed for them, and only what."""
        game_session = self.playing()
        self.connections.show(lambda seat: game_session.news(turn, seat, before), to=turn.concerned)
        if None in turn.concerned:
            self.shown = self.pace.clock()
        if game_session.state.result is not None:
            self.row = self.row._replace(status="over")
            self.show()
        self.standing.strike(ended)

    async def stand_in(self, seat: int) -> None:
        """Answer for a person, if it is time and they have not answered themselves."""

        async def stood_in() -> None:
            steps = self.standing.answer(seat)
            if steps and not self.is_held(seat) and self.reaction_timer.release_time(seat, steps) <= self.pace.clock():
                await self._submit(seat, steps, secrets.token_urlsafe(12), None)

        await self.in_turn(stood_in)

    async def let_lapse(self, seat: int) -> bool:
        """Do what the rules do for a person whose time to react has run out; whether it has, and they do."""

        async def lapsed() -> bool:
            steps = self.standing.lapsed(seat)
            lapses = bool(steps) and self.stewards.is_late(self.row, seat)
            if lapses:
                await self._submit(seat, steps, secrets.token_urlsafe(12), None)
            return lapses

        return await self.in_turn(lapsed)

    def _bring_up(self, former: GameSession, but: set[Socket]) -> None:
        """Send everybody, but for some, what changed since another state of the game, or all of it."""
        game_session = self.playing()
        behind = {seat for seat in game_session.observers if former.version(seat) != game_session.version(seat)}
        self.connections.show(
            lambda seat: game_session.rest(seat, former.version(seat)) or SightMessage(game_session.sight(seat)),
            but,
            behind,
        )


def _shown(row: TableRow) -> TableRow:
    """What is shown of a row; who is waited for is shown with the game."""
    return row._replace(revision=0, seats=tuple(seat._replace(waiting=False) for seat in row.seats))
