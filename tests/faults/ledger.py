"""What everybody at the tables said, was promised and was shown, kept outside of the server."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256


@dataclass(frozen=True)
class Said:
    """An answer as it was sent: `text` in the notation of records, where the form tells it."""

    room: str
    seat: int
    at: int
    text: str


@dataclass
class Ledger:
    """Every id that was sent, those acknowledged in their order, and every table shown."""

    sent: dict[str, Said] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)  # id: how many were before it
    shown: dict[tuple[str, int], str] = field(default_factory=dict)
    refused: dict[str, int] = field(default_factory=dict)
    wrongs: list[str] = field(default_factory=list)
    losses: int = 0  # connections that broke
    resyncs: int = 0  # and were made again

    def says(self, id: str, message: Said) -> None:
        self.sent[id] = message

    def acknowledged(self, id: str) -> None:
        if id in self.sent:
            self.acked.setdefault(id, len(self.acked))

    def is_refused(self, message: str) -> None:
        self.refused[message] = self.refused.get(message, 0) + 1

    def sees(self, room: str, n: int, public: object, before: int) -> None:
        """A table once shown stays what it was, no matter who looks, and nobody is taken back."""
        digest = sha256(json.dumps(public, sort_keys=True).encode()).hexdigest()[:16]
        if self.shown.setdefault((room, n), digest) != digest:
            self.wrongs.append(f"{room}: two tables after entry {n}")
        if n < before:
            self.wrongs.append(f"{room}: shown entry {n} after {before}")
