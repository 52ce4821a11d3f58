"""Pictures as SVG: Vega-Lite draws them, nothing on the page needs a script or the network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from .stats import Estimate, round_step

INK: Final = "#e9e0cf"
DIM: Final = "#b3a792"
LINE: Final = "#3a332b"
GOLD: Final = "#e0ad4f"
RED: Final = "#e2725b"
BLUE: Final = "#86b3cf"
WIDTH: Final = 580  # of the whole picture, names and all
Spec = dict[str, Any]
_LOCALES: Final[dict[str, Literal["en-US", "it-IT", "de-DE"]]] = {
    "en": "en-US",
    "it": "it-IT",
    "de": "de-DE",
}
_CONFIG: Final[Spec] = {
    "background": None,
    "font": "Helvetica, Arial, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": DIM,
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "titlePadding": 10,
        "labelLimit": 230,
    },
    "legend": {
        "labelColor": INK,
        "labelFontSize": 13,
        "titleColor": DIM,
        "orient": "top",
        "title": None,
    },
}


_STEPS: Final = 8  # at most so many between the numbers below a histogram
_TIGHT: Final = {"zero": False, "nice": False}
_PLAIN: Final = {"tickCount": 6, "format": "~f"}
_ROOM: Final = {"left": 16, "right": 8, "top": 4, "bottom": 4}  # a wider font may be shown
_FIT: Final = {"type": "fit-x", "contains": "padding"}


class Mark(Struct, frozen=True):
    """One row of a picture of intervals."""

    label: str
    estimate: Estimate


def svg(spec: Spec, lang: str, alt_text: str) -> str:
    """The picture; `alt_text` describes it for readers who cannot see it."""
    import vl_convert

    whole = {"config": _CONFIG, "padding": _ROOM, "autosize": _FIT, "description": alt_text, **spec}
    drawn: str = vl_convert.vegalite_to_svg(
        whole, vl_version="5.21", allowed_base_urls=[], format_locale=_LOCALES[lang]
    )
    return drawn


def intervals(
    marks: Sequence[Mark], title: str, fair: float | None = None, form: str = ".0%"
) -> Spec:
    """A dot and its interval for each row; pale where the sample is too small."""
    rows = [
        {
            "label": mark.label,
            "value": mark.estimate.value,
            "low": mark.estimate.low,
            "high": mark.estimate.high,
            "weak": mark.estimate.weak,
            "colour": _colour(mark.estimate, fair),
        }
        for mark in marks
    ]
    x: Spec = {"type": "quantitative", "title": title, "axis": {"tickCount": 6, **_format(form)}}
    if fair is not None:
        x["scale"] = {"zero": False}
    y = {"field": "label", "type": "nominal", "sort": None, "title": None, "axis": _QUIET}
    dim = {"condition": {"test": "datum.weak", "value": 0.45}, "value": 1}
    shade: Spec = {"field": "colour", "type": "nominal", "scale": None}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 3},
            "encoding": {
                "x": {**x, "field": "low"},
                "x2": {"field": "high"},
                "y": y,
                "color": shade,
                "opacity": dim,
            },
        },
        {
            "mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
            "encoding": {"x": {**x, "field": "value"}, "y": y, "color": shade, "opacity": dim},
        },
    ]
    if fair is not None:
        layers.insert(0, _rule(fair))
    return {"data": {"values": rows}, "layer": layers, "width": WIDTH, "height": {"step": 26}}


_QUIET: Final[Spec] = {"ticks": False, "domain": False, "grid": False, "labelPadding": 8}


def _format(form: str) -> Spec:
    """Signs, but none for nothing."""
    if not form.startswith("+"):
        return {"format": form}
    return {"labelExpr": f"datum.value === 0 ? '0' : format(datum.value, '{form}')"}


def _shadow(at: float) -> Spec:
    """Keeps a line visible on bars."""
    line = {"type": "rule", "color": "#12100e", "strokeWidth": 5, "aria": False}
    return {"mark": line, "encoding": {"x": {"datum": at, "type": "quantitative"}}}


def _rule(at: float, colour: str = DIM) -> Spec:
    line = {"type": "rule", "strokeDash": [5, 4], "color": colour, "strokeWidth": 1.5}
    line["aria"] = False  # the note says where it lies
    return {"mark": line, "encoding": {"x": {"datum": at, "type": "quantitative"}}}


def _colour(estimate: Estimate, fair: float | None) -> str:
    if fair is None or not estimate.differs(fair):
        return INK
    return GOLD if estimate.value > fair else RED


def histogram(bins: Sequence[tuple[int, int, int]], title: str, across: str, middle: float) -> Spec:
    """Bars of how many games lie between two whole numbers, and a line at the mean."""
    games = sum([n for *_, n in bins]) or 1
    rows = [
        {"from": low - 0.5, "to": high - 0.5, "share": n / games, "numbers": _numbers(low, high)}
        for low, high, n in bins
    ]
    axis = {"format": "d", "grid": False, "values": _ticks(bins)}
    x = {"field": "from", "type": "quantitative", "title": title, "bin": "binned", "axis": axis}
    bar = {
        "mark": {"type": "bar", "color": GOLD, "binSpacing": 2},
        "transform": [
            {"calculate": "datum.numbers + ': ' + format(datum.share, '.0%')", "as": "summary"}
        ],
        "encoding": {
            "x": {**x, "scale": _TIGHT},
            "x2": {"field": "to"},
            "y": {
                "field": "share",
                "type": "quantitative",
                "title": across,
                "axis": {"format": ".0%", "tickCount": 5},
            },
            "description": {"field": "summary"},
        },
    }
    return {
        "data": {"values": rows},
        "layer": [bar, _shadow(middle), _rule(middle, INK)],
        "width": WIDTH,
        "height": 190,
    }


def _numbers(low: int, high: int) -> str:
    """The whole numbers of a bar; `high` is not one of them."""
    return str(low) if high - low == 1 else f"{low}–{high - 1}"


def _ticks(bins: Sequence[tuple[int, int, int]]) -> list[int]:
    """Round numbers among those that the bars stand for."""
    least, most = bins[0][0], bins[-1][1] - 1
    step = round_step((most - least) / _STEPS)
    return list(range(-(-least // step) * step, most + 1, step))


def line(points: Sequence[tuple[int, Estimate]], title: str, across: str, fair: float) -> Spec:
    """A share by round with its band."""
    rows = [
        {"round": turn, "value": estimate.value, "low": estimate.low, "high": estimate.high}
        for turn, estimate in points
    ]
    x: Spec = {"field": "round", "type": "quantitative", "title": title}
    x["axis"] = {"format": "d", "values": [turn for turn, _ in points], "grid": False}
    y: Spec = {"type": "quantitative", "title": across, "scale": {"domain": [0, 1]}}
    y["axis"] = {"format": ".0%", "tickCount": 5}
    flat = {"type": "rule", "strokeDash": [5, 4], "color": DIM, "aria": False}
    return {
        "data": {"values": rows},
        "encoding": {"x": {**x, "scale": {"zero": False, "nice": False}}},
        "layer": [
            {"mark": flat, "encoding": {"x": None, "y": {"datum": fair, "type": "quantitative"}}},
            {
                "mark": {"type": "area", "color": GOLD, "opacity": 0.22},
                "encoding": {"y": {**y, "field": "low"}, "y2": {"field": "high"}},
            },
            {
                "mark": {"type": "line", "color": GOLD, "point": {"color": GOLD, "size": 50}},
                "encoding": {"y": {**y, "field": "value"}},
            },
        ],
        "width": WIDTH,
        "height": 190,
    }


def pairs(
    rows: Sequence[tuple[str, Estimate, Estimate]], names: tuple[str, str], title: str
) -> Spec:
    """Two bars for each row, with their intervals."""
    values = [
        {"label": label, "who": name, "value": e.value, "low": e.low, "high": e.high}
        for label, *both in rows
        for name, e in zip(names, both, strict=True)
    ]
    y = {"field": "label", "type": "nominal", "sort": None, "title": None, "axis": _QUIET}
    offset = {"field": "who", "sort": None}
    colour = {"field": "who", "type": "nominal", "sort": None, "scale": {"range": [GOLD, BLUE]}}
    x: Spec = {"type": "quantitative", "title": title, "axis": _PLAIN}
    return {
        "data": {"values": values},
        "encoding": {"y": y, "yOffset": offset},
        "layer": [
            {"mark": "bar", "encoding": {"x": {**x, "field": "value"}, "color": colour}},
            {
                "mark": {"type": "rule", "color": INK, "strokeWidth": 1.5},
                "encoding": {"x": {**x, "field": "low"}, "x2": {"field": "high"}},
            },
        ],
        "width": WIDTH,
        "height": {"step": 13},
    }
