"""Records as text: what they look like, and what is wrong with a bad one."""

import pytest

from consigliere.kernel import (
    BadRecord,
    BadSetup,
    BadState,
    Dealer,
    Match,
    load,
    play,
    read_record,
    replay,
    save,
    verify,
    write_record,
)

from ..toy import VETO
from ..toy.game import Veto


def any_option(view, rolls):
    return view.decision.options.pick(rolls)


@pytest.fixture(scope="module")
def text():
    match = play(VETO, VETO.setup(2, coins="4"), [any_option] * 2, Dealer(5), 5)
    return write_record(match.record(), ("arena, seed 5",))


def complaint(text):
    with pytest.raises(BadRecord) as bad:
        verify(VETO, read_record(text))
    return bad.value.reason.message, dict(bad.value.reason.args)


def test_it_reads_like_a_game(text):
    rows = text.splitlines()

    assert "game veto  rules 1  edition standard  seats 2" == rows[0]
    assert "option coins 4" == rows[1]
    assert "# arena, seed 5" == rows[2]
    assert rows[3].startswith("*: deal 0 ")
    assert rows[-1].startswith("= ")


def test_it_replays(text):
    states = list(replay(VETO, read_record(text)))

    assert len(states) == len(read_record(text).lines) + 1


def test_blank_lines_and_remarks_may_be_added(text):
    verify(VETO, read_record(text.replace("\n", "\n\n# hm\n")))


def test_a_truncated_one(text):
    assert ("record-truncated", {"line": 24}) == complaint("\n".join(text.splitlines()[:24]))


def test_an_empty_one():
    assert "record-empty" == complaint("\n# nothing\n")[0]


def test_a_wrong_header(text):
    assert ("record-header", {"line": 1}) == complaint("hello\n" + text)


def test_an_illegal_answer_says_the_line_and_what_was_legal(text):
    rows = text.splitlines()
    at = next(i for i, row in enumerate(rows) if ": dump" in row)
    rows[at] = rows[at].split(":")[0] + ": dump gain gain veto"
    message, args = complaint("\n".join(rows))

    assert "record-illegal" == message
    assert at + 1 == args["line"]
    assert "dump" in args["legal"]


def test_an_unreadable_answer(text):
    rows = text.splitlines()
    rows[5] = rows[5].split(":")[0] + ": dance"

    assert "record-unreadable" == complaint("\n".join(rows))[0]


def test_an_answer_nobody_was_asked_for(text):
    rows = text.splitlines()
    rows[3] = "0: pass"

    assert ("record-not-asked", {"line": 4, "seat": "0", "asked": "*"}) == complaint(
        "\n".join(rows)
    )


def test_a_line_that_is_none(text):
    rows = text.splitlines()
    rows[4] = "once upon a time"

    assert "record-line" == complaint("\n".join(rows))[0]


def test_numbers_beyond_all_measure(text):
    assert "record-header" == complaint(text.replace("rules 1", "rules " + "9" * 5000))[0]
    assert "record-line" == complaint(text.replace("0: bid", "9" * 5000 + ": bid"))[0]


def test_an_edited_score(text):
    head, _, end = text.rstrip().rpartition("\n")
    scores = end.split()
    scores[1] = str(int(scores[1]) + 1)

    assert "record-scores" == complaint(f"{head}\n{' '.join(scores)}\n")[0]


def test_an_edited_digest(text):
    assert "record-digest" == complaint(text.rstrip()[:-16] + "0" * 16)[0]


def test_lines_after_the_end(text):
    head, _, end = text.rstrip().rpartition("\n")

    assert "record-after-end" == complaint(f"{head}\n0: pass\n{end}\n")[0]


def test_other_versions_of_the_rules(text):
    assert "record-newer" == complaint(text.replace("rules 1", "rules 2"))[0]
    assert "record-older" == complaint(text.replace("rules 1", "rules 0"))[0]


def test_a_table_that_cannot_be_laid(text):
    with pytest.raises(BadSetup):
        verify(VETO, read_record(text.replace("seats 2", "seats 9")))


def test_a_game_to_go_on_with(text):
    match = Match(VETO, VETO.setup(2))
    for _ in range(3):
        match.deal(Dealer(1))
    paused = write_record(match.record())
    again = Match.resume(VETO, read_record(paused))

    assert paused.splitlines()[-1].startswith("+  ")
    assert match.state == again.state


def test_a_finished_game_that_claims_to_be_paused(text):
    head, _, end = text.rstrip().rpartition("\n")

    assert "record-finished" == complaint(f"{head}\n+  {end.split()[-1]}\n")[0]


def test_a_paused_game_that_claims_to_be_finished():
    match = Match(VETO, VETO.setup(2))

    assert (
        "record-unfinished" == complaint(write_record(match.record()).replace("+  ", "= 6 6  "))[0]
    )


def test_house_rules_are_checked():
    with pytest.raises(BadSetup) as bad:
        VETO.setup(2, coins="many")
    assert "bad-option-value" == bad.value.reason.message
    with pytest.raises(BadSetup) as bad:
        VETO.setup(2, luck="1")
    assert "bad-option" == bad.value.reason.message
    with pytest.raises(BadSetup) as bad:
        VETO.setup(2, "gold")
    assert "bad-edition" == bad.value.reason.message


@pytest.mark.parametrize("damage", [b"", b"\x93", b"\x80", b"\xff" * 40])
def test_bytes_that_are_no_state(damage):
    with pytest.raises(BadState):
        load(Veto, damage)


def test_a_saved_state_of_the_wrong_shape():
    data = save(VETO.new(VETO.setup(2)))

    with pytest.raises(BadState):
        load(Veto, data.replace(b"coins", b"coinz"))
    with pytest.raises(BadState):
        load(Veto, data.replace(b"DrawCard", b"DrawCart"))
