"""Standing orders at a table: what people there have said in advance, for nobody else's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.exc import IntegrityError

import tenka
from tenka.bots.orders import orders as orders_of
from tenka.server.broadcast.connections import push
from tenka.server.guard.refused import Refused
from tenka.store.failures import OvertakenError
from tenka.store.queries.tables import orders
from tenka.toolkit.orders import DECLINE, PASS
from tenka.wire.live import AnsweringMessage, OrdersMessage

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Connection

    from tenka.server.broadcast.socket import Socket
    from tenka.server.tables.snapshot import Snapshot
    from tenka.server.tables.submission import Step, Submission
    from tenka.server.tables.table_state import TableState
    from tenka.store.queries.tables.orders import Written
    from tenka.wire.live import Answerer

MOST_STEPS = 16  # of an order's answer until somebody else sees something of it


class _Answer(NamedTuple):
    """The steps to be done for a seat, and by whom they answer the window it is asked in, if they do."""

    snapshot: Snapshot
    given: list[Written]
    steps: list[Step]
    by: Answerer | None


class StandingOrders:
    """The orders in force at one table."""

    def __init__(self, table: TableState, given: dict[str, list[Written]]) -> None:
        self.given = given  # by person
        self._table = table
        self._orders = orders_of(tenka.game(table.row.game, None if table.row.seed is None else table.row.rules))
        self._needs_reload = False  # whether there may be others on disk
        self._held: dict[int, int] = {}  # the decision that a person's last early answer was for, by seat
        self._announced: dict[int, Answerer | None] = {}  # by seat, to people who are here
        self._answers: dict[int, _Answer] = {}  # the last that was worked out, by seat

    def of(self, person: str) -> list[Written]:
        """The orders that somebody has given here."""
        self._table.own_seat(person)
        return self.given.get(person, [])

    async def give(self, person: str, written: list[str | int]) -> None:
        """Put an order in force."""
        table = self._table

        async def given() -> None:
            seat = table.own_seat(person)
            state = table.playing().state
            if state.result is not None:
                raise Refused(409, "game-over")
            order = self._orders.checked(written, state.setup.players, seat)
            if order not in self.given.get(person, []):
                await self._change(lambda c: orders.give(c, table.row.id, person, order))
                self.given.setdefault(person, []).append(order)
                self.show({person})

        await table.in_turn(given)
        table.moved()

    async def take_back(self, person: str, written: list[str | int]) -> None:
        """End an order; one that is not in force needs nothing."""
        table = self._table

        async def taken_back() -> None:
            table.own_seat(person)
            given = next((each for each in self.given.get(person, []) if list(each) == written), None)
            if given is not None:
                await self._change(lambda c: orders.take_back(c, table.row.id, person, [given]))
                self.given[person].remove(given)
                self.show({person})
                self.announce()

        await table.in_turn(taken_back)

    async def _change(self, change: Callable[[Connection], None]) -> None:
        self._needs_reload = True
        try:
            await self._table.write(change)
        except OvertakenError:  # nothing was written
            self._needs_reload = False
            raise
        except IntegrityError:  # they have just left us
            raise Refused(403, "not-seated") from None
        self._needs_reload = False

    async def reload(self) -> None:
        """After a write that failed: see which orders are on disk; nobody else shall notice anything."""
        if self._needs_reload:
            given = await self._table.database.read(orders.of_table, self._table.row.id)
            self._needs_reload = False
            self.show(self.take(given))
            self.announce()

    def take(self, given: dict[str, list[Written]]) -> set[str]:
        """Take the orders that are on disk; whose have changed."""
        before, self.given = self.given, given
        return {who for who in before.keys() | given if before.get(who, []) != given.get(who, [])}

    def drop_strangers(self) -> None:
        """Let the orders go of people who do not sit here any more: on disk they have ended with that."""
        self.given = {who: given for who, given in self.given.items() if self._table.seat_of(who) is not None}

    def show(self, people: Collection[str]) -> None:
        """Tell people their own orders."""
        for socket in self._table.connections.sockets:
            if socket.person in people:
                self._tell(socket)

    def greet(self, socket: Socket) -> None:
        """Tell somebody who has come in their own orders, in games that have any."""
        if socket.seat is None or not self._orders.declared:
            return
        self._tell(socket)
        by = self._answerer(socket.seat)
        if by is not None:
            self._announced[socket.seat] = by
            push(socket, AnsweringMessage(by))

    def _tell(self, socket: Socket) -> None:
        push(socket, OrdersMessage([list(each) for each in self.given.get(socket.person or "", [])]))

    def ended(self, turn: Submission) -> list[tuple[str, Written]]:
        """The orders that end with a turn: all with the game, some by what happened, such as their person's turn."""
        if not self.given:
            return []
        over = turn.snapshot.state.result is not None
        return [
            (who, written)
            for who, given in self.given.items()
            for written in given
            if over or self._orders.ends(written, self._table.seat_of(who), turn.told)
        ]

    def strike(self, ended: Collection[tuple[str, Written]]) -> None:
        """Let orders go that have ended on disk."""
        for who, written in ended:
            self.given[who].remove(written)
        self.show({who for who, _ in ended})

    def answer(self, seat: int) -> list[Step]:
        """What is to be done for a person's seat: an order says it, or nothing else can be done in a window."""
        return self._worked_out(seat).steps

    def lapsed(self, seat: int) -> list[Step]:
        """What the rules do for a person whose time to react is over, all of it, if they say so of the decision."""
        state = self._table.playing().state
        decision = state.pending.get(seat)
        if not self._orders.lapses or decision is None or self._table.row.seats[seat].person is None:
            return []
        steps: list[Step] = []
        shown = False
        while len(steps) < MOST_STEPS and (not shown or (state.pending.get(seat) == decision and not decision.window)):
            move = self._orders.lapsed(state.view(seat, events=False), state.legal(seat) + state.edits(seat))
            if move is None:
                break
            steps.append(list(move))
            state, events = state.played(seat, move)
            shown |= any(event.to != seat for event in events)
        return steps if shown else []

    def hold(self, seat: int, decision: int) -> None:
        """Take note that a person's own answer waits for its moment."""
        self._held[seat] = decision
        self.announce()

    def announce(self) -> None:
        """Tell people by whom the window they are asked in will be answered, where that has changed."""
        if not self._orders.declared:
            return
        here = [(socket, socket.seat) for socket in self._table.connections.seated if socket.seat is not None]
        before, self._announced = self._announced, {seat: self._answerer(seat) for seat in {seat for _, seat in here}}
        for socket, seat in here:
            if self._announced[seat] != before.get(seat):
                push(socket, AnsweringMessage(self._announced[seat]))

    def _answerer(self, seat: int) -> Answerer | None:
        """By whom a seat's window will be answered at its moment, for its person's eyes alone."""
        game_session = self._table.game_session
        decision = None if game_session is None else game_session.state.pending.get(seat)
        if game_session is None or decision is None or not decision.window:
            return None
        held = self._table.holding[seat] and self._held[seat] == game_session.now.decisions[seat]
        return "self" if held else self._worked_out(seat).by

    def _worked_out(self, seat: int) -> _Answer:
        """A seat's answer, worked out once for a position and the orders in force."""
        now = self._table.playing().now
        given = self.given.get(self._table.row.seats[seat].person or "", [])
        decision = now.state.pending.get(seat)
        asked = decision is not None and decision.window
        known = self._answers.pop(seat, None)
        if not (given or asked):
            return _Answer(now, given, [], None)
        if known is None or known.snapshot is not now or known.given != given:
            known = _Answer(now, given[:], *self._found(now, seat, given, asked=asked))
        self._answers[seat] = known
        return known

    def _found(
        self, now: Snapshot, seat: int, given: list[Written], *, asked: bool
    ) -> tuple[list[Step], Answerer | None]:
        """What orders, or the lack of anything else to do in a window, lead to until somebody else sees it."""
        steps: list[Step] = []
        by: Answerer = "order"
        state, legal = now.ready_for(seat), now.legal(seat)
        while len(steps) < MOST_STEPS:
            view = state.view(seat, events=False)
            move = self._orders.answer(given, view, legal)
            if move is None and asked and not steps and self._orders.is_idle(view, legal):
                move, by = PASS, "pass"
            if move is None:
                break
            steps.append(list(move))
            state, events = state.played(seat, move)
            if any(event.to != seat for event in events):
                return steps, by if asked and move[0] != DECLINE else None
            legal = state.legal(seat)
        return [], None
