"""The analysis of a finished game: asked for by anybody who sees the table, made once."""

from itertools import accumulate

import msgspec
from sqlalchemy import Connection

import tenka
from tenka import analysis
from tenka.kernel.state import State
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.endpoints.replays.history import OBSERVER, observer
from tenka.server.endpoints.tables.hints import is_known_well
from tenka.server.guard.refused import Refused
from tenka.server.tables.table import Table
from tenka.server.workers.analysis_work import Work
from tenka.store.queries.tables import analyses
from tenka.wire.insight import Analysis, AnalysisReport, Point


async def read_analysis(call: Call) -> AnalysisReport:
    """How far it is, and what was found."""
    return await _report(call, await call.table())


async def ask_analysis(call: Call) -> AnalysisReport:
    """Have it made, if it is not there yet; whoever asked first, all get the same."""
    table = await call.table()
    state = table.playing().state
    if state.result is None:
        raise Refused(409, "not-over")
    if not is_known_well(tenka.game(table.row.game)):
        raise Refused(409, "no-search")
    found = await _report(call, table)
    if found.status == "done":
        return found
    return _under_way(call, call.services.analyses.begin(table.row.id, state, call.asker))


async def cancel_analysis(call: Call) -> AnalysisReport:
    """Want it no longer; it goes on for those who still do."""
    table = await call.table()
    call.services.analyses.cancel(table.row.id, call.asker)
    return await _report(call, table)


async def _report(call: Call, table: Table) -> AnalysisReport:
    if table.game_session is None or table.game_session.state.result is None:
        return AnalysisReport("none", 0.0)
    work = call.services.analyses.work(table.row.id)
    if work is not None:
        return _under_way(call, work)
    seat = observer(call, table)
    found = await call.services.database.read(_found, table.row.id, table.game_session.state, seat)
    if found is not None:
        return AnalysisReport("done", 1.0, found)
    services = call.services
    return AnalysisReport("none", 0.0, idle=services.settings.auto_analysis and services.analyses.idle)


def _under_way(call: Call, work: Work) -> AnalysisReport:
    ahead = call.services.analyses.ahead(work)
    return AnalysisReport("working", work.done, left=work.left, place=ahead, asked=call.asker.person in work.wanted_by)


def _found(connection: Connection, table: str, state: State, observer: int | None) -> Analysis | None:
    content = analyses.find(connection, table)
    if content is None:
        return None
    try:
        found = msgspec.json.decode(content, type=analysis.Analysis)
    except msgspec.ValidationError:  # of an earlier release: it is made anew
        return None
    return _shown(found, state, told_by_move(state, observer))


def told_by_move(state: State, observer: int | None) -> list[int]:
    """How many events an observer had been told before the first move of a game, after it, after the second, …"""
    events = [state.start, *(entry.events for entry in state.entries())]
    return list(accumulate(sum(event.told_to(observer) for event in each) for each in events))


def _shown(found: analysis.Analysis, state: State, told: list[int]) -> Analysis:
    game = state.setup.game
    points = [
        msgspec.convert({**msgspec.structs.asdict(point), "told": told[point.moves]}, Point, from_attributes=True)
        for point in found.points
    ]
    return Analysis(
        playouts=found.playouts,
        kinds=analysis.kinds_of(game),
        moments=list(analysis.moments_of(game)),
        points=points,
        seats=found.seats,
        turning=found.turning,
        mistakes=found.mistakes,
    )


PATH = f"{TABLE}/analysis"

ANALYSING = (
    Endpoint(
        *("GET", PATH, "readAnalysis", "The analysis of a finished game, if it is made.", read_analysis),
        AnalysisReport,
        who="anybody",
        refusals=(404, 409),
        query=OBSERVER,
    ),
    Endpoint(
        *("POST", PATH, "askAnalysis", "Have a finished game analysed.", ask_analysis, AnalysisReport),
        who="anybody",
        refusals=(404, 409),
        rate="analyses",
    ),
    Endpoint(
        *("DELETE", PATH, "cancelAnalysis", "Want an analysis no longer that one has asked for.", cancel_analysis),
        AnalysisReport,
        who="anybody",
        refusals=(404,),
    ),
)
