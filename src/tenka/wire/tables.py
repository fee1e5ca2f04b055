"""Tables: who sits there, what is played, and what one may know of it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

MOST_SEATS = 5
MOST_MOVES_AT_ONCE = 64
REMARK_LENGTH = 500
KEY_LENGTH = 64
SHORTEST_PATIENCE = 60  # seconds
LONGEST_PATIENCE = 30 * 24 * 3600
SHORTEST_BANK = 60
LONGEST_BANK = 24 * 3600
LONGEST_INCREMENT = 3600

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats = Annotated[
    list[Seat],
    Meta(min_length=1, max_length=MOST_SEATS, description="Whom one speaks to in private; oneself is always in."),
]
Status = Literal["open", "running", "over"]
Cause = Literal["left", "time", "replaced", "joined"]
TimeState = Literal["runs", "not-asked", "alone", "weekend", "suspended", "holiday"]
Overtime = Literal["steward", "ask"]
VoteKind = Literal["pause", "resume", "extend", "call-off", "replace", "stand-in"]
Heir = Literal["bot", "person"]
Outcome = Literal["carried", "rejected"]
Step = Annotated[
    list[str | int], Meta(min_length=1, max_length=16, description="A move as the game lists it, verb first.")
]
StandingOrder = Annotated[
    list[str | int],
    Meta(min_length=1, max_length=4, description="A standing order as the game lists it, its name first."),
]
MoveList = Annotated[list[Step], Meta(min_length=1, max_length=MOST_MOVES_AT_ONCE)]
Patience = Annotated[int, Meta(ge=SHORTEST_PATIENCE, le=LONGEST_PATIENCE, description="Seconds for a decision.")]
Bank = Annotated[int, Meta(ge=SHORTEST_BANK, le=LONGEST_BANK, description="Seconds for the whole game.")]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT, description="Seconds that a decision adds to the bank.")]
Zone = Annotated[
    str, Meta(min_length=1, max_length=64, description="A time zone by its IANA name, such as `Europe/Rome`.")
]
Text = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=REMARK_LENGTH,
        pattern=r"^[^\x00]*[^\s\x00][^\x00]*$",
        description="Not blank. It is kept on one line, without signs that cannot be seen or that turn text around.",
    ),
]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=KEY_LENGTH,
        pattern="^[!-~]+$",
        description="Chosen by the sender; the same key is never carried out twice.",
    ),
]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$", description="A language's code in ISO 639, such as `de`.")]
House = Annotated[str, Meta(max_length=40, description="One of the game's `houses`.")]

MOST_LISTED = 100
Limit = Annotated[int, Meta(ge=1, le=MOST_LISTED)]
After = Annotated[str, Meta(max_length=120, pattern=r"^-?[0-9]{1,15}(\.-?[0-9]{1,15}){0,7}\.[A-Za-z0-9_-]{1,22}$")]


class LiveClock(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank for the whole game, and an increment with each decision; a reaction has a time of its own."""

    bank: Bank
    increment: Increment = 0


class DecisionClock(msgspec.Struct, frozen=True, tag="decision", forbid_unknown_fields=True):
    """A time for each decision; with a zone, for decisions of a day and longer, its weekends are free."""

    patience: Patience
    zone: Zone | None = None


TableClock = LiveClock | DecisionClock


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for a bot of this level."""

    bot: str


Place = Literal["me", "open"] | BotSeat


class FirstGame(msgspec.Struct, frozen=True):
    """What suits a first game: how many players, and the options that are not the usual ones."""

    players: int
    options: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    players: list[int]
    options: dict[str, list[Any]]  # name: the values it may have, the default first
    bots: list[str]
    verbs: dict[str, list[str]]  # of its moves, each with the names of its parameters
    first_game: FirstGame
    orders: dict[str, dict[str, list[str | int]]] = {}  # that can be given, each with its parameters' values
    hints: bool = False  # whether somebody knows enough of the game to give any
    analysis: bool = False  # whether a finished game can be analysed
    lessons: bool = False  # whether there is a course that teaches it
    houses: list[str] = []  # among which each seat may choose before the game begins; empty: there is no choice


class GameKinds(msgspec.Struct, frozen=True):
    """Where a game's nouns are found: `words/kinds.json` of its package."""

    nouns: dict[str, list[str]]
    composed: dict[str, dict[str, str]]
    beyond_seats: str | None


