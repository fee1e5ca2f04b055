"""What people show of themselves, to whom, and how strong they are."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Shown = Annotated[Literal["everyone", "friends", "nobody"], Meta(description="Who may see it.")]
CrestId = Literal[
    "mitsudomoe", "kuyo", "rokumonsen", "mitsu-uroko", "yotsuwari-bishi", "umebachi", "mitsu-hikiryo", "kikyo"
]
PatternId = Literal["seigaiha", "asanoha", "shippo", "kikko", "uroko", "yagasuri"]
ColourId = Literal["vermilion", "gold", "lapis", "wisteria", "ink", "green"]
Relation = Literal["self", "none", "friend", "asked", "asking"]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is drawn: a crest on a patterned ground."""

    crest: CrestId
    pattern: PatternId
    colour: ColourId


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody with an account."""

    id: str
    name: str
    face: Face | None = None


class ProfileSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's face, and who sees which part of one's page."""

    face: Face | None = None
    games: Shown = "everyone"
    opponents: Shown = "everyone"
    ratings: Shown = "everyone"
    reliability: Shown = "everyone"


class OwnProfile(msgspec.Struct, frozen=True):
    """One's own page: where it is, and what it shows to whom."""

    id: str
    settings: ProfileSettings


class GameCount(msgspec.Struct, frozen=True):
    """How many games of a kind somebody has finished, and how many of them won."""

    game: str
    games: int
    won: int


class OpponentInfo(msgspec.Struct, frozen=True):
    """With whom somebody has played, and how often."""

    person: PersonInfo
    games: int


class Reliability(msgspec.Struct, frozen=True):
    """How many finished games had a clock, and in how many of these nobody had to stand in."""

    games: int
    kept: int


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating with its interval of 95 %, on Elo's scale; `equals` is the strongest bot it is not below."""

    game: str
    figure: int
    low: int
    high: int
    games: int
    equals: str | None


class RatingPoint(msgspec.Struct, frozen=True):
    """What a rating was after a game."""

    figure: int
    low: int
    high: int
    made: str


class BotFigure(msgspec.Struct, frozen=True):
    """A bot's fixed figure."""

    bot: str
    figure: int


class RatingHistory(msgspec.Struct, frozen=True):
    """How a rating came to be, the oldest first, beside the bots of the game."""

    points: list[RatingPoint]
    bots: list[BotFigure]


class Profile(msgspec.Struct, frozen=True):
    """Somebody's page; what one may not see, and what there is not, is null.

    What is counted is counted over the `latest` finished games; null: over all.
    """

    person: PersonInfo
    relation: Relation
    ignored: bool
    likes: list[GameCount] | None
    opponents: list[OpponentInfo] | None
    ratings: list[RatingInfo] | None
    reliability: Reliability | None
    latest: int | None = None


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game; table and names are null where one may not know them."""

    game: str
    ended: str
    place: int | None  # null: it was not noted then
    players: int
    rated: bool
    table: str | None
    names: list[str | None] | None  # of the others, null for bots and those who have left us


class PlayedList(msgspec.Struct, frozen=True):
    """Finished games, the latest first; the list goes on behind `next`, if it does."""

    games: list[PlayedGame]
    next: str | None = None


class Circle(msgspec.Struct, frozen=True):
    """Whom one knows: friends, those who ask to be, those one has asked, those one ignores, and recent opponents."""

    friends: list[PersonInfo]
    asking: list[PersonInfo]
    asked: list[PersonInfo]
    ignored: list[PersonInfo]
    recent: list[PersonInfo]


class BoardLine(msgspec.Struct, frozen=True):
    """Somebody on the board of the best."""

    person: PersonInfo
    rating: RatingInfo


class Board(msgspec.Struct, frozen=True):
    """The best of a game, sorted by the lower end of their intervals; the list goes on behind `next`, if it does."""

    lines: list[BoardLine]
    bots: list[BotFigure]
    next: str | None = None
