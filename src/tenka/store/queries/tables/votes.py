"""Votes: questions that the people at a table answer by yes or no."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from tenka.store.schema import game_table, seat, voice, vote


class VoteRow(NamedTuple):
    """A vote and what was answered so far, by seat."""

    number: int
    kind: str
    about: int | None  # the seat that it is about
    heir: str | None  # who is to have that seat: bot, person
    by: int | None  # the seat that asks; null: the clock
    key: str | None  # of the request
    deadline: int  # in server time
    outcome: str | None  # null: it is open
    closed: int | None  # in server time
    voices: tuple[tuple[int, bool], ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it can still be answered."""
        return self.outcome is None


_FIELDS = VoteRow._fields[:-1]


def of_table(connection: Connection, table: str) -> tuple[VoteRow, ...]:
    """The open votes of a table, and the last one that is decided, in order."""
    here = vote.c.table_id == table
    decided = select(func.max(vote.c.number)).where(here, vote.c.outcome.is_not(None), vote.c.outcome != "moot")
    shown = or_(vote.c.outcome.is_(None), vote.c.number == decided.scalar_subquery())
    wanted = select(*(vote.c[name] for name in _FIELDS)).where(here, shown).order_by(vote.c.number)
    found = [VoteRow(*row) for row in connection.execute(wanted)]
    return tuple(each._replace(voices=_voices(connection, table, each.number)) for each in found)


def _voices(connection: Connection, table: str, number: int) -> tuple[tuple[int, bool], ...]:
    this = and_(voice.c.table_id == table, voice.c.number == number)
    return tuple((row.seat, row.yes) for row in connection.execute(select(voice).where(this).order_by(voice.c.seat)))


def by_key(connection: Connection, table: str, by: int, key: str) -> int | None:
    """The number of the vote that a request has opened before."""
    this = and_(vote.c.table_id == table, vote.c.by == by, vote.c.key == key)
    return connection.execute(select(vote.c.number).where(this)).scalar()


def last_rejected(connection: Connection, table: str, by: int, kind: str) -> int | None:
    """When, in server time, the others last said no to what somebody asked."""
    this = and_(vote.c.table_id == table, vote.c.by == by, vote.c.kind == kind, vote.c.outcome == "rejected")
    return connection.execute(select(func.max(vote.c.closed)).where(this)).scalar()


def add(connection: Connection, table: str, new: VoteRow) -> int:
    """Open a vote; its number."""
    place = func.coalesce(func.max(vote.c.number), 0) + 1
    number = int(connection.execute(select(place).where(vote.c.table_id == table)).scalar_one())
    row = {name: getattr(new, name) for name in _FIELDS}
    connection.execute(insert(vote).values({**row, "table_id": table, "number": number}))
    return number


def answer(connection: Connection, table: str, number: int, by: int, *, yes: bool) -> None:
    """Note what somebody has answered, for the first time."""
    connection.execute(insert(voice).values(table_id=table, number=number, seat=by, yes=yes))


def close(connection: Connection, table: str, number: int, outcome: str, at: int) -> None:
    """Note what came of a vote."""
    this = and_(vote.c.table_id == table, vote.c.number == number, vote.c.outcome.is_(None))
    connection.execute(update(vote).where(this).values(outcome=outcome, closed=at))


def silence(connection: Connection, table: str, number: int) -> None:
    """Forget what a seat has answered in open votes: somebody else sits there now."""
    open_ones = select(vote.c.number).where(vote.c.table_id == table, vote.c.outcome.is_(None))
    connection.execute(
        delete(voice).where(voice.c.table_id == table, voice.c.seat == number, voice.c.number.in_(open_ones))
    )


def undecided(connection: Connection) -> dict[str, int]:
    """The ids of the tables with an open vote, each with the first deadline."""
    wanted = select(vote.c.table_id, func.min(vote.c.deadline).label("first")).where(vote.c.outcome.is_(None))
    return {row.table_id: row.first for row in connection.execute(wanted.group_by(vote.c.table_id))}


def answered_by(connection: Connection, who: str) -> list[tuple[str, str, bool]]:
    """What somebody has answered where they sit: table, kind of question, yes or no."""
    same = and_(voice.c.table_id == vote.c.table_id, voice.c.number == vote.c.number)
    own = and_(seat.c.table_id == voice.c.table_id, seat.c.seat == voice.c.seat, seat.c.person_id == who)
    wanted = (
        select(vote.c.table_id, vote.c.kind, voice.c.yes)
        .select_from(vote.join(voice, same).join(seat, own).join(game_table, game_table.c.id == vote.c.table_id))
        .order_by(game_table.c.created, vote.c.table_id, vote.c.number)
    )
    return [(row.table_id, row.kind, row.yes) for row in connection.execute(wanted)]
