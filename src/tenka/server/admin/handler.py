"""What the operator asks for, done: each change in one transaction with its line in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tenka.kernel.errors import BadInput, TenkaError
from tenka.server.admin import messages
from tenka.server.people.lookalikes import first_alike
from tenka.server.people.names import login_key, proper_name
from tenka.server.people.sanitizing import sanitized
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries import jobs, processes
from tenka.store.queries.notices import dead
from tenka.store.queries.people import people
from tenka.store.queries.safety import bans, deeds, reports, roll
from tenka.store.queries.safety.roll import PersonLine
from tenka.store.queries.tables import tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tenka.store.database import Database

    Change = Callable[[Connection], set[str]]


class Changes(Protocol):
    """How changes are made and told: in a running server, or in a database that none has."""

    async def change(self, person: str, change: Change) -> None:
        """Make a change about a person that returns the sessions it ended; whoever is here is told."""

    async def delete_table(self, table: str, note: Callable[[Connection], None]) -> None:
        """Delete a table, with a note in the same transaction; whoever is there is told."""


class AdminHandler:
    """Answers the operator."""

    def __init__(self, database: Database, changes: Changes) -> None:
        self._database = database
        self._changes = changes

    async def answer(self, asked: messages.Request, operator: str) -> messages.Answer:
        """What is asked for or, in place of it, why not."""
        try:
            return await self._answered(asked, operator)
        except StoreFailure as error:
            return messages.Refusal(error.message, dict(error.params))
        except TenkaError as error:
            return messages.Refusal(error.message, dict(error.params))

    async def _answered(self, asked: messages.Request, operator: str) -> messages.Answer:
        match asked:
            case messages.ListPeople(text, banned, guests, page):
                sought = roll.SoughtPeople(text, banned, guests, page)
                return messages.People(*await self._database.read(roll.people, sought))
            case messages.ListTables(status, person, page):
                who = None if person is None else (await self._database.read(_found, person)).id
                return messages.Tables(*await self._database.read(roll.tables, status, who, page))
            case messages.ListReports(closed, page):
                return messages.Reports(
                    *await self._database.read(lambda c: reports.listed(c, closed=closed, page=page))
                )
            case messages.ListDeeds(page):
                return messages.Deeds(*await self._database.read(deeds.listed, page))
            case messages.ListProcesses():
                return await self._database.read(processes_now)
            case messages.ListNotices(page):
                return messages.DeadNotices(*await self._database.read(dead.listed, page))
            case messages.RetryNotices() | messages.DropNotices():
                return await self._about_notices(asked, operator)
            case messages.DeleteTable(table):
                return await self._delete_table(table, operator)
            case messages.CloseReport(report):
                return await self._close(report, operator)
            case _:
                return await self._about_person(asked, operator)

    async def _about_person(
        self, asked: messages.Ban | messages.Unban | messages.Rename | messages.DeletePerson, operator: str
    ) -> messages.Done:
        """Do something about somebody, who must still be there when it is done."""
        found = await self._database.read(_found, asked.person)
        act, told = ACTS[type(asked)], _about(found) | _also(asked)

        def change(connection: Connection) -> set[str]:
            ended = _changed(connection, asked, _found(connection, found.id))
            deeds.note(connection, operator, act, told)
            return ended

        await self._changes.change(found.id, change)
        return messages.Done(act, told)

    async def _about_notices(self, asked: messages.RetryNotices | messages.DropNotices, operator: str) -> messages.Done:
        """Send what was given up once more, or be done with it; a running server finds it in the outbox."""
        again = isinstance(asked, messages.RetryNotices)
        act = "retry-notices" if again else "drop-notices"

        def change(connection: Connection) -> dict[str, str]:
            who = None if asked.person is None else _found(connection, asked.person)
            chosen = dead.Chosen(None if who is None else who.id, asked.channel)
            count = dead.retry(connection, chosen, now()) if again else dead.drop(connection, chosen)
            about = {"count": str(count)} | ({} if who is None else _about(who))
            about |= {} if asked.channel is None else {"channel": asked.channel}
            if count:
                deeds.note(connection, operator, act, about)
            return about

        return messages.Done(act, await self._database.write(change))

    async def _delete_table(self, table: str, operator: str) -> messages.Done:
        row = await self._database.read(tables.find, table)
        if row is None:
            raise BadInput("admin-no-table", {"table": sanitized(table)})
        told = {"table": row.id, "game": row.game}
        await self._changes.delete_table(row.id, lambda c: deeds.note(c, operator, "delete-table", told))
        return messages.Done("delete-table", told)

    async def _close(self, report: str, operator: str) -> messages.Done:
        def change(connection: Connection) -> dict[str, str]:
            name = reports.close(connection, report)
            if name is None:
                raise BadInput("admin-no-report", {"report": sanitized(report)})
            about = {"report": report, "name": name}
            deeds.note(connection, operator, "close", about)
            return about

        return messages.Done("close", await self._database.write(change))


ACTS: dict[type[Any], str] = {
    messages.Ban: "ban",
    messages.Unban: "unban",
    messages.Rename: "rename",
    messages.DeletePerson: "delete-person",
}


def _found(connection: Connection, who: str) -> PersonLine:
    """The one person who is meant by an id, a login or a name."""
    found = roll.called(connection, who, login_key(who))
    if not found:
        raise BadInput("admin-nobody", {"who": sanitized(who)})
    if len(found) > 1:
        raise BadInput("admin-several", {"who": sanitized(who), "ids": ", ".join(each.id for each in found)})
    return found[0]


def _about(who: PersonLine) -> dict[str, str]:
    about = {"person": who.id, "name": who.name}
    return about if who.login is None else about | {"login": who.login}


def _also(asked: messages.Request) -> dict[str, str]:
    match asked:
        case messages.Ban(_, reason) if reason:
            return {"reason": sanitized(reason)}
        case messages.Rename(_, name):
            return {"new": proper_name(name)}
        case _:
            return {}


def _changed(connection: Connection, asked: messages.Request, who: PersonLine) -> set[str]:
    """Do it; the sessions that ended."""
    match asked:
        case messages.Ban():
            if who.banned is not None:
                raise BadInput("admin-banned-already", {"name": who.name})
            return bans.ban(connection, who.id)
        case messages.Unban():
            if who.banned is None:
                raise BadInput("admin-not-banned", {"name": who.name})
            bans.lift(connection, who.id)
            return set()
        case messages.Rename(_, name):
            beside = first_alike(proper_name(name), map(sanitized, people.names_beside(connection, who.id)))
            if beside is not None:
                raise BadInput("name-too-alike", {"name": beside})
            return people.rename(connection, who.id, proper_name(name))
        case _:
            return people.delete_person(connection, who.id)


def processes_now(connection: Connection) -> messages.Processes:
    """All processes of a database, and what they do or leave undone."""
    moment = jobs.moment(connection)
    return messages.Processes(moment, processes.alive(connection, moment), jobs.waiting(connection, moment))
