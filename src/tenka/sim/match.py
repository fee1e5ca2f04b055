"""A match: bots that play a number of games, changing seats from game to game."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tenka.bots import bot
from tenka.games import game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.stream import seed_bytes
from tenka.sim.digest import digest_of_package
from tenka.sim.playing import play_game, seed_for

MOST_GAMES = 1_000_000


class Match(NamedTuple):
    """What is to be played; everything that happens in it follows from the seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: bytes
    options: Mapping[str, Any] = {}


class GameOutcome(NamedTuple):
    """How one game went, seat by seat; `bots` says which of the match's bots sat there."""

    bots: tuple[int, ...]
    wins: tuple[float, ...]  # 1 for the winner, or equal shares of it
    scores: tuple[int, ...]
    moves: int
    rounds: int | None


def checked_match(
    game_id: str, bots: Sequence[str], games: int, seed: int | bytes, options: Mapping[str, Any] | None = None
) -> Match:
    """A match, if it can be played as asked for."""
    found = game(game_id)
    for name in bots:
        bot(found, name)
    if len(bots) not in found.players:
        fewest, most = min(found.players), max(found.players)
        raise BadInput("bad-bots", {"count": len(bots), "fewest": fewest, "most": most})
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-games", {"games": shown(games), "most": MOST_GAMES})
    chosen = found.new(len(bots), 0, options).setup.options
    return Match(game_id, tuple(bots), games, seed_bytes(seed), chosen)


def seating(match: Match, number: int) -> tuple[int, ...]:
    """Which of the match's bots sits where: everybody moves on by one seat from game to game."""
    players = len(match.bots)
    return tuple((seat + number) % players for seat in range(players))


def play_games(match: Match, first: int, last: int) -> list[GameOutcome]:
    """The games of a match from one number up to, not including, another."""
    found = game(match.game)
    bots = [bot(found, name) for name in match.bots]
    outcomes = []
    for number in range(first, last):
        seats = seating(match, number)
        seed = seed_for(match.seed, f"game\0{number}")
        played = play_game(found, [bots[each] for each in seats], seed, match.options)
        outcomes.append(GameOutcome(seats, played.wins, played.scores, played.moves, played.rounds))
    return outcomes


def play_games_if_same(match: Match, code: str, first: int, last: int) -> list[GameOutcome] | None:
    """The same, on another machine; None if the code there would play others."""
    return play_games(match, first, last) if code_of(match) == code else None


def code_of(match: Match) -> str:
    """A digest of the code that plays a match here."""
    return digest_of_package(game(match.game).package)
