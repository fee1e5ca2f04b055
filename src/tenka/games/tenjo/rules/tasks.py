"""What the game is at: a stack of tasks, each a few integers, the kind first and whom it asks second.

The top task either goes on by itself or waits for a seat; it may put others on top.
"""

from typing import Final

from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.vocabulary import VOCABULARY

# Tasks that wait for a seat: each is also the kind of its decision
SITE: Final = 0  # T3
DISTRIBUTE: Final = 1  # T4, all at once
TURN: Final = 2
INCOME: Final = 3  # seat, first point or NOTHING where it is to be named, points still to come …
PLACE_DAIMYO: Final = 4
LOSE_DAIMYO: Final = 5  # seat, who took the castle
PARLEY: Final = 6  # seat, offers made in it
PEACE: Final = 7  # seat, offers made in the parley
JOIN: Final = 8  # seat, side; asking the defender about volunteers: who, where (T32)
CARDS: Final = 9
ANSWER: Final = 10  # seat
LOSSES: Final = 11  # seat, thousands, why
FIGHT_ON: Final = 12
MOVE_IN: Final = 13  # seat, point, stacks that fought …
ENTER: Final = 14  # seat, thousands
YIELD: Final = 15
RECRUIT: Final = 16
SCOUT: Final = 17  # seat, whose, how many, already seen …
MARRIAGE: Final = 18  # seat, with whom, the other's card or NOTHING
CASTLE_INCOME: Final = 19  # seat, site
STORE: Final = 20  # seat, hundreds of koku
CONSENT: Final = 21  # seat: whether its daimyō may lead another's attack (T13)
KINDS: Final = (
    *("site", "distribute", "turn", "income", "place_daimyo", "lose_daimyo", "parley", "peace", "join", "cards"),
    *("answer", "losses", "fight_on", "move_in", "enter", "yield", "recruit", "scout", "marriage", "castle_income"),
    *("store", "consent"),
)
RULES: Final = (
    *("T3", "T4", "T6", "T6", "T12", "T21", "T14", "T14", "T15", "T16"),
    *("T27", "T19", "T20", "T21", "T11", "T38", "T33", "T34", "T34", "T35"),
    *("T36", "T13"),
)
# Tasks that go on by themselves
FLOW: Final = 32  # the next turn, month or year
BATTLE: Final = 33  # nobody, stage; after an engagement the side that won, before another PRESSED if it was
RESOLVE: Final = 34  # the cards played against each other: nobody, who is hit and still to be asked …
FALL: Final = 35  # seat, site (T21)
CHECK: Final = 36  # T12: isolation; who caused it
UPKEEP: Final = 37  # seat
FATE: Final = 38  # seat
PRODUCE: Final = 39  # seat
PROVINCES: Final = 40  # seat
YEAR_OVER: Final = 41
CLAIM: Final = 42  # seat
OF_BATTLE: Final = (BATTLE, PARLEY, PEACE, JOIN, CARDS, FIGHT_ON, CONSENT)  # those that go when a battle ends
WINDOWS: Final = (
    PARLEY,
    PEACE,
    JOIN,
    CARDS,
    ANSWER,
    YIELD,
    CONSENT,
)  # declined by `pass`, released by the server (T41)
TASKS: Final = (
    *KINDS,
    *("flow", "battle", "resolve", "fall", "check", "upkeep", "fate", "produce", "provinces", "year_over", "claim"),
)


# By kind of decision: the verbs that can mean something in it
VERBS: Final = (
    ("site",),
    ("garrison", "store", "house", "hide", "ready", "not_ready", "clear"),
    (
        *("income", "roll", "lead", "slip", "into", "escort", "ship", "to_castle", "march", "to", "send", "go"),
        *("unmask", "at", "attack", "with", "declare", "element", "ring", "burn_daimyo", "burn_family", "raze"),
        *("cross", "denounce", "release", "build", "shogun", "end", "send_hundreds"),
        *("march_to", "march_from", "number", "all_koku", "all_samurai"),
        *("koku_and_roll", "march_with", "lead_to", "samurai_and_roll", "assault"),
    ),
    ("first", "koku_to", "samurai_to", "all_koku", "all_samurai"),
    ("place",),
    ("place",),
    ("pass",),
    ("pass",),
    ("join", "lend", "pass"),
    (
        *("element", "ring", "cast", "burn_daimyo", "at", "march", "to", "send", "number", "go", "lead", "into"),
        *("unmask", "pass"),
    ),
    ("element", "ring", "cast", "pass"),
    ("lose",),
    ("fight", "press_on", "unmask", "at", "pass"),
    ("march", "send", "number", "go", "pass"),
    ("samurai_to",),
    ("yield", "pass"),
    ("recruit", "number", "pass"),
    ("look", "pass"),
    ("wed", "pass"),
    ("produce",),
    ("store",),
    ("lend", "pass"),
)
VERB_OF: Final = [str(move[0]) for move in VOCABULARY.moves]


def asks_for(kind: int, move: int) -> bool:
    """Whether a move's verb can mean something in a decision."""
    return VERB_OF[move] in VERBS[kind]


def name(kind: int) -> str:
    """A task's kind in words."""
    return TASKS[kind if kind < FLOW else kind - FLOW + len(KINDS)]


def push(position: Position, *task: int) -> None:
    """Something comes first."""
    position.tasks = [*position.tasks, list(task)]


def pop(position: Position) -> None:
    """The top task is done."""
    position.tasks = position.tasks[:-1]


def replace(position: Position, *task: int) -> None:
    """The top task goes on as another."""
    position.tasks = [*position.tasks[:-1], list(task)]


def let_pass(position: Position) -> None:
    """The seat that is asked does nothing, or nothing more, as everybody sees."""
    kind, seat = position.tasks[-1][:2]
    pop(position)
    if position.events_on:
        position.tell("passed", {"seat": seat, "decision": KINDS[kind]})


def asked(position: Position) -> int:
    """The seat the top task waits for; NOBODY (-1) where it is several or none."""
    if position.over or not position.tasks:
        return -1
    top = position.tasks[-1]
    return top[1] if top[0] < FLOW and top[0] != DISTRIBUTE else -1
