"""Tenka: board games of Japan's warring states, for people and programs.

>>> import tenka
>>> state = tenka.game("shitenno").new(players=4, seed=7)
>>> state.pending[0].kind
'general'
"""

from typing import TYPE_CHECKING

from tenka.games import game
from tenka.kernel.errors import BadInput, IllegalMove, TenkaError

if TYPE_CHECKING:
    from tenka.games import games  # the package itself, which can be called

__version__ = "0.1.0"

__all__ = ["BadInput", "IllegalMove", "TenkaError", "__version__", "game", "games"]
