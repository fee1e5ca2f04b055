"""The application: its routes, and its parts from start to stop."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from tenka.server import description
from tenka.server.admin import processes_page
from tenka.server.admin.admin_socket import AdminSocket
from tenka.server.admin.changes import ServerChanges
from tenka.server.admin.handler import AdminHandler
from tenka.server.connections.handshakes import HandshakeLimiter
from tenka.server.endpoints.endpoint import RETRY, Endpoint
from tenka.server.endpoints.lessons import LEARNING
from tenka.server.endpoints.lobby.admissions import ADMITTING
from tenka.server.endpoints.lobby.boxes import BOXES
from tenka.server.endpoints.lobby.lobby import LOBBY
from tenka.server.endpoints.lobby.matching import MATCHING
from tenka.server.endpoints.lobby.seating import SEATING
from tenka.server.endpoints.people.accounts import PEOPLE
from tenka.server.endpoints.people.devices import DEVICES
from tenka.server.endpoints.people.email import MAILING
from tenka.server.endpoints.people.feeds import FEEDS
from tenka.server.endpoints.people.holidays import HOLIDAYS
from tenka.server.endpoints.people.notices import NOTICING, ONE_CLICK
from tenka.server.endpoints.people.passkeys import PASSKEYS
from tenka.server.endpoints.people.profiles import PROFILES
from tenka.server.endpoints.people.ratings import RATINGS
from tenka.server.endpoints.people.safety import SAFETY
from tenka.server.endpoints.replays.analysis import ANALYSING
from tenka.server.endpoints.replays.checking import CHECKING
from tenka.server.endpoints.replays.history import PAST
from tenka.server.endpoints.replays.records import RECORDS
from tenka.server.endpoints.replays.trials import TRYING
from tenka.server.endpoints.tables.hints import HINTING
from tenka.server.endpoints.tables.hot_seat import HOT_SEATS
from tenka.server.endpoints.tables.leaving import LEAVING
from tenka.server.endpoints.tables.live import LIVE
from tenka.server.endpoints.tables.orders import ORDERING
from tenka.server.endpoints.tables.playing import PLAYING
from tenka.server.endpoints.tables.voting import VOTING
from tenka.server.guard import GuardSettings, Quotas, Rates, guarded, internal_error, refusal
from tenka.server.guard.known import is_loopback
from tenka.server.lobby.listing import Listing
from tenka.server.lobby.quick_matches import QuickMatches
from tenka.server.lobby.upkeep import TableUpkeep
from tenka.server.metrics import Metrics
from tenka.server.notices.notices import Notices
from tenka.server.pages import pages
from tenka.server.people.challenges import Challenges
from tenka.server.people.exports import Exports
from tenka.server.people.households import Households
from tenka.server.people.passkeys import Passkeys
from tenka.server.people.passwords import Passwords
from tenka.server.people.sessions import Sessions
from tenka.server.processes.leases import Leases
from tenka.server.processes.multi_process import MultiProcess, announcements_on
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.tables.pace import Pace
from tenka.server.tables.replays import Replays
from tenka.server.tables.table_registry import TableRegistry
from tenka.server.tables.timekeeper import Timekeeper
from tenka.server.workers.analyses import Analyses
from tenka.server.workers.bot_runner import BotRunner
from tenka.server.workers.fair_queue import FairQueue
from tenka.server.workers.pool import Workers
from tenka.server.workers.questions import KIND_NAMES
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.queries.tables import orders, tables

END_PATIENCE = 10.0  # seconds for a service to end
WAKE_TRIES = 5  # for tables that cannot be read at once

log = logging.getLogger("tenka.server")

ENDPOINTS: tuple[Endpoint, ...] = (
    *(*PEOPLE, *PASSKEYS, *DEVICES, *PROFILES, *RATINGS, *SAFETY),
    *(*LOBBY, *SEATING, *ADMITTING, *MATCHING, *PLAYING, *VOTING, *ORDERING, *LEAVING, *PAST, *CHECKING),
    *(*HINTING, *TRYING, *ANALYSING),
    *(*BOXES, *LEARNING, *HOT_SEATS, *RECORDS),
    *(*NOTICING, *MAILING, *HOLIDAYS),
)


def application(
    settings: Settings, database: Database, quotas: Quotas, opening: Callable[[Services], None] = lambda _: None
) -> ASGIApp:
    """The server's application; `opening` is told of its parts, and the database is closed when it stops."""
    rates = Rates(enabled=settings.limits, shared=database.shared)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(settings, database, rates, quotas) as services:
            app.state.services = services
            opening(services)
            yield

    inside = Starlette(
        routes=routes(),
        lifespan=lifespan,
        exception_handlers={HTTPException: _refused, Exception: internal_error},
    )
    inside.router.redirect_slashes = False
    return HandshakeLimiter(guarded(inside, GuardSettings(settings.origins, settings.https, rates=rates)))


