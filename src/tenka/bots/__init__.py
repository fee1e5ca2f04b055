"""Players that are programs: they choose by what their own seat may know, nothing else."""

from tenka.bots.bot import Bot, KnowingBot, RandomBot
from tenka.bots.hints import Choice, hint
from tenka.bots.levels import QuickBot, SearchBot
from tenka.bots.search_knowledge import knowledge_of
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset

BOTS = ("random", "beginner", "steady", "strong", "master")  # from the weakest to the strongest

__all__ = ["BOTS", "Bot", "Choice", "bot", "bots_of", "hint", "knowledge_of", "seconds_of"]


def bots_of(game: Ruleset) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    known = {"random", *knowledge_of(game).levels}
    if room(game.package, "bot.steady") is not None:
        known.add("steady")
    return tuple(name for name in BOTS if name in known)


def bot(game: Ruleset, name: str, *, timed: bool = False) -> Bot:
    """A bot of this name for a game; what it knows of the game lies in the game's own folder.

    One that is timed stops thinking when its time is over, for people who wait; others always choose the same.
    """
    if name not in bots_of(game):
        raise BadInput("unknown-bot", {"bot": shown(name), "bots": ", ".join(bots_of(game))})
    if name == "random":
        return RandomBot()
    rules_of_thumb = room(game.package, "bot.steady")
    if name == "steady" and rules_of_thumb is not None:
        return KnowingBot(rules_of_thumb.steady)
    knowledge = knowledge_of(game)
    level = knowledge.levels[name]
    return SearchBot(knowledge, level, timed=timed) if level.iterations > 1 else QuickBot(knowledge, level)


def seconds_of(game: Ruleset, name: str) -> float:
    """How long a bot that is timed may think about a decision; 0 for those that choose at once."""
    levels = knowledge_of(game).levels
    return levels[name].seconds if name in levels else 0.0
