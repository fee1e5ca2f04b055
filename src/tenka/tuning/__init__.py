"""Fitting a game's judgement to the outcomes of games that bots play among themselves."""

from tenka.tuning.fitting import Sample, fitted, loss
from tenka.tuning.selfplay import samples_of

__all__ = ["Sample", "fitted", "loss", "samples_of"]
