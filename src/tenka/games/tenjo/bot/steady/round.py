"""Whom a bot offers something: each of the others once a year, so that nobody hears month by month what he declined."""

from typing import Final

NOBODY: Final = -1


def asked_in(month: int, seat: int, players: int) -> int:
    """Who is asked in a month: in the first ones, when hands are new, one after the other; NOBODY in later ones."""
    return (seat + month) % players if 0 < month < players else NOBODY
