"""Ratings as they are sent."""

from tenka.server.ratings.anchors import anchors
from tenka.server.ratings.scale import figure, interval
from tenka.store.ids import written
from tenka.store.queries.people.ratings import ChangeRow, RatingRow
from tenka.wire.profiles import BotFigure, RatingInfo, RatingPoint


def rating_info(row: RatingRow) -> RatingInfo:
    """A rating with its interval, and the strongest bot that it is not below."""
    equals = [bot for bot, strength in anchors(row.game).items() if strength.mu <= row.strength.mu]
    low, high = interval(row.strength)
    return RatingInfo(row.game, figure(row.strength), low, high, row.games, equals[-1] if equals else None)


def rating_point(row: ChangeRow) -> RatingPoint:
    """What a rating was after a game."""
    return RatingPoint(figure(row.strength), *interval(row.strength), written(row.made))


def bot_figures(game: str) -> list[BotFigure]:
    """The bots of a game with their figures, the weakest first."""
    return [BotFigure(bot, figure(strength)) for bot, strength in anchors(game).items()]
