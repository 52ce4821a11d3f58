"""What a part of `soak faults` came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event
from typing import Any

from ..faults.audit import Findings
from ..faults.fleet import Fleet
from ..faults.ledger import Ledger

ENOUGH = Event()  # no more faults


@dataclass
class Row:
    """What one part came to."""

    part: str
    faults: int = 0
    matches: int = 0
    answers: int = 0
    lost: int = 0
    doubled: int = 0
    wrong: int = 0
    resyncs: int = 0
    back: float = 0.0
    minutes: float = 0.0
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.wrong)

    def cells(self) -> tuple[Any, ...]:
        counts = (self.faults, self.matches, self.answers, self.lost, self.doubled, self.wrong)
        return (self.part, *counts, self.resyncs, f"{self.back:.1f}", f"{self.minutes:.1f}")

    def fill(self, fleet: Fleet, url: str) -> Row:
        self.matches += fleet.finished
        return self.compare(fleet.audit(url), fleet.ledger)

    def compare(self, found: Findings, ledger: Ledger) -> Row:
        self.answers += found.answers
        self.resyncs += ledger.resyncs
        self.lost += len(found.lost)
        self.doubled += len(found.doubled)
        self.wrong += len(found.wrongs)
        self.troubles += [*found.lost, *found.doubled, *found.wrongs]
        return self
