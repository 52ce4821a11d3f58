"""A deal that can be proven: what follows from secret and shares, and what a forger cannot do."""

import hashlib
import hmac
import json

import pytest
from msgspec.structs import replace

from consigliere.games import GAMES
from consigliere.kernel import (
    CHANCE,
    BadDeal,
    BadRecord,
    Bag,
    FairDealer,
    Match,
    Stream,
    deal_of,
    drawn,
    prove,
    read_deal,
    read_record,
    verify,
    write_record,
)
from consigliere.kernel.fair import deal_remarks, is_share, menu

from ..sample import EVERY, REACTING, of
from ..toy.game import Deal as Dealt
from .vectors import TARGET, text

SECRET = "5e" * 32
SHARES = ("ab", "", "cd")
CARDS = Bag(Dealt(0, -9), tuple(range(50)))


def played(key, deal, cheat=lambda kind, nth: False):
    """A game dealt from `deal`; where `cheat` says so the dealer brings something else."""
    game, dealer, taken = GAMES[key], FairDealer(deal.seed), []
    match = Match(game, game.setup(3))
    while not match.over:
        seat, s = match.state.waiting()[0], match.state
        if seat == CHANCE:
            due = dealer.pick(s.kind, s.options(CHANCE))
            others = [a for a in s.options(CHANCE) if a != due]
            wrong = others and cheat(s.kind, taken.count(s.kind))
            taken.append(s.kind)
            match.say(CHANCE, others[0] if wrong else due)
        else:
            match.say(seat, s.options(seat).pick(Stream(key, len(match.lines))))
    return match.record()


def as_file(record, deal):
    """The record and its deal as they are read from a file."""
    result = write_record(record, deal_remarks(deal))
    return read_record(result), read_deal(result)


def refused(record, deal):
    with pytest.raises(BadDeal) as caught:
        prove(GAMES[record.setup.game], record, deal)
    return caught.value.reason


@pytest.fixture(scope="module")
def honest():
    return as_file(played(REACTING, deal_of(SECRET, SHARES)), deal_of(SECRET, SHARES))


def test_the_vectors_are_what_this_program_deals():
    assert TARGET.read_text("utf-8") == text()


def test_the_scheme_can_be_followed_by_hand():
    """As docs/fairness.md tells it, with nothing of ours."""
    output = f"consigliere deal 1\nsecret {SECRET}\nshare 0 ab\nshare 1 -\nshare 2 cd\n"
    seed = hashlib.sha256(output.encode()).digest()
    drawn = hmac.new(seed, b"deal 3", hashlib.sha256).hexdigest()
    index = int(drawn[:10], 16) * 50 // 16**10
    deal = deal_of(SECRET, SHARES)

    assert hashlib.sha256(SECRET.encode()).hexdigest() == deal.commitment
    assert seed.hex() == deal.seed
    assert Dealt(0, index) == FairDealer(deal.seed, ["deal"] * 3).pick("deal", CARDS)


@pytest.mark.parametrize("shares", [("ac", "", "cd"), ("ab", "", ""), ("", "ab", "cd")])
def test_any_share_changes_the_deal(shares):
    one, other = FairDealer(deal_of(SECRET, SHARES).seed), FairDealer(deal_of(SECRET, shares).seed)

    assert [one.pick("deal", CARDS) for _ in range(9)] != [
        other.pick("deal", CARDS) for _ in range(9)
    ]


def test_what_was_taken_back_comes_again():
    seed = deal_of(SECRET, SHARES).seed
    whole = FairDealer(seed)
    dealt = [whole.pick("deal", CARDS) for _ in range(5)]

    assert dealt[3] == FairDealer(seed, ["deal"] * 3).pick("deal", CARDS)


@pytest.mark.parametrize("key", GAMES)
def test_an_honest_record_is_proven(key):
    record, deal = as_file(played(key, deal_of(SECRET, SHARES)), deal_of(SECRET, SHARES))

    assert len([line for line in record.lines if line.seat == CHANCE]) == prove(
        GAMES[key], record, deal
    )
    assert (0, 2) == deal.givers


