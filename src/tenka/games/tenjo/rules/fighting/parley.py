"""Before an attack the defender may offer something for peace (T14)."""

from tenka.games.tenjo.rules import trading
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.vocabulary import PASS


def legal(position: Position, seat: int) -> list[int]:
    """No more offers; making one is trade, which is open at any time."""
    return [PASS]


def play(position: Position, seat: int, move: int) -> None:
    """The attack goes on."""
    agenda.let_pass(position)


def legal_peace(position: Position, seat: int) -> list[int]:
    """No: the attack goes on. To accept, or to decline and hear more, is trade."""
    return [PASS]


def play_peace(position: Position, seat: int, move: int) -> None:
    """The attack goes on; the offer is declined."""
    agenda.pop(position)
    trading.refuse_peace(position)
