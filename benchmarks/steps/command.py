"""Count the steps of whole games: `./dev bench steps`; of an older version with PYTHONPATH=<its src>:. in front."""

import argparse
from collections import Counter

from benchmarks.steps.counting import Counted, count


def table(counted: list[Counted]) -> str:
    """Steps of a seat in a game, by what they were for."""
    seats = sum(each.seats for each in counted)
    steps: Counter[str] = Counter()
    for each in counted:
        steps += each.steps
    rows = [(deed, number / seats) for deed, number in steps.most_common()]
    rows.append(("all steps", sum(steps.values()) / seats))
    asked = sum(each.asked * each.seats for each in counted) / seats
    rows.append(("without windows in which one can but pass", asked))
    months = sum(each.months for each in counted)
    if months:
        rows.append(("clicks for a month's income", steps["income"] / months))
    plans = sum(each.plans for each in counted)
    if plans and not months:
        rows.append(("cards laid in a plan", (steps["plan"] + steps["take_off"]) / plans))
    lines = [f"| {deed} | {number:.1f} |" for deed, number in rows]
    return "\n".join(["| | a seat and game |", "|---|---|", *lines])


def main(argv: list[str]) -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="./dev bench steps", description=__doc__)
    parser.add_argument("--game", default="tenjo")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=6)
    args = parser.parse_args(argv)
    counted = [count(args.game, args.players, args.bot, seed, {}) for seed in range(args.games)]
    print(f"{args.games} games of {args.game}, {args.players} players, {args.bot}\n\n{table(counted)}")
