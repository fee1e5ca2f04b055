"""Players that are programs: they get the view of their own seat and the legal moves, nothing else."""

from importlib import import_module

from tenka.bots.bot import Bot, KnowingBot, RandomBot
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game

BOTS = ("random", "steady")

__all__ = ["BOTS", "Bot", "bot"]


def bot(game: Game, name: str) -> Bot:
    """A bot of this name for a game; what it knows of the game lies in the game's own `bot` module."""
    if name not in BOTS:
        raise BadInput("unknown-bot", {"bot": shown(name), "bots": ", ".join(BOTS)})
    if name == "random":
        return RandomBot()
    return KnowingBot(getattr(import_module(f"{game.package}.bot"), name))
