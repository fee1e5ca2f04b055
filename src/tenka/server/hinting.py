"""Hints: what a strong bot would do in one's place, where the table allows it."""

import asyncio
from random import Random

import tenka
from tenka.bots import mind_of
from tenka.server.endpoint import TABLE, Call, Endpoint
from tenka.server.house import House
from tenka.server.questions import Consider, Considered
from tenka.server.refused import Refused
from tenka.server.table import Table
from tenka.server.worlds import imagined, luck
from tenka.wire.insight import Choice, Hint, Reason


async def hint(call: Call) -> Hint:
    """The best plans for what one is asked; asking again while it is asked costs nothing."""
    table = await call.table()
    seat = _asking(table, call.person.id)
    decision = table.playing().now.decisions[seat]
    known = table.hints.get(seat)
    if known is None or known[0] != decision or (known[1].done() and known[1].exception() is not None):
        known = table.hints[seat] = decision, asyncio.create_task(_thought_out(call.house, table, seat))
    return await asyncio.shield(known[1])


def _asking(table: Table, person: str) -> int:
    """The seat of somebody who may have a hint; refused to everybody else."""
    seat = table.own_seat(person)
    state = table.playing().state
    if not table.row.hints:
        raise Refused(403, "no-hints")
    if mind_of(tenka.game(table.row.game)) is None:
        raise Refused(409, "no-mind")
    if not state.pending:
        raise Refused(409, "game-over")
    if table.row.seats[seat].steward is not None:
        raise Refused(409, "steward-plays")
    if seat not in state.pending:
        raise Refused(409, "not-your-turn")
    return seat


async def _thought_out(house: House, table: Table, seat: int) -> Hint:
    """Ask about a world of the seat's own; the true one stays here."""
    course = table.playing()
    decision, state = course.now.decisions[seat], course.state.copy()
    rng = Random(luck(house.database.secret, "hint", table.row.id, seat, decision))
    world = await asyncio.to_thread(imagined, state, seat, rng)
    legal = {tuple(move) for move in state.legal(seat)}

    def fits(found: list[Considered]) -> bool:
        return bool(found) and all(each.moves and tuple(each.moves[0]) in legal for each in found)

    found = await house.workers.ask(Consider(table.row.game, seat, world.dumped), fits)
    return Hint(decision, [_shown(each) for each in found])


def _shown(found: Considered) -> Choice:
    return Choice(found.moves, found.share, [Reason(*reason) for reason in found.reasons])


HINTING = (
    Endpoint(
        *("POST", f"{TABLE}/hint", "hint", "What a strong bot would do in one's place.", hint, Hint),
        refusals=(403, 404, 409),
        rate="hints",
    ),
)
