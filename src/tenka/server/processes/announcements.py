"""What processes that share a database tell each other: that something was written, by its numbers, never what.

It is told after the commit and may be lost; who hears nothing finds out by looking at the numbers now and then.
"""

from collections.abc import Callable

TABLE = "table"  # something of a table was written: its id, its revision
ONLY_MOVES = "+"  # before a revision: nothing but moves was written; who does not know of it reads the same number
TALK = "talk"  # something was said at a table: its id
PERSON = "person"  # somebody has another name, is somebody else now, or has left us
SESSIONS = "sessions"  # sessions have ended
WISHES = "wishes"  # somebody wishes to be told other things, or in other ways
CHALLENGE = "challenge"  # a passkey was asked to sign something: what, why and, if that is known, of whom
ANSWERED = "answered"  # it has
HITS = "hits"  # how often something was asked for: rule, hash of whom, count
HOUSEHOLDS = "households"  # by which key, and since when, a process tells households apart
ASKED = "asked"  # a question waits for a thinker
THOUGHT = "thought"  # a thinker has answered: the question's id
PRESENCE = "presence"  # others are connected to a table: its id
TIME = "time"  # something has become of somebody's time, who may be connected anywhere: the table's id, the seat, what

GONE = 2**62  # the revision of a table that was deleted: there is none after it

Callback = Callable[..., None]


class Announcements:
    """Announcements to and from other processes; by itself, without any, it tells nobody."""

    def __init__(self) -> None:
        self.lag = 0.0  # seconds that an announcement takes
        self._callbacks: dict[str, list[Callback]] = {}
        self.on_gap: list[Callable[[], None]] = []  # called after some may have been lost

    def on(self, kind: str, heard: Callback) -> None:
        """What to do when others announce something of a kind."""
        self._callbacks.setdefault(kind, []).append(heard)

    def announce(self, kind: str, *words: object) -> None:
        """Tell all other processes."""

    async def watch(self) -> None:
        """Hear and tell until it is cancelled."""

    def heard(self, announcement: str) -> None:
        """Do what an announcement asks for; one that another version makes, and we do not know, asks for nothing."""
        kind, *words = announcement.split(" ")
        for found in self._callbacks.get(kind, ()):
            found(*words)

    def gap(self) -> None:
        """Look at the numbers: announcements may have been lost."""
        for look in self.on_gap:
            look()


def written(kind: str, *words: object) -> str:
    """An announcement on one line."""
    return " ".join([kind, *map(str, words)])
