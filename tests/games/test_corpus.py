"""`rules` goes up exactly when a golden record would end differently; both slips are caught."""

from typing import ClassVar

from consigliere.bots.random import random
from consigliere.kernel import Dealer, play, read_record, verify

from ..toy import VETO, VetoGame
from ..toy.game import House
from .corpus import Corpus


class Richer(VetoGame):
    """The same game, except that it counts one coin more."""

    def scores(self, s):
        return tuple(n + 1 for n in s.coins)


class Raised(VetoGame):
    rules = 2


class RicherAndRaised(Richer):
    rules = 2


class FewerCoins(House, frozen=True):
    coins: int = 4


class NewDefault(VetoGame):
    """Version 2 starts with 4 coins where version 1 started with 6."""

    rules = 2
    house = FewerCoins
    earlier: ClassVar = {1: {"coins": "6"}}


def corpus(game, folder):
    def played():
        return play(game, game.setup(2), [random] * 2, Dealer(1), 1), "two at random"

    return Corpus(game, folder, {"one": played}, "tests.veto")


def test_a_corpus_is_made_once_and_then_stays(tmp_path):
    corpus(VETO, tmp_path).renew()
    kept = (tmp_path / "one.rec").read_text()

    assert 0 == corpus(VETO, tmp_path).renew()
    assert kept == (tmp_path / "one.rec").read_text()
    assert [] == corpus(VETO, tmp_path).complaints()


def test_a_record_that_ends_differently_wants_a_new_version(tmp_path, capsys):
    corpus(VETO, tmp_path).renew()
    lines = [
        "veto: one would end differently. If that is meant, raise `rules` to 2 and run"
        " `python -m tests.veto`; if not, fix the rules"
    ]

    assert lines == corpus(Richer(), tmp_path).complaints()
    assert 1 == corpus(Richer(), tmp_path).renew()
    assert lines[0] in capsys.readouterr().out


def test_a_new_version_wants_a_record_that_ends_differently(tmp_path, capsys):
    corpus(VETO, tmp_path).renew()
    result = "veto: `rules` is 2 and the ledger ends with 1: run `python -m tests.veto`"

    assert [result] == corpus(Raised(), tmp_path).complaints()
    assert 1 == corpus(Raised(), tmp_path).renew()
    assert "veto: no record ends differently, so `rules` stays 1" in capsys.readouterr().out


def test_a_ledger_written_by_hand_does_not_help(tmp_path):
    corpus(VETO, tmp_path).renew()
    ledger = tmp_path / "LEDGER.toml"
    ledger.write_text(ledger.read_text() + ledger.read_text().replace("[1]", "[2]"))
    record = tmp_path / "one.rec"
    record.write_text(record.read_text().replace("rules 1", "rules 2"))

    assert "veto: `rules` went up to 2, yet no record ends otherwise" in (
        corpus(Raised(), tmp_path).complaints()
    )


def test_with_a_new_version_such_a_record_is_played_anew(tmp_path):
    corpus(VETO, tmp_path).renew()

    assert 0 == corpus(RicherAndRaised(), tmp_path).renew()
    assert [] == corpus(RicherAndRaised(), tmp_path).complaints()
    assert {1, 2} == set(corpus(VETO, tmp_path).ledger())


def test_a_record_changed_by_hand_is_found(tmp_path):
    corpus(VETO, tmp_path).renew()
    record = tmp_path / "one.rec"
    record.write_text(record.read_text().replace("\n= ", "\n= 9"))

    assert ["veto: one.rec is not as `python -m tests.veto` wrote it"] == (
        corpus(VETO, tmp_path).complaints()
    )


def test_a_record_of_an_earlier_version_replays_with_the_defaults_of_then(tmp_path):
    corpus(VETO, tmp_path).renew()
    old = read_record((tmp_path / "one.rec").read_text())

    assert 1 == old.setup.rules
    assert verify(NewDefault(), old).coins == verify(VETO, old).coins
    assert (4, 4) == NewDefault().new(NewDefault().setup(2)).coins


def test_an_earlier_version_that_is_played_keeps_its_records(tmp_path):
    corpus(VETO, tmp_path).renew()
    old = (tmp_path / "one.rec").read_text()

    assert 0 == corpus(NewDefault(), tmp_path).renew()
    assert [] == corpus(NewDefault(), tmp_path).complaints()
    assert old == (tmp_path / "older" / "one-1.rec").read_text()


def test_an_earlier_version_without_a_good_record_is_found(tmp_path):
    corpus(VETO, tmp_path).renew()
    corpus(NewDefault(), tmp_path).renew()
    record = tmp_path / "older" / "one-1.rec"
    text = record.read_text()

    record.write_text(text.replace("\n= ", "\n= 9"))
    assert ["veto: older/one-1.rec does not verify"] == corpus(NewDefault(), tmp_path).complaints()
    record.unlink()
    assert ["veto: older/ has no record of version 1"] == (
        corpus(NewDefault(), tmp_path).complaints()
    )
