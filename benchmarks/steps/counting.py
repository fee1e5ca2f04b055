"""Whole games between bots, and what each seat had to do in them, counted from the log."""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import tenka
from tenka.bots import bot
from tenka.bots.orders import orders
from tenka.kernel.state import State
from tenka.toolkit.orders import PASS, PASSED_OFTEN

# What belongs to what a player does, by verb; anything else is counted by itself
DEEDS = {
    "income": (
        *("income", "first", "koku_to", "samurai_to", "all_koku", "all_samurai"),
        *("koku_and_roll", "samurai_and_roll"),
    ),
    "marches": ("march", "to", "send", "go", "march_to", "march_from", "number", "march_with"),
    "attacks": ("attack", "with", "declare", "assault", "fight", "press_on"),
    "cards": ("element", "ring", "cast", "at", "burn_daimyo", "burn_family", "raze", "cross"),
    "windows passed": ("pass",),
    "daimyō led": ("lead", "into", "lead_to"),
    "turns": ("roll", "end"),
}
PARLEY = "parley"
DEED = {verb: deed for deed, verbs in DEEDS.items() for verb in verbs}


class Counted(NamedTuple):
    """What one game asked of its seats together."""

    seats: int
    steps: Counter[str]  # by deed
    idle: int  # windows in which nothing but passing was possible: the server, or the terminal, passes by itself
    ordered: int  # … and those passed by an order: after five in a row for the rest of a battle, talk of peace for good
    months: int  # in which somebody took an income, seat by seat
    plans: int  # made in secret, seat by seat

    @property
    def a_seat(self) -> float:
        """Steps of a seat in the game."""
        return sum(self.steps.values()) / self.seats

    @property
    def asked(self) -> float:
        """Those that a person makes."""
        return self.a_seat - (self.idle + self.ordered) / self.seats


def count(id: str, players: int, level: str, seed: int, options: dict[str, Any]) -> Counted:
    """Play one game and count."""
    game = tenka.game(id)
    state = game.new(players, seed, options)
    player, dice = bot(game, level), Random(seed)
    steps: Counter[str] = Counter()
    idle = ordered = months = plans = 0
    passed: Counter[int] = Counter()  # windows in a row, by seat
    passing: set[int] = set()  # seats that have given the order
    silent: set[int] = set()  # seats that have said once that they offer nothing for peace
    while state.result is None:
        seat = next(iter(state.pending))
        for move in player.choose(state, seat, dice):
            if seat in state.pending and state.pending[seat].window:
                if move == PASS and _is_idle(state, seat):
                    idle += 1
                elif move == PASS and (seat in passing or (seat in silent and state.pending[seat].kind == PARLEY)):
                    ordered += 1
                else:
                    silent |= {seat} if state.pending[seat].kind == PARLEY else set()
                    passed[seat] = passed[seat] + 1 if move == PASS else 0
                    if passed[seat] == PASSED_OFTEN:
                        passing.add(seat)
                        passed[seat] = 0
            kinds = {event.kind for event in state.play(seat, move)}
            if "battle_ended" in kinds:
                passing.clear()
            steps[DEED.get(str(move[0]), str(move[0]))] += 1
            months += "income_begun" in kinds
            plans += move == ["ready"]
    return Counted(players, steps, idle, ordered, months, plans)


def _is_idle(state: State, seat: int) -> bool:
    if seat not in state.pending or not state.pending[seat].window:
        return False
    return orders(state.setup.game).is_idle(state.view(seat, events=False), state.legal(seat))
