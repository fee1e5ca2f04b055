"""Which steps cannot be taken back beside those by which something was drawn: what showed something, what is others'
too, what passes the turn on.

Lists are never changed in place, so where nothing happened they are the same. Nobody may learn anything by a step and
then take it back: whether a daimyō of another loses his support, or hangs on one's samurai alone, tells who helps him.
"""

from tenka.games.tenjo.knowledge import stories
from tenka.games.tenjo.rules.components.pieces import FAMILY, PROVINCE_COUNT
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks.kinds import Question
from tenka.games.tenjo.rules.tasks.year import Recruit


def is_final(before: Position, after: Position, seat: int) -> bool:
    """Whether a step of a seat that is still alone at the move cannot be taken back."""
    return (
        after.hands is not before.hands  # cards were played, which shows them
        or _is_trade(before, after)
        or _is_shown(before, after)
        or _goes_on(before, after)
        or _concerns_others(before, after, seat)
    )


def _is_trade(before: Position, after: Position) -> bool:
    """An offer was made or answered, a passage granted or taken back: somebody else knows (T9, T29)."""
    return (
        after.offers is not before.offers
        or after.offered is not before.offered
        or after.passage is not before.passage
        or after.turned is not before.turned
    )


def _is_shown(before: Position, after: Position) -> bool:
    """Stacks were turned up, or something was answered in a window, where everybody waited for it (T41)."""
    for earlier, later in zip(before.stories, after.stories, strict=True):
        if later is not earlier and later is not None and later.kind == stories.SEEN:
            return True
    asked = before.tasks[-1]
    if not isinstance(asked, Question) or isinstance(asked, Recruit):  # who recruits is the only one to act
        return False
    return asked.window and after.log is not None and bool(after.log.events)


def _goes_on(before: Position, after: Position) -> bool:
    """A turn has ended, or somebody has claimed to be Shogun."""
    return (
        (after.year, after.month, after.turn) != (before.year, before.month, before.turn)
        or after.claimed != before.claimed
        or after.over
        or after.alive != before.alive
    )


def _concerns_others(before: Position, after: Position, seat: int) -> bool:
    """Something of others has changed: castles, family cards in other hands, stacks, daimyō, shadow warriors."""
    if after.castle_owner is not before.castle_owner or after.hostages != before.hostages:
        return True
    if after.family is not before.family and _changed_hands(before, after):
        return True
    for other in range(after.players):
        if other != seat and after.stories[other] is not before.stories[other]:
            return True
    if _others(after.daimyo, seat) != _others(before.daimyo, seat):
        return True
    if _others(after.shadows, seat) != _others(before.shadows, seat):
        return True
    return after.samurai is not before.samurai and _touches_support(before, after, seat)


def _changed_hands(before: Position, after: Position) -> bool:
    return any(after.holder(card) != before.holder(card) for card in range(len(FAMILY)))


def _others(pieces: list[int], seat: int) -> list[int]:
    """Pieces by province, but for one seat's."""
    return pieces[: seat * PROVINCE_COUNT] + pieces[(seat + 1) * PROVINCE_COUNT :]


def _touches_support(before: Position, after: Position, seat: int) -> bool:
    """Whether a seat came into, or left, a province in which another stands without samurai of his own (T12)."""
    for province in range(PROVINCE_COUNT):
        moved = after.supports_in(seat, province) != before.supports_in(seat, province)
        if moved and is_others_ground(after, seat, province):
            return True
    return False


def is_others_ground(position: Position, seat: int, province: int) -> bool:
    """Whether another stands in a province without samurai of his own: on whose he does, is not for all to know."""
    shadows = bool(position.setup.options["shadow_isolation"])
    for other in range(position.players):
        there = position.daimyo_in(other, province) or (shadows and position.shadows_in(other, province))
        if other != seat and there and not position.supports_in(other, province):
            return True
    return False
