"""What the owner of a printed Shogun can enter: the Moon side of the board, which we have not seen."""

from typing import Final

from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import PROVINCES, REGIONS
from tenka.kernel.errors import BadInput
from tenka.kernel.options.box import Form, FormField, Values

MOST_ROUTES: Final = 40
SIDE: Final = next(each for each in DATA.side if each.id == "moon")
OUT: Final = len(SIDE.out)
REGION: Final = len(PROVINCES) // len(REGIONS)  # provinces of a region, on either side of the board
LAND: Final = {frozenset((each.id, near)) for each in DATA.province for near in each.land}  # of the Sun side


def _pairs(id: str, ours: list[list[str]]) -> FormField:
    row = ("box", id)
    return FormField(id, "pairs", ours, "reconstructed", row, most=MOST_ROUTES, among=PROVINCES, noun="province")


def _region(id: str, ours: str) -> FormField:
    return FormField(f"region.{id}", "choice", ours, "printed", ("province", id), among=REGIONS, noun="region")


FIELDS: Final = (
    _pairs("sea", [list(pair) for pair in SIDE.sea]),
    _pairs("opened", []),
    _pairs("closed", []),
    FormField("out", "ids", list(SIDE.out), "printed", ("box", "out"), None, OUT, OUT, PROVINCES, "province"),
    *(_region(each.id, each.region["moon"]) for each in DATA.province),
)


def borders(values: Values) -> set[frozenset[str]]:
    """The provinces that border on each other on the Moon side, by land or sea."""
    land = (LAND | _set_of(values["opened"])) - _set_of(values["closed"])
    return land | _set_of(values["sea"])


def check(values: Values) -> list[BadInput]:
    """Every region has nine provinces, with three players at least one, and every province a neighbour (H1)."""
    found = [BadInput("box-no-border", {"field": "closed"}) for pair in _set_of(values["closed"]) if pair not in LAND]
    found += [BadInput("box-known-border", {"field": "opened"}) for pair in _set_of(values["opened"]) if pair in LAND]
    nothing: list[str] = []
    for out in (nothing, values["out"]):
        inside = [id for id in PROVINCES if id not in out]
        reached = {id for pair in borders(values) if pair.isdisjoint(out) for id in pair}
        found += [BadInput("box-alone", {"field": "sea", "province": id}) for id in inside if id not in reached]
        regions = {values[f"region.{id}"] for id in inside}
        field = f"region.{PROVINCES[0]}"
        found += [BadInput("box-empty-region", {"field": field, "region": id}) for id in REGIONS if id not in regions]
    return (found + _wrong_regions(values))[:1]


def _wrong_regions(values: Values) -> list[BadInput]:
    """Regions of more or fewer provinces than the rulebook counts."""
    of_region = [values[f"region.{id}"] for id in PROVINCES]
    sizes = {id: of_region.count(id) for id in REGIONS}
    first = f"region.{PROVINCES[0]}"
    return [
        BadInput("box-region-size", {"field": first, "region": id, "least": REGION, "total": size})
        for id, size in sizes.items()
        if size != REGION
    ]


def _set_of(pairs: list[list[str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairs}


FORM: Final = Form("shogun", FIELDS, check)
