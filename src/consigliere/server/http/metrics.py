"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class PlainCounter:
    """Prometheus' own Counter takes a lock each time; this one is counted by one thread."""

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what, self.value = name, what, 0

    def inc(self, by: int = 1) -> None:
        self.value += by


class Metrics(Collector):
    """The counters and gauges of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.answers = PlainCounter(
            "consigliere_answers", "Answers committed; a closed window is one"
        )
        self.refusals = PlainCounter("consigliere_refusals", "Requests refused")
        self.messages = PlainCounter("consigliere_messages", "Messages received")
        self.sockets = Gauge("consigliere_sockets", "Browsers connected", registry=r)
        self.rooms = Gauge("consigliere_rooms", "Rooms in memory", registry=r)
        r.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        for count in (self.answers, self.refusals, self.messages):
            yield CounterMetricFamily(count.name, count.what, value=count.value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
