"""The bots among the rated: their strength is measured on the ladder, and stays what it is."""

import tomllib
from functools import cache
from importlib.resources import files

from tenka.store.queries.people.ratings import Strength

SURE = 1e-4  # standard deviation: an anchor gives nothing


@cache
def _known() -> dict[str, dict[str, float]]:
    text = files("tenka.server.ratings").joinpath("anchors.toml").read_text("utf-8")
    return {game: dict(found["mu"]) for game, found in tomllib.loads(text).items()}


def anchor(game: str, bot: str) -> Strength | None:
    """How strong a bot is in a game; None if nobody has measured it."""
    mu = _known().get(game, {}).get(bot)
    return None if mu is None else Strength(mu, SURE)


def anchors(game: str) -> dict[str, Strength]:
    """The bots of a game whose strength is known, the weakest first."""
    found = sorted(_known().get(game, {}).items(), key=lambda each: each[1])
    return {bot: Strength(mu, SURE) for bot, mu in found}
