"""A table: a game, and who sits at it."""

from hashlib import sha256
from random import Random
from typing import NamedTuple

from tenka.bots import bot
from tenka.kernel.move import Move
from tenka.kernel.state import State


class TerminalSeat(NamedTuple):
    """A place at the table: what its player wants to be called, and the bot that plays, if it is no person."""

    name: str | None = None
    bot: str | None = None


class TerminalTable:
    """The game's state with its seats; bots' dice follow from a seed of their own and the number of the move."""

    def __init__(self, state: State, seats: list[TerminalSeat], bot_seed: bytes) -> None:
        self.state = state
        self.seats = seats
        self.bot_seed = bot_seed
        self._bots = [None if seat.bot is None else bot(state.setup.game, seat.bot) for seat in seats]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    def waiting_bot(self) -> int | None:
        """A bot's seat that the game waits for."""
        return next((seat for seat in self.state.pending if self._bots[seat] is not None), None)

    def bot_moves(self, seat: int) -> list[Move]:
        """What the bot of a seat decides; the same in the same position, also after a resume."""
        player = self._bots[seat]
        assert player is not None
        dice = sha256(self.bot_seed + f"{seat} {len(self.state.entries())}".encode()).digest()
        return player.choose(self.state, seat, Random(dice))