@pytest.mark.parametrize("key, kind, nth", [(key, *of(key).DRAWN) for key in EVERY])
def test_a_legal_line_that_was_not_due_is_named(key, kind, nth):
    deal = deal_of(SECRET, SHARES)
    record, deal = as_file(played(key, deal, lambda k, n: (k, n) == (kind, nth)), deal)
    forged = next(one for one in drawn(GAMES[key], record) if (one.kind, one.nth) == (kind, nth))

    verify(GAMES[key], record)  # nothing else is wrong with it
    assert ("deal-line", forged.line.number) == (
        refused(record, deal).message,
        dict(refused(record, deal).args)["line"],
    )


def test_another_secret_does_not_match_the_commitment(honest):
    record, deal = honest

    assert "deal-commitment" == refused(record, replace(deal, secret="5f" + SECRET[2:])).message


def test_another_secret_with_its_own_seal_deals_otherwise(honest):
    assert "deal-line" == refused(honest[0], deal_of("5f" * 32, SHARES)).message


@pytest.mark.parametrize("shares", [("ab", "", "ce"), ("", "", "cd"), ("ab", "00", "cd")])
def test_another_share_deals_otherwise(honest, shares):
    record, deal = honest

    assert "deal-line" == refused(record, replace(deal, shares=shares)).message


def test_every_seat_has_its_share_or_none(honest):
    record, deal = honest

    assert "deal-shares" == refused(record, replace(deal, shares=("ab", ""))).message


def test_what_was_given_beforehand_is_not_asked_for(honest):
    """Playing on from a replay: what was dealt there came from another deal."""
    record, deal = honest
    deal = replace(deal_of("5f" * 32, SHARES), given=len(record.lines))

    assert 0 == prove(GAMES[REACTING], record, deal)


def test_a_deal_is_written_and_read(honest):
    _, deal = honest
    deal = replace(deal, given=12)

    assert deal == read_deal("\n".join(f"# {row}" for row in deal_remarks(deal)))


def test_a_record_without_a_deal_has_none(honest):
    assert read_deal(write_record(honest[0])) is None


@pytest.mark.parametrize(
    "row",
    [
        "# deal:",
        "# deal: scheme 2",
        "# deal: secret 5E",
        "# deal: secret 5e 5e",
        f"# deal: seal {'0' * 63}",
        "# deal: share 1 ab",
        "# deal: share 0 xyz",
        f"# deal: share 0 {'a' * 65}",
        "# deal: given 9999999",
        "# deal: given ٣",
        "# deal: seed ab",
    ],
)
def test_a_line_of_a_deal_that_says_nothing_is_named(row):
    with pytest.raises(BadRecord) as caught:
        read_deal(f"# deal: scheme 1\n{row}\n")

    assert ("deal-unreadable", 2) == (
        caught.value.reason.message,
        dict(caught.value.reason.args)["line"],
    )


def test_a_deal_says_nothing_twice():
    with pytest.raises(BadRecord):
        read_deal("# deal: scheme 1\n# deal: secret 5e\n# deal: secret 5f\n")


def test_half_a_deal_is_none():
    with pytest.raises(BadRecord) as caught:
        read_deal("# deal: scheme 1\n# deal: secret 5e\n")

    assert "deal-incomplete" == caught.value.reason.message


def test_a_share_is_hexadecimal():
    assert is_share("") and is_share("09af") and is_share("a" * 64)
    assert not any(map(is_share, ["AB", "xy", "ab\n", "a" * 65, " ", "٣"]))


def test_a_menu_lists_what_a_roll_chooses_from():
    """The 40 bits of a roll and the length of the menu give the place in it."""
    for row in json.loads(TARGET.read_text("utf-8"))["draws"]:
        drawn = hmac.new(
            bytes.fromhex(row["seed"]), f"{row['kind']} {row['nth']}".encode(), "sha256"
        )
        laid = [thing for thing, times in row["menu"] for _ in range(times)]

        assert row["text"] == laid[int(drawn.hexdigest()[:10], 16) * len(laid) // 16**10]


def test_a_menu_keeps_the_order_of_the_heap():
    heap = Bag(Dealt(0, -9), (3, 3, 1, 3))

    assert [(Dealt(0, 3), 2), (Dealt(0, 1), 1), (Dealt(0, 3), 1)] == list(menu(heap))
