"""What a player is about to build, as far as the reader may see it."""

from __future__ import annotations

from consigliere.kernel import Seat

from ..actions import Build
from ..rules.influence import Building, after_plan
from ..state import Mafiozoo


def planned(s: Mafiozoo, seat: Seat) -> tuple[Build, ...]:
    """§7.4. The places chosen, shown to nobody else until that player is done."""
    frame = s.stack[-1][1] if s.stack else None
    return frame.plans[seat].builds if isinstance(frame, Building) and seat >= 0 else ()


def tokens_left(s: Mafiozoo, seat: Seat) -> tuple[int, ...]:
    """The favour tokens that are not yet planned to be paid."""
    return after_plan(s, seat, planned(s, seat))[0]
