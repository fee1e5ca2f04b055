"""The log decides: whoever comes second reads what is new, and is asked again or refused as in one process."""

import asyncio
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from tenka.kernel.errors import IllegalMove
from tenka.server.guard.refused import Refused
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.snapshot import Snapshot
from tenka.server.tables.submission import Step
from tenka.server.tables.table import Table
from tenka.store.queries.safety import bans
from tenka.store.queries.server_time import ServerTime
from tenka.store.queries.tables import tables as stored
from tenka.store.queries.tables.chat import ChatPage
from tenka.store.queries.tables.log import LogEntry
from tenka.store.queries.tables.time_control import TimeControl
from tests.server.processes.two import Eyes, Two, two

pytestmark = pytest.mark.asyncio


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Two]:
    with two(tmp_path) as found:
        yield found


def key() -> str:
    return secrets.token_urlsafe(9)


def chosen(table: Table, rng: Random) -> tuple[int, list[Step]]:
    """Whose move, and which."""
    now = table.playing().now
    undoing = [seat for seat in range(len(table.row.seats)) if now.state.can_undo(seat)]
    if undoing and rng.random() < 0.3:
        return undoing[0], [None]
    seat = rng.choice(sorted(now.state.pending))
    return seat, [list(rng.choice(now.legal(seat)))]


def agree(one: Table, other: Table) -> None:
    """Both know the same, whoever looks."""
    for seat in one.playing().observers:
        assert one.playing().sight(seat) == other.playing().sight(seat)
    assert one.playing().number == other.playing().number
    assert one.row.revision == other.row.revision


async def idle(pair: Two) -> None:
    """Wait until everything that was announced has been read."""
    while errands := [each for registry in pair.registries for each in registry._errands]:
        await asyncio.gather(*errands)


@pytest.mark.parametrize("game", ["shitenno", "shogun", "tenjo"])
async def test_what_one_plays_the_other_tells_its_own_sockets(pair: Two, game: str) -> None:
    id, who = await pair.game(game)
    tables = await pair.both(id)
    eyes = [Eyes(table, person) for table in tables for person in (*who, None)]
    for each in eyes:
        await each.table.visits.enter(each.socket, "epoch", None, 0)
    rng = Random(3)
    for _ in range(40):
        table = rng.choice(tables)
        seat, steps = chosen(table, rng)
        await table.play(who[seat], steps, key())
        await idle(pair)
    agree(*tables)
    for each in eyes:
        sight = each.table.playing().sight(each.socket.seat)
        assert each.picture.sight is not None
        assert each.picture.sight["version"] == sight.version
        assert each.picture.sight["view"]["events"] == sight.view["events"]
        assert each.kinds.count("sight") == 0  # nobody had to be told everything again


async def test_who_comes_second_is_refused_if_the_decision_has_passed(pair: Two) -> None:
    id, who = await pair.game()
    one, other = await pair.both(id)
    for line in pair.lines:
        line.cut = True
    now = one.playing().now
    seat = min(now.state.pending)
    decision, move = now.decisions[seat], list(now.legal(seat)[0])
    await one.play(who[seat], [move], key(), decision)
    with pytest.raises(Refused, match="stale"):
        await other.play(who[seat], [list(now.legal(seat)[-1])], key(), decision)
    agree(one, other)


async def test_the_same_key_is_carried_out_once_whichever_process_hears_it(pair: Two) -> None:
    id, who = await pair.game()
    one, other = await pair.both(id)
    for line in pair.lines:
        line.cut = True
    now = one.playing().now
    seat = min(now.state.pending)
    same, move = key(), list(now.legal(seat)[0])
    first = await one.play(who[seat], [move], same, now.decisions[seat])
    again = await other.play(who[seat], [move], same, now.decisions[seat])
    assert (first.repeated, again.repeated) == (False, True)
    assert first.version == again.version
    agree(one, other)


async def test_who_comes_second_is_asked_again_if_it_does_not_concern_them(pair: Two) -> None:
    """Two who plan at the same time do not get in each other's way."""
    id, who = await pair.game("shogun")
    one, other = await pair.both(id)
    rng = Random(5)
    while len(one.playing().state.pending) < 2:
        seat, steps = chosen(one, rng)
        await one.play(who[seat], steps, key())
    await other.reload()
    for line in pair.lines:
        line.cut = True
    first, second = sorted(one.playing().state.pending)[:2]
    decision = other.playing().now.decisions[second]
    await one.play(who[first], [list(one.playing().now.legal(first)[0])], key())
    if one.playing().now.decisions[second] == decision:
        outcome = await other.play(who[second], [list(other.playing().now.legal(second)[0])], key(), decision)
        assert not outcome.repeated
    await one.refresh()
    agree(one, other)


