"""A contest: bots that meet at the same deals; everything in it follows from its seed."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tenka.arena.contender import ForeignBot, contender
from tenka.arena.digest import code_digest
from tenka.arena.lineups import TABLES, Lineup, lineups, seatings
from tenka.bots import Bot
from tenka.games import game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.stream import seed_bytes
from tenka.sim.match import MOST_GAMES
from tenka.sim.playing import PlayedGame, play_game, seed_for

FORMAT = 1


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that defines the games, however many of them are played."""

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    tables: str
    seed: str
    code: str


class ContestGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game went, seat by seat; `seats` says which of the contest's bots sat there."""

    game: int
    deal: int
    seats: Lineup
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    moves: int
    rounds: int | None
    choices: tuple[int, ...]
    cpu: tuple[float, ...]  # seconds spent on the choices: the only thing that differs from run to run

    @property
    def result(self) -> tuple[Any, ...]:
        """All but the time."""
        return msgspec.structs.astuple(self)[:-1]


def checked_contest(
    game_id: str,
    bots: Sequence[str],
    players: int | None,
    seed: int | bytes,
    options: Mapping[str, Any] | None = None,
    tables: str = "duels",
) -> Contest:
    """A contest, if it can be played as asked for."""
    found = game(game_id)
    for name in bots:
        contender(found, name)
        if bots.count(name) > 1:
            raise BadInput("bot-named-twice", {"bot": name})
    if tables not in TABLES:
        raise BadInput("bad-tables", {"tables": shown(tables), "known": ", ".join(TABLES)})
    key = seed_bytes(seed)
    setup = found.new(max(found.players) if players is None else players, key, options).setup
    lineups(len(bots), setup.players, tables)
    return Contest(
        FORMAT,
        game_id,
        found.rules,
        setup.players,
        dict(setup.options),
        tuple(bots),
        tables,
        key.hex(),
        code_digest(found, bots),
    )


def contest_lineups(contest: Contest) -> list[Lineup]:
    """The line-ups played at each deal of a contest."""
    return lineups(len(contest.bots), contest.players, contest.tables)


def games_a_deal(contest: Contest) -> int:
    """How many games are played at each deal."""
    return sum(len(seatings(lineup, 0)) for lineup in contest_lineups(contest))


def whole_deals(contest: Contest, games: int) -> int:
    """How many deals make at least this many games."""
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-games", {"games": shown(games), "most": MOST_GAMES})
    return -(-games // games_a_deal(contest))


def deal_seatings(contest: Contest, deal: int) -> list[Lineup]:
    """Who sits where in the games of one deal."""
    return [seats for lineup in contest_lineups(contest) for seats in seatings(lineup, deal)]


def play_games(contest: Contest, first: int, last: int) -> list[ContestGame]:
    """The games of a contest from one number up to, not including, another."""
    return [_play(contest, number) for number in range(first, last)]


def play_games_if_same(contest: Contest, first: int, last: int) -> list[ContestGame] | None:
    """The same, on another machine; None if the code there would play others."""
    if code_digest(game(contest.game), contest.bots) != contest.code:
        return None
    return play_games(contest, first, last)


def _play(contest: Contest, number: int) -> ContestGame:
    deal, table = divmod(number, games_a_deal(contest))
    seats = deal_seatings(contest, deal)[table]
    found = game(contest.game)
    bots = {each: contender(found, contest.bots[each]) for each in set(seats)}
    seed = seed_for(bytes.fromhex(contest.seed), f"deal\0{deal}")
    played = play_game(found, [bots[each] for each in seats], seed, contest.options)
    return ContestGame(
        number,
        deal,
        seats,
        played.wins,
        played.scores,
        played.moves,
        played.rounds,
        played.choices,
        tuple(round(_seconds(bots[who], seat, played), 6) for seat, who in enumerate(seats)),
    )


def _seconds(player: Bot, seat: int, played: PlayedGame) -> float:
    """What the choices of a seat cost; a foreign bot tells it itself."""
    return player.seconds.get(seat, 0.0) if isinstance(player, ForeignBot) else played.seconds[seat]
