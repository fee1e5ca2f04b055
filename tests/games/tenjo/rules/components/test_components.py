"""The components as the rules document lists them are those that are played with."""

from collections import Counter

from tenka.games.tenjo.rules.components.data import DATA
from tests.games.documents import document, id_of, table


def points_in(province: str, kind: str) -> int:
    """How many points of a kind a province has, those on its borders included."""
    return sum(each.kind == kind and province in each.provinces for each in DATA.point)


def yields_in(province: str) -> str:
    """What a province's resource points bring."""
    found = Counter(each.yields for each in DATA.point if each.kind == "resource" and province in each.provinces)
    return ", ".join(f"{count} {goods}" for goods, count in sorted(found.items(), key=str))


def test_the_documents_board_is_the_one_played_on() -> None:
    rows = table("tenjo", "province")
    assert [(id_of(row[0]), row[1]) for row in rows] == [(each.id, each.ring.split("_")[0]) for each in DATA.province]
    for name, _, ways, borders, resources, sites, entries, neighbours in rows:
        province = id_of(name)
        assert int(ways) == points_in(province, "waypoint")
        assert int(borders) == points_in(province, "border")
        assert resources == yields_in(province)
        assert (0 if sites == "–" else len(sites.split(","))) == points_in(province, "castle")
        assert (0 if entries == "–" else int(entries)) == points_in(province, "entry")
        across = {each for point in DATA.point if province in point.provinces for each in point.provinces}
        assert {id_of(each) for each in neighbours.split(",")} == across - {province}


def test_the_documents_points_and_paths_are_those_played_on() -> None:
    ways = [each for paths in DATA.paths.values() for each in paths]
    words = f"{len(DATA.province)} provinces, {len(DATA.point)} points, {len(ways)} paths"
    assert document("tenjo").count(words) == 1
    assert len({frozenset(each) for each in ways}) == len(ways)
    lie_in = {each.id: set(each.provinces) for each in DATA.point}
    assert all(province in lie_in[end] for province, paths in DATA.paths.items() for path in paths for end in path)
    assert all(len(each.provinces) == (2 if each.kind == "border" else 1) for each in DATA.point)
    assert Counter(each.kind for each in DATA.point)["entry"] == 8


def test_the_documents_castle_sites_left_out_are_those_not_played_with() -> None:
    out = [each for each in DATA.point if each.kind == "castle" and each.id not in DATA.variants["sites_8"]]
    starred = [id_of(row[0]) for row in table("tenjo", "province") if "*" in row[5]]
    assert sorted(starred) == sorted(each.provinces[0] for each in out)


def test_the_documents_castle_cards_are_those_played_with() -> None:
    listed = {
        id_of(name): (int(defence), int(koku.removesuffix(",000")))
        for defence, koku, names in table("tenjo", "defence")
        for name in names.split(",")
    }
    assert listed == {id_of(each.name): (each.defence, each.koku) for each in DATA.castle}


def test_the_documents_cards_are_those_played_with() -> None:
    words, (copies,) = document("tenjo"), set(DATA.elements.values())
    assert f"{copies * len(DATA.elements)} element cards, {copies} each of Fire, Wind, Water, Earth and Void." in words
    first, *others = (f"{count} of {'value ' * (value == '1')}{value}" for value, count in DATA.rings.items())
    assert f"{sum(DATA.rings.values())} ring cards: {', '.join([first, *others])}" in words
    assert f"{len(DATA.fate)} fate cards" in words
    assert len(table("tenjo", "card")) == len(DATA.fate)
    assert DATA.family.ids == ("wife", "son", "daughter")
