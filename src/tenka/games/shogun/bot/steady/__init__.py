"""How bots play Shogun: judgement by rules of thumb and the tower's odds, no search over states.

A bot decides on a whole plan or march and then plays the steps towards it. It keeps nothing in mind between steps: the
same view gives the same aim.
"""

from random import Random
from typing import Any

from tenka.games.shogun.bot.steady import bid, draft, march, plan, winter
from tenka.games.shogun.bot.steady.march import SteadyCommand
from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.kernel.move import Move


def steady(view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
    """A sensible player."""
    sight = SteadySight(view)
    kind = view["phase"]
    if kind == "draft":
        return draft.take(sight, legal)
    if kind == "group":
        return draft.group(sight, legal)
    if kind == "plan":
        return plan.step(sight, legal)
    if kind == "place":
        return bid.place(SteadyCommand(sight), legal)
    if kind in {"march", "move"}:
        return march.step(sight, legal)
    return winter.revolt(sight, legal)
