"""Answers to the operator in words, one line for each thing that is found."""

from collections.abc import Iterable, Iterator
from datetime import datetime

from tenka.server.admin import messages
from tenka.server.people.sanitizing import sanitized
from tenka.store.queries.notices.dead import DeadLine
from tenka.store.queries.processes import ProcessRow
from tenka.store.queries.safety.deeds import DeedRow
from tenka.store.queries.safety.reports import ReportRow
from tenka.store.queries.safety.roll import PersonLine, TableLine
from tenka.words import Words

UNKNOWN = {
    "person": "",
    "name": "no",
    "login": "no",
    "new": "",
    "reason": "no",
    "table": "",
    "report": "",
    "channel": "no",
}


def answer_lines(words: Words, answer: messages.Answer) -> Iterator[str]:
    """The lines of an answer."""
    match answer:
        case messages.Done(act, about):
            yield words.say(f"admin-done-{act}", **_params(about))
        case messages.People(rows, more):
            yield from _listed(words, [_person(words, row) for row in rows], more=more)
        case messages.Tables(rows, more):
            yield from _listed(words, [_table(words, row) for row in rows], more=more)
        case messages.Reports(rows, more):
            yield from _listed(words, [line for row in rows for line in _report(words, row)], more=more)
        case messages.Processes(now, rows, jobs):
            yield from _listed(words, [_process(words, row, now) for row in rows], more=False)
            for job in jobs:
                yield words.say("admin-jobs", kind=job.kind, held=job.held, waiting=job.number - job.held)
        case messages.DeadNotices(rows, more):
            yield from _listed(words, [_dead(words, row) for row in rows], more=more)
        case messages.Deeds(rows, more):
            yield from _listed(words, [_deed(words, row) for row in rows], more=more)


def _listed(words: Words, lines: list[str], *, more: bool) -> Iterator[str]:
    if not lines:
        yield words.say("admin-nothing")
    yield from lines
    if more:
        yield words.say("admin-more")


def _person(words: Words, row: PersonLine) -> str:
    facts = [words.say("admin-person-since", when=_when(row.created))]
    if row.seen is not None:
        facts.append(words.say("admin-person-seen", when=_when(row.seen)))
    facts.append(words.say("admin-person-tables", count=row.tables))
    if row.reports:
        facts.append(words.say("admin-person-reports", count=row.reports))
    if row.banned is not None:
        facts.append(words.say("admin-person-banned", when=_when(row.banned)))
    login = words.say("admin-guest") if row.login is None else sanitized(row.login)
    return _line(row.id, sanitized(row.name), login, ", ".join(facts))


def _table(words: Words, row: TableLine) -> str:
    state = words.say(f"admin-table-{row.status}")
    reach = words.say("admin-table-public" if row.public else "admin-table-private")
    used = words.say("admin-table-used", when=_when(row.active))
    people = ", ".join(map(sanitized, row.people)) or words.say("admin-table-nobody")
    return _line(row.id, row.game, state, reach, people, used)


def _report(words: Words, row: ReportRow) -> Iterator[str]:
    yield _line(row.id, words.say(f"admin-report-{row.kind}"), sanitized(row.name), _when(row.made))
    if row.text:
        yield f"  “{sanitized(row.text)}”"
    if row.why:
        yield "  " + words.say("admin-report-why", why=sanitized(row.why))
    if row.by_name is not None:
        yield "  " + words.say("admin-report-by", name=sanitized(row.by_name), id=row.by or "")
    if row.about is not None:
        yield "  " + words.say("admin-report-about", id=row.about)
    if row.table is not None:
        yield "  " + words.say("admin-report-table", id=row.table)
    if row.closed is not None:
        yield "  " + words.say("admin-report-closed", when=_when(row.closed))


def _process(words: Words, row: ProcessRow, now: int) -> str:
    facts = [
        words.say("admin-process-since", when=_when(row.started)),
        words.say("admin-process-seen", seconds=max(0, now - row.seen) // 1000),
        *_busy_with(words, row),
        words.say("admin-process-lag", milliseconds=row.lag),
    ]
    return _line(f"{row.host} {row.pid}", f"Tenka {row.version}", ", ".join(facts))


def _busy_with(words: Words, row: ProcessRow) -> list[str]:
    """What a server does, or who thinks for servers."""
    if row.places:
        return [words.say("admin-process-places", count=row.places)]
    return [words.say("admin-process-tables", count=row.tables), words.say("admin-process-sockets", count=row.sockets)]


def _dead(words: Words, row: DeadLine) -> str:
    login = words.say("admin-guest") if row.login is None else sanitized(row.login)
    why = words.say("admin-notices-why", why=row.why or "no")
    facts = [words.say("admin-notices-count", count=row.number), why, _when(row.latest)]
    return _line(row.person, sanitized(row.name), login, words.say(f"admin-channel-{row.channel}"), ", ".join(facts))


def _deed(words: Words, row: DeedRow) -> str:
    return _line(_when(row.made), row.operator, words.say(f"admin-done-{row.act}", **_params(row.about)))


def _params(about: dict[str, str]) -> dict[str, str | int]:
    """What a deed is told with; what is not known of it is said to be so."""
    known: dict[str, str | int] = {name: sanitized(value) for name, value in about.items()}
    if "count" in about:
        known["count"] = int(about["count"])
    return UNKNOWN | known


def _line(*parts: str) -> str:
    return "  ".join(_plain(parts))


def _plain(parts: Iterable[str]) -> Iterator[str]:
    return (part for part in parts if part)


def _when(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
