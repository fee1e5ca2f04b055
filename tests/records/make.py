"""Record whole games for the tests to replay: `python -m tests.records.make`.

Each game is made by a player of the conformance kit, or by one of those below, from a fixed seed, so that the same
files come out every time. A game once recorded is kept as it is, for it shows that later versions still play it: only
files that are missing are written, and they are never made anew unless the game's rules version rises.

`finals.txt` beside the records holds for each of them the hash of the final position, `vocabulary.txt` all moves of
the game in the order of their integers. Where a position is dumped in another form than before, and every record was
seen to give what it gave, remove the game's `finals.txt`: it is made anew.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import tenka
from tenka.kernel.state import State
from tenka.testing import digest
from tenka.testing.players import PLAYERS, Choice, Player, at_random, play_out, restless, wavering
from tests.conformance.games import register_games
from tests.records.tenjo_players import allied, building, conquest, pressing, terse, usurper

FOLDER = Path(__file__).parent


class Recipe(NamedTuple):
    """How a game is made."""

    name: str
    players: int
    player: str
    seed: int
    options: Mapping[str, Any] = {}


def lavish(state: State, rng: Random) -> Choice:
    """Uses tiles wherever possible, and pays with the last of the listed payments: the one with the most of them."""
    seat = min(state.pending)
    legal = state.legal(seat)
    for verb in ("draw", "confirm", "pay"):
        found = [move for move in legal if move[0] == verb]
        if found:
            return seat, found[-1]
    return at_random(state, rng)


def idle(state: State, rng: Random) -> Choice:
    """Places hardly anything."""
    seat = min(state.pending)
    if ["done"] in state.legal(seat) and rng.random() < 0.8:
        return seat, next(move for move in state.legal(seat) if move == ["done"])
    return restless(state, rng)


def eager(state: State, rng: Random) -> Choice:
    """Places whatever can be placed."""
    seat = min(state.pending)
    legal = [move for move in state.legal(seat) if move != ["done"]]
    return (seat, rng.choice(legal)) if legal else at_random(state, rng)


def warlike(state: State, rng: Random) -> Choice:
    """Marches against somebody else, if there is anybody, and with all it has."""
    seat = min(state.pending)
    legal = state.legal(seat)
    if legal[0][0] == "target":
        owners = {each["province"]: each["owner"] for each in state.view(None, events=False)["provinces"]}
        foes = [move for move in legal if move[0] == "target" and owners[move[1]] not in {seat, None}]
        return seat, rng.choice(foes or legal)
    return (seat, legal[-1]) if legal[0][0] == "armies" else restless(state, rng)


def choosy(state: State, rng: Random) -> Choice:
    """Takes what lies open in the draft or turns it over, and would rather stay than march."""
    seat = min(state.pending)
    legal = state.legal(seat)
    for verb, share in (("renew", 0.8), ("take_top", 0.7), ("stay", 0.8)):
        if [verb] in legal and rng.random() < share:
            return seat, next(move for move in legal if move == [verb])
    return wavering(state, rng)


RECORDERS: dict[str, Player] = {
    **PLAYERS,
    **{player.__name__: player for player in (lavish, idle, eager, warlike, choosy)},
    **{player.__name__: player for player in (terse, allied, building, pressing, conquest, usurper)},
}
MOON, PRESCRIBED, FLAT, DECLINE = (
    {"side": "moon"},
    {"start": "prescribed"},
    {"tower": "flat"},
    {"may_decline_move": True},
)
YEAR: dict[str, Any] = {"years": 1}
CASTLES = YEAR | {"build_castle": True}

RECIPES: dict[str, list[Recipe]] = {
    "shitenno": [
        Recipe("2-kamons-random", 2, "at_random", 0),
        Recipe("2-kamons-first", 2, "first", 1),
        Recipe("2-kamons-eager", 2, "eager", 79),
        Recipe("2-kamons-lavish", 2, "lavish", 5),
        Recipe("2-both-restless", 2, "restless", 7),
        Recipe("2-both-wavering", 2, "wavering", 22),
        Recipe("2-koku-wavering", 2, "wavering", 13),
        Recipe("2-koku-last", 2, "last", 0),
        Recipe("3-kamons-random", 3, "at_random", 31),
        Recipe("3-kamons-restless", 3, "restless", 5),
        Recipe("3-both-eager", 3, "eager", 10),
        Recipe("3-both-restless", 3, "restless", 4),
        Recipe("3-both-lavish", 3, "lavish", 36),
        Recipe("3-koku-restless", 3, "restless", 33),
        Recipe("3-koku-wavering", 3, "wavering", 30),
        Recipe("3-koku-idle", 3, "idle", 0),
        Recipe("4-kamons-random", 4, "at_random", 21),
        Recipe("4-kamons-eager", 4, "eager", 0),
        Recipe("4-kamons-first", 4, "first", 6),
        Recipe("4-both-lavish", 4, "lavish", 4),
        Recipe("4-both-restless", 4, "restless", 30),
        Recipe("4-koku-restless", 4, "restless", 36),
        Recipe("4-koku-wavering", 4, "wavering", 21),
        Recipe("4-koku-idle", 4, "idle", 37),
    ],
    "shogun": [
        Recipe("3-sun-random", 3, "at_random", 1),
        Recipe("3-sun-restless", 3, "restless", 2),
        Recipe("3-sun-warlike", 3, "warlike", 3),
        Recipe("3-moon-choosy", 3, "choosy", 4, MOON),
        Recipe("3-moon-first", 3, "first", 5, MOON),
        Recipe("3-prescribed-last", 3, "last", 6, PRESCRIBED),
        Recipe("3-prescribed-wavering", 3, "wavering", 7, PRESCRIBED),
        Recipe("3-flat-warlike", 3, "warlike", 8, FLAT),
        Recipe("3-decline-choosy", 3, "choosy", 9, DECLINE),
        Recipe("4-sun-choosy", 4, "choosy", 10),
        Recipe("4-sun-warlike", 4, "warlike", 11),
        Recipe("4-moon-restless", 4, "restless", 12, MOON),
        Recipe("4-moon-warlike", 4, "warlike", 13, MOON),
        Recipe("4-prescribed-random", 4, "at_random", 14, PRESCRIBED),
        Recipe("4-prescribed-warlike", 4, "warlike", 15, PRESCRIBED),
        Recipe("4-flat-restless", 4, "restless", 16, FLAT),
        Recipe("4-decline-choosy", 4, "choosy", 17, DECLINE),
        Recipe("5-sun-random", 5, "at_random", 18),
        Recipe("5-sun-choosy", 5, "choosy", 19),
        Recipe("5-moon-warlike", 5, "warlike", 20, MOON),
        Recipe("5-moon-last", 5, "last", 21, MOON),
        Recipe("5-prescribed-warlike", 5, "warlike", 22, PRESCRIBED),
        Recipe("5-prescribed-first", 5, "first", 23, PRESCRIBED),
        Recipe("5-flat-decline-wavering", 5, "wavering", 24, FLAT | DECLINE),
    ],
    "tenjo": [
        Recipe("2-years-terse", 2, "terse", 1, YEAR),
        Recipe("2-years-allied", 2, "allied", 3, YEAR | {"ring_contest": False}),
        Recipe("2-years-building", 2, "building", 4, CASTLES),
        Recipe("2-years-restless", 2, "restless", 0, YEAR | {"entry_supports_daimyo": False}),
        Recipe("2-shogun-usurper", 2, "usurper", 4, YEAR),
        Recipe("2-shogun-wavering", 2, "wavering", 6, {"years": 5}),
        Recipe("2-last-conquest", 2, "conquest", 4, YEAR | {"shadow_isolation": True}),
        Recipe("3-years-terse", 3, "terse", 8, YEAR | {"castle_sites": 8}),
        Recipe("3-years-two", 3, "terse", 12, {"empty_seat_fate": "nothing"}),
        Recipe("3-years-allied", 3, "allied", 323, YEAR),
        Recipe("3-years-wed", 3, "allied", 5, YEAR),
        Recipe("3-years-building", 3, "building", 3, CASTLES | {"build_house_rate": True}),
        Recipe("3-shogun-usurper", 3, "usurper", 12, {}),
        Recipe("3-shogun-wavering", 3, "wavering", 4, {}),
        Recipe("3-shogun-first", 3, "first", 0, {"years": 4}),
        Recipe("3-last-conquest", 3, "conquest", 5, {"void_shield": "that_attacker"}),
        Recipe("4-years-terse", 4, "terse", 11, YEAR | {"resource_mode": "printed"}),
        Recipe("4-years-warlike", 4, "terse", 0, YEAR | {"void_shield": "that_attacker"}),
        Recipe("4-years-lent", 4, "allied", 310, YEAR),
        Recipe("4-years-allied", 4, "allied", 2, YEAR | {"province_move_any_time": False}),
        Recipe("4-years-pressing", 4, "pressing", 1, YEAR),
        Recipe("4-years-building", 4, "building", 0, CASTLES | {"build_house_rate": True}),
        Recipe("4-shogun-wavering", 4, "wavering", 5, YEAR),
        Recipe("4-shogun-first", 4, "first", 0, {"years": 3}),
        Recipe("4-last-conquest", 4, "conquest", 13, {"years": 5}),
        Recipe("4-last-swift", 4, "conquest", 7, {"years": 3}),
    ],
}


def text_of(record: dict[str, Any]) -> str:
    """A record as it is kept: compact, with a line for each move, so that a difference is easily seen."""
    compact = {name: json.dumps(value, ensure_ascii=False, separators=(",", ":")) for name, value in record.items()}
    compact["moves"] = "[\n" + ",\n".join(json.dumps(m, separators=(",", ":")) for m in record["moves"]) + "\n]"
    return "{\n" + ",\n".join(f'"{name}":{value}' for name, value in compact.items()) + "\n}\n"


def play(game: str, recipe: Recipe) -> State:
    """The finished game of a recipe."""
    state = tenka.game(game).new(recipe.players, recipe.seed, recipe.options)
    return play_out(state, RECORDERS[recipe.player], Random(recipe.seed))


def final(game: str, recipe: Recipe) -> str:
    """The hash of the position in which a recorded game ended."""
    record = json.loads((FOLDER / game / f"{recipe.name}.json").read_text(encoding="utf-8"))
    return digest.of(tenka.game(game).replay(record).position())


def make(game: str) -> None:
    """Write what is missing of a game."""
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    for recipe in RECIPES[game]:
        file = folder / f"{recipe.name}.json"
        if not file.exists():
            file.write_text(text_of(play(game, recipe).record()), encoding="utf-8")
    finals = folder / "finals.txt"
    if not finals.exists():
        finals.write_text(
            "".join(f"{recipe.name} {final(game, recipe)}\n" for recipe in RECIPES[game]), encoding="utf-8"
        )
    vocabulary = folder / "vocabulary.txt"
    if not vocabulary.exists():
        moves = tenka.game(game).vocabulary.moves
        vocabulary.write_text("".join(f"{json.dumps(move)}\n" for move in moves), encoding="utf-8")


if __name__ == "__main__":
    register_games()
    for each in RECIPES:
        make(each)
