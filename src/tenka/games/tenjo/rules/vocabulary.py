"""Every move of the game. Verbs are only ever appended: an integer keeps its meaning."""

from typing import Final

from tenka.games.tenjo.rules.components.pieces import (
    ALL_CHIPS,
    CHIPS,
    COMPONENTS,
    ELEMENTS,
    ENTRY_POINTS,
    FAMILY,
    HUNDREDS,
    ITEMS,
    MOST_PLAYERS,
    NUMBERS,
    POINTS,
    PROVINCES,
    RING_VALUES,
    SITES,
    USUAL,
)
from tenka.kernel.vocabulary import Vocabulary, verb

SEATS: Final = tuple(range(MOST_PLAYERS))

VOCABULARY: Final = Vocabulary(
    [
        verb("site", site=SITES),
        verb("garrison", site=SITES, chip=ALL_CHIPS),
        verb("store", site=SITES, chip=ALL_CHIPS),
        verb("house", family=FAMILY, site=SITES),
        verb("hide", province=PROVINCES),
        verb("ready"),
        verb("not_ready"),
        verb("clear"),
        verb("income"),
        verb("first", point=POINTS),
        verb("koku_to", site=SITES),
        verb("samurai_to", point=POINTS),
        verb("roll"),
        verb("lead", province=PROVINCES),
        verb("slip", province=PROVINCES),
        verb("into", province=PROVINCES),
        verb("escort", family=FAMILY),
        verb("ship", site=SITES),
        verb("to_castle", site=SITES),
        verb("march", point=POINTS),
        verb("to", point=POINTS),
        verb("send", chip=ALL_CHIPS),
        verb("go"),
        verb("unmask", province=PROVINCES),
        verb("at", point=POINTS),
        verb("attack", point=POINTS, seat=SEATS),
        verb("with", point=POINTS),
        verb("declare"),
        verb("element", element=ELEMENTS),
        verb("ring", ring=RING_VALUES),
        verb("cast"),
        verb("burn_daimyo", seat=SEATS, province=PROVINCES),
        verb("burn_family", family=FAMILY),
        verb("raze", site=SITES),
        verb("cross"),
        verb("denounce", seat=SEATS, province=PROVINCES),
        verb("release", family=FAMILY),
        verb("admit", seat=SEATS),
        verb("shut", seat=SEATS),
        verb("build", site=SITES),
        verb("shogun"),
        verb("end"),
        verb("pass"),
        verb("join", point=POINTS),
        verb("lend"),
        verb("lose", point=POINTS, chip=ALL_CHIPS),
        verb("fight"),
        verb("place", province=PROVINCES),
        verb("yield"),
        verb("recruit", chip=ALL_CHIPS),
        verb("look", point=POINTS),
        verb("wed", family=FAMILY),
        verb("produce", component=COMPONENTS),
        verb("offer", seat=SEATS),
        verb("give", item=ITEMS),
        verb("ask", item=ITEMS),
        verb("give_koku", chip=CHIPS),
        verb("ask_koku", chip=CHIPS),
        verb("propose", how=("open", "private")),
        verb("drop"),
        verb("accept", seat=SEATS),
        verb("decline", seat=SEATS),
        verb("withdraw", seat=SEATS),
        verb("back"),
        verb("send_hundreds", hundreds=HUNDREDS),
        verb("give_hundreds", hundreds=HUNDREDS),
        verb("ask_hundreds", hundreds=HUNDREDS),
        verb("march_to", point=POINTS),
        verb("march_from", point=POINTS),
        verb("number", thousands=NUMBERS),
        verb("all_koku", site=SITES),
        verb("all_samurai", point=ENTRY_POINTS),
        verb("koku_and_roll", site=SITES),
        verb("march_with", point=POINTS, many=USUAL),
        verb("lead_to", from_province=PROVINCES, to_province=PROVINCES),
        verb("samurai_and_roll", point=ENTRY_POINTS),
        verb("assault", point=POINTS, seat=SEATS),
        verb("press_on"),
    ]
)

