"""How bots play Tenjo: judgement by rules of thumb and the odds of battle, no search over states.

A bot decides on a whole march, attack or card and then plays the steps towards it. It keeps nothing in mind between
steps: the same view gives the same aim.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tenka.games.tenjo.bot.steady import answers, battle, start, turn, yearend
from tenka.games.tenjo.bot.steady import trade as bot_trade
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.kernel.move import Move

PASS: Final = Move(("pass",))


def _nothing(sight: SteadySight, legal: list[Move]) -> Move:
    """Nothing to offer for peace, nobody to yield to (T14, T38)."""
    return PASS


# By kind of decision
DECIDE: Final[dict[str, Callable[[SteadySight, list[Move]], Move]]] = {
    "site": start.choose_site,
    "distribute": start.distribute,
    "turn": turn.step,
    "income": yearend.take_income,
    "place_daimyo": battle.place_daimyo,
    "lose_daimyo": battle.lose_daimyo,
    "parley": _nothing,
    "consent": battle.consent,
    "peace": bot_trade.peace,
    "join": battle.join,
    "cards": answers.window,
    "answer": answers.answer,
    "losses": battle.lose,
    "fight_on": battle.fight_on,
    "move_in": battle.move_in,
    "enter": yearend.enter,
    "yield": _nothing,
    "recruit": yearend.recruit,
    "scout": yearend.look,
    "marriage": yearend.wed,
    "castle_income": yearend.produce,
    "store": yearend.store,
}


def steady(view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
    """A sensible player."""
    sight = SteadySight(view)
    trade = bot_trade.respond(sight, legal)
    if trade is not None:
        return trade
    if view["phase"] in {"turn", "peace"}:  # these may trade themselves
        return DECIDE[view["phase"]](sight, legal)
    asked = [move for move in legal if move[0] not in bot_trade.VERBS]
    return asked[0] if len(asked) == 1 else DECIDE[view["phase"]](sight, asked)
