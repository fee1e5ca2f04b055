"""When a person must have decided, as a calendar (RFC 5545), for whoever knows its secret address."""

from datetime import UTC, datetime

from tenka.server.notices.writing.composing import PACKAGE, Composer, Reader, TableWords
from tenka.store.queries.server_time import ServerTime
from tenka.store.queries.tables.tables import TableRow
from tenka.words.messages import Messages

LONGEST = 75  # bytes of a line
HALF_HOUR = 30 * 60_000  # milliseconds: how long before its end a decision stands in the calendar
MOST = 200  # tables


def calendar(composer: Composer, reader: Reader, rows: list[TableRow], time: ServerTime, now: int) -> str:
    """An entry for each table where somebody's time runs, which ends when it does."""
    says = Messages(reader.lang, [PACKAGE])
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tenka//Turns//EN", "METHOD:PUBLISH"),
        f"X-WR-CALNAME:{_escaped(says.text('notice-feed-title', {}))}",
    ]
    for row in rows:
        seat = row.seat_of(reader.person)
        due = None if seat is None or not row.seats[seat].waiting else row.seats[seat].due
        if due is not None:
            lines += _event(composer, TableWords(row, reader), time.on_the_wall(due), now)
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _event(composer: Composer, spoken: TableWords, due: int, now: int) -> list[str]:
    summary = spoken.says.text("notice-turn-heading", {"game": spoken.game, "others": spoken.others})
    return [
        "BEGIN:VEVENT",
        f"UID:turn-{spoken.row.id}@tenka",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(due - HALF_HOUR)}",
        f"DTEND:{_moment(due)}",
        f"SUMMARY:{_escaped(summary)}",
        f"URL:{composer.place(f'/table/{spoken.row.id}')}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line that goes on in further ones, which begin with a space; no character is cut in two."""
    parts, rest = [], line
    while len(rest.encode()) > LONGEST:
        cut = len(rest.encode()[:LONGEST].decode(errors="ignore"))
        parts.append(rest[:cut])
        rest = " " + rest[cut:]
    return "\r\n".join([*parts, rest])