_FIRST: Final = VOCABULARY.first
SITE: Final = _FIRST["site"]
GARRISON: Final = _FIRST["garrison"]
STORE: Final = _FIRST["store"]
HOUSE: Final = _FIRST["house"]
HIDE: Final = _FIRST["hide"]
READY: Final = _FIRST["ready"]
NOT_READY: Final = _FIRST["not_ready"]
CLEAR: Final = _FIRST["clear"]
INCOME: Final = _FIRST["income"]
FIRST: Final = _FIRST["first"]
KOKU_TO: Final = _FIRST["koku_to"]
SAMURAI_TO: Final = _FIRST["samurai_to"]
ROLL: Final = _FIRST["roll"]
LEAD: Final = _FIRST["lead"]
SLIP: Final = _FIRST["slip"]
INTO: Final = _FIRST["into"]
ESCORT: Final = _FIRST["escort"]
SHIP: Final = _FIRST["ship"]
TO_CASTLE: Final = _FIRST["to_castle"]
MARCH: Final = _FIRST["march"]
TO: Final = _FIRST["to"]
SEND: Final = _FIRST["send"]
GO: Final = _FIRST["go"]
UNMASK: Final = _FIRST["unmask"]
AT: Final = _FIRST["at"]
ATTACK: Final = _FIRST["attack"]
WITH: Final = _FIRST["with"]
DECLARE: Final = _FIRST["declare"]
ELEMENT: Final = _FIRST["element"]
RING: Final = _FIRST["ring"]
CAST: Final = _FIRST["cast"]
BURN_DAIMYO: Final = _FIRST["burn_daimyo"]
BURN_FAMILY: Final = _FIRST["burn_family"]
RAZE: Final = _FIRST["raze"]
CROSS: Final = _FIRST["cross"]
DENOUNCE: Final = _FIRST["denounce"]
RELEASE: Final = _FIRST["release"]
ADMIT: Final = _FIRST["admit"]
SHUT: Final = _FIRST["shut"]
BUILD: Final = _FIRST["build"]
SHOGUN: Final = _FIRST["shogun"]
END: Final = _FIRST["end"]
PASS: Final = _FIRST["pass"]
JOIN: Final = _FIRST["join"]
LEND: Final = _FIRST["lend"]
LOSE: Final = _FIRST["lose"]
FIGHT: Final = _FIRST["fight"]
PLACE: Final = _FIRST["place"]
YIELD: Final = _FIRST["yield"]
RECRUIT: Final = _FIRST["recruit"]
LOOK: Final = _FIRST["look"]
WED: Final = _FIRST["wed"]
PRODUCE: Final = _FIRST["produce"]
OFFER: Final = _FIRST["offer"]
GIVE: Final = _FIRST["give"]
ASK: Final = _FIRST["ask"]
GIVE_KOKU: Final = _FIRST["give_koku"]
ASK_KOKU: Final = _FIRST["ask_koku"]
PROPOSE: Final = _FIRST["propose"]
DROP: Final = _FIRST["drop"]
ACCEPT: Final = _FIRST["accept"]
DECLINE: Final = _FIRST["decline"]
WITHDRAW: Final = _FIRST["withdraw"]
BACK: Final = _FIRST["back"]
SEND_HUNDREDS: Final = _FIRST["send_hundreds"]
GIVE_HUNDREDS: Final = _FIRST["give_hundreds"]
ASK_HUNDREDS: Final = _FIRST["ask_hundreds"]
MARCH_TO: Final = _FIRST["march_to"]
MARCH_FROM: Final = _FIRST["march_from"]
NUMBER: Final = _FIRST["number"]
ALL_KOKU: Final = _FIRST["all_koku"]
ALL_SAMURAI: Final = _FIRST["all_samurai"]
KOKU_AND_ROLL: Final = _FIRST["koku_and_roll"]
MARCH_WITH: Final = _FIRST["march_with"]
LEAD_TO: Final = _FIRST["lead_to"]
SAMURAI_AND_ROLL: Final = _FIRST["samurai_and_roll"]
ASSAULT: Final = _FIRST["assault"]
PRESS_ON: Final = _FIRST["press_on"]
