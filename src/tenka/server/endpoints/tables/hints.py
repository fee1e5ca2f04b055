"""Hints: what a strong bot would do in one's place, where the table allows it."""

import asyncio
from random import Random

import tenka
from tenka.bots import bots_of
from tenka.bots.hints import LEVEL
from tenka.kernel.game import Game
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.services import Services
from tenka.server.tables.snapshot import Snapshot
from tenka.server.tables.table import Table
from tenka.server.workers.questions import Consider
from tenka.server.workers.turns import Asker
from tenka.server.workers.worlds import derive_seed, imagined
from tenka.wire.insight import Choice, Hint


async def hint(call: Call) -> Hint:
    """The best plans for what one is asked; asking again while nothing has happened costs nothing."""
    table = await call.table()
    seat = _asking(table, call.person.id)
    now = table.playing().now
    return await table.hints.get(
        seat, now.versions[seat], now.decisions[seat], lambda: _found(call.services, call.asker, table, seat, now)
    )


def is_known_well(game: Game) -> bool:
    """Whether a bot plays the game well enough to explain it to people."""
    return LEVEL in bots_of(game)


def _asking(table: Table, person: str) -> int:
    """The seat of somebody who may have a hint; refused to everybody else."""
    seat = table.own_seat(person)
    state = table.playing().state
    if not table.row.hints:
        raise Refused(403, "no-hints")
    if not is_known_well(tenka.game(table.row.game)):
        raise Refused(409, "no-search")
    if not state.pending:
        raise Refused(409, "game-over")
    if table.row.seats[seat].steward is not None:
        raise Refused(409, "steward-plays")
    if seat not in state.pending:
        raise Refused(409, "not-your-turn")
    return seat


async def _found(services: Services, asker: Asker, table: Table, seat: int, now: Snapshot) -> Hint:
    """Ask about a world of the seat's own; the true one stays here."""
    version = now.versions[seat]
    rng = Random(derive_seed(services.database.secret, "hint", table.row.id, seat, version))
    legal = {tuple(move) for move in now.state.legal(seat)}

    def fits(found: list[Choice]) -> bool:
        return bool(found) and all(each.moves and tuple(each.moves[0]) in legal for each in found)

    async with services.questions.turn(asker):
        world = await asyncio.to_thread(imagined, now.state.copy(), seat, rng)
        choices = await services.workers.ask(Consider(table.row.game, seat, world.dumped), fits, asker)
    return Hint(now.decisions[seat], version, choices)


HINTING = (
    Endpoint(
        *("POST", f"{TABLE}/hint", "hint", "What a strong bot would do in one's place.", hint, Hint),
        refusals=(403, 404, 409),
        rate="hints",
        slow=True,
    ),
)
