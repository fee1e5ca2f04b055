"""Tenka: board games of Japan's warring states, for people and programs.

>>> import tenka
>>> state = tenka.game("shitenno").new(players=4, seed=7)
>>> state.pending[0].kind
'general'
"""

from tenka.games import game, games
from tenka.kernel.errors import BadInput, IllegalMove, TenkaError

__version__ = "0.1.0"

__all__ = ["BadInput", "IllegalMove", "TenkaError", "__version__", "game", "games"]
