"""The JSON encoder of messages and stored documents."""

from __future__ import annotations

from typing import Final

import msgspec

ENCODE: Final = msgspec.json.Encoder().encode
