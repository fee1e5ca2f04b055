"""The benchmarks' own parts: they play real games, and their tables tell medians, ratios and what was not reached."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import tenka
from benchmarks import __main__ as benchmarks
from benchmarks.engine.command import OURS, REFERENCE, table
from benchmarks.engine.contenders import copy_cost, ours
from benchmarks.lobby import command as lobby
from benchmarks.machine import file_system, syncing
from benchmarks.search import thinking
from benchmarks.search.command import table as thinking_table
from benchmarks.search.thinking import thought
from benchmarks.server import attacked, command, crowd
from benchmarks.server.attacked import Suffered
from benchmarks.server.audit import audit
from benchmarks.server.boardgame import BoardgameSeat
from benchmarks.server.contenders import Contender, Place, Process, contenders
from benchmarks.server.databases import Databases
from benchmarks.server.figures import Mark, Round, Window, middle, window
from benchmarks.server.report import bars, report
from benchmarks.server.run import Plan, measure
from benchmarks.server.table import Played, Table, Traffic
from tenka.store.opening import open_database
from tests.postgresql import cluster

TINY = Plan(tables=2, moves=(1, 3, 6, 8), rate=100, seconds=0.2, limit=20)


# The engine


class Measured:
    """A contender that has been measured."""

    def __init__(self, title: str, contender: str, **figures: float) -> None:
        self.title = title
        self.contender = contender
        self.figures = figures

    def median(self, figure: str) -> float:
        return self.figures[figure]


@pytest.mark.parametrize("id", OURS)
def test_a_slice_plays_whole_games_and_counts_their_moves(id: str) -> None:
    played = ours(id, 0.01, Random(1))
    assert played.games >= 1
    assert played.moves > 100 * played.games
    assert played.seconds >= 0.01


@pytest.mark.parametrize("id", OURS)
def test_a_copy_costs_something(id: str) -> None:
    assert (copy_cost(id, 10) or 0) > 0


def test_every_game_is_measured() -> None:
    assert tuple(OURS) == tenka.games()


@pytest.mark.parametrize("id", OURS)
def test_a_search_thinks_in_every_game(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AT_ONCE", 2)
    found = thought(id, 0.02, Random(1))
    assert found.playouts > 0
    assert found.iterations > 0


def test_the_table_of_the_search_tells_ratios_where_something_is_compiled() -> None:
    workers: Any = {f"{id} plain": Measured(name, id, playouts=500, iterations=700) for id, name in OURS.items()}
    workers["shogun compiled"] = Measured("Shogun", "shogun", playouts=1500, iterations=2100)
    lines = thinking_table(workers)
    assert lines[0].count("|") == lines[1].count("|") == 8
    assert "| Shogun | 500 | 1,500 | 3.0 | 700 | 2,100 | 3.0 |" in lines
    assert "| Tenjo | 500 |  |  | 700 |  |  |" in lines


def test_the_table_tells_ratios_to_the_reference() -> None:
    workers: dict[str, Any] = {
        REFERENCE: Measured("reference", "chess", moves=1000, games=5),
        "plain": Measured("ours", "shogun", moves=8250, games=40, copy=0.5),
    }
    assert table(workers)[2:] == [
        "| reference | 1,000 | 5.0 | 1.0 |  |",
        "| ours | 8,250 | 40.0 | 8.2 | 0.50 µs |",
    ]


# The server

SERVERS = contenders(None)


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Contender, Sequence[Round]]]:
    return command.measure_all(SERVERS, TINY, Databases(tmp_path_factory.mktemp("databases")), 1)


@pytest.mark.parametrize("name", SERVERS)
def test_a_run_counts_every_move_and_its_time(rounds: dict[str, tuple[Contender, list[Round]]], name: str) -> None:
    (ran,) = rounds[name][1]
    assert (ran.closed.moves, ran.early.moves, ran.late.moves, ran.open.moves) == (14, 4, 4, 20)
    assert ran.early.seconds + ran.late.seconds < ran.closed.seconds
    assert all(0 < part.latency(50) <= part.latency(99) for part in (ran.closed, ran.early, ran.late, ran.open))
    assert 0.05 < ran.open.seconds < TINY.limit
    assert ran.memory > 20
    assert 1 <= ran.messages <= 4
    assert 100 < ran.size < 5000


def test_every_acknowledged_move_is_found(rounds: dict[str, tuple[Contender, list[Round]]]) -> None:
    (plain,), (bare,) = rounds["plain"][1], rounds["bare"][1]
    assert 2 * 8 + 22 <= plain.found <= 2 * 8 + 1 + 22  # at the end of a run, some are still in flight
    assert bare.found == 0


def test_where_a_game_ends_its_clients_go_on_elsewhere(tmp_path: Path) -> None:
    ran = measure(SERVERS["plain"], replace(TINY, tables=1, moves=(1, 2, 3, 310)), Databases(tmp_path), 5)
    assert ran.games == 1
    assert ran.found >= 310 + 21


async def test_boardgame_io_is_spoken_to_as_its_own_client_does(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[int, bytes]] = []
    monkeypatch.setattr(BoardgameSeat, "_say", lambda seat, text: said.append((seat.number, text)))
    table = Table(Place("t1", [], BoardgameSeat), Random(1), Traffic())
    first, second = (BoardgameSeat(table, number, "ws://127.0.0.1:1", "") for number in range(2))
    load, table._ends = Answers(), [("127.0.0.1", 1)]
    table.begin(load)
    for seat in (first, second):
        for told in (b'0{"sid":"a"}', b'40/bench,{"sid":"b"}', b"2", b'42/bench,["sync","t1",{}]'):
            seat._hear(told)
    assert [text for number, text in said if not number][:3] == [
        b"40/bench,",
        b'42/bench,["sync", "t1", "0", null, 4]',
        b"3",
    ]
    assert (len(first.legal), len(second.legal)) == (5, 0)
    (move,) = [text for _, text in said if b"update" in text]
    assert move.startswith(b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"go","args":[')
    action = '{"action":{"type":"MAKE_MOVE","payload":{"type":"go","args":[3],"playerID":"0"}}}'
    for seat in (first, second):
        seat._hear(f'42/bench,["patch","t1",0,1,[],[{action}]]'.encode())
    assert (first.legal, len(second.legal), table.traffic.messages, len(load.latencies)) == ([], 5, 2, 1)
    assert said[-1][0] == 1
    assert said[-1][1].endswith(b',1,"t1","1"]')


def test_boardgame_io_is_run_where_its_packages_are_to_be_had() -> None:
    servers = contenders(None, peer=["node", "server.cjs"])
    assert list(servers) == ["bare", "boardgame.io", "plain"]
    assert servers["boardgame.io"].command("anywhere") == ["node", "server.cjs"]


class Answers:
    """A load that moves at once and keeps the latencies."""

    def __init__(self) -> None:
        self.latencies: list[float] = []

    def ready(self, table: Table) -> None:
        table.move()

    def answered(self, table: Table, latency: float) -> None:
        self.latencies.append(latency)

    def ended(self, table: Table) -> None:
        raise AssertionError

    def fail(self, why: str) -> None:
        raise AssertionError(why)


def test_a_load_without_an_end_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"moves in 0\.2 s, and no end"):
        measure(SERVERS["bare"], replace(TINY, moves=(1, 2, 3, 10**9), limit=0.2), Databases(tmp_path), 1)


def test_a_lost_move_is_noticed(tmp_path: Path) -> None:
    database = open_database(tmp_path / "tenka.db")
    database.close()
    lost = Table(Place("nowhere", []), Random(1), Traffic())
    lost.played.append(Played(0, '["pass"]', "0-0"))
    with pytest.raises(RuntimeError, match="1 moves acknowledged, 0 or others"):
        audit(str(tmp_path / "tenka.db"), [lost])


def test_a_server_that_does_not_start_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(RuntimeError, match="plain Python did not start"):
        Process(SERVERS["plain"], str(tmp_path / "file" / "tenka.db"))


def test_a_window_is_what_lies_between_two_marks() -> None:
    found = window([9.0, 0.003, 0.001, 0.002, 0.004, 9.0], Mark(1, 10.0, 1.0), Mark(5, 12.0, 1.1))
    assert found.latencies == [0.001, 0.002, 0.003, 0.004]
    assert found.rate == 2
    assert found.cost == pytest.approx(25)
    assert [found.latency(percent) for percent in (0, 50, 99, 100)] == [1, 3, 4, 4]


def ran(rate: int, cost: float, late: float, p99: float = 0.05) -> Round:
    """A round with these figures."""
    whole = Window(rate, 1.0, rate * cost / 1000, [p99])
    thirds = Window(100, 1.0, 0.02, [0.01]), Window(100, 1.0, 0.02 * late, [0.01])
    return Round(whole, *thirds, whole, memory=100, messages=2.5, size=500, games=0, found=rate)


def test_the_bars_tell_what_was_not_reached() -> None:
    def judged(*rounds: Round) -> list[str]:
        return [line.split(" | ")[-1].rstrip(" |") for line in bars({"plain": (SERVERS["plain"], rounds)})[2:]]

    assert judged(ran(1700, 0.4, 1.0)) == ["reached"] * 4
    assert judged(ran(1000, 0.3, 1.2)) == ["reached", "reached", "not reached", "reached"]
    assert judged(ran(1599, 0.31, 1.0, 0.06)) == ["not reached", "not reached", "reached", "reached"]


def test_figures_are_medians_and_ratios_to_the_reference() -> None:
    rounds = [ran(100, 0.5, 1.0), ran(300, 0.5, 1.0), ran(200, 0.5, 1.0)]
    assert middle(rounds, lambda each: each.closed.rate) == 200
    lines = report({"bare": (SERVERS["bare"], [ran(800, 0.1, 1.0)]), "plain": (SERVERS["plain"], rounds)}, 400)
    (line,) = [line for line in lines if line.startswith("| tenka, plain Python | 200 ")]
    assert line.endswith("| 0.500 ms | 100 MB | 2.5 × 500 B | 0.25 | 5.0 |")
    assert "all 600 acknowledged moves" in lines[-1]


def test_the_page_is_written_whole(tmp_path: Path) -> None:
    results = {name: (server, [ran(1000, 0.2, 1.0)]) for name, server in SERVERS.items()}
    page = command.page(report(results, TINY.rate), command.measured(tmp_path, 1, TINY))
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    written = (tmp_path / "page.md").read_text(encoding="utf-8").splitlines()
    assert written[0] == "# Benchmarks: the server"
    assert sum(line.startswith("|---") for line in written) == 5
    assert not any(line.startswith("|") and line.count("|") < 4 for line in written)
    assert "acknowledged moves were in the logs" in written[-1]


@pytest.mark.skipif(cluster.missing() is not None, reason=cluster.missing() or "")
def test_several_processes_are_measured_on_one_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    databases, port = Databases(tmp_path), cluster.shared()  # the tests' own server, not a new one
    place = SimpleNamespace(port=port, address=lambda name: cluster.address(port, name))
    monkeypatch.setattr(databases, "_started", lambda: place)
    found = measure(contenders(None, several=True)["spread"], TINY, databases, 1)
    assert found.found >= 2 * 8 + 22
    assert found.lags
    assert 0 <= found.lag(50) <= found.lag(99) < TINY.limit * 1000


def test_servers_on_postgresql_are_beside_the_one_on_a_file() -> None:
    figures = {"bare": (800, 0.1), "plain": (200, 0.5), "1": (150, 0.6), "2": (220, 0.7), "4": (280, 0.9)}
    servers = contenders(None, several=True)
    results = {name: (servers[name], [ran(rate, cost, 1.0)]) for name, (rate, cost) in figures.items()}
    results["spread"] = servers["spread"], [replace(ran(180, 1.0, 1.0), lags=[0.004, 0.006])]
    lines = report(results, 400)
    assert "| one process | 150 | 50.0 ms | 0.600 ms | 0.75 | 1.20 | 1.00 |" in lines
    assert "| 2 processes, each seat at any | 180 | 50.0 ms | 1.000 ms | 0.90 | 2.00 | 1.20 |" in lines
    assert "| 2 processes, 180 moves/s | 6.0 ms | 6.0 ms | 6.0 ms |" in lines
    assert "| two processes at least 1.6 × one | 1.47 ×, with one processor for both | not reached |" in lines
    assert "| two processes at least 1.6 × one | 1.47 × | not reached |" in report(results, 400, 4)


def test_many_tables_and_sockets_are_weighed(tmp_path: Path) -> None:
    found = crowd.crowded(tmp_path, tables=3, stored=20)
    assert (found.tables, found.sockets, found.stored) == (3, 6, 20)
    assert 0 < found.start < 30
    told = crowd.table(replace(found, table=80.4, socket=12.2, start=1.234))
    assert "| 3 running tables | 80 kB a table | |" in told
    assert told[-1].endswith("| 1.23 s | below 2 s |")


def test_what_an_attack_costs_others_is_measured(tmp_path: Path) -> None:
    found = attacked.under_attack(tmp_path, 0.3, attacks=["empty pings"])
    assert [each.attack for each in found] == [attacked.QUIET, "empty pings"]
    assert all(each.moves > 0 and 0 < each.p50 <= each.p99 <= each.worst for each in found)
    assert all(0 <= each.cpu < 2 for each in found)


def test_an_attack_is_judged_by_what_is_usual_when_nobody_attacks() -> None:
    def seen(attack: str, p99: float) -> Suffered:
        return Suffered(attack, 1.0, p99, p99, 100, 0.4, 0.05)

    rows = [seen("nobody attacks", 10), seen("a", 39), seen("b", 41), replace(seen("c", 260), memory=12.3)]
    lines = attacked.table(rows)
    assert [line.split(" | ")[-1] for line in lines[2:]] == [" |", "borne |", "not borne |", "not borne |"]
    assert "| 260.0 ms | 260.0 ms | 26.0 | 100 | +12 MB | 5% |" in lines[-1]
    assert not seen("d", 260).borne(seen("a busy machine", 100))


def test_a_folder_is_on_some_disk(tmp_path: Path) -> None:
    assert file_system(tmp_path)
    assert syncing(tmp_path, 2) > 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        ([], ("engine", [])),
        (["--write"], ("engine", ["--write"])),
        (["engine", "--rounds", "2"], ("engine", ["--rounds", "2"])),
        (["server", "--write"], ("server", ["--write"])),
    ],
)
def test_the_engine_is_measured_unless_the_server_is_named(
    argv: list[str], expected: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, list[str]]] = []
    monkeypatch.setitem(benchmarks.BENCHMARKS, "engine", lambda rest: asked.append(("engine", rest)))
    monkeypatch.setitem(benchmarks.BENCHMARKS, "server", lambda rest: asked.append(("server", rest)))
    benchmarks.main(argv)
    assert asked == [expected]


# The lobby


async def test_the_lobby_is_measured_with_few_tables_and_with_many() -> None:
    found = await lobby.measured(rounds=2, tables=40, finished=20)
    counts = [{name: len(times) for name, times in page.items()} for page in found.values()]
    assert counts == [{"few": 2, "many": 2}] * 2
    assert all(each > 0 for page in found.values() for times in page.values() for each in times)
