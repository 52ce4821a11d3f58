"""TableNews in two parts: what everybody gets is encoded once, what one reader gets follows."""

from __future__ import annotations

from msgspec import Raw, Struct

from .wire.tells import LogLine, Mine, Ranking, Window


class PublicNews(Struct, frozen=True, tag_field="t", tag="table"):
    """The fields of TableNews that are the same for every reader."""

    n: int
    full: bool
    public: Raw
    news: Raw
    scores: list[int]
    waiting: list[int]
    window: Window | None
    clocks: list[float] | None


class PrivateNews(Struct, frozen=True):
    """The fields of TableNews that differ from reader to reader."""

    wait: str
    log: list[LogLine]
    mine: list[Mine | Raw]
    end: Ranking | None
    since: int


def joined(public: bytes, private: bytes) -> bytes:
    """Two objects of JSON as one."""
    return b"%b,%b" % (public[:-1], private[1:])