async def test_both_at_once_lose_nothing_and_double_nothing(pair: Two) -> None:
    id, who = await pair.game("shogun", 5)
    tables = await pair.both(id)
    acknowledged: list[str] = []

    async def person(seat: int) -> None:
        rng = Random(seat)
        for turn in range(60):
            table = rng.choice(tables)
            if seat not in table.playing().state.pending:
                await asyncio.sleep(0)
                continue
            mine = f"{seat}-{turn}"
            try:
                await table.play(who[seat], [list(rng.choice(table.playing().now.legal(seat)))], mine)
            except (IllegalMove, Refused):  # the other process knew better whose turn it was
                continue
            else:
                acknowledged.append(mine)

    await asyncio.gather(*map(person, range(5)))
    await idle(pair)
    for table in tables:
        await table.refresh()
    agree(*tables)
    receipts = tables[0].playing().receipts
    assert len(receipts) == len(acknowledged) == len(set(acknowledged))


async def test_a_lost_announcement_is_found_by_the_numbers(pair: Two) -> None:
    id, who = await pair.game()
    one, other = await pair.both(id)
    eyes = Eyes(other, None)
    await other.visits.enter(eyes.socket, "epoch", None, 0)
    pair.lines[0].cut = True
    seat, steps = chosen(one, Random(1))
    await one.play(who[seat], steps, key())
    await idle(pair)
    assert other.playing().number == 0
    await pair.registries[1].look()
    agree(one, other)


async def test_whoever_asks_for_a_table_sees_what_is_written(pair: Two) -> None:
    id, who = await pair.game()
    one, _ = await pair.both(id)
    pair.lines[0].cut = True
    seat, steps = chosen(one, Random(1))
    await one.play(who[seat], steps, key())
    agree(one, await pair.registries[1].table(id))


