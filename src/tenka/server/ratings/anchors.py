"""The bots among the rated: their strength is measured on the ladder, and stays what it is.

A game has the figures in `bot/anchors.toml` of its folder; where it has none, nobody has measured its bots.
"""

import tomllib
from functools import cache
from importlib.resources import files

from tenka.games import game as find
from tenka.games import games
from tenka.store.queries.people.ratings import Strength

SURE = 1e-4  # standard deviation: an anchor gives nothing


@cache
def _known(game: str) -> dict[str, float]:
    if game not in games():  # any more
        return {}
    file = files(find(game).package).joinpath("bot", "anchors.toml")
    return dict(tomllib.loads(file.read_text("utf-8"))["mu"]) if file.is_file() else {}


def anchor(game: str, bot: str) -> Strength | None:
    """How strong a bot is in a game; None if nobody has measured it."""
    mu = _known(game).get(bot)
    return None if mu is None else Strength(mu, SURE)


def anchors(game: str) -> dict[str, Strength]:
    """The bots of a game whose strength is known, the weakest first."""
    found = sorted(_known(game).items(), key=lambda each: each[1])
    return {bot: Strength(mu, SURE) for bot, mu in found}
