"""A quick player's policy weights: what it takes things to be worth. The figures are in `weights.toml`."""

from typing import Final

from tenka.games.tenjo.rules.components.pieces import MOST_PLAYERS
from tenka.toolkit.search.policy_weights import PolicyWeights
from tenka.toolkit.search.weights import read_policy

TREASURE: Final = 0  # koku and family that we expect in others' castles, beside what we reckon
OUTER: Final = 1  # of the part in the least exposed castle: what is expected in each of the others
CONQUEST: Final = 2  # a castle of others, beside what it brings
HARVEST: Final = 3  # a resource point, beside what it brings until the end
CLOSING: Final = 4  # a point that helps to close off a province, beside what that brings
RIVALRY: Final = 5  # what the others lose, beside what it is in points
WON: Final = 6  # of the worth of ground that is won, and must still be entered
FAR_OFF: Final = 7  # of a closed province while the year's end is far
EFFORT: Final = 8  # action points to the next border point
FIRE: Final = 9  # a card of Fire in hand, in thousand points
WIND: Final = 10  # … of Wind
WATER: Final = 11  # … of Water
EARTH: Final = 12  # … of Earth
VOID: Final = 13  # … of Void
RING: Final = 14  # a point of a ring
LEAST_ASSAULT: Final = 15  # thousand points that an attack should promise
BOLD: Final = 16  # an attack, beside what it promises
GUARD: Final = 17  # thousand samurai in a castle with nobody near
VAULT: Final = 18  # … and more for each hundred thousand points in koku and family that lie in it
MOST_GUARD: Final = 19  # … and at most, whoever comes
DARES: Final = 20  # of an attacker's samurai let a castle hold
CASTLE_SHARE: Final = 21  # how many times as many samurai as elsewhere are supposed in a castle
PLAIN_SHARE: Final = 22  # … and where there is nothing to hold: they are on their way
HOLD: Final = 23  # thousand samurai that stay on a resource or border point
RAIDERS: Final = 24  # times as many as are supposed where somebody holds a point go there
ARMY: Final = 25  # thousand samurai at least go against a castle
PARTY: Final = 26  # thousand samurai that go out to hold points
LEADING: Final = 27  # what an errand is worth if a daimyō must be led there first
RELIEF: Final = 28  # a castle's missing garrison
RESCUE: Final = 29  # … and more for each thousand points that lie in it
IDLE: Final = 30  # worth of an action point that is better left
FEW: Final = 31  # thousand samurai are too few: income brings samurai
CASTLE_LOST: Final = 32  # a castle of ours that falls
DANGER: Final = 33  # the attacker's chance from which we use Void
MASTERLESS: Final = 34  # that somebody has no daimyō any more
STORM: Final = 35  # what a castle must promise for Wind
FRONT: Final = 36  # thousand samurai in the castle nearer to others, at the start
RIVAL_FINE: Final = 37  # each step that a castle of others is too near
BORDER_FINE: Final = 38  # each border point of a castle's province
FIELDS: Final = 39  # a resource point beside a castle
WARY: Final = 40  # times as many as are supposed in an army on its way may come to a castle of ours
STAY: Final = 41  # a daimyō with a castle that somebody may come to, for an action point
RELIEVED: Final = 42  # of what lies in a castle of ours, for an army before it that is gone
PICKET: Final = 43  # a point next to a castle of ours that is not left open, for an action point

NAMES: Final[tuple[str, ...]] = (
    "treasure",
    "outer",
    "conquest",
    "harvest",
    "closing",
    "rivalry",
    "won",
    "far_off",
    "effort",
    "fire",
    "wind",
    "water",
    "earth",
    "void",
    "ring",
    "least_assault",
    "bold",
    "guard",
    "vault",
    "most_guard",
    "dares",
    "castle_share",
    "plain_share",
    "hold",
    "raiders",
    "army",
    "party",
    "leading",
    "relief",
    "rescue",
    "idle",
    "few",
    "castle_lost",
    "danger",
    "masterless",
    "storm",
    "front",
    "rival_fine",
    "border_fine",
    "fields",
    "wary",
    "stay",
    "relieved",
    "picket",
)
POLICY: Final[PolicyWeights] = read_policy("tenka.games.tenjo", NAMES, MOST_PLAYERS)