async def test_of_moves_that_others_made_no_more_is_read_than_the_moves(
    pair: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, who = await pair.game()
    one, other = await pair.both(id)
    eyes = Eyes(other, who[0])
    await other.visits.enter(eyes.socket, "epoch", None, 0)
    read, looked_up = Mock(wraps=pair.database.read), Mock(wraps=pair.database.look_up)
    monkeypatch.setattr(pair.database, "read", read)
    monkeypatch.setattr(pair.database, "look_up", looked_up)
    rng = Random(2)

    async def play(moves: int) -> None:
        for _ in range(moves):
            seat, steps = chosen(one, rng)
            await one.play(who[seat], steps, key())
            await idle(pair)

    await play(3)
    agree(one, other)
    assert (looked_up.call_count, read.call_count) == (3, 0)
    pair.lines[0].cut = True
    await play(1)
    pair.lines[0].cut = False
    await play(1)
    agree(one, other)
    assert read.call_count == 1, "what the lost announcement was of nobody knows"
    await one.change(lambda connection, row: stored.renew_invitation(connection, row.id))
    await play(1)
    agree(one, other)
    assert other.row.invitation == one.row.invitation


async def test_what_is_said_at_one_is_heard_at_the_other_once_and_in_order(pair: Two) -> None:
    id, who = await pair.game()
    tables = await pair.both(id)
    eyes = [Eyes(table, person) for table in tables for person in (*who, None)]
    for each in eyes:
        await each.table.visits.enter(each.socket, "epoch", None, 0)
    said = [tables[n % 2].chat.say(who[n % 3], f"remark {n}", key()) for n in range(12)]
    said.append(tables[1].chat.say(who[0], "for you", key(), [1]))
    await asyncio.gather(*said)
    await idle(pair)
    for each in eyes:
        heard = [remark["number"] for remark in each.remarks]
        assert heard == list(range(1, (14 if each.socket.person in who[:2] else 13)))


async def test_looking_at_many_tables_asks_the_database_twice_and_finds_what_nobody_heard(
    pair: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await pair.game() for _ in range(5)]
    eyes = [Eyes((await pair.both(id))[1], who[0]) for id, who in games]
    for each in eyes:
        await each.table.visits.enter(each.socket, "epoch", None, 0)
    here, there = pair.registries
    pair.lines[0].cut = True
    for id, who in games[:2]:
        await here.tables[id].chat.say(who[1], "anybody there?", key())
    asked = Mock(wraps=pair.database.read)
    monkeypatch.setattr(pair.database, "read", asked)
    await there.look()
    assert [len(each.remarks) for each in eyes] == [1, 1, 0, 0, 0]
    assert asked.call_count == 2 + 2
    await there.look()
    assert [len(each.remarks) for each in eyes] == [1, 1, 0, 0, 0]
    assert asked.call_count == 2 + 2 + 2


async def test_what_becomes_of_ones_time_is_told_wherever_one_is_connected(
    pair: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, who = await pair.game(control=TimeControl(patience=60))
    one, other = await pair.both(id)
    (seat, *_) = one.playing().state.pending
    eyes = [Eyes(other, person) for person in who]
    for each in eyes:
        await each.table.visits.enter(each.socket, "epoch", None, 0)
    monkeypatch.setattr(one.connections, "presence", other.connections.presence)  # told by the board
    now = ServerTime.now
    monkeypatch.setattr(ServerTime, "now", lambda time: now(time) + 120_000)
    await one.stewards.relieve()
    assert [each.kinds.count("time") for each in eyes] == [int(number == seat) for number in range(len(who))]


async def test_seats_and_orders_of_one_are_known_to_the_other(pair: Two) -> None:
    id, who = await pair.game("tenjo")
    one, other = await pair.both(id)
    await one.standing.give(who[1], ["pass_reactions"])
    await idle(pair)
    assert other.standing.of(who[1]) == [("pass_reactions",)]
    await other.standing.take_back(who[1], ["pass_reactions"])
    await idle(pair)
    assert one.standing.of(who[1]) == []
    agree(one, other)


async def test_a_game_is_played_again_without_keeping_a_connection(pair: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that takes: a transaction that lasts is cut, and others need the connection meanwhile."""
    id, _ = await pair.game()
    pool, replaying = pair.database.engine.pool, GameSession.replaying
    in_use: list[int] = []

    def seen(self: GameSession, entries: Iterable[LogEntry]) -> Iterator[Snapshot]:
        in_use.append(pool.checkedout())  # type: ignore[attr-defined]
        return replaying(self, entries)

    monkeypatch.setattr(GameSession, "replaying", seen)
    before = pool.checkedout()  # type: ignore[attr-defined]
    await pair.registries[0].table(id)
    assert in_use == [before]


async def test_what_others_write_is_read_at_once_only_where_it_concerns_somebody(pair: Two) -> None:
    """A table that nobody is at here, and at which this process plays for nobody, is read when it is asked for."""
    id, who = await pair.game()
    one, other = await pair.both(id)
    pair.registries[1].attended = lambda _: False

    async def play() -> int:
        seat, steps = chosen(one, Random(1))
        await one.play(who[seat], steps, key())
        await idle(pair)
        return one.playing().number

    before = other.playing().number
    await play()
    await pair.registries[1].look()
    assert (other.playing().number, other.behind) == (before, True)
    eyes = Eyes(other, who[0])
    await other.visits.enter(eyes.socket, "epoch", None, 0)
    agree(one, other)
    assert await play() == other.playing().number
    other.visits.leave(eyes.socket)
    await play()
    assert (await pair.registries[1].table(id)) is other
    agree(one, other)


async def test_what_is_written_while_somebody_comes_in_is_not_missed(
    pair: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, who = await pair.game()
    one, other = await pair.both(id)
    pair.registries[1].attended = lambda _: False
    eyes, latest = Eyes(other, who[0]), other.chat.latest

    async def slowly(person: str | None) -> ChatPage:
        seat, steps = chosen(one, Random(1))
        await one.play(who[seat], steps, key())
        await idle(pair)
        return await latest(person)

    monkeypatch.setattr(other.chat, "latest", slowly)
    await other.visits.enter(eyes.socket, "epoch", None, 0)
    agree(one, other)
    assert eyes.picture.sight is not None
    assert eyes.picture.sight["version"] == one.playing().version(0)


async def test_who_was_banned_is_noticed_though_nobody_announced_it(pair: Two) -> None:
    id, who = await pair.game(control=TimeControl(bank=900, increment=0))
    _, other = await pair.both(id)
    await pair.database.write(bans.ban, who[0])
    await pair.registries[1].relieve(id)
    assert [each.steward for each in other.row.seats] == ["random", None, None]
    assert other.row.seats[0].banned
