"""Players that are programs: they choose by what their own seat may know, nothing else."""

from importlib import import_module

from tenka.bots.bot import Bot, KnowingBot, RandomBot
from tenka.bots.hints import Choice, Reason, hint
from tenka.bots.levels import QuickBot, SearchBot
from tenka.bots.search_knowledge import knowledge_of
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.ruleset import Ruleset

BOTS = ("random", "beginner", "steady", "strong", "master")  # from the weakest to the strongest
SIMPLE = ("random", "steady")  # every game has them

__all__ = ["BOTS", "Bot", "Choice", "Reason", "bot", "bots_of", "hint", "knowledge_of", "seconds_of"]


def bots_of(game: Ruleset) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    knowledge = knowledge_of(game)
    return tuple(name for name in BOTS if name in SIMPLE or (knowledge is not None and name in knowledge.levels))


def bot(game: Ruleset, name: str, *, timed: bool = False) -> Bot:
    """A bot of this name for a game; what it knows of the game lies in the game's own folder.

    One that is timed stops thinking when its time is over, for people who wait; others always choose the same.
    """
    if name not in bots_of(game):
        raise BadInput("unknown-bot", {"bot": shown(name), "bots": ", ".join(bots_of(game))})
    if name == "random":
        return RandomBot()
    if name == "steady":
        return KnowingBot(import_module(f"{game.package}.bot.steady").steady)
    knowledge = knowledge_of(game)
    assert knowledge is not None
    level = knowledge.levels[name]
    return SearchBot(knowledge, level, timed=timed) if level.iterations > 1 else QuickBot(knowledge, level)


def seconds_of(game: Ruleset, name: str) -> float:
    """How long a bot that is timed may think about a decision; 0 for those that choose at once."""
    knowledge = knowledge_of(game)
    return knowledge.levels[name].seconds if knowledge is not None and name in knowledge.levels else 0.0