class GameWords(msgspec.Struct, frozen=True):
    """A game's words in a language, for games whose words are not among the browser's pages."""

    messages: str  # in Fluent's form
    kinds: GameKinds


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its owner wants it."""

    game: str
    seats: Annotated[list[Place], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    public: bool = False
    pause: bool = True  # whether bots wait a moment before they do what everybody can see
    steward: str | None = None  # the bot that stands in for people who leave or take too long; null: nobody does
    clock: TableClock | None = None  # null: as long as it takes; where there is one, the steward stands in at its end
    hints: bool = False  # whether people may ask for hints
    rated: bool = False  # whether its end changes ratings; then for accounts alone, without hints, trials and boxes
    house: House | None = None  # one's own; null: it is chosen later, or left to the game
    language: Language | None = None  # that is spoken there; null: any
    key: Key | UnsetType = UNSET  # with the same one again, within a day, the same table is found
    overtime: Overtime = "steward"  # when somebody's time is out: the steward plays, or the others are asked first


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down; a table that is not public asks for its invitation."""

    seat: Seat | UnsetType = UNSET
    invitation: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own house, among those that nobody has; null: whichever is left."""

    house: House | None


class Reseat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner gives a seat to a bot, or opens it."""

    place: Literal["open"] | BotSeat


class SeatTime(msgspec.Struct, frozen=True):
    """The time of whoever sits there: milliseconds that were `left` of the `whole` when this was sent.

    It `runs`, or it stands: because they are not asked, nobody else plays (`alone`), it is a `weekend`, a pause was
    agreed on (`suspended`), or they are on `holiday`.
    """

    left: int
    whole: int
    state: TimeState


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there: a bot, a person, somebody who has left us (`name` null), or nobody yet (`open`)."""

    open: bool
    name: str | None
    bot: str | None
    waiting: bool  # whether the game waited for this seat when this was sent; live, the view's `pending` knows better
    you: bool = False
    steward: str | None = None  # the bot that stands in for the person now
    time: SeatTime | None = None  # where there is a clock and a person plays for themselves
    alike: bool = False  # whether another person's name here is the same or looks so: then show the seat's number, too
    hosted: bool = False  # whether the person plays at the device of another, where several do
    house: str | None = None  # as it was chosen or, once the game has begun, as it is; null: none (yet)
    kept: bool = False  # whether an open seat is kept for somebody who was invited
    kept_for: str | None = None  # for whom, told to those who sit there
    vacant: bool = False  # whether somebody new may sit down here, though the game runs
    vanished: bool = False  # whether the others may have this seat replaced for good


class Admission(msgspec.Struct, frozen=True):
    """Somebody who was invited to a table that has not begun or, where `invited` is false, asks to be let in."""

    id: str
    name: str | None
    invited: bool
    seat: int | None = None  # that is kept for them


class Vote(msgspec.Struct, frozen=True):
    """A question to the people at a table: its `kind`, `about` whose seat it is, and who is to have that (`heir`).

    `asked` are the seats with a voice, `need` how many of them must say yes. Without an `outcome` it can be answered
    for `left` milliseconds more.
    """

    number: int
    kind: VoteKind
    by: int | None  # the seat that asks; null: the clock
    about: int | None
    heir: Heir | None
    left: int
    asked: list[int]
    need: int
    yes: list[int]
    no: list[int]
    outcome: Outcome | None


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody who knows the table may know of it; the invitation is for those who sit there."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    pause: bool
    status: Status
    seats: list[SeatInfo]
    owner: int | None  # the seat of whoever may change and start the table
    created: str
    rematch: str | None = None  # the table where it goes on
    invitation: str | None = None
    steward: str | None = None  # the bot that stands in for people; null: nobody does
    clock: TableClock | None = None  # null: as long as it takes
    hints: bool = False  # whether people may ask for hints
    rated: bool = False  # whether its end changes ratings
    uploaded: bool = False  # whether it is a record from a file: nobody sits there
    language: str | None = None  # that is spoken there; null: any
    matched: bool = False  # whether quick match made it: then it begins by itself once it is full
    admissions: list[Admission] = []  # invited, told to those who sit there; asking, told to the owner
    overtime: Overtime = "steward"  # when somebody's time is out: the steward plays, or the others are asked first
    suspended: bool = False  # whether the clocks stand because a pause was agreed on
    called_off: bool = False  # whether the game ended without a result, as all had agreed
    votes: list[Vote] = []  # those that are open and the last that is decided


class TableList(msgspec.Struct, frozen=True):
    """Tables, in the order they should be shown; the list goes on behind `next`, if it does."""

    tables: list[TableInfo]
    next: str | None = None


class Listener(msgspec.Struct, frozen=True):
    """Who was spoken to in private, in the seat they had then; the name is null once they have left us."""

    seat: int
    name: str | None


class Remark(msgspec.Struct, frozen=True):
    """Something said at the table; the name is null once its author has left us.

    Remarks are counted for each reader by themselves: `number` says how many one has been told, this one included.
    `to` is there only where it was said in private: to nobody but these.
    """

    number: int
    seat: int | None
    name: str | None
    text: str
    said: str
    to: list[Listener] | UnsetType = UNSET


class NewRemark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: to everybody or, with `to`, to the people in these seats alone."""

    text: Text
    to: Seats | UnsetType = UNSET


