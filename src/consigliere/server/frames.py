"""Frames that are one whole message of text, as nearly all are; the library does the others."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets without its compiled part
    from websockets.utils import apply_mask

_TEXT: Final = 0x81  # all of it, nothing agreed upon that changes it
_CONTROL: Final = (0x88, 0x89, 0x8A)  # close, ping, pong
_MASKED: Final = 0x80
_SHORT, _LONG = 126, 127  # sizes that mean: the size follows, in two bytes or in eight
_MIDDLE: Final = 1 << 16
ODD: Final = -1


def framed(text: bytes, more: bytes = b"") -> bytes:
    """A message as the server sends it (RFC 6455 §5.2); `more` is the rest of it."""
    size = len(text) + len(more)
    if size < _SHORT:
        return b"%c%c%b%b" % (_TEXT, size, text, more)
    if size < _MIDDLE:
        return b"%c%c%b%b%b" % (_TEXT, _SHORT, size.to_bytes(2, "big"), text, more)
    return b"%c%c%b%b%b" % (_TEXT, _LONG, size.to_bytes(8, "big"), text, more)


def length(data: bytes) -> int:
    """Bytes of the frame at the beginning of `data`; 0 if that cannot be told yet.

    ODD if it is no text nor control frame of a client in one piece of moderate size.
    """
    if len(data) < 2:
        return 0
    first, size = data[0], data[1] - _MASKED
    if size < 0 or size == _LONG or (first != _TEXT and first not in _CONTROL):
        return ODD
    if size < _SHORT:
        return 6 + size
    return 8 + int.from_bytes(data[2:4], "big") if len(data) >= 4 else 0


def message(frame: bytes) -> bytes | None:
    """The text of a whole frame; None if it is a control frame."""
    if frame[0] != _TEXT:
        return None
    at = 2 if frame[1] - _MASKED < _SHORT else 4
    return apply_mask(frame[at + 4 :], frame[at : at + 4])