def routes() -> list[BaseRoute]:
    """Everything that can be asked for."""
    return [
        *_by_path(),
        *FEEDS,
        Route(ONE_CLICK.path, ONE_CLICK.respond, methods=[ONE_CLICK.method]),
        LIVE,
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/processes", processes_page.respond),
        *description.routes(ENDPOINTS),
        *pages.routes(),
    ]


def _by_path() -> list[Route]:
    """One route a path, so that it can tell all its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method] = each
    return [Route(path, _responding(methods), methods=list(methods)) for path, methods in paths.items()]


def _responding(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].respond(request)

    return respond


@contextlib.asynccontextmanager
async def opened(settings: Settings, database: Database, rates: Rates, quotas: Quotas) -> AsyncIterator[Services]:
    """The services, from start to stop; bots that were waited for, and orders, go on by themselves."""
    figures = Metrics()
    database.writer.on_failure = figures.failures.inc
    workers = Workers(settings.worker_count, answered=figures.answered, engine=settings.engine)
    pace = Pace(settings.bot_pause)
    leases = Leases(database)
    announcements = announcements_on(database, leases.holder)
    bot_runner = BotRunner(workers, pace, leases)
    notices = await Notices.opened(settings, database, announcements, leases)
    registry = TableRegistry(database, bot_runner.look, figures, pace, wants=notices.wants, announcements=announcements)
    registry.attended = bot_runner.attends
    analyses = Analyses(database, workers, settings.worker_count, leases)
    questions = FairQueue(settings.worker_count + 1)
    sessions = Sessions(database, settings, announcements=announcements)
    sessions.on_revoked.append(registry.revoked)
    upkeep = TableUpkeep(database, registry, leases=leases)
    households = Households(announcements)
    knowing = (sessions, Passwords(), Passkeys(settings, Challenges(announcements=announcements)), households)
    keeping = (settings, database, rates, *knowing, registry, Replays(database))
    thinkers = (workers, questions, bot_runner, analyses)
    looking_after = (Listing(database), upkeep, Exports(database), notices)
    services = Services(*keeping, *thinkers, figures, quotas, *looking_after, quick_matches=QuickMatches())
    _watch(services)
    admin = AdminSocket(settings.database, AdminHandler(database, ServerChanges(services)))
    await workers.start()
    await admin.open()
    several = MultiProcess(database, leases, announcements) if database.shared else None
    waking: list[Callable[[], Awaitable[None]]] = [partial(_wake, services)]
    if several is not None:
        waking = await several.join(registry, bot_runner, workers, rates, households)
    timekeeper = Timekeeper(database, registry, leases=leases)
    watching = (registry.sweep, timekeeper.watch, upkeep.watch)
    lasting: list[Callable[[], Awaitable[None]]] = [*watching, *waking, partial(notices.watch, registry, figures)]
    errands = [asyncio.create_task(_lasting(each)) for each in lasting]
    try:
        yield services
    finally:
        for errand in errands:
            errand.cancel()
        await asyncio.wait(errands, timeout=END_PATIENCE)
        registry.close()
        thinking = (bot_runner.close, analyses.close, workers.stop)
        leaving = () if several is None else (several.leave,)
        closing = (sessions.close, services.passwords.close, timekeeper.save, database.close)
        for part in (admin.close, *thinking, *leaving, *closing):
            await ended(part)


async def _lasting(errand: Callable[[], Awaitable[None]]) -> None:
    """Do something until its end; after what nobody expected it begins anew, for nobody else has its lease."""
    while True:
        try:
            await errand()
        except Exception:
            log.exception("errand-failed", extra={"part": getattr(errand, "__qualname__", "")})
            await asyncio.sleep(RETRY)
        else:
            return


async def ended(part: Callable[[], Awaitable[None] | None]) -> None:
    """End a service; should that fail or take for ever, the next one is ended all the same."""
    try:
        async with asyncio.timeout(END_PATIENCE):
            ending = part()
            if ending is not None:
                await ending
    except StoreFailure as error:  # what it holds others have as soon as its lease ends
        log.warning("part-not-ended", extra={"part": getattr(part, "__qualname__", ""), "why": error.message})
    except Exception:
        log.exception("part-not-ended", extra={"part": getattr(part, "__qualname__", "")})


async def _wake(services: Services) -> None:
    """Sit at every table that waits for a bot, or where an order stands."""
    while True:
        try:
            waiting = await services.database.read(tables.waiting_for_bots)
            waiting = list(dict.fromkeys([*waiting, *await services.database.read(orders.attended)]))
        except StoreFailure:
            await asyncio.sleep(RETRY)
        else:
            break
    for _ in range(WAKE_TRIES):
        waiting = [id for id in waiting if not await services.registry.try_table(id)]
        if waiting:
            await asyncio.sleep(RETRY)


def _watch(services: Services) -> None:
    watch = services.metrics.watch
    watch("tenka_tables", "Tables in memory", lambda: len(services.registry.tables))
    watch("tenka_connections", "Open WebSockets", lambda: services.registry.connections)
    watch(
        "tenka_announcement_seconds",
        "From telling other processes something to their hearing it",
        lambda: services.registry.announcements.lag,
    )
    watch("tenka_connections_refused", "Connections that were one too many", lambda: services.quotas.refused)
    watch("tenka_connections_cut", "Connections cut because they flooded us", lambda: services.quotas.cut)
    watch("tenka_bot_workers_busy", "Worker processes that think", lambda: services.workers.busy)
    watch("tenka_thinking_places", "Places on other machines that are asked first", lambda: services.workers.far_places)
    services.metrics.watch_kinds(
        "tenka_bot_questions_waiting", "Questions that wait for a worker", KIND_NAMES, services.workers.waiting_of
    )
    watch("tenka_people_waiting", "Hints and trials that wait for their turn", lambda: services.questions.waiting)
    watch("tenka_looking_back_waiting", "Looks back that wait for their turn", lambda: services.replays.queue.waiting)
    watch("tenka_analyses_waiting", "Analyses that wait for their turn", lambda: services.analyses.waiting)
    watch("tenka_bot_workers_replaced", "Worker processes that died or hung", lambda: services.workers.restarts)


async def healthz(request: Request) -> Response:
    """Whether the server is well: it answers, and its database can be read and, as far as is known, written."""
    services: Services = request.app.state.services
    if (trouble := services.database.trouble) is not None:
        return refusal(503, trouble.message)
    try:
        await services.database.read(tables.read_any)
    except StoreFailure as error:
        return refusal(503, error.message)
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Whether a proxy should send anybody here: the server is well, and not about to stop."""
    services: Services = request.app.state.services
    return refusal(503, "stopping") if services.quotas.closed else await healthz(request)


async def metrics(request: Request) -> Response:
    """The figures, for this machine alone."""
    services: Services = request.app.state.services
    if request.client is None or not is_loopback(request.client.host):
        return refusal(404, "not-found")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := pages.nowhere(request)) is not None:
        return page
    return refusal(
        error.status_code, "wrong-method" if error.status_code == 405 else "not-found", dict(error.headers or {})
    )
