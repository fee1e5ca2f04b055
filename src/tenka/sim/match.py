"""A match: bots that play a number of games, changing seats from game to game."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from tenka.bots import Bot, bot
from tenka.games import game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game
from tenka.kernel.stream import SEED_BYTES, seed_bytes

MOST_GAMES = 1_000_000


class Match(NamedTuple):
    """What is to be played; everything that happens in it follows from the seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: bytes


class Outcome(NamedTuple):
    """How one game went, seat by seat; `bots` says which of the match's bots sat there."""

    bots: tuple[int, ...]
    wins: tuple[float, ...]  # 1 for the winner, or equal shares of it
    scores: tuple[int, ...]
    moves: int
    rounds: int | None


def checked_match(game_id: str, bots: Sequence[str], games: int, seed: int | bytes) -> Match:
    """A match, if it can be played as asked for."""
    found = game(game_id)
    for name in bots:
        bot(found, name)
    if len(bots) not in found.players:
        fewest, most = min(found.players), max(found.players)
        raise BadInput("bad-bots", {"count": len(bots), "fewest": fewest, "most": most})
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-games", {"games": shown(games), "most": MOST_GAMES})
    return Match(game_id, tuple(bots), games, seed_bytes(seed))


def seating(match: Match, number: int) -> tuple[int, ...]:
    """Which of the match's bots sits where: everybody moves on by one seat from game to game."""
    players = len(match.bots)
    return tuple((seat + number) % players for seat in range(players))


def play_games(match: Match, first: int, last: int) -> list[Outcome]:
    """The games of a match from one number up to, not including, another."""
    found = game(match.game)
    bots = [bot(found, name) for name in match.bots]
    return [_play(match, found, bots, number) for number in range(first, last)]


def _play(match: Match, found: Game, bots: list[Bot], number: int) -> Outcome:
    seats = seating(match, number)
    state = found.new(len(seats), _seed(match, number, "game"))
    rng = Random(_seed(match, number, "bots"))
    moves = 0
    while (pending := state.pending) and state.result is None:
        for seat in pending:
            legal = state.legal(seat)
            if legal:  # another's move may have settled it
                move = bots[seats[seat]].choose(state.view(seat, events=False), legal, rng)
                state.play(seat, move, events=False)
                moves += 1
    result = state.result
    assert result is not None
    winners = result.get("winners", result["ranking"][:1])
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats)))
    rounds = state.view(None, events=False).get("round")
    return Outcome(seats, wins, tuple(result["scores"]), moves, rounds)


def _seed(match: Match, number: int, purpose: str) -> bytes:
    return blake2b(f"{purpose}\0{number}".encode(), key=match.seed, digest_size=SEED_BYTES).digest()
