"""What the server tells of itself to Prometheus: figures, never names."""

from collections.abc import Callable, Iterable
from functools import partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
THINKING = (0.01, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    """The figures, counted as things happen or read off when somebody asks."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.entries = Counter("tenka_entries", "Moves and undos saved", registry=registry)
        self.saving = Histogram(
            "tenka_saving_seconds", "From a submission to its being on disk", buckets=LATENCIES, registry=registry
        )
        self.thinking = Histogram(
            "tenka_thinking_seconds", "Thinking about a question", ["kind"], buckets=THINKING, registry=registry
        )
        self.failures = Counter("tenka_store_failures", "Writes that failed", registry=registry)
        self.notices = Counter("tenka_notices", "Messages sent to people", ["channel"], registry=registry)
        self.dead_notices = Counter(
            "tenka_notices_dead", "Messages to people that were given up", ["channel"], registry=registry
        )

    def answered(self, kind: str, seconds: float) -> None:
        """Note how long a question of a kind took."""
        self.thinking.labels(kind).observe(seconds)

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Show a figure that is read off when somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(read)

    def watch_kinds(self, name: str, about: str, kinds: Iterable[str], read: Callable[[str], float]) -> None:
        """The same, a figure for each kind of something."""
        gauge = Gauge(name, about, ["kind"], registry=self.registry)
        for kind in kinds:
            gauge.labels(kind).set_function(partial(read, kind))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
