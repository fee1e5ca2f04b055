"""What there is, by number. Words stand in the data; inside, the engine speaks numbers alone."""

from typing import Final

from tenka.games.shogun.rules.components.data import DATA

PROVINCES: Final = tuple(each.id for each in DATA.province)
PROVINCE: Final = {id: number for number, id in enumerate(PROVINCES)}
CHESTS: Final = [each.chests for each in DATA.province]
RICE: Final = [each.rice for each in DATA.province]
SITES: Final = [each.sites for each in DATA.province]

ACTIONS: Final = tuple(each.id for each in DATA.action)
PRICES: Final = [each.price for each in DATA.action]
PLACED: Final = [each.armies for each in DATA.action]  # armies that an action places
CASTLE: Final = 0  # also the building of that number
TEMPLE: Final = 1
THEATRE: Final = 2
RICE_ACTION: Final = 3
TAX_ACTION: Final = 4
ARMIES_5: Final = 5
ARMIES_3: Final = 6
ARMY_1: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9

SPACES: Final = ("bid", *ACTIONS)
BID: Final = 0
SPACE_COUNT: Final = len(SPACES)

# Cards: the provinces, then five chest cards, then a space that is left empty
CHEST_CARD: Final = len(PROVINCES)
CHEST_CARDS: Final = 5
NO_CARD: Final = CHEST_CARD + CHEST_CARDS
CARDS: Final = (*PROVINCES, *(f"chest_{chests}" for chests in range(CHEST_CARDS)), "nothing")
CARD_COUNT: Final = len(CARDS)
CHEST_BITS: Final = ((1 << CHEST_CARDS) - 1) << CHEST_CARD
# By chests up to the dearest card: the cards that may be bid (H6)
BIDDABLE: Final = [(1 << (CHEST_CARD + chests + 1)) - 1 for chests in range(CHEST_CARDS)]

BUILDINGS: Final = ("castle", "temple", "theatre")
BUILDING_STOCK: Final = [DATA.pieces.castle, DATA.pieces.temple, DATA.pieces.theatre]
MAJORITY_POINTS: Final = [DATA.majority.castle, DATA.majority.temple, DATA.majority.theatre]
BUILDING_COUNT: Final = [bits.bit_count() for bits in range(1 << len(BUILDINGS))]

ARMIES: Final = DATA.pieces.armies
FARMERS: Final = DATA.pieces.farmers
GROUP_SIZES: Final = (5, 4, 3, 2)

SPECIALS: Final = tuple(each.id for each in DATA.special)
CHEST_SPECIAL: Final = 0
RICE_SPECIAL: Final = 1
ARMIES_SPECIAL: Final = 2
ATTACK_SPECIAL: Final = 3
DEFENCE_SPECIAL: Final = 4
PLACES: Final = len(SPECIALS)

EVENTS: Final = tuple(each.id for each in DATA.event)
LOSSES: Final = [each.loss for each in DATA.event]
LIMITS: Final = [each.limit for each in DATA.event]
EFFECTS: Final = (
    "theatre",
    "farmers",
    "castle",
    "temple",
    "tax_most",
    "tax_least",
    "rice_least",
    "rice_most",
    "recruit",
)
EFFECT: Final = [EFFECTS.index(each.effect) for each in DATA.event]
THEATRE_EFFECT: Final = 0
FARMERS_EFFECT: Final = 1
CASTLE_EFFECT: Final = 2
TEMPLE_EFFECT: Final = 3
TAX_MOST: Final = 4
TAX_LEAST: Final = 5
RICE_LEAST: Final = 6
RICE_MOST: Final = 7
RECRUIT_EFFECT: Final = 8
EVENTS_A_YEAR: Final = 4

REGIONS: Final = tuple(each.id for each in DATA.region)
SEASONS: Final = ("spring", "summer", "autumn", "winter")
AUTUMN: Final = 2
WINTER: Final = 3
YEARS: Final = 2
HOUSES: Final = tuple(each.id for each in DATA.house)
SIDES: Final = tuple(each.id for each in DATA.side)
