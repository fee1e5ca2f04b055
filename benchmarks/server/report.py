"""The figures as Markdown: tables, and which bars were reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.server.figures import latencies, middle

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from benchmarks.server.contenders import Contender
    from benchmarks.server.figures import Round

    Results = Mapping[str, tuple[Contender, Sequence[Round]]]

REFERENCE = "bare"
RATE = 1_600  # durable moves a second
COST = 0.30  # milliseconds of CPU a move
P99 = 60  # milliseconds
MEMORY = 300  # MB
SHARE = 0.6  # of the moves a second on a file, with one process
TIMES = 1.5  # times the CPU a move on a file
SCALE = 1.6  # times the moves a second of one process, with two
LAG = 50  # milliseconds
AS_CHEAP = 1.1  # times the cost of an early move: that much is noise


def report(results: Results, rate: float, processors: int = 1) -> list[str]:
    """Everything that was measured, with so many processors for the servers."""
    alone = {name: each for name, each in results.items() if not each[0].processes}
    parts = [saturated(results), thirds(results), unhurried(alone, rate), bars(alone)]
    if len(alone) < len(results):
        parts += [several(results), fan_out(results), several_bars(results, processors)]
    return [line for part in (*parts, [audited(results)]) for line in (*part, "")][:-1]


def saturated(results: Results) -> list[str]:
    """All tables at once without pause, and how that compares to the reference."""
    reference = results[REFERENCE][1]
    lines = [
        "| without pause | moves/s | p50 | p95 | p99 | server CPU a move | memory | updates a move "
        "| moves/s, ratio to bare | CPU, ratio to bare |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for contender, rounds in results.values():
        memory = f"{middle(rounds, lambda each: each.memory):.0f} MB"
        updates = f"{middle(rounds, lambda each: each.messages):.1f} × {middle(rounds, lambda each: each.size):.0f} B"
        ratios = f"{_rate(rounds) / _rate(reference):.2f} | {_cost(rounds) / _cost(reference):.1f}"
        lines.append(
            f"| {contender.title} | {_rate(rounds):,.0f} | {_in_ms(*latencies(rounds, lambda each: each.closed))} "
            f"| {_cost(rounds):.3f} ms | {memory} | {updates} | {ratios} |"
        )
    return lines


def thirds(results: Results) -> list[str]:
    """The first third of the games beside the last."""
    lines = [
        "| early and late | p50 early | p50 late | p99 early | p99 late | CPU early | CPU late | CPU late to early |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for contender, rounds in results.values():
        early50, _, early99 = latencies(rounds, lambda each: each.early)
        late50, _, late99 = latencies(rounds, lambda each: each.late)
        early, late = middle(rounds, lambda each: each.early.cost), middle(rounds, lambda each: each.late.cost)
        lines.append(
            f"| {contender.title} | {_in_ms(early50, late50, early99, late99)} | {early:.3f} ms | {late:.3f} ms "
            f"| {late_to_early(rounds):.2f} |"
        )
    return lines


def unhurried(results: Results, rate: float) -> list[str]:
    """The latency when the server has time."""
    lines = [f"| at {rate:g} moves/s | p50 | p95 | p99 | server CPU a move |", "|---|---:|---:|---:|---:|"]
    for contender, rounds in results.values():
        found = _in_ms(*latencies(rounds, lambda each: each.open))
        lines.append(f"| {contender.title} | {found} | {middle(rounds, lambda each: each.open.cost):.3f} ms |")
    return lines


def bars(results: Results) -> list[str]:
    """What was wanted, what was measured of the best of ours, and whether that is enough."""
    contender, rounds = list(results.values())[-1]
    rate, cost, ratio = _rate(rounds), _cost(rounds), late_to_early(rounds)
    _, _, p99 = latencies(rounds, lambda each: each.closed)
    memory = middle(rounds, lambda each: each.memory)
    wanted = [
        (
            f"at least {RATE:,} durable moves/s, or at most {COST:.2f} ms of server CPU a move",
            f"{rate:,.0f} moves/s, {cost:.3f} ms",
            rate >= RATE or cost <= COST,
        ),
        (f"p99 below {P99} ms", f"{p99:.1f} ms", p99 < P99),
        ("a late move as cheap as an early one (to a tenth)", f"CPU × {ratio:.2f}", ratio <= AS_CHEAP),
        (f"below {MEMORY} MB", f"{memory:.0f} MB", memory < MEMORY),
    ]
    lines = [f"| bar | {contender.title} | |", "|---|---:|---|"]
    return [*lines, *_judged(wanted)]


def several(results: Results) -> list[str]:
    """Servers on PostgreSQL beside the same one on a file."""
    file, one = _of_file(results), results["1"][1]
    lines = [
        "| on PostgreSQL | moves/s | p99 | CPU a move, all processes | moves/s, ratio to SQLite | CPU, ratio to SQLite "
        "| moves/s, ratio to one process |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for contender, rounds in results.values():
        if contender.processes:
            _, _, p99 = latencies(rounds, lambda each: each.closed)
            ratios = [_rate(rounds) / _rate(file), _cost(rounds) / _cost(file), _rate(rounds) / _rate(one)]
            told = " | ".join(f"{ratio:.2f}" for ratio in ratios)
            title = contender.title.removeprefix("on PostgreSQL, ")
            lines.append(f"| {title} | {_rate(rounds):,.0f} | {p99:.1f} ms | {_cost(rounds):.3f} ms | {told} |")
    return lines


def fan_out(results: Results) -> list[str]:
    """When those at another process hear of a move."""
    contender, rounds = results["spread"]
    found = _in_ms(*(middle(rounds, lambda each, p=percent: each.lag(p)) for percent in (50, 95, 99)))  # type: ignore[misc]
    return [
        "| from a move's answer to a socket at another process | p50 | p95 | p99 |",
        "|---|---:|---:|---:|",
        f"| {contender.processes} processes, {middle(rounds, lambda each: each.open.rate):.0f} moves/s | {found} |",
    ]


def several_bars(results: Results, processors: int) -> list[str]:
    """What was wanted of servers on PostgreSQL, and whether it was reached."""
    file, one, two, spread = _of_file(results), results["1"][1], results["2"][1], results["spread"][1]
    rate, cost, scale = _rate(one) / _rate(file), _cost(one) / _cost(file), _rate(two) / _rate(one)
    lag = middle(spread, lambda each: each.lag(99))
    too_few = "" if processors > 1 else ", with one processor for both"
    wanted = [
        (f"one process at least {SHARE} of its figure on SQLite", f"{rate:.2f}", rate >= SHARE),
        (f"CPU a move at most {TIMES} × that on SQLite", f"{cost:.2f} ×", cost <= TIMES),
        (f"two processes at least {SCALE} × one", f"{scale:.2f} ×{too_few}", scale >= SCALE),
        (f"p99 below {LAG} ms to a socket at another process", f"{lag:.1f} ms", lag < LAG),
    ]
    return ["| bar | on PostgreSQL | |", "|---|---:|---|", *_judged(wanted)]


def _of_file(results: Results) -> Sequence[Round]:
    """The best of ours on a file."""
    return [rounds for contender, rounds in results.values() if contender.durable and not contender.processes][-1]


def _judged(wanted: Sequence[tuple[str, str, bool]]) -> list[str]:
    return [f"| {bar} | {found} | {'reached' if enough else 'not reached'} |" for bar, found, enough in wanted]


def _rate(rounds: Sequence[Round]) -> float:
    return middle(rounds, lambda each: each.closed.rate)


def _cost(rounds: Sequence[Round]) -> float:
    return middle(rounds, lambda each: each.closed.cost)


def _in_ms(*figures: float) -> str:
    return " | ".join(f"{figure:.1f} ms" for figure in figures)


def late_to_early(rounds: Sequence[Round]) -> float:
    """How many times as much CPU a late move costs."""
    return middle(rounds, lambda each: each.late.cost / each.early.cost)


def audited(results: Results) -> str:
    """What became of the acknowledged moves."""
    saved = [each for contender, rounds in results.values() if contender.durable for each in rounds]
    return (
        f"Each of the {len(saved)} servers that save was stopped by SIGTERM; all {sum(each.found for each in saved):,} "
        "acknowledged moves were in the logs, once and in order, no others were, and all games replayed."
    )
