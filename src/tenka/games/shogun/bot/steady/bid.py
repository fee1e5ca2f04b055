"""What places and special cards are worth, and what to bid for them (H8, H12, H15)."""

from math import comb
from typing import Final

from tenka.games.shogun.bot.steady.march import SteadyCommand
from tenka.games.shogun.bot.steady.sight import NOBODY
from tenka.games.shogun.bot.steady.winter import rice_gain
from tenka.games.shogun.rules.components.pieces import (
    ARMIES_5,
    ARMIES_SPECIAL,
    ATTACK_SPECIAL,
    BATTLE_A,
    CHEST_SPECIAL,
    DEFENCE_SPECIAL,
    PLACES,
    PROVINCE,
    RICE_ACTION,
    RICE_SPECIAL,
    SPECIALS,
    TAX_ACTION,
)
from tenka.kernel.move import Move

EARLIER: Final = 0.06  # what it is worth to act one place earlier
OUTBID: Final = (0.8, 0.4, 0.22, 0.12, 0.04)  # by chests bid: the chance that another one chooses before us
OUTBID_PROVINCE: Final = 0.6
OUTBID_NOTHING: Final = 0.9


def special_worths(command: SteadyCommand, plan: list[int]) -> list[float]:
    """By special card: what it adds to a plan, given as a province (−1: none) by action."""
    sight = command.sight
    worths = [0.0] * len(SPECIALS)
    if plan[TAX_ACTION] != NOBODY:
        worths[CHEST_SPECIAL] = command.worths.chest
    if plan[RICE_ACTION] != NOBODY:
        worths[RICE_SPECIAL] = rice_gain(sight, 1, len(sight.own))
    recruiting = plan[ARMIES_5]
    if recruiting != NOBODY:
        armies = sight.armies[recruiting] + 5
        worths[ARMIES_SPECIAL] = command.stand(recruiting, armies + 1) - command.stand(recruiting, armies)
    for province in plan[BATTLE_A:]:
        if province != NOBODY and sight.armies[province] > 1:
            worths[ATTACK_SPECIAL] += _one_more_attacker(command, province)
    for province in sight.own:
        armies = sight.armies[province]
        worths[DEFENCE_SPECIAL] += command.hold(province, armies + 1) - command.hold(province, armies)
    return worths


def _one_more_attacker(command: SteadyCommand, province: int) -> float:
    """What one more army in the attack is worth; nothing if there is none to be made."""
    armies = command.sight.armies[province]
    march = command.best_attack(province, armies)
    if march.worth <= 0:
        return 0.0
    with_one, without = command.odds(march.target, march.armies + 1), command.odds(march.target, march.armies)
    return command.worths.ours[march.target] * (with_one.more - without.more)


def place_worths(command: SteadyCommand, plan: list[int]) -> list[float]:
    """By place: its special card, and to act before others."""
    worths = special_worths(command, plan)
    specials = [SPECIALS.index(each["special"]) for each in command.sight.view["specials"]]
    return [worths[special] + EARLIER * (PLACES - place) for place, special in enumerate(specials)]


def bid_worth(places: list[float], players: int, outbid: float) -> float:
    """What is to be expected of a bid: those before us take what we would have liked best."""
    ranked = sorted(places, reverse=True)
    others = players - 1
    return sum(
        ranked[before] * comb(others, before) * outbid**before * (1 - outbid) ** (others - before)
        for before in range(players)
    )


def place(command: SteadyCommand, legal: list[Move]) -> Move:
    """The free place that is worth most to our plan."""
    plan = [PROVINCE.get(card, NOBODY) for card in command.sight.view["plan"][1:]]
    worths = place_worths(command, plan)
    return max(legal, key=lambda move: worths[int(move[1]) - 1])
