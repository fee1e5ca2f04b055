"""The rulebook's own examples."""

from collections import Counter

from tests.games.shitenno.positions import (
    at_move,
    can,
    changed,
    decision,
    even_year,
    hand,
    odd_year,
    packet,
    place,
    play,
    province,
    score,
    split,
    tiles,
    titles,
    told,
)

HONDA, SAKAKIBARA, SAKAI, II = range(4)
GENERALS = ["honda", "sakakibara", "sakai", "ii"]


def test_S7_S8_the_example_of_the_division() -> None:
    cards = [*["koku_1"] * 3, "koku_3", *["sohei"] * 2, *["shinobi"] * 2, *["samurai"] * 2, *["bushi"] * 2]
    state = even_year(4, cards, generals=GENERALS)

    packet(state, "sensei", "koku_1", "koku_1", "sohei", "shinobi")
    assert at_move(state) == SAKAKIBARA
    play(state, ["refuse"])
    assert at_move(state) == SAKAI
    play(state, ["accept"])
    assert hand(state, SAKAI) == {"koku_1": 2, "sohei": 1, "shinobi": 1}

    packet(state, "hatamoto", "samurai", "samurai", "bushi")
    assert at_move(state) == SAKAKIBARA
    play(state, ["refuse"])
    assert at_move(state) == II
    play(state, ["refuse"])
    assert hand(state, HONDA) == {"samurai": 2, "bushi": 1}

    assert (decision(state), at_move(state)) == ("split", SAKAKIBARA)
    split(state, "daimyo", "shomyo", "koku_3", "sohei")
    assert at_move(state) == II
    play(state, ["take", "second"])
    assert hand(state, II) == {"koku_1": 1, "bushi": 1, "shinobi": 1}
    assert hand(state, SAKAKIBARA) == {"koku_3": 1, "sohei": 1}

    assert titles(state) == ["hatamoto", "daimyo", "sensei", "shomyo"]
    order = []
    while state.view(None)["year"] == "odd":
        order.append(at_move(state))
        play(state, ["done"])
    assert order == [SAKAKIBARA, II, SAKAI, HONDA]


def test_S13_S16_S18_the_examples_of_the_provinces() -> None:
    state = odd_year(
        4,
        generals=GENERALS,
        seat=SAKAKIBARA,
        titles=["hatamoto", "daimyo", "sensei", "shomyo"],
        hands=[
            [],
            ["samurai"] * 3 + ["bushi_sohei"],
            [],
            ["koku_1"] * 4 + ["koku_2", "shinobi", "bushi"],
        ],
        tiles=["exchange", "plus"],
        gates={
            "kanto": ["bushi exchange", "sohei plus", "shinobi draw"],
            "chubu": ["samurai plus", "sohei draw", "bushi exchange"],
        },
        board={"chubu": [SAKAI, HONDA], "hokkaido": [SAKAI, II, SAKAI]},
    )

    place(state, "kanto", "troops", "samurai", "samurai", "samurai", "bushi_sohei")
    assert province(state, "kanto")["fields"][0] == {"seat": SAKAKIBARA, "gold": False}
    assert score(state, SAKAKIBARA) == 5 + 2
    assert tiles(state, SAKAKIBARA) == {"exchange": 1, "plus": 0, "draw": 0}
    assert hand(state, SAKAKIBARA) == Counter()
    assert province(state, "kanto")["troop"] == "sohei"
    play(state, ["done"])

    assert at_move(state) == II
    assert not can(state, "place", "kanto", "troops")  # no Sōhei
    place(state, "kanto", "koku", "koku_1", "koku_1", "koku_1", "koku_1", "koku_2")
    assert province(state, "kanto")["fields"][1] == {"seat": II, "gold": False}
    assert score(state, II) == 6 + 1
    assert tiles(state, II) == {"exchange": 0, "plus": 1, "draw": 0}

    place(state, "chubu", "troops", "shinobi", "plus", "bushi")
    assert province(state, "chubu")["fields"][2] == {"seat": II, "gold": False}
    assert score(state, II) == 6 + 1 + 6 + 1
    assert tiles(state, II) == {"exchange": 1, "plus": 0, "draw": 0}
    assert hand(state, II) == Counter()

    assert at_move(state) == SAKAI
    assert told(play(state, ["done"]), "turn_ended") == [{"seat": SAKAI, "placed": 0}]
    play(state, ["done"])  # the Sensei leaves every kamon plain

    assert at_move(state) == HONDA
    # The example pays with a second Bushi+Sōhei, but there is only one: Honda is given the one just discarded.
    discards = [card for card in state.dump()["position"]["discards"] if card != "bushi_sohei"]
    state = changed(state, hands=[["bushi_sohei"], [], [], []], discards=discards)
    events = place(state, "hokkaido", "troops", "bushi_sohei", "exchange", "plus")
    assert province(state, "hokkaido")["fields"][3] == {"seat": HONDA, "gold": False}
    assert score(state, HONDA) == 9
    assert told(events, "tile_won") == []
    assert tiles(state, HONDA) == {"exchange": 0, "plus": 0, "draw": 0}
    assert hand(state, HONDA) == Counter()


def test_S21_lets_honda_save_a_tile_in_the_rulebooks_example() -> None:
    for saved, used in (("plus", "exchange"), ("exchange", "plus")):
        state = odd_year(
            title="hatamoto", hand=["bushi_sohei"], tiles=["exchange", "plus"], board={"hokkaido": [1, 1, 1]}
        )
        place(state, "hokkaido", "troops", "bushi_sohei", "hatamoto", used)
        assert score(state) == 9
        assert tiles(state)[saved] == 1
        assert tiles(state)[used] == 0
