"""Play at random reaches every move, comes to an end, and a damaged dump is refused or playable."""

from collections import Counter
from random import Random

import pytest

from tenka import BadInput
from tenka.kernel.state import State
from tenka.testing.tables import few_or_many
from tests.conformance.tenjo import TABLES
from tests.games.tenjo.players import lively
from tests.games.tenjo.positions import FATES, GAME, House, attack, begun, changed, decision, play, position, table
from tests.kernel.damage import damage, paths
from tests.kernel.test_load import use

LONGEST = 8_000  # moves of a year
GAMES = 24
SCENES = 150  # short games from positions in which rare moves are at hand


def game(seed: int, verbs: Counter[str]) -> State:
    """A whole game of one year at one of the tables."""
    players, options = TABLES[seed % len(TABLES)]
    state, rng = GAME.new(players, seed, {**options, "years": 1}), Random(seed)
    for _ in range(LONGEST):
        if not state.pending:
            return state
        assert all(state.legal(seat) for seat in state.pending), "a dead end"
        seat, move = lively(state, rng)
        verbs[str(move[0])] += 1
        state.play(seat, move, events=False)
    raise AssertionError("it does not end")


def crowded(seed: int) -> State:
    """Three houses allied in a circle in one province, with cards, in a position in which much can be done."""
    family = [{"son": "ise_castle_a"}, {"son": "tango_castle_a"}, {"son": "kii_castle_a"}]
    hands = [["fire", "water", "ring_3"], ["void", "earth", "ring_4", "ring_1"], ["wind", "void", "ring_5"]]
    me = House(
        {"omi_w5": 30, "echizen_castle_b": 2, "omi_res_a": 1, "omi_res_b": 1},
        ["omi"],
        {"tango_castle_a": 20},
        hand=hands[0],
        family=family[0],
    )
    foe = House({"omi_w2": 20, "kii_castle_a": 3}, ["kii"], {"kii_castle_a": 20}, hand=hands[1], family=family[1])
    third = House(
        {"omi_w6": 9, "omi_w1": 4, "omi_res_a": 1}, ["omi"], {"ise_castle_a": 9}, hand=hands[2], family=family[2]
    )
    options = {"build_castle": True, "years": 1}
    state = table(me, foe, third, turn=seed % 3, month=12 if seed % 2 else 5, options=options)
    if seed % 4 == 0:
        state = changed(state, rolled=False, points=0)
    state = changed(state, fate_deck=sorted(FATES, reverse=seed % 3 == 0))
    seats = position(state)["seats"]
    for seat in seats:
        seat["fund"] = 30
    state = GAME.load({**state.dump(), "position": {**position(state), "seats": seats}})
    if seed % 3 == 0 and seed % 4:
        attack(state, "omi_w2", 1, "omi_w5")
    return state


def scene(seed: int, verbs: Counter[str]) -> None:
    """Some hundred moves from a crowded position."""
    state, rng = crowded(seed), Random(seed)
    for _ in range(200):
        if not state.pending:
            return
        seat, move = lively(state, rng)
        verbs[str(move[0])] += 1
        state.play(seat, move, events=False)


def test_random_play_reaches_every_verb_and_ends() -> None:
    verbs = Counter[str]()
    for seed in range(SCENES):
        scene(seed, verbs)
    for seed in range(GAMES):
        game(seed, verbs)
    assert set(GAME.vocabulary.verbs) - set(verbs) == set()


@pytest.mark.soak
@pytest.mark.parametrize("first", range(GAMES, 2_000 + GAMES, 50))
def test_every_game_ends(first: int) -> None:
    """2,000 games in all."""
    for seed in range(first, first + 50):
        game(seed, Counter())


@pytest.mark.parametrize("times", few_or_many(250, 20_000))
def test_a_damaged_dump_is_refused_or_playable(times: int) -> None:
    rng = Random(9)
    dumps = [crowded(seed).dump() for seed in range(4)] + [GAME.new(3, 1).dump(), begun(2).dump()]
    state = crowded(1)
    for _ in range(120):
        if state.pending:
            state.play(*lively(state, rng), events=False)
            dumps.append(state.dump())
    for _ in range(times):
        damaged = rng.choice(dumps)
        for _ in range(rng.choice([1, 1, 2, 4])):
            places = paths(damaged["position"]) if "position" in damaged else []
            damaged = damage(damaged, ("position", *rng.choice(places)), rng) if places else damaged
        try:
            loaded = GAME.load(damaged)
        except BadInput:
            continue
        use(loaded, rng)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"tasks": [["flow", -1]]}, "tasks"),
        ({"tasks": []}, "tasks"),
        ({"tasks": [["flow", -1], ["turn", 2]]}, "tasks"),
        ({"month": 13}, "month"),
        ({"year": 9}, "year"),
        ({"order": [0, 0]}, "order"),
        ({"battle_seat": 1}, "battle_seat"),
        ({"doing": "march", "source": 3}, "doing"),
        ({"amount": 5}, "amount"),
        ({"element": "fire"}, "doing"),
        ({"hostages": ["wife_0"]}, "hostages"),
        ({"contest": [[0, 1, 2]]}, "contest"),
        ({"fate_deck": []}, "fate_deck"),
        ({"castle_deck": []}, "castles"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, object], where: str) -> None:
    dump = begun(2).dump()
    dump["position"] |= change
    with pytest.raises(BadInput) as refused:
        GAME.load(dump)
    assert refused.value.params["where"] == f"$.position.{where}"


def test_more_samurai_than_the_story_tells_are_refused() -> None:
    dump = begun(2).dump()
    samurai = dump["position"]["seats"][0]["samurai"]
    samurai[next(iter(samurai))] += 1
    with pytest.raises(BadInput):
        GAME.load(dump)


def test_an_offer_that_cannot_be_kept_is_refused() -> None:
    state = begun(2)
    play(state, ["offer", 1 - next(iter(state.pending))])
    dump = state.dump()
    draft = next(each for each in dump["position"]["drafts"] if each)
    dump["position"]["offers"] = [{**draft, "give": ["koku"] * 99}]
    with pytest.raises(BadInput):
        GAME.load(dump)
    assert decision(state) == "turn"
