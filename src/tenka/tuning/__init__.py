"""Teaching what a search knows by games that bots play among themselves: judgement and policy weights."""

from tenka.tuning.fitting import Sample, fitted, loss
from tenka.tuning.policy import generations, verdict
from tenka.tuning.selfplay import samples_of
from tenka.tuning.table import TrainingTable

__all__ = ["Sample", "TrainingTable", "fitted", "generations", "loss", "samples_of", "verdict"]
