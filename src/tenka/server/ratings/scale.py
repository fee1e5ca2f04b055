"""The model behind ratings, and the scale on which they are shown."""

from math import log, sqrt

from openskill.models import PlackettLuce

from tenka.store.queries.people.ratings import Strength

MODEL = PlackettLuce()
NEWCOMER = Strength(MODEL.mu, MODEL.sigma)
MIDDLE = 1500.0  # what is shown of a newcomer, and of the bot that newcomers are supposed to equal
# 400 points are ten to one at a table of two, as with Elo: there the model's odds are exp(difference / (β √2)).
POINTS = 400 / log(10) / (MODEL.beta * sqrt(2))
WIDTH = 1.96  # standard deviations to either side: 95 %


def figure(strength: Strength) -> int:
    """A strength as it is shown."""
    return round(_shown(strength.mu))


def interval(strength: Strength) -> tuple[int, int]:
    """Where the strength lies with 95 %, as it is shown."""
    return round(_shown(strength.mu - WIDTH * strength.sigma)), round(_shown(strength.mu + WIDTH * strength.sigma))


def low(strength: Strength) -> int:
    """The lower end of the interval in thousandths, to sort by."""
    return round(1000 * _shown(strength.mu - WIDTH * strength.sigma))


def _shown(mu: float) -> float:
    return MIDDLE + (mu - NEWCOMER.mu) * POINTS
