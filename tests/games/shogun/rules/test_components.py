"""The components as the rules document lists them are those that are played with."""

from tenka.games.shogun.rules.components.data import DATA
from tests.games.documents import document, id_of, table

TWO_OF_A_NAME = {("awa", "east"): "awa_boso", ("awa", "south"): "awa_shikoku"}
EVENTS = {
    "theatre": "building a theatre removes 1 unrest marker (if any) from that province",
    "farmers": "neutral attacked: 2 farmers",
    "castle": "castle attacked: +1 defender",
    "temple": "temple provinces may not be attacked",
    "tax_most": "tax at most {limit}",
    "tax_least": "tax at least {limit}",
    "rice_least": "rice at least {limit}",
    "rice_most": "rice at most {limit}",
    "recruit": "recruiting 5 / 3 gives only 3 / 2 at the same price",
}
SPECIALS = {
    "chest": "+1 chest (tax)",
    "rice": "+1 rice",
    "armies": "6 armies",
    "attack": "+1 army attacking",
    "defence": "+1 army defending",
}


def names(ids: tuple[str, ...] | list[str]) -> list[str]:
    """Ids as they are printed: two provinces have the same name."""
    return sorted("awa" if each.startswith("awa_") else each for each in ids)


def test_the_documents_board_is_the_one_played_on() -> None:
    found = {}
    for name, sun, moon, chests, rice, sites, land in table("shogun", "province"):
        id_ = TWO_OF_A_NAME.get((id_of(name), sun), id_of(name))
        found[id_] = (sun, moon, int(chests), int(rice), int(sites), sorted(map(id_of, land.split(","))))
    assert found == {
        each.id: (each.region["sun"], each.region["moon"], each.chests, each.rice, each.sites, names(each.land))
        for each in DATA.province
    }


def test_the_documents_sea_routes_and_provinces_left_out_are_those_played_with() -> None:
    words = document("shogun")
    routes = words.split("Sea routes [Moon side reconstructed]: ")[1].split(".")[0].split(", ")
    left_out = words.split("on the Sun side ")[1].split(".")[0].split("; on the Moon side ")
    for side, out in zip(DATA.side, left_out, strict=True):
        assert sorted(map(id_of, out.split(","))) == names(side.out)
        assert [names([*map(id_of, each.split("–"))]) for each in routes] == [names(each) for each in side.sea]


def test_the_documents_events_are_those_played_with() -> None:
    words = document("shogun")
    listed = words.split("12 event cards (event, winter rice loss): ")[1].split(" - 5 special cards")[0]
    found: dict[str, list[str]] = {}
    for card in DATA.event:
        found.setdefault(EVENTS[card.effect].format(limit=card.limit), []).append(f"({card.loss})")
    assert listed == "; ".join(f"{each} {', the same '.join(losses)}" for each, losses in found.items()) + "."
    assert len(DATA.event) == 12


def test_the_documents_cards_and_pieces_are_those_played_with() -> None:
    words, pieces = document("shogun"), DATA.pieces
    assert f"{len(DATA.special)} special cards: {', '.join(SPECIALS[each.id] for each in DATA.special)}." in words
    assert f"{len(DATA.action)} action cards." in words
    assert f"{pieces.armies} armies a player, {pieces.farmers} farmers;" in words
    assert f"{pieces.castle} castles, {pieces.temple} temples, {pieces.theatre} Nō theatres." in words


def test_the_documents_start_is_the_one_played() -> None:
    words, (three, four, five) = document("shogun"), DATA.table
    assert f"Start chests {three.chests}/{four.chests}/{five.chests} for 3/4/5 players." in words
    assert f"Army groups {' '.join(map(str, three.groups))} (3 players), less one 2 (4), less two (5)." in words
    assert (*four.groups, 2) == (*five.groups, 2, 2) == three.groups


def test_the_prescribed_start_gives_every_player_the_groups_of_the_draft() -> None:
    for each in DATA.table:
        columns = DATA.start[f"players_{each.players}"].values()
        assert len(columns) == each.players
        assert all(sorted(column.values()) == sorted(each.groups) for column in columns)
        placed = [province for column in columns for province in column]
        assert len(placed) == len(set(placed))
        assert each.players > 3 or not set(placed) & set(DATA.side[0].out)


def test_the_documents_prices_are_those_paid() -> None:
    prices = {each.id: each for each in DATA.action}
    rows = dict(table("shogun", "action"))
    assert rows["castle / temple / theatre"].startswith("pay 3 / 2 / 1;")
    assert [prices[kind].price for kind in ("castle", "temple", "theatre")] == [3, 2, 1]
    assert rows["5 armies / 3 armies"] == "pay 3 / 2; place 5 / 3"
    assert [(prices[kind].price, prices[kind].armies) for kind in ("armies_5", "armies_3")] == [(3, 5), (2, 3)]
    assert rows["1 army + move"].startswith("pay 1, place 1;")
    assert (prices["army_1"].price, prices["army_1"].armies) == (1, 1)
