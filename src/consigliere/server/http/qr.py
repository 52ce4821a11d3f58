"""QR codes as SVG for screens and as blocks for terminals."""

from __future__ import annotations

import io

import segno


def svg(text: str) -> str:
    """A QR code of the text, dark on light, without a size of its own."""
    out = io.BytesIO()
    code = segno.make(text, micro=False, error="m")
    code.save(
        out, kind="svg", xmldecl=False, border=2, light="#efe6d2", dark="#0b0e14", omitsize=True
    )
    return out.getvalue().decode()


def blocks(text: str) -> str:
    """The QR code as text blocks for a terminal."""
    out = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(out, compact=True)
    return out.getvalue()
