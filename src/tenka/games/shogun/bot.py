"""How bots play Shogun: judgement by rules of thumb and the tower's odds, no search over states.

A bot decides on a whole plan or march and then plays the steps towards it. It keeps nothing in mind between steps: the
same view gives the same aim.
"""

from random import Random
from typing import Any

from tenka.games.shogun import bot_bid, bot_draft, bot_march, bot_plan, bot_winter
from tenka.games.shogun.bot_march import Command
from tenka.games.shogun.bot_sight import Sight
from tenka.kernel.move import Move


def steady(view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
    """A sensible player."""
    sight = Sight(view)
    kind = view["phase"]
    if kind == "draft":
        return bot_draft.take(sight, legal)
    if kind == "group":
        return bot_draft.group(sight, legal)
    if kind == "plan":
        return bot_plan.step(sight, legal)
    if kind == "place":
        return bot_bid.place(Command(sight), legal)
    if kind in {"march", "move"}:
        return bot_march.step(sight, legal)
    return bot_winter.revolt(sight, legal)
