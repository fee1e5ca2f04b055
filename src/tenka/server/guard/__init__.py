"""The guard at the door: who may ask, from where, how much and how often, and what browsers and logs are told."""

from tenka.server.guard.budget import TokenBucket
from tenka.server.guard.known import known_origins, origin_of
from tenka.server.guard.quotas import QUOTAS, Quotas
from tenka.server.guard.rates import RULES, Rates, Rule
from tenka.server.guard.refusal import internal_error, refusal, refuse
from tenka.server.guard.stack import GuardSettings, guarded
from tenka.server.guard.throttle import THROTTLE, Throttle

__all__ = [
    "QUOTAS",
    "RULES",
    "THROTTLE",
    "GuardSettings",
    "Quotas",
    "Rates",
    "Rule",
    "Throttle",
    "TokenBucket",
    "guarded",
    "internal_error",
    "known_origins",
    "origin_of",
    "refusal",
    "refuse",
]
