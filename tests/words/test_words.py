"""Words put together: moves, events, refusals, lists, languages."""

import re
from random import Random

import pytest

import tenka
from tenka.games.tenjo import GAME as TENJO
from tenka.games.tenjo.rules.components import pieces
from tenka.kernel.errors import BadInput, IllegalMove
from tenka.kernel.game import Game
from tenka.kernel.move import Move
from tenka.words import LANGUAGES, Words, language

GAME = tenka.game("shitenno")
SHOGUN = tenka.game("shogun")


def name(seat: int) -> tuple[str, str]:
    return f"Player {seat}", f"Seat {seat}"


def test_a_list_counts_what_is_equal() -> None:
    cards = ["samurai", "koku_1", "samurai", "bushi_sohei"]
    assert Words("en", GAME).several("card", cards) == "2 × Samurai, 1 koku, Bushi + Sōhei"


def test_an_item_is_a_card_a_tile_or_the_hatamoto() -> None:
    assert (
        Words("de", GAME).several("item", ["sohei", "exchange", "plus", "hatamoto"]) == "Sōhei, Austausch, +1, Hatamoto"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tiles_of_two_packets_are_told_alike(lang: str) -> None:
    words = Words(lang, GAME)
    one = words.move(Move(("tile", "daimyo")), {"splitting": "yes"})
    other = words.move(Move(("rest_tile", "daimyo")), {})
    first, second = words.noun("packet", "first"), words.noun("packet", "second")
    assert first in one.text
    assert [each.replace(first, second) for each in (one.text, one.group)] == [other.text, other.group]
    assert first not in words.move(Move(("tile", "daimyo")), {"splitting": "no"}).text


@pytest.mark.parametrize("game", [GAME, SHOGUN, TENJO])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words_of_its_own(lang: str, game: Game, said_without_error: None) -> None:
    words = Words(lang, game)
    labels = {words.move(move, details(move)).text for move in game.vocabulary.moves}
    assert len(labels) == len(game.vocabulary)


def details(move: Move) -> dict[str, object]:
    match move[0]:
        case "pay":
            return {"items": ["koku_1"] * (int(move[1]) + 1)}
        case "general":
            return {"full": move[-1], "colour": move[-1]}
        case "place" if len(move) == 2:
            return {"special": "rice"}
        case "target":
            return {"whose": "neutral", "owner": ""}
    return {}


def test_a_move_takes_words_where_an_event_takes_ids() -> None:
    words = Words("en", GAME)
    assert words.move(Move(("place", "kanto", "troops")), {}).text == "Place a kamon in Kantō, paying with troops"
    data = {"seat": 1, "province": "kanto", "field": 2, "means": "koku", "items": ["koku_3", "koku_3", "plus"]}
    assert words.event("placed", data, name) == "Player 1 takes space 2 of Kantō, paying with koku (2 × 3 koku, +1)."


def test_an_event_knows_empty_packets_and_reasons() -> None:
    words = Words("en", GAME)
    split = {"seat": 0, "first_cards": [], "first_title": "daimyo", "second_cards": ["bushi"], "second_title": "sensei"}
    assert "Packet A: no cards, with the Daimyō hierarchy tile. Packet B: Bushi" in words.event("split", split, name)
    assert words.event("ended", {"reasons": ["koku"]}, name) == "The game is over: the koku deck is empty."
    assert words.event("ended", {"reasons": ["kamons"]}, name) == "The game is over: a player has run out of kamons."


def test_nobody_is_called_twice_in_a_sentence() -> None:
    told = Words("en", GAME).event("general_chosen", {"seat": 2, "general": "ii"}, lambda seat: ("Ii", "Bot 3"))
    assert told == "Bot 3 chooses Ii."


def test_whoever_wins_keeps_the_name() -> None:
    data = {"seat": 0, "defender": 1, "province": "kai", "attackers": 3, "defenders": 1, "farmers": 1, "helping": True}
    words = Words("en", tenka.game("shogun"))
    told = words.event(
        "battle", {**data, "winner": 0, "kept": 1}, lambda seat: (("Takeda", "Hōjō")[seat], f"Bot {seat + 1}")
    )
    assert told.startswith("Battle for Kai: Takeda 3, Hōjō 1 with 1 farmer. Takeda wins")


def test_a_refusal_names_its_rule() -> None:
    error = IllegalMove("S13", "troops-short", {"province": "kanto", "need": ["samurai", "samurai", "bushi"]})
    told = Words("de", GAME).error(error)
    assert told == "Mit Truppen kannst du Kantō nicht übernehmen: Nötig sind 2 × Samurai, Bushi. (Regel S13)"


def test_what_people_typed_is_never_taken_for_an_id() -> None:
    assert "name" in Words("en", GAME).error(BadInput("other-game", {"game": "name", "expected": "shitenno"}))


def test_cards_are_provinces_and_chests_and_spaces_are_actions() -> None:
    words = Words("de", SHOGUN)
    assert words.move(Move(("plan", "tax", "omi")), {}).text == "Steuern einziehen: Ōmi"
    assert words.move(Move(("plan", "bid", "chest_3")), {}).text == "Gebot: Truhenkarte 3"
    error = IllegalMove("H13", "not-adjacent", {"province": "izu", "from": "omi"})
    assert words.error(error) == "Izu grenzt nicht an Ōmi. (Regel H13)"


@pytest.mark.parametrize(
    ("lang", "point", "spot", "family"),
    [
        ("en", "waypoint Ōmi 3", "Ōmi 3", "Player 2’s son"),
        ("de", "Marschwegpunkt Ōmi 3", "Ōmi 3", "Sohn von Player 2"),
        ("it", "tappa Ōmi 3", "Ōmi 3", "figlio di Player 2"),
    ],
)
def test_points_and_families_are_put_together(lang: str, point: str, spot: str, family: str) -> None:
    words = Words(lang, TENJO)
    assert words.noun("point", "omi_w3") == point
    assert words.noun("spot", "omi_w3") == spot
    assert words.noun("family", "son_2", name) == family
    assert words.noun("site", "owari_castle_a") == "Kiyosu"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_point_and_family_has_words_of_its_own(lang: str, said_without_error: None) -> None:
    words = Words(lang, TENJO)
    for kind, ids in (("point", pieces.POINTS), ("spot", pieces.POINTS), ("family", pieces.FAMILY)):
        told = {words.noun(kind, id) for id in ids}
        assert len(told) == len(ids)
        assert told.isdisjoint(ids)


ONE = {"rice": 3, "players": 2, "chests": 4, "province": "Kai", "other_name": "Oda", "kind": "fewer", "each": 2}
MANY = {"en": "armies|cards|chests|farmers|kamons|sites", "de": "Armeen|Karten|Kamons|Truhen|Bauplätze"}
MANY["it"] = "armate|carte|contadini|forzieri|aree"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_speaks_of_one_as_of_one(lang: str) -> None:
    for game, ids in ((GAME, ("done", "refuse")), (SHOGUN, ("yields", "plan-costs", "march-loses", "revolt"))):
        words = Words(lang, game)
        for id in ids:
            parameters = words.messages.parameters(f"reason-{id}")
            told = words.say(f"reason-{id}", **{name: ONE.get(name, 1) for name in parameters})
            assert re.search(r"\b1\b", told)
            assert not re.search(rf"\b1 ({MANY[lang]})\b", told), told


@pytest.mark.parametrize(
    ("lang", "none", "one"),
    [
        ("en", "3 rice for 8 provinces: 5 provinces go hungry", "1 rice for 1 province: enough, if winter takes none"),
        (
            "de",
            "3 Reis für 8 Provinzen: 5 Provinzen hungern",
            "1 Reis für 1 Provinz: genug, wenn der Winter nichts nimmt",
        ),
        (
            "it",
            "3 riso per 8 province: 5 province restano senza",
            "1 riso per 1 provincia: basta, se l’inverno non ne toglie",
        ),
    ],
)
def test_a_winter_that_takes_nothing_is_not_said_to_take_0(lang: str, none: str, one: str) -> None:
    words = Words(lang, SHOGUN)
    assert words.say("board-rice-certain", rice=3, provinces=8, missing=5, loss=0) == none
    assert words.say("board-rice-certain", rice=1, provinces=1, missing=0, loss=0) == one
    for missing in (0, 1, 5):
        assert " 4" in words.say("board-rice-certain", rice=3, provinces=8, missing=missing, loss=4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_castle_stands_none_is_offered_to_build(lang: str) -> None:
    words = Words(lang, TENJO)
    built, free = (words.say("kind-about-castle", built=each) for each in ("yes", "no"))
    assert len(built) < len(free)
    assert not re.search("can stand|Hier kann|si può costruire", built)


def test_seats_go_by_names_where_there_are_some_and_by_houses_otherwise() -> None:
    words = Words("de", TENJO)
    move = Move(("attack", "B_echizen_omi", 3))
    assert words.move(move, {}).text == "Miyoshi angreifen: Grenzkontrollpunkt Echizen–Ōmi"
    assert words.move(move, {}, name).text == "Player 3 angreifen: Grenzkontrollpunkt Echizen–Ōmi"
    error = IllegalMove("T26", "attack-barred", {"seat": 1})
    assert words.error(error).startswith("Du darfst Saitō jetzt nicht angreifen")
    assert words.move(Move(("burn_family", "wife_0")), {}, name).text == "Töten: Ehefrau von Player 0"


def test_a_move_that_is_told_too_little_is_told_plainly() -> None:
    words = Words("en", TENJO)
    assert words.move(Move(("pass",)), {}).text == "Pass"
    assert words.move(Move(("pass",)), {"decision": "fight_on"}).text == "Stop attack"


def test_an_offer_tells_both_sides() -> None:
    offer = {"seat": 0, "to": 2, "give": ["fire", "ring_3", "ring_3", "wife_0"], "ask": [], "koku": 0}
    offer |= {"asked_koku": 5000, "peace": False, "private": True}
    assert Words("en", TENJO).event("offered", offer, name) == (
        "Player 0 offers Player 2 in private: Fire, 2 × Ring 3, Player 0’s wife. In return: 5,000 koku."
    )
    peace = {**offer, "give": [], "koku": 12000, "asked_koku": 0, "peace": True, "private": False}
    assert Words("de", TENJO).event("offered", peace, name) == "Player 0 bietet Player 2: 12.000 Koku. Dafür: Frieden."


def test_battles_name_both_sides() -> None:
    told = Words("en", SHOGUN)
    attack = {"seat": 1, "from": "shinano", "to": "kozuke", "armies": 4, "defender": 0}
    assert told.event("attacked", attack, name).endswith(
        "with 4 armies from Shinano to attack Kōzuke, held by Player 0."
    )
    assert told.event("attacked", {**attack, "defender": None}, name).endswith("from Shinano to attack neutral Kōzuke.")
    thrown = {"armies": [3, 4, 0, 0], "bonus": [0, 0, 0, 0], "tray": [0, 0, 2, 0], "out": [1, 3, 0, 1]}
    assert told.event("thrown", thrown, name) == (
        "Into the tower go 3 × Player 0, 4 × Player 1, and 2 × Player 2 from the tray."
        " In the tray now: 1 × Player 0, 3 × Player 1, 1 × Farmers."
    )


def test_a_card_lost_tells_where_it_lay_and_who_has_it_now() -> None:
    words = Words("en", SHOGUN)
    lost = {"seat": 0, "province": "kozuke", "space": "battle_a", "to": 1}
    assert words.event("card_lost", lost, name) == "Player 0 hands the Kōzuke card to Player 1, from “Battle/move A”."
    lost = {"seat": 0, "province": "kozuke", "space": None, "to": None}
    assert words.event("card_lost", lost, name) == "Player 0 returns the Kōzuke card to the supply."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", TENJO.players)
def test_games_of_tenjo_are_told_without_error(lang: str, players: int, said_without_error: None) -> None:
    words, random = Words(lang, TENJO), Random(players)
    state = TENJO.new(players, seed=players, options={"years": 1})
    for _ in range(600):
        if state.result is not None:
            break
        seat = next(iter(state.pending))
        legal = state.legal(seat)
        verb = random.choice(sorted({str(move[0]) for move in legal} - {"shogun", "yield"}))
        state.play(seat, random.choice([move for move in legal if move[0] == verb]))
    for event in state.events():
        assert words.event(event.kind, event.data, name)


@pytest.mark.parametrize("game", [GAME, SHOGUN])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_error(lang: str, game: Game, said_without_error: None) -> None:
    words = Words(lang, game)
    for players in game.players:
        state = game.new(players, seed=players)
        while state.result is None:
            seat, legal = next((seat, state.legal(seat)) for seat in state.pending)
            state.play(seat, legal[len(state.entries()) % len(legal)])
        for event in state.events():
            assert words.event(event.kind, event.data, name)


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "it"}, "it"),
    ],
)
def test_the_locale_tells_the_language(environ: dict[str, str], expected: str) -> None:
    assert language(None, environ) == expected
    assert language("IT", environ) == "it"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadInput) as caught:
        language("fr", {})
    assert "'fr'" in Words("en").error(caught.value)
