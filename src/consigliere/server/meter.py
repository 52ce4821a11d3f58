"""Numbers for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Count:
    """A number that grows with every move; one thread counts, so it is a bare one."""

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what, self.so_far = name, what, 0

    def inc(self, by: int = 1) -> None:
        self.so_far += by


class Meter(Collector):
    """What this process has done and holds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.answers = Count("consigliere_answers", "Entries committed")
        self.refusals = Count("consigliere_refusals", "Requests refused")
        self.messages = Count("consigliere_messages", "Messages received")
        self.sockets = Gauge("consigliere_sockets", "Browsers connected", registry=r)
        self.rooms = Gauge("consigliere_rooms", "Rooms in memory", registry=r)
        r.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        for count in (self.answers, self.refusals, self.messages):
            yield CounterMetricFamily(count.name, count.what, value=count.so_far)

    def text(self) -> bytes:
        return generate_latest(self.registry)
