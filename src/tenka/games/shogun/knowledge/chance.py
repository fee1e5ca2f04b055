"""What chance has yet to decide: the face-down stacks, and what the tower does with the cubes inside it."""

from random import Random
from typing import Final

from tenka.games.shogun.knowledge import throws
from tenka.games.shogun.rules.position import Position
from tenka.games.shogun.rules.seasons import open_actions

# What shows it: kinds of chance, by the event that is the first to differ where they come out otherwise
KINDS: Final = {
    "took": "provinces",
    "draft_opened": "provinces",
    "tower_filled": "tower",
    "thrown": "tower",
    "events_opened": "events",
    "event": "events",
    "season": "actions",
    "action_opened": "actions",
    "bid_order": "order",
    "revolts_drawn": "revolts",
}

# What a turning point is called by, if it happened there, what says most first: `moment-<event>` in the words
MOMENTS: Final = ("battle", "rose", "winter", "bid_order")


def redraw(position: Position, rng: Random) -> None:
    """Draw all of it anew; nobody has ever seen any of it."""
    shuffle_stacks(position, rng)
    settle_cubes(position, rng)


def shuffle_stacks(position: Position, rng: Random) -> None:
    """Provinces but for those put under openly, events, action cards still face down."""
    unknown = len(position.stack) - position.under
    position.stack = _shuffled(position.stack[:unknown], rng) + position.stack[unknown:]
    position.event_stack = _shuffled(position.event_stack, rng)
    seen = open_actions(position)
    position.actions = position.actions[:seen] + _shuffled(position.actions[seen:], rng)


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    shuffled = sorted(cards)
    rng.shuffle(shuffled)
    return shuffled


def settle_cubes(position: Position, rng: Random) -> None:
    """Each resting cube lies above with the chance that follows from all throws (H21)."""
    if position.flat or position.throws is None:
        return
    chances = throws.above(position.throws)
    resting = position.throws.resting
    position.upper = [sum(rng.random() < chances[colour] for _ in range(cubes)) for colour, cubes in enumerate(resting)]
    position.lower = [cubes - above for cubes, above in zip(resting, position.upper, strict=True)]
