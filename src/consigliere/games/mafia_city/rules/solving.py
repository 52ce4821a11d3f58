"""§3.2.4 What the frames of the seven locations have in common."""

from __future__ import annotations

from consigliere.kernel import Frame, Seat


class Solving(Frame, frozen=True):
    """§3.2.4. A location being solved, with its controller (or nobody) and its leaders."""

    controller: Seat
    leaders: tuple[Seat, ...]