class Chat(msgspec.Struct, frozen=True):
    """A page of what was said, oldest first."""

    remarks: list[Remark]
    earlier: bool = False  # whether some before these were left out: they come with `before` the first one's number


class NewOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order to give or to take back, written like a move."""

    order: StandingOrder


class Orders(msgspec.Struct, frozen=True):
    """One's own standing orders at a table, in the order they were given; nobody else is ever told of them."""

    orders: list[list[str | int]]


class Handover(msgspec.Struct, frozen=True):
    """A steward took a seat over or, where `steward` is null, its player came back.

    `told` says how many events one had been told by then: where it belongs in the log. `cause` says why it came, that
    the seat was given away for good (`replaced`), or that somebody new sits there (`joined`).
    """

    seat: int
    steward: str | None
    made: str
    told: int
    cause: Cause | None = None


class Stewards(msgspec.Struct, frozen=True):
    """When stewards took over, and when people came back, oldest first; no more than the last hundred."""

    handovers: list[Handover]


class Presence(msgspec.Struct, frozen=True):
    """Who is here: for each seat whether somebody is, and how many watch."""

    seats: list[bool]
    spectators: int


class Sight(msgspec.Struct, frozen=True):
    """All that one seat (null: a spectator) may know of the game, and what it may do."""

    seat: int | None
    version: int
    view: dict[str, Any]
    decision: int | None = None
    legal: list[Any] = []
    edits: list[Any] = []
    can_undo: bool = False


class History(msgspec.Struct, frozen=True):
    """For each version from the first on, how many events one had been told by then; fewer again after an undo."""

    told: list[int]


class Moment(msgspec.Struct, frozen=True):
    """A moment of a finished game as an observer saw it; `hands`: as each seat did, if asked for, without events."""

    sight: Sight
    hands: list[dict[str, Any]] = []


class Whole(msgspec.Struct, frozen=True):
    """A table as one sees it; `sight` is null until the game starts."""

    table: TableInfo
    epoch: str
    presence: Presence
    sight: Sight | None


class Update(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed for one seat (or the spectators) since the version `since`.

    `changes` are pairs of a path into the view and the value now there; of the view's events the first `kept` remain,
    `events` follow them. `legal`, `edits` and `can_undo` are there only where they changed, `decision` for every seat.
    """

    version: int
    since: int
    changes: list[Any]
    kept: int
    events: list[Any]
    decision: int | UnsetType = UNSET
    legal: list[Any] | UnsetType = UNSET
    edits: list[Any] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    key: str | UnsetType = UNSET  # of the submission that caused it, for the seat that sent it


class Moves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to be made one after the other, all of them or none."""

    moves: MoveList
    decision: int | UnsetType = UNSET  # the decision they were chosen for; without it whatever is asked now
    key: Key | UnsetType = UNSET
    since: int | UnsetType = UNSET  # the version the sender has: the reply is then the update from there


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own last step taken back."""

    decision: int | UnsetType = UNSET
    key: Key | UnsetType = UNSET
    since: int | UnsetType = UNSET


class Done(msgspec.Struct, frozen=True):
    """A submission was carried out: what the sender sees now, as an update if it said what it had."""

    version: int
    update: Update | None = None
    sight: Sight | None = None
