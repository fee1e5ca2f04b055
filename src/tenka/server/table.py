"""A table in use: its seats, its game, and everybody who is connected to it."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import tenka
from tenka.bots.orders import orders as orders_of
from tenka.kernel.errors import BadInput, TenkaError
from tenka.kernel.orders import PASS, TURN
from tenka.server import showing
from tenka.server.course import Course, Moment, Step, Turn
from tenka.server.metrics import Metrics
from tenka.server.pace import Pace
from tenka.server.refused import Refused, not_found
from tenka.server.showing import described
from tenka.server.socket import NO_SUCH_TABLE, Socket
from tenka.server.windows import Windows
from tenka.store import chat, log, orders, tables
from tenka.store.chat import Said
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.log import Append, Entry
from tenka.store.orders import Written
from tenka.store.tables import TableRow
from tenka.wire.live import (
    ChatMessage,
    FromServer,
    OrdersMessage,
    PresenceMessage,
    ResumedMessage,
    SightMessage,
    TableMessage,
    UpdateMessage,
    WholeMessage,
)
from tenka.wire.tables import Done, Presence, Remark, Sight, TableInfo, Whole

MOST_QUIET = 1000  # steps of a seat that nobody else is told of: nobody needs that many, and all must be kept
MOST_STEPS = 16  # of an order's answer until somebody else sees something of it
SHOWN = 6  # letters of a table's id in errors and logs: enough to find it by, too few to come in with

_encoder = msgspec.json.Encoder()


class Outcome(NamedTuple):
    """The sender's version after its submission, and whether that had been carried out before."""

    version: int
    repeated: bool


