"""Trying things out: moves that do not count, in a world of one's own."""

import asyncio
from random import Random

import msgspec

import tenka
from tenka.kernel.errors import IllegalMove
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.workers.questions import CarriedOn, CarryOn, Impossible, TriedMove
from tenka.server.workers.worlds import World, derive_seed, imagined
from tenka.wire.insight import MOST_TRIED, Trial, TrialMove, Tried
from tenka.wire.tables import Sight


async def try_out(call: Call) -> Tried:
    """Where a line of moves leads; the table knows nothing of it."""
    table = await call.table()
    seat = table.own_seat(call.person.id)
    body: Trial = call.body
    game_session = table.playing()
    if table.row.rated and game_session.state.pending:
        raise Refused(403, "no-hints")
    version = game_session.version(seat) if body.at is msgspec.UNSET else body.at
    seed = derive_seed(call.services.database.secret, "trial", table.row.id, seat, version)
    line = [TriedMove(each.seat, each.move) for each in body.line]
    async with call.services.questions.turn(call.asker):
        state = await call.services.replays.state_at(table, seat, version, call.asker)
        world = await asyncio.to_thread(imagined, state.copy(), seat, Random(seed))
        question = CarryOn(table.row.game, seat, world.dumped, line, MOST_TRIED, seed)
        return _tried(seat, version, world, await call.services.workers.ask(question, asker=call.asker))


def _tried(seat: int, version: int, world: World, found: CarriedOn | Impossible) -> Tried:
    if isinstance(found, Impossible):
        raise IllegalMove(found.rule, found.message, {**found.params, "step": found.number})
    if not found.over and len(found.line) >= MOST_TRIED:  # no move could be added
        raise Refused(409, "line-too-long", {"most": MOST_TRIED})
    told = tenka.game(world.dumped["game"], world.dumped["rules"]).events.told
    view = {**found.view, "seed": None, "events": [*map(told, world.story), *found.view["events"]]}
    sight = Sight(seat, version, view, None, found.legal, found.edits)
    return Tried([TrialMove(each.seat, each.move) for each in found.line], len(world.story), sight, found.over)


TRYING = (
    Endpoint(
        *("POST", f"{TABLE}/try", "tryOut", "Try moves out that do not count.", try_out, Tried, Trial),
        refusals=(403, 404, 409),
        rate="trials",
        slow=True,
    ),
)
