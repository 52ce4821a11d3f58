"""Pictures of the lab: what is drawn stands where the axis says."""

import re

import pytest

from consigliere.lab.study import figures

WIDE = [(at, at + 5, 1) for at in range(-20, 80, 5)]


def drawn(bins, middle):
    """The labels of the axis below with their places, the middles of the bars, the mean."""
    svg = figures.svg(figures.histogram(bins, "Score", "Games", middle), "en", "Scores")
    axis = svg.partition("X-axis")[2].partition("axis-domain")[0]
    labels = re.findall(r"<text [^>]*translate\(([-.0-9]+),[^>]*>([^<]*)<", axis)
    bars = re.findall(
        r'"([^"]*)" role="[^"]*" aria-roledescription="bar" d="M([.0-9]+),.*?h([.0-9]+)v', svg
    )
    line = svg.partition("layer_2_marks")[2].partition("translate(")[2].partition(",")[0]
    places = {int(label.replace("−", "-")): float(x) for x, label in labels}
    assert len(labels) == len(places), f"a label stands twice: {labels}"
    return places, [(one, float(x) + float(width) / 2) for one, x, width in bars], float(line)


@pytest.mark.parametrize(
    "bins",
    [
        [(4, 5, 8), (5, 6, 2)],
        [(-1, 0, 2), (0, 1, 2), (1, 2, 1)],
        [(7, 8, 1)],
        [(at, at + 1, 1) for at in range(3, 20)],
    ],
)
def test_a_bar_stands_over_its_number(bins):
    places, bars, _ = drawn(bins, bins[0][0])

    assert places
    for (low, _, _), (_, middle) in zip(bins, bars, strict=True):
        if low in places:
            assert middle == pytest.approx(places[low], abs=1)
    assert set(places) <= {low for low, *_ in bins}


def test_the_mean_lies_where_the_axis_says():
    places, _, line = drawn([(4, 5, 8), (5, 6, 2)], 4.2)

    assert line == pytest.approx(places[4] + 0.2 * (places[5] - places[4]), abs=1)


def test_bars_of_several_numbers_reach_over_all_of_them():
    places, bars, _ = drawn(WIDE, 31)
    one = (places[60] - places[0]) / 60

    assert 4 <= len(places) <= 12
    assert bars[4][1] == pytest.approx(places[0] + 2 * one, abs=1)  # 0, 1, 2, 3, 4


def test_who_cannot_see_a_bar_is_told_its_numbers():
    _, single, _ = drawn([(4, 5, 8), (5, 6, 2)], 4.2)
    _, several, _ = drawn(WIDE, 31)

    assert ["4: 80%", "5: 20%"] == [one for one, _ in single]
    assert "0–4: 5%" == several[4][0]