class Table:
    """One lock, one game, any number of connections; `moved` is called after everything that happens in the game."""

    def __init__(
        self,
        database: Database,
        row: TableRow,
        course: Course | None,
        moved: Callable[["Table"], None],
        metrics: Metrics,
        pace: Pace | None = None,
        standing: dict[str, list[Written]] | None = None,
    ) -> None:
        self.database = database
        self.row = row
        self.course = course
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.pace = pace or Pace()
        self.windows = Windows(self.pace, paused=row.pause)
        self.orders = orders_of(tenka.game(row.game))
        self.standing = standing or {}  # orders in force, by person
        self._orders_doubtful = False  # whether there may be others on disk
        self.at_work: set[int] = set()  # seats for which the attendant plays
        self.holding: Counter[int] = Counter()  # answers of people that wait for their moment, by seat
        self.gone = False  # whether it was taken away before its game began
        self.used = time.monotonic()
        self._unsure: set[tuple[str, str]] = set()  # remarks whose writing failed, by author and key
        self.shown = self.pace.clock()  # when somebody else could last see something happen
        self._moved = moved
        self._metrics = metrics
        self.doubtful = False  # whether the log on disk may hold more than we know
        if course is not None:
            self.windows.watch(course.state)

    @property
    def busy(self) -> bool:
        """Whether something is under way that must not be forgotten."""
        return self.lock.locked() or bool(self.at_work) or self.holding.total() > 0

    # Who sits where

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        return self.row.seat_of(person)

    def info(self, seat: int | None) -> TableInfo:
        """The table as somebody in this seat, or at none, may know it."""
        waiting = self.course.state.pending if self.course else {}
        return described(self.row, seat, waiting)

    def presence(self) -> Presence:
        """Who is connected."""
        here = {socket.seat for socket in self.sockets}
        watching = sum(socket.seat is None for socket in self.sockets)
        return Presence([number in here for number in range(len(self.row.seats))], watching)

    async def change(self, change: Callable[[Connection, TableRow], Any]) -> Any:
        """Change the table itself (not its game), and show everybody; `change` refuses by raising."""

        def carried_out(connection: Connection) -> tuple[Any, TableRow | None]:
            row = tables.find(connection, self.row.id)
            if row is None:
                raise not_found()
            return change(connection, row), tables.find(connection, row.id)

        async with self.lock:
            await self._cleared_up()
            self.doubtful = True
            try:
                result, row = await self.database.write(carried_out)
            except (Refused, BadInput, IntegrityError):  # nothing was written
                self.doubtful = False
                raise
            self._adopt(row)
            self.doubtful = False
            return result

    async def refresh(self) -> None:
        """Read the table again: it may go on elsewhere now."""
        self.doubtful = True
        await self.clear_up()

    def _adopt(self, row: TableRow | None) -> None:
        """Take a changed row, and show what changed."""
        if row is None:
            self.gone = True
            for socket in self.sockets:
                socket.close(NO_SUCH_TABLE)
            return
        started = self.course is None and row.seed is not None
        self.row = row
        if started:
            self.course = opened(row)
            self.windows.watch(self.course.state)
        for socket in self.sockets:
            self._show_table(socket, started=started)
        if started:
            self._moved(self)

    def _show_table(self, socket: Socket, *, started: bool) -> None:
        seat = self.seat_of(socket.person)
        self._push(socket, TableMessage(self.info(seat)))
        if self.course is not None and (started or seat != socket.seat):
            self._push(socket, SightMessage(self.course.sight(seat)))
        if seat != socket.seat:
            socket.seat = seat
            self.show_presence()

    # Playing

    def playing(self) -> Course:
        """The game; refused where it has not begun."""
        if self.course is None:
            raise Refused(409, "not-started")
        return self.course

    async def play(
        self,
        person: str | None,
        steps: list[Step],
        key: str,
        decision: int | None = None,
        on_hold: Callable[[], None] = lambda: None,
    ) -> Outcome:
        """Carry a person's submission out, for the seat they have when its turn comes.

        An answer to a window waits for the window's moment; `on_hold` is called when it begins to.
        """
        held: int | None = None
        try:
            while True:
                async with self.lock:
                    await self._cleared_up()
                    seat = self._own_seat(person)
                    moment = self._moment(seat, steps, key, decision)
                    if moment <= self.pace.clock():
                        return await self._submit(seat, steps, key, decision)
                    decision = self.playing().now.decisions[seat]  # and no other, whatever is asked then
                if held is None:
                    held = seat
                    self.holding[seat] += 1
                    on_hold()
                await self.pace.until(moment)
        finally:
            if held is not None:
                self.holding[held] -= 1
                self._moved(self)  # should it have been refused after all, an order may answer

    def _own_seat(self, person: str | None) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    def _moment(self, seat: int, steps: list[Step], key: str, decision: int | None) -> float:
        """When a person's submission may be carried out: what others cannot see, and what is refused, at once."""
        course = self.playing()
        moment = self.windows.moment(seat, steps)
        if moment <= self.pace.clock() or course.outcome(seat, steps, key) is not None:
            return self.pace.clock()
        seen = course.attempt(seat, steps, key, decision).concerned != {seat}
        return moment if seen else self.pace.clock()

    async def submit(self, seat: int, steps: list[Step], key: str, decision: int | None = None) -> Outcome:
        """Carry a bot's submission out."""
        async with self.lock:
            await self._cleared_up()
            return await self._submit(seat, steps, key, decision)

    async def _submit(self, seat: int, steps: list[Step], key: str, decision: int | None) -> Outcome:
        """Carry a submission out and tell everybody concerned, once it is on disk.

        A submission whose key was used before is not carried out again.
        """
        course = self.playing()
        self.used = time.monotonic()
        known = course.outcome(seat, steps, key)
        if known is not None:
            return Outcome(known, repeated=True)
        turn = course.attempt(seat, steps, key, decision)
        ended = self._ended(turn)
        if turn.moment.quiet[seat] > MOST_QUIET:
            raise Refused(409, "too-many-steps")
        await self._write(turn, ended)
        before = course.now
        course.take(turn)
        self.windows.watch(course.state, seat if None in turn.concerned else None)
        self._spread(turn, before, ended)
        return Outcome(course.version(seat), repeated=False)

    async def _write(self, turn: Turn, ended: list[tuple[str, Written]]) -> None:
        """Append the turn to the log; if that fails, nobody knows whether it is there before the log is read again."""
        course = self.playing()
        before, after = course.state.pending, turn.moment.state.pending
        waiting = {seat: seat in after for seat in before.keys() ^ after.keys()}
        entries = [
            Entry(turn.seat, None if step is None else _encoder.encode(step).decode(), None if number else turn.key)
            for number, step in enumerate(turn.steps)
        ]
        asked = time.monotonic()
        self.doubtful = True
        try:
            await self.database.append(
                Append(self.row.id, course.number, entries, waiting, over=not after, ended=ended)
            )
        except IntegrityError:
            raise Refused(409, "stale") from None
        self.doubtful = False
        self._metrics.entries.inc(len(entries))
        self._metrics.saving.observe(time.monotonic() - asked)

    async def clear_up(self) -> None:
        """Find out what a failed write has left."""
        if self.doubtful:
            async with self.lock:
                await self._cleared_up()

    async def _cleared_up(self) -> None:
        """After a write that failed: see what is on disk, and tell everybody what they missed."""
        await self._orders_cleared_up()
        if not self.doubtful:
            return
        try:
            row, course, standing = await self.database.read(load, self.row.id)
        except Refused:  # it is no more
            self._adopt(None)
            raise
        self.row, former, self.course, self.doubtful = row, self.course, course, False
        changed = self._take_orders(standing)
        if course is not None:
            self.windows.watch(course.state)
        for socket in self.sockets:
            seat = socket.seat
            self._show_table(socket, started=former is None and course is not None)
            if former is not None and socket.seat == seat:
                self._bring_up(socket, former.version(seat))
        self._show_orders(changed)
        self._moved(self)

    def _spread(self, turn: Turn, before: Moment, ended: list[tuple[str, Written]]) -> None:
        """Tell everybody what the turn changed for them, and only what."""
        course = self.playing()
        messages: dict[int | None, str] = {}
        for socket in self.sockets:
            if socket.seat in turn.concerned:
                if socket.seat not in messages:
                    messages[socket.seat] = _encoded(course.news(turn, socket.seat, before))
                socket.push(messages[socket.seat])
        if None in turn.concerned:
            self.shown = self.pace.clock()
        if course.state.result is not None:
            self.row = self.row._replace(status="over")
            self._show_to_all(lambda seat: TableMessage(self.info(seat)))
        for who, written in ended:
            self.standing[who].remove(written)
        self._show_orders({who for who, _ in ended})
        self._moved(self)

    # Standing orders

    def orders_of(self, person: str) -> list[Written]:
        """The orders that somebody has given here, for nobody else's eyes."""
        self._own_seat(person)
        return self.standing.get(person, [])

    async def order(self, person: str, written: list[str | int]) -> None:
        """Put an order in force."""
        async with self.lock:
            await self._cleared_up()
            seat = self._own_seat(person)
            state = self.playing().state
            if state.result is not None:
                raise Refused(409, "game-over")
            given = self.orders.checked(written, state.setup.players, seat)
            if given not in self.standing.get(person, []):
                await self._change_orders(person, lambda c: orders.give(c, self.row.id, person, given))
                self.standing.setdefault(person, []).append(given)
                self._show_orders({person})
        self._moved(self)

    async def take_back(self, person: str, written: list[str | int]) -> None:
        """End an order; one that is not in force needs nothing."""
        async with self.lock:
            await self._cleared_up()
            self._own_seat(person)
            given = next((each for each in self.standing.get(person, []) if list(each) == written), None)
            if given is not None:
                await self._change_orders(person, lambda c: orders.take_back(c, self.row.id, person, [given]))
                self.standing[person].remove(given)
                self._show_orders({person})

    async def _change_orders(self, person: str, change: Callable[[Connection], None]) -> None:
        self._orders_doubtful = True
        try:
            await self.database.write(change)
        except IntegrityError:  # they have just left us
            raise Refused(403, "not-seated") from None
        self._orders_doubtful = False

    async def _orders_cleared_up(self) -> None:
        """After a write that failed: see which orders are on disk; nobody else shall notice anything."""
        if self._orders_doubtful:
            standing = await self.database.read(orders.of_table, self.row.id)
            self._orders_doubtful = False
            self._show_orders(self._take_orders(standing))

    def _take_orders(self, standing: dict[str, list[Written]]) -> set[str]:
        """Take the orders that are on disk; whose have changed."""
        before, self.standing = self.standing, standing
        return {who for who in before.keys() | standing if before.get(who, []) != standing.get(who, [])}

    def _show_orders(self, people: Collection[str]) -> None:
        """Tell people their own orders."""
        for socket in self.sockets:
            if socket.person in people:
                self._push(socket, self._orders_message(socket))

    def _orders_message(self, socket: Socket) -> OrdersMessage:
        return OrdersMessage([list(each) for each in self.standing.get(socket.person or "", [])])

    def _ended(self, turn: Turn) -> list[tuple[str, Written]]:
        """The orders that end with a turn: all with the game, some when their person's turn begins."""
        if not self.standing:
            return []
        over = turn.moment.state.result is not None
        begun = {event.data.get("seat") for event in turn.told if event.kind == TURN}
        return [
            (who, written)
            for who, given in self.standing.items()
            for written in given
            if over or (self.seat_of(who) in begun and not self.orders.lasts(written))
        ]

    def answer(self, seat: int) -> list[Step]:
        """What is to be done for a person's seat: an order says it, or nothing else can be done in a window."""
        state = self.playing().state
        given = self.standing.get(self.row.seats[seat].person or "", [])
        decision = state.pending.get(seat)
        asked = decision is not None and decision.window
        if not (given or asked):
            return []
        steps: list[Step] = []
        trial = state.copy()
        while len(steps) < MOST_STEPS:
            view, legal = trial.view(seat, events=False), trial.legal(seat)
            move = self.orders.answer(given, view, legal)
            if move is None and asked and not steps and self.orders.is_idle(view, legal):
                move = PASS
            if move is None:
                break
            steps.append(list(move))
            if any(event.to != seat for event in trial.play(seat, move)):
                return steps
        return []

    async def stand_in(self, seat: int) -> None:
        """Answer for a person, if it is time and they have not answered themselves."""
        async with self.lock:
            await self._cleared_up()
            steps = self.answer(seat)
            if steps and not self.holding[seat] and self.windows.moment(seat, steps) <= self.pace.clock():
                await self._submit(seat, steps, secrets.token_urlsafe(12), None)

    def _bring_up(self, socket: Socket, version: int) -> None:
        """Send somebody what changed since a version, or all of it."""
        course = self.playing()
        if version == course.version(socket.seat):
            return
        rest = course.rest(socket.seat, version)
        self._push(socket, rest or SightMessage(course.sight(socket.seat)))

    # Seeing

    def whole(self, person: str | None, epoch: str) -> Whole:
        """All that somebody may know of the table."""
        seat = self.seat_of(person)
        self.used = time.monotonic()
        return Whole(self.info(seat), epoch, self.presence(), self._sight(seat))

    def _sight(self, seat: int | None) -> Sight | None:
        return None if self.course is None else self.course.sight(seat)

    def done(self, seat: int, version: int, since: int | None) -> Done:
        """What a submission over HTTP is answered with."""
        course = self.playing()
        rest = None if since is None else course.rest(seat, since)
        return Done(version, rest, None if rest else course.sight(seat))

    async def enter(self, socket: Socket, epoch: str, version: int | None, remark: int) -> None:
        """Connect somebody, who has seen the game up to a version (None: nothing) and the chat up to a remark."""
        async with self.lock:
            await self._cleared_up()
            if self.gone:
                raise not_found()
            socket.seat = self.seat_of(socket.person)
            rest = None if version is None or self.course is None else self.course.rest(socket.seat, version)
            heard = 0 if rest is None else remark  # who gets everything gets all remarks too
            rows = await self.database.read(chat.since, self.row.id, socket.person, heard)
            remarks = [showing.said(row) for row in rows]
            self.sockets.add(socket)
            self._greet(socket, epoch, rest, remarks)
            self.show_presence(but=socket)

    def _greet(self, socket: Socket, epoch: str, rest: UpdateMessage | None, remarks: list[Remark]) -> None:
        info, presence = self.info(socket.seat), self.presence()
        if rest is None:
            self._push(socket, WholeMessage(info, epoch, presence, self._sight(socket.seat), remarks))
        else:
            self._push(socket, ResumedMessage(info, presence))
            if rest.version != rest.since:
                self._push(socket, rest)
            for each in remarks:
                self._push(socket, ChatMessage(each))
        if socket.seat is not None and self.orders.declared:
            self._push(socket, self._orders_message(socket))

    def leave(self, socket: Socket) -> None:
        """Disconnect somebody."""
        self.sockets.discard(socket)
        self.used = time.monotonic()
        self.show_presence()

    def show_presence(self, but: Socket | None = None) -> None:
        """Tell everybody who is here."""
        message = PresenceMessage(self.presence())
        self._show_to_all(lambda _: message, (socket for socket in self.sockets if socket is not but))

    async def say(self, person: str, text: str, key: str, to: Collection[int] | None = None) -> None:
        """Say something to everybody, or to the people in these seats; nobody else hears that anything was said."""
        async with self.lock:
            await self._cleared_up()
            seat = self._own_seat(person)
            listeners = None if to is None else await self._listeners(person, seat, to, key)
            try:
                said = await self.database.write(chat.say, self.row.id, person, seat, text, key, listeners)
            except IntegrityError:  # one of them has just left us
                raise Refused(403, "not-seated") from None
            except StoreFailure:
                self._unsure.add((person, key))  # it may have been written: then nobody has heard it yet
                raise
            if said.new or (person, key) in self._unsure:
                self._unsure.discard((person, key))
                self._tell(said)

    async def _listeners(self, person: str, speaker: int, to: Collection[int], key: str) -> dict[int, str]:
        """The people in these seats: bots, and nobody, cannot be spoken to; what was said before may be said again."""
        wanted = set(to) - {speaker}
        found = {n: each.person for n, each in enumerate(self.row.seats) if n in wanted and each.person is not None}
        missing = wanted - found.keys() or ({speaker} if not wanted else set())
        if missing and not await self.database.read(chat.is_said, self.row.id, person, key):
            raise Refused(409, "nobody-listens", {"seat": min(missing)})
        return found

    def _tell(self, said: Said) -> None:
        """Tell a remark to those it is for, to each with their own number."""
        encoded: dict[int, str] = {}
        for socket in self.sockets:
            row = said.for_reader(socket.person)
            if row is None:
                continue
            if row.number not in encoded:
                encoded[row.number] = _encoded(ChatMessage(showing.said(row)))
            socket.push(encoded[row.number])

    def _show_to_all(self, message: Callable[[int | None], FromServer], to: Iterable[Socket] | None = None) -> None:
        encoded: dict[int | None, str] = {}
        for socket in self.sockets if to is None else to:
            if socket.seat not in encoded:
                encoded[socket.seat] = _encoded(message(socket.seat))
            socket.push(encoded[socket.seat])

    def _push(self, socket: Socket, message: FromServer) -> None:
        socket.push(_encoded(message))


def _encoded(message: FromServer) -> str:
    return _encoder.encode(message).decode()


def load(connection: Connection, id: str) -> tuple[TableRow, Course | None, dict[str, list[Written]]]:
    """A table, its game and the orders in force, as they are stored."""
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    if row.seed is None:
        return row, None, {}
    course = opened(row)
    for _ in replayed(connection, id, course):
        pass
    return row, course, orders.of_table(connection, id)


def replayed(connection: Connection, id: str, course: Course) -> Iterator[Moment]:
    """A table's game from its beginning to now, moment by moment."""
    try:
        yield from course.replaying(log.entries(connection, id))
    except TenkaError as error:
        raise TenkaError("log-damaged", {"table": id[:SHOWN], "why": error.message}) from error


def opened(row: TableRow) -> Course:
    """A table's game at its beginning."""
    assert row.seed is not None
    return Course(row.game, row.rules, len(row.seats), row.seed, row.options)
