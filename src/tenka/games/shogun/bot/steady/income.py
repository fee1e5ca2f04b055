"""Rice and tax: what a province yields, and the unrest that it costs (H12, H14, H19)."""

from typing import Final

from tenka.games.shogun.bot.steady import odds as bot_odds
from tenka.games.shogun.bot.steady.march import SteadyCommand
from tenka.games.shogun.bot.steady.winter import rice_gain
from tenka.games.shogun.rules.components.pieces import (
    CHESTS,
    EFFECT,
    LIMITS,
    RICE,
    RICE_LEAST,
    RICE_MOST,
    TAX_LEAST,
    TAX_MOST,
)

MARKER: Final = 0.12  # what a marker costs for each round of the year to come: that income is spoilt
WINTER_MARKER: Final = 0.08  # one more farmer if the province should rise in winter
RECKLESS: Final = 3.0  # to stir a revolt that will rather be lost than won
LIMIT: Final = {effect: limit for effect, limit in zip(EFFECT, LIMITS, strict=True) if limit}
ONE_MORE: Final = 0.6  # provinces to be fed beyond those we have: won in battle


def tax_yield(command: SteadyCommand, province: int) -> float:
    """The chests to be expected, whatever the event will be."""
    return _limited(command, CHESTS[province], TAX_LEAST, TAX_MOST)


def rice_yield(command: SteadyCommand, province: int) -> float:
    """The rice to be expected, whatever the event will be."""
    return _limited(command, RICE[province], RICE_LEAST, RICE_MOST)


def _limited(command: SteadyCommand, printed: int, least: int, most: int) -> float:
    sight = command.sight
    raised = sight.chance_of(least) * max(0, LIMIT[least] - printed)
    return printed + raised - sight.chance_of(most) * max(0, printed - LIMIT[most])


def tax_worth(command: SteadyCommand, province: int, chest: float) -> float:
    """What it is worth to tax a province, a chest being worth so much."""
    return chest * tax_yield(command, province) - unrest_cost(command, province)


def rice_worth(command: SteadyCommand, province: int) -> float:
    """What it is worth to take a province's rice."""
    needed = len(command.sight.own) + ONE_MORE
    return rice_gain(command.sight, rice_yield(command, province), needed) - unrest_cost(command, province)


def unrest_cost(command: SteadyCommand, province: int) -> float:
    """A revolt that may be lost where there is unrest, and one more marker."""
    sight = command.sight
    armies, markers = sight.armies[province], sight.unrest[province]
    cost = MARKER * (sight.rounds_to_winter - 1) + WINTER_MARKER
    if markers:
        odds = bot_odds.revolt(sight, sight.seat, armies, min(markers, sight.farmers))
        held = odds.more * command.hold(province, max(1, round(odds.kept)))
        cost += command.hold(province, armies) - held
        cost += command.worths.army * max(0.0, armies - odds.more * odds.kept)
        if odds.more < 0.5:
            cost += RECKLESS
    return cost
