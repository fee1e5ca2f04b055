"""Words with a box: its names wherever they are said, and every field has a label in every language."""

import pytest

import tenka
from tenka.kernel.errors import BadInput
from tenka.words import LANGUAGES, Words
from tests.games.boxes import BOXES


def boxed(lang: str) -> Words:
    game = tenka.game("tenjo")
    return Words(lang, game, box=game.form.read(BOXES["tenjo"]))


def called(seat: int) -> tuple[str, str]:
    return "Anna", "she"


def test_things_have_the_names_of_the_box() -> None:
    words = boxed("en")
    assert words.noun("card", "CC01") == 'Himeji "\\ {jō}'
    assert words.noun("point", "omi_w3") == "waypoint Goshū 3"
    assert words.noun("point", "B_mino_omi") == "border Mino–Goshū"
    assert words.noun("seat", "0") == "Azai"
    assert words.noun("fate", "F03") == "Renegades"


def test_a_castle_card_is_told_by_its_own_figures() -> None:
    told = boxed("en").event("built", {"seat": 0, "site": "kii_castle_a", "card": "CC01"}, called)
    assert told == 'Anna builds a castle at Saika: Himeji "\\ {jō} (defence 7, 22,000 koku a year).'
    ours = boxed("de").event("built", {"seat": 0, "site": "kii_castle_b", "card": "CC03"}, called)
    assert "(Kranich: Verteidigung 3, 18.000 Koku im Jahr)" in ours


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", tenka.games())
def test_every_field_and_value_has_words(id: str, lang: str, said_without_error: None) -> None:
    game = tenka.game(id)
    words = Words(lang, game)
    for field in game.form.fields.values():
        nouns = [field.row] if field.column is None else [field.row, field.column]
        assert all(words.noun(*noun) != noun[1] or noun[0] == "card" for noun in nouns), field.id
        assert f"box-group-{field.group}" in words
        assert words.value(field, field.ours)


def test_an_error_names_its_field() -> None:
    words = Words("en", tenka.game("tenjo"))
    (error,) = tenka.game("tenjo").form.problems({"card.CC02.defence": 0})
    assert words.error(error) == "Karasu-jō · Defence: Use a whole number from 1 to 12."
    assert words.error(BadInput("box-unknown-field", {"field": "x"})).endswith(": x.")
