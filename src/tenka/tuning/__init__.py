"""Teaching a game's mind by games that bots play among themselves: its judgement and its quick player's habits."""

from tenka.tuning.fitting import Sample, fitted, loss
from tenka.tuning.habits import generations, verdict
from tenka.tuning.selfplay import samples_of
from tenka.tuning.table import Table

__all__ = ["Sample", "Table", "fitted", "generations", "loss", "samples_of", "verdict"]
