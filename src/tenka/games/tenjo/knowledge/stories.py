"""The story of a seat's stacks as others can know it (T31): what is told stays, so copies of a state share it."""

from typing import Final

SETTLED: Final = 0  # at the start, of unknown size
ADDED: Final = 1  # so many, seen by all
MARCHED: Final = 2  # of unknown size, from one point to another
LOST: Final = 3  # so many, seen by all
SEEN: Final = 4  # that many are there, seen by `who`
KINDS: Final = ("settled", "added", "marched", "lost", "seen")
EVERYBODY: Final = -1


class Story:
    """Something that happened to a seat's stacks; nothing in it is ever changed, so copies of a state share it."""

    __slots__ = ("before", "goal", "kind", "point", "samurai", "who")

    def __init__(self, before: "Story | None", kind: int, point: int, goal: int, samurai: int, who: int) -> None:
        self.before = before
        self.kind = kind
        self.point = point
        self.goal = goal
        self.samurai = samurai
        self.who = who


def told(last: Story | None) -> list[Story]:
    """A story from its beginning."""
    found: list[Story] = []
    story = last
    while story is not None:
        found.append(story)
        story = story.before
    return found[::-1]
