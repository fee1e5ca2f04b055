"""The components as the rules document lists them are those that are played with."""

from tenka.games.shitenno.rules.components.data import DATA
from tests.games.documents import document, id_of, table


def test_the_documents_board_is_the_one_played_on() -> None:
    rows = [
        (id_of(name), int(troops.split()[0]), id_of(troops.split()[1]), id_of(gate), fields, int(majority))
        for name, troops, gate, fields, majority in table("shitenno", "province")
    ]
    assert rows == [
        (each.id, each.printed, each.troop, each.troop, " ".join(map(str, each.fields)), DATA.majority.points)
        for each in DATA.province
    ]
    assert len(rows) == 8


def test_the_documents_cards_and_tiles_are_those_played_with() -> None:
    words, koku, troops = document("shitenno"), DATA.koku_cards, len(DATA.troops.ids)
    kinds = ", ".join(f"{copies} × {value}" for value, copies in koku.items())
    assert f"{sum(koku.values())} koku cards: {kinds}." in words
    single = DATA.troop_cards.single
    assert f"{single * troops} single troop cards: {single} of each of" in words
    pairs = troops * (troops + 1) // 2
    assert DATA.troop_cards.double == 1
    assert f"{pairs} double troop cards: every unordered pair once" in words
    copies, bonuses = DATA.bonus_tiles.copies, len(DATA.bonus_tiles.ids)
    assert f"{troops * bonuses * copies} bonus tiles: troop side ({troops}) ×" in words
    assert f"× {copies} copies" in words


def test_the_documents_titles_and_generals_are_those_played_with() -> None:
    words = document("shitenno")
    listed = words.split("Titles, seals: ")[1].split(";")[0].split(", ")
    assert [id_of(each) for each in listed] == [f"{each.id} {each.seals}" for each in DATA.title]
    generals = ", ".join(f"{each.name} ({each.colour})" for each in DATA.general)
    assert f"Generals: {generals}. {max(each.kamons for each in DATA.table)} kamons each." in words


def test_the_documents_figures_by_players_are_those_played_with() -> None:
    rows = [tuple(map(int, row)) for row in table("shitenno", "players")]
    assert rows == [(each.players, each.kamons, each.troops_drawn, each.koku_drawn) for each in DATA.table]
