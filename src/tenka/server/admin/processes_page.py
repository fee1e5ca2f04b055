"""The page of processes, for the operator: who serves and who thinks, what waits, how long announcements take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse, Response

from tenka.server.admin.handler import processes_now
from tenka.server.description.markup import Markup, join, tag
from tenka.server.guard import refusal
from tenka.server.guard.known import is_loopback
from tenka.store.ids import written
from tenka.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from starlette.requests import Request

    from tenka.server.admin.messages import Processes
    from tenka.server.services import Services
    from tenka.store.queries.jobs import JobCount
    from tenka.store.queries.processes import ProcessRow

AGAIN = "5"  # seconds after which a browser looks again
PROCESS = ("host", "pid", "version", "since", "seen", "tables", "sockets", "places", "lag")
JOBS = ("kind", "held", "waiting", "oldest")


async def respond(request: Request) -> Response:
    """The page, for this machine alone."""
    services: Services = request.app.state.services
    if request.client is None or not is_loopback(request.client.host):
        return refusal(404, "not-found")
    words = Words(_language(request))
    words.learn("admin")
    return HTMLResponse(page(await services.database.read(processes_now), words))


def page(shown: Processes, words: Words) -> str:
    """The page."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", http_equiv="refresh", content=AGAIN),
        tag("title", f"Tenka: {words.say('admin-page-processes')}"),
        tag("link", rel="stylesheet", href="/docs/style.css"),
    )
    parts = [tag("h1", words.say("admin-page-processes")), *_tables(shown, words)]
    return "<!doctype html>\n" + tag("html", head, tag("body", tag("main", *parts)), lang=words.lang)


def _language(request: Request) -> str:
    """The first of a browser's languages that there are words in."""
    asked = request.headers.get("accept-language", "").split(",")
    names = (each.split(";")[0].strip()[:2].lower() for each in asked)
    return next((each for each in names if each in LANGUAGES), "en")


def _tables(shown: Processes, words: Words) -> list[Markup]:
    if not shown.rows:  # a file has one server, and nobody to tell of it
        return [tag("p", words.say("admin-nothing"))]
    return [
        _table(words, PROCESS, (_process(row, shown.now) for row in shown.rows)),
        tag("h2", words.say("admin-page-jobs")),
        _table(words, JOBS, (_jobs(each, shown.now) for each in shown.jobs)),
    ]


def _process(row: ProcessRow, now: int) -> Sequence[object]:
    heard = max(0, now - row.seen) // 1000
    return row.host, row.pid, row.version, written(row.started), heard, row.tables, row.sockets, row.places, row.lag


def _jobs(each: JobCount, now: int) -> Sequence[object]:
    waiting = each.number - each.held
    return each.kind, each.held, waiting, max(0, now - each.oldest) // 1000 if waiting else 0


def _table(words: Words, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Markup:
    head = tag("tr", *(tag("th", words.say(f"admin-column-{name}"), scope="col") for name in columns))
    body = join([tag("tr", *(tag("td", str(value)) for value in row)) for row in rows])
    return tag("table", tag("thead", head), tag("tbody", body))
