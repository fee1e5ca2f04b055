"""How often something may be done, by whom: the rules as data, and the counting behind them."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from ipaddress import AddressValueError, IPv6Address
from typing import Literal

from tenka.server.guard.sliding_window import SlidingWindow

LONGEST_NAME = 64
MOST_TOLD = 1000  # counts that are told to other processes at once


@dataclass(frozen=True, slots=True)
class Rule:
    """So many times in so many seconds, for each address, session, login name, person or table."""

    name: str
    per: Literal["address", "session", "login", "person", "table"]
    amount: int
    seconds: int


RULES = (
    Rule("requests", per="address", amount=1200, seconds=60),
    Rule("requests-session", per="session", amount=600, seconds=60),
    Rule("sockets", per="address", amount=600, seconds=60),
    Rule("sockets-session", per="session", amount=60, seconds=60),
    Rule("guests", per="address", amount=30, seconds=3600),
    Rule("login", per="address", amount=30, seconds=900),
    Rule("login-name", per="login", amount=20, seconds=900),  # one login from one address
    Rule("login-anywhere", per="login", amount=300, seconds=900),  # more, so that nobody can keep the owner out
    Rule("recovery", per="address", amount=10, seconds=3600),
    Rule("recovery-mail", per="login", amount=3, seconds=3600),  # to one address
    Rule("confirming-mail", per="login", amount=5, seconds=3600),  # to one address, whoever gives it as theirs
    Rule("notices", per="session", amount=120, seconds=600),
    Rule("mail", per="person", amount=6, seconds=3600),  # that is to be confirmed, or tried out
    Rule("profiles", per="address", amount=240, seconds=60),
    Rule("circle", per="session", amount=60, seconds=600),
    Rule("passkeys", per="address", amount=60, seconds=900),  # challenges asked for
    Rule("past", per="address", amount=240, seconds=60),
    Rule("moments", per="address", amount=480, seconds=60),  # a replay at its quickest asks for five a second
    Rule("records", per="session", amount=20, seconds=3600),
    Rule("checks", per="address", amount=20, seconds=300),
    Rule("tables", per="session", amount=30, seconds=3600),
    Rule("knocks", per="session", amount=20, seconds=600),
    Rule("invitations", per="session", amount=30, seconds=600),
    Rule("invitations-new", per="person", amount=5, seconds=3600),  # of a guest who came only lately
    Rule("reports", per="address", amount=20, seconds=3600),
    Rule("mutes", per="session", amount=60, seconds=600),
    Rule("exports", per="session", amount=5, seconds=600),
    Rule("stewards", per="session", amount=20, seconds=300),
    Rule("votes", per="session", amount=30, seconds=300),
    Rule("holidays", per="session", amount=30, seconds=600),
    Rule("chat", per="session", amount=20, seconds=30),
    Rule("chat-person", per="person", amount=20, seconds=30),  # however many sessions
    Rule("chat-new", per="person", amount=5, seconds=30),  # a guest who came only lately, where anyone can read it
    Rule("chat-address", per="address", amount=40, seconds=30),  # however many guests
    Rule("chat-table", per="table", amount=60, seconds=30),  # more than one address has: nobody can silence the rest
    Rule("hints", per="session", amount=30, seconds=60),
    Rule("trials", per="session", amount=120, seconds=60),
    Rule("lessons", per="session", amount=240, seconds=60),
    Rule("analyses", per="address", amount=30, seconds=300),
)


class Rates:
    """Counts who did what, and says when it is too often; for one thread, the event loop's.

    Where several processes share a database, each tells the others now and then what it has counted.
    """

    def __init__(
        self,
        rules: Iterable[Rule] = RULES,
        *,
        enabled: bool = True,
        shared: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._enabled = enabled
        self._shared = shared
        self._counters = {rule.name: _Counter(rule, clock, hashed=shared) for rule in rules}
        self._untold: Counter[tuple[str, str]] = Counter()

    def hit(self, rule: str, who: str) -> float | None:
        """Count it and return None if it is allowed; otherwise the seconds to wait, and it does not count."""
        counter = self._counters[rule]
        if not self._enabled:
            return None
        key, wait = counter.hit(who)
        if self._shared and wait is None:
            self._untold[rule, key] += 1
        return wait

    def news(self) -> list[tuple[str, str, int]]:
        """What was counted since it was last told, by rule and key: the most frequent, if that is very much."""
        told = [(rule, key, count) for (rule, key), count in self._untold.most_common(MOST_TOLD)]
        self._untold.clear()
        return told

    def counted_elsewhere(self, rule: str, key: str, count: str) -> None:
        """Take note of what another process has counted; of a rule that we do not have, of nothing."""
        if rule in self._counters:
            self._counters[rule].add(key, int(count))


class _Counter:
    """One rule with windows of its own, so that a flood under one rule pushes nothing out of another's."""

    def __init__(self, rule: Rule, clock: Callable[[], float], *, hashed: bool = False) -> None:
        self._hashed = hashed
        self._name = neighbourhood if rule.per == "address" else shortened
        self._window = SlidingWindow(rule.amount, rule.seconds, clock)

    def hit(self, who: str) -> tuple[str, float | None]:
        key = self._name(who)
        if self._hashed:  # addresses and names are nothing to announce
            key = blake2b(key.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
        return key, self._window.hit(key)

    def add(self, key: str, count: int) -> None:
        self._window.add(key, count)


def neighbourhood(address: str) -> str:
    """Whom an address stands for: an IPv4 address for itself, an IPv6 address for its /64, which is one household's."""
    return _network(shortened(address)) if ":" in address else shortened(address)


@lru_cache(4096)
def _network(address: str) -> str:
    try:
        parsed = IPv6Address(address)
    except AddressValueError:
        return address
    if parsed.ipv4_mapped is not None:  # a socket for both kinds gives IPv4 addresses like this
        return str(parsed.ipv4_mapped)
    return f"{int(parsed) >> 64:016x}/64"


def shortened(name: str) -> str:
    """A name that is cheap to keep, however long a client made it."""
    if len(name) <= LONGEST_NAME:
        return name
    return blake2b(name.encode("utf-8", "surrogatepass"), digest_size=24).hexdigest()
