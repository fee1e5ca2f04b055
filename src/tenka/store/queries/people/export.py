"""All that is kept about somebody, as JSON in pieces.

Every piece is a short read of its own: no transaction stays open between two, however long it takes to fetch them.
"""

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import Connection, Select, and_, func, or_, select, tuple_

from tenka.store.ids import written
from tenka.store.queries import boxes, lessons
from tenka.store.queries.notices import addresses, channels, wishes
from tenka.store.queries.people import circle, holidays, passkeys, profiles, ratings
from tenka.store.queries.people.passkeys import PasskeyRow
from tenka.store.queries.people.people import NotDone
from tenka.store.queries.safety import muting, reports
from tenka.store.queries.tables import chat, votes
from tenka.store.schema import (
    admission,
    entry,
    game_table,
    handover,
    listener,
    person,
    remark,
    seat,
    session,
    standing_order,
)

PIECE = 64 * 1024  # bytes, about
LONGEST = 0.02  # seconds that a piece takes to read, about
ROWS = 500  # of one query
TABLES = 50

_encode = msgspec.json.Encoder().encode


class ExportReader:
    """What somebody is given to keep; each `read` is the next piece, until there is none."""

    def __init__(self, who: str) -> None:
        self._who = who
        self._parts = self._all()
        self._connection: Connection | None = None

    def read(self, connection: Connection) -> bytes | None:
        """The next piece."""
        self._connection = connection
        found, until = bytearray(), time.monotonic() + LONGEST
        for part in self._parts:
            found += part
            if len(found) >= PIECE or (found and time.monotonic() > until):
                break
        return bytes(found) or None

    def _rows(self, query: Select[Any]) -> Sequence[Any]:
        """All rows of a query; nothing of it stays open."""
        assert self._connection is not None
        return self._connection.execute(query).all()

    def _all(self) -> Iterator[bytes]:
        found = self._rows(select(person.c.name, person.c.login, person.c.created).where(person.c.id == self._who))
        if not found:
            raise NotDone("no-session")
        (me,) = found
        head = {"name": me.name, "login": me.login, "created": written(me.created)}
        head["profile"] = profiles.settings(self._connection, self._who)._asdict() if self._connection else None
        yield _encode(head)[:-1]
        parts_by_name = {
            "sessions": self._sessions(),
            "tables": self._tables(),
            "chat": self._chat(),
            "boxes": self._boxes(),
            "lessons": self._lessons(),
            "channels": self._channels(),
            "passkeys": self._passkeys(),
            "invitations": self._invitations(),
            "friends": self._known("friends"),
            "asked": self._known("asked"),
            "ignored": self._known("ignored"),
            "ratings": self._ratings(),
            "muted": self._muted(),
            "reports": self._reports(),
            "holidays": self._holidays(),
            "votes": self._votes(),
        }
        for name, parts in parts_by_name.items():
            yield b',"%s":[' % name.encode()
            yield from parts
            yield b"]"
        yield b"," + _encode(self._reached())[1:]

    def _sessions(self) -> Iterator[bytes]:
        place = (session.c.created, session.c.id)
        columns = (*place, session.c.seen, session.c.browser, session.c.system)
        wanted = select(*columns).where(session.c.person_id == self._who).order_by(*place).limit(ROWS)
        last, comma = (-1, ""), b""
        while rows := self._rows(wanted.where(tuple_(*place) > tuple_(*last))):
            yield comma + _joined([_session(row) for row in rows])
            last, comma = (rows[-1].created, rows[-1].id), b","

    def _passkeys(self) -> Iterator[bytes]:
        assert self._connection is not None
        own = passkeys.of_person(self._connection, self._who)
        yield _joined([_passkey(row) for row in own])

    def _known(self, what: str) -> Iterator[bytes]:
        """The names of those whom somebody knows."""
        assert self._connection is not None
        ids = circle.known(self._connection, self._who)[what]
        found = profiles.accounts(self._connection, ids)
        yield _encode([found[id].name for id in ids if id in found])[1:-1]

    def _muted(self) -> Iterator[bytes]:
        """The names of those whom somebody does not read."""
        assert self._connection is not None
        yield _encode(muting.names(self._connection, self._who))[1:-1]

    def _reports(self) -> Iterator[bytes]:
        """What somebody has reported."""
        assert self._connection is not None
        own = reports.by_person(self._connection, self._who)
        yield _joined([{"kind": each.kind, "why": each.why, "made": written(each.made)} for each in own])

    def _ratings(self) -> Iterator[bytes]:
        assert self._connection is not None
        own = ratings.of_person(self._connection, self._who)
        for comma, row in zip(chain([b""], repeat(b",")), own, strict=False):
            changes = ratings.history(self._connection, self._who, row.game)
            told = [{**each.strength._asdict(), "made": written(each.made)} for each in changes]
            yield comma + _encode({"game": row.game, **row.strength._asdict(), "games": row.games, "changes": told})

    # Tables

    def _tables(self) -> Iterator[bytes]:
        """The tables where somebody sits, or which they own."""
        sits = select(seat.c.table_id).where(seat.c.person_id == self._who)
        wanted = select(game_table.c.id).where(or_(game_table.c.id.in_(sits), game_table.c.owner_id == self._who))
        ids = [row.id for row in self._rows(wanted.order_by(game_table.c.created, game_table.c.id))]
        comma = b""
        for start in range(0, len(ids), TABLES):
            for table in self._some_tables(ids[start : start + TABLES]):
                yield comma
                yield from table
                comma = b","

    def _some_tables(self, ids: list[str]) -> Iterator[Iterator[bytes]]:
        own_seat = and_(seat.c.table_id == game_table.c.id, seat.c.person_id == self._who)
        wanted = select(game_table, seat.c.seat).select_from(game_table.outerjoin(seat, own_seat))
        rows = self._rows(
            wanted.where(game_table.c.id.in_(ids)).order_by(game_table.c.created, game_table.c.id)
        )  # one that has gone since is left out
        orders, handovers = self._orders(ids), self._handovers(ids)
        for row in rows:
            yield self._table(row, orders[row.id], handovers[row.id])

    def _table(self, row: Any, orders: list[Raw], handovers: list[dict[str, Any]]) -> Iterator[bytes]:
        head = {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "seat": row.seat,
            "owner": row.owner_id == self._who,
            "created": written(row.created),
            "started": None if row.started is None else written(row.started),
            "ended": None if row.ended is None else written(row.ended),
        }
        yield _encode(head)[:-1] + b',"moves":['
        if row.seat is not None:
            yield from self._moves(row.id, row.seat)
        yield b"]," + _encode({"orders": orders, "handovers": handovers})[1:]

    def _moves(self, table: str, number: int) -> Iterator[bytes]:
        """Somebody's own moves; counted by themselves: places in the log would tell what others do in secret."""
        wanted = select(entry.c.number, entry.c.move, entry.c.made).order_by(entry.c.number).limit(ROWS)
        own, last, count = (entry.c.table_id == table, entry.c.seat == number), -1, 0
        while rows := self._rows(wanted.where(*own, entry.c.number > last)):
            moves = [
                {"number": place, "move": _move(row.move), "made": written(row.made)}
                for place, row in enumerate(rows, count + 1)
            ]
            yield (b"," if count else b"") + _joined(moves)
            last, count = rows[-1].number, count + len(rows)

    def _orders(self, ids: list[str]) -> defaultdict[str, list[Raw]]:
        """Somebody's standing orders by table."""
        own = (standing_order.c.person_id == self._who, standing_order.c.table_id.in_(ids))
        wanted = select(standing_order).where(*own).order_by(standing_order.c.given, standing_order.c.written)
        orders: defaultdict[str, list[Raw]] = defaultdict(list)
        for row in self._rows(wanted):
            orders[row.table_id].append(Raw(row.written.encode()))
        return orders

    def _handovers(self, ids: list[str]) -> defaultdict[str, list[dict[str, Any]]]:
        """When somebody's stewards took over, and when they came back, by table."""
        same = and_(seat.c.table_id == handover.c.table_id, seat.c.seat == handover.c.seat)
        wanted = select(handover).join(seat, and_(same, seat.c.person_id == self._who)).where(seat.c.table_id.in_(ids))
        handovers: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        for row in self._rows(wanted.order_by(handover.c.table_id, handover.c.number)):
            handovers[row.table_id].append({"steward": row.steward, "made": written(row.made)})
        return handovers

    # Chat

    def _chat(self) -> Iterator[bytes]:
        """Somebody's own words, table by table."""
        wanted = select(remark.c.table_id, func.min(remark.c.said)).where(remark.c.person_id == self._who)
        spoken = self._rows(wanted.group_by(remark.c.table_id).order_by(func.min(remark.c.said), remark.c.table_id))
        comma = b""
        for row in spoken:
            for part in self._remarks(row.table_id):
                yield comma + part
                comma = b","

    def _remarks(self, table: str) -> Iterator[bytes]:
        """Somebody's own words at a table, with the numbers they know them by: of all that they have heard there."""
        columns = (remark.c.number, remark.c.person_id, remark.c.text, remark.c.said, remark.c.private)
        wanted = select(*columns).where(remark.c.table_id == table, chat.heard(self._who)).order_by(remark.c.number)
        last, count = -1, 0
        while rows := self._rows(wanted.where(remark.c.number > last).limit(ROWS)):
            own = [(row, place) for place, row in enumerate(rows, count + 1) if row.person_id == self._who]
            last, count = rows[-1].number, count + len(rows)
            if own:
                listeners = self._listeners(table, [row.number for row, _ in own if row.private])
                yield _joined([_remark(table, row, place, listeners) for row, place in own])

    def _listeners(self, table: str, numbers: list[int]) -> defaultdict[int, list[int]]:
        """The seats to which somebody spoke in private."""
        found: defaultdict[int, list[int]] = defaultdict(list)
        if numbers:
            this = and_(remark.c.table_id == listener.c.table_id, remark.c.number == listener.c.number)
            wanted = select(listener.c.number, listener.c.seat).join(remark, this).order_by(listener.c.seat)
            others = (listener.c.table_id == table, listener.c.number.in_(numbers), remark.c.seat != listener.c.seat)
            for row in self._rows(wanted.where(*others)):
                found[row.number].append(row.seat)
        return found

    # Boxes

    def _boxes(self) -> Iterator[bytes]:
        assert self._connection is not None
        own = boxes.of_person(self._connection, self._who)
        yield _joined([{"game": row.game, "name": row.name, "values": row.values} for row in own])

    # Lessons

    def _lessons(self) -> Iterator[bytes]:
        assert self._connection is not None
        own = lessons.of_person(self._connection, self._who)
        yield _joined([{**row._asdict(), "changed": written(row.changed)} for row in own])

    # Notices

    def _channels(self) -> Iterator[bytes]:
        assert self._connection is not None
        own = channels.of_person(self._connection, self._who)
        yield _joined([{"kind": row.kind, "mode": row.mode, "target": row.target} for row in own])

    def _reached(self) -> dict[str, Any]:
        """Where somebody is written to, and how they wish to be told."""
        assert self._connection is not None
        address = addresses.find(self._connection, self._who)
        wished = wishes.find(self._connection, self._who)
        return {
            "address": None if address is None else address.address,
            "pending_address": None if address is None else address.pending,
            "wishes": None if wished is None else {**wished._asdict(), "unwanted": sorted(wished.unwanted)},
        }

    # Time

    def _holidays(self) -> Iterator[bytes]:
        assert self._connection is not None
        own = holidays.of_person(self._connection, self._who)
        yield _joined([{"first": row.first, "last": row.last, "zone": row.zone} for row in own])

    def _votes(self) -> Iterator[bytes]:
        """What somebody has answered, at the tables where they sit."""
        assert self._connection is not None
        own = votes.answered_by(self._connection, self._who)
        yield _joined([{"table": table, "kind": kind, "yes": yes} for table, kind, yes in own])

    # Invitations

    def _invitations(self) -> Iterator[bytes]:
        """Where somebody is invited, or asks to be let in."""
        kept = select(admission.c.table_id, admission.c.invited, admission.c.made)
        rows = self._rows(kept.where(admission.c.person_id == self._who).order_by(admission.c.made, admission.c.id))
        yield _joined([{"table": row.table_id, "invited": row.invited, "made": written(row.made)} for row in rows])


def _session(row: Any) -> dict[str, Any]:
    moments = {"created": written(row.created), "seen": written(row.seen)}
    return moments | {"browser": row.browser, "system": row.system}


def _passkey(row: PasskeyRow) -> dict[str, Any]:
    used = None if row.used is None else written(row.used)
    return {"name": row.name, "public_key": row.public_key, "created": written(row.created), "used": used}


def _move(kept: str | None) -> Raw | None:
    return None if kept is None else Raw(kept.encode())


def _remark(table: str, row: Any, place: int, listeners: defaultdict[int, list[int]]) -> dict[str, Any]:
    said = {"table": table, "number": place, "text": row.text, "said": written(row.said)}
    return said | ({"to": listeners[row.number]} if row.private else {})


def _joined(items: list[dict[str, Any]]) -> bytes:
    return _encode(items)[1:-1]
