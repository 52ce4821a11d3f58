"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Meter:
    """What this process has done and holds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.answers = Counter("consigliere_answers", "Entries committed", registry=r)
        self.refusals = Counter("consigliere_refusals", "Requests refused", registry=r)
        self.messages = Counter("consigliere_messages", "Messages received", registry=r)
        self.sockets = Gauge("consigliere_sockets", "Browsers connected", registry=r)
        self.rooms = Gauge("consigliere_rooms", "Rooms in memory", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
