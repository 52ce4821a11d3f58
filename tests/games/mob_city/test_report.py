"""What the lab reports of games in which the Will says what counts."""

from consigliere.lab.study.data import groups
from consigliere.lab.study.html_report import report

from ...lab.studies import played


def test_dollars_and_notoriety_are_never_one_mean(tmp_path):
    """Each has its own cards."""
    played(tmp_path, 'game = "mob-city"\nplayers = 2\nbots = ["random"]\nseed = 1\ngames = 6')
    _, (group,) = groups(tmp_path)
    page = report(tmp_path, "en")

    assert ["cash", "notoriety"] == group.quantities()
    assert 6 == sum(len(group.counting(one).games) for one in group.quantities())
    assert "Winning margin: Dollars" in page and "Winning margin: Notoriety" in page
