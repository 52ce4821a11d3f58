"""What a seat listens to: of all the server tells, that which matters here. Chat does not."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from consigliere.kernel import Refusal
from consigliere.server.protocol.messages import (
    Ask,
    Done,
    LogLine,
    Ranking,
    Refused,
    RoomNews,
    Seated,
    TableText,
    Welcome,
    Window,
)


class Mine(Struct, frozen=True):
    """What only this chair knows: the fields that look different from here, and its question."""

    seat: int
    own: dict[str, Any]
    ask: Ask | None


class Table(Struct, frozen=True, tag_field="t", tag="table"):
    """The table after an entry; `full`: the log is whole."""

    n: int
    full: bool
    public: dict[str, Any]
    scores: list[int]
    waiting: list[int]
    wait: str
    log: list[LogLine]
    mine: list[Mine]
    end: Ranking | None
    clocks: list[float] | None
    window: Window | None = None


Heard = Welcome | RoomNews | Seated | Done | Refused | TableText | Table


class _Kind(Struct):
    t: str


_KINDS: Final = ("welcome", "room", "seated", "done", "refused", "told", "table")
_KIND: Final = msgspec.json.Decoder(_Kind)
_DECODE: Final = msgspec.json.Decoder(Heard)


def heard(text: str | bytes) -> Heard | None:
    """A message; None for one that is not for us; Refusal if it is none of ours at all."""
    try:
        if _KIND.decode(text).t not in _KINDS:
            return None
        message: Heard = _DECODE.decode(text)
    except msgspec.MsgspecError as wrong:
        raise Refusal("seat-not-understood", problem=str(wrong)) from wrong
    return message
