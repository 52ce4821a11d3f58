"""Players one could name after a game: what they would rather have than most."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from consigliere.kernel import put

from ..parts import NIGHT
from .judgement import SOUND, Judgement

STYLES: Final[dict[str, Judgement]] = {
    # After district tokens, for their sets and majorities.
    "collector": replace(SOUND, sets=2.0, majority=1.2, keep=0.6, partner=0.3, hoped=0.3),
    # Keeps his money, and takes more of it.
    "miser": replace(SOUND, z=0.75),
    # Wants to know what others do: informants, and a last word with them.
    "spy": replace(SOUND, informant=6.0, bonuses=put(SOUND.bonuses, NIGHT, 3.0)),
    # Takes what nobody sees.
    "gambler": replace(SOUND, blind=1.5),
}
