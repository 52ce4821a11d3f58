"""The frames of a WebSocket as bytes: where one ends, and what its text says."""

from __future__ import annotations

import json
from typing import Any


def take(buffer: bytearray) -> bytes | None:
    """The first whole frame, taken out of the buffer; None if it has not all come yet."""
    if len(buffer) < 2:
        return None
    short, masked, at = buffer[1] & 127, buffer[1] >> 7, 2
    wide = {126: 2, 127: 8}.get(short, 0)
    if len(buffer) < at + wide:
        return None
    length = int.from_bytes(buffer[at : at + wide], "big") if wide else short
    end = at + wide + 4 * masked + length
    if len(buffer) < end:
        return None
    frame = bytes(buffer[:end])
    del buffer[:end]
    return frame


def decoded(frame: bytes) -> dict[str, Any]:
    """The message in a text frame; nothing for other frames."""
    if frame[0] & 15 != 1:
        return {}
    wide = {126: 2, 127: 8}.get(frame[1] & 127, 0)
    body = frame[2 + wide :]
    if frame[1] >> 7:
        mask, body = body[:4], body[4:]
        body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))
    message: dict[str, Any] = json.loads(body)
    return message
