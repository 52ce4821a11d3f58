"""TableNews in two parts: what everybody gets is encoded once, what one reader gets follows."""

from __future__ import annotations

from msgspec import Raw, Struct

from ..protocol.codec import ENCODE
from ..protocol.messages import LogLine, Mine, Ranking, Stage, Window


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

    stages: list[Stage]
    wait: str
    log: list[LogLine]
    mine: list[Mine]
    end: Ranking | None
    since: int


def front(news: PublicNews) -> bytes:
    """The beginning of a message: what everybody gets, with a comma for what follows."""
    return ENCODE(news)[:-1] + b","


def back(news: PrivateNews) -> bytes:
    """The end of a message: what one reader gets."""
    return ENCODE(news)[1:]


def lone(mine: Mine) -> bytes:
    """The end of a message for one chair that reads no words, while the match goes on."""
    return b'"stages":[],"wait":"","log":[],"mine":[%b],"end":null,"since":0}' % ENCODE(mine)
