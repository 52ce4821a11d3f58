"""§3.2.1 Wages; §3.2.5 too little for the wages; §5.5.4 the orphan rule."""

from functools import cache, partial
from itertools import chain, combinations
from random import Random

import pytest

from consigliere.games.mob_city.events import (
    Dismissed,
    DismissedOpenly,
    LastManStays,
    OrphansLeft,
    Paid,
)
from consigliere.games.mob_city.rules.day import Day
from consigliere.games.mob_city.rules.orders import Sending
from consigliere.games.mob_city.rules.wages import Wages, dismissals, owed, somebody, without
from consigliere.kernel import UNSEEN, redact

from .laying import ED, card
from .table import OPTIONAL, ORPHANS, A, B, C, Table

CREW = {"A": {1: "lieutenant-6-6 soldier-2-3 soldier-2-4 revolver"}}


def wages(cash, crew, **table):
    return Table(Wages(A), cash=f"A{cash}", crews={"A": crew}, **table)


def paid(t):
    return [(e.payer, e.reason, e.amount) for e in t.news(Paid)]


def test_t10_wages_are_paid_at_once():
    """§3.2.1 Lieutenant, two Soldiers, Revolver, $2000: 350, no dismissal is offered."""
    t = Table(Wages(A), cash="A2000", crews=CREW)

    assert (1650, "", [(A, "wages", 350)]) == (t.cash("A"), t.prompt(), paid(t))


def test_t11_the_lieutenant_must_go():
    """§3.2.5 (A40) The same crew, $180: the only legal set; pays 150, keeps 30."""
    t = Table(Wages(A), cash="A180", crews=CREW)

    assert ["dismiss 1 lieutenant-6-6"] == t.options("A")
    assert t.refuses("A: dismiss 1 revolver")
    t.play("A: dismiss 1 lieutenant-6-6")
    assert (30, "soldier-2-3 soldier-2-4 revolver", "lieutenant-6-6") == (
        t.cash("A"),
        t.crew("A"),
        t.under(),
    )


T13 = {2: "assassin-9-2 tommygun", 3: "soldier-2-3"}


@pytest.mark.parametrize(
    ("script", "kept"),
    [
        ("A: dismiss 3 soldier-2-3\nA: dismiss 2 tommygun", ("assassin-9-2", "")),
        ("A: dismiss 2 assassin-9-2", ("", "soldier-2-3")),
    ],
    ids=["Assassin", "Soldier"],
)
def test_t13_one_of_two_stays(script, kept):
    """§3.2.5 $60: the Assassin or the Soldier for 50, all else leaves."""
    t = wages(60, T13).play(script)

    assert (10, *kept) == (t.cash("A"), t.crew("A", 2), t.crew("A", 3))


def test_t13_the_tommygun_cannot_stay_alone():
    """§3.2.5, §5.5.4 Without the Assassin it leaves, and then the Soldier may stay."""
    t = wages(60, T13).say("A: dismiss 3 soldier-2-3")

    assert ["dismiss 2 tommygun"] == t.options("A")
    assert t.refuses("A: dismiss 2 assassin-9-2")


def test_t13_no_more_than_needed():
    """§3.2.5 After Assassin and Tommygun the Soldier can be paid and must stay."""
    t = wages(60, T13, house=ORPHANS).say("A: dismiss 2 assassin-9-2")

    assert ("", 10, [1]) == (t.prompt(), t.cash("A"), [e.cards for e in t.news(OrphansLeft)])


def test_exact_money_is_enough():
    """§3.2.1 $350 for 350; at $349 somebody must go."""
    enough, short = [Table(Wages(A), cash=f"A{cash}", crews=CREW) for cash in (350, 349)]

    assert (0, "", "dismiss") == (enough.cash("A"), enough.prompt(), short.prompt())


@pytest.mark.parametrize(
    ("crew", "sum_"),
    [
        ("soldier-2-3", 50),
        ("lieutenant-5-6", 200),
        ("moll-2-2 torpedo-4-4 assassin-9-2", 150),
        ("soldier-2-3 revolver shotgun tommygun grenade", 250),
        ("lieutenant-5-6 grenade", 250),
    ],
)
def test_what_cards_cost(crew, sum_):
    """§3.2.1 Lieutenant 200, every other card 50, weapons included."""
    assert 6500 - sum_ == wages(6500, {1: crew}).cash("A")


def test_all_slots_are_paid_together():
    """§3.2.1 A pays for four slots; B and C pay nothing now."""
    crew = {1: "soldier-2-3", 2: "moll-2-2", 3: "lieutenant-5-6", 4: "soldier-1-4 revolver"}
    t = Table(Wages(A), crews={"A": crew, "B": {1: "soldier-2-4"}})

    assert [6100, 6500, 6500] == [t.cash(seat) for seat in "ABC"]


def test_an_empty_crew_costs_nothing():
    """§3.2.1 No payment is told, even without cash."""
    t = wages(0, {})

    assert ("", []) == (t.prompt(), paid(t))


def test_nobody_is_dismissed_who_could_be_paid():
    """§3.2.1 (A41) No question with enough cash."""
    assert "" == wages(100, {1: "soldier-2-3 revolver"}).prompt()


@pytest.mark.parametrize(
    ("cash", "offered"),
    [
        (349, "lieutenant-6-6 revolver soldier-2-3 soldier-2-4"),
        (200, "lieutenant-6-6 revolver soldier-2-3 soldier-2-4"),
        (199, "lieutenant-6-6"),
    ],
)
def test_who_may_go_first(cash, offered):
    """§3.2.5 From $200 on he may keep the Lieutenant instead of some others."""
    t = Table(Wages(A), cash=f"A{cash}", crews=CREW)

    assert [f"dismiss 1 {name}" for name in offered.split()] == sorted(t.options("A"))


def test_nobody_follows_a_lieutenant_who_made_room():
    """§3.2.5 $349: with the Lieutenant gone all others can be paid, so they stay."""
    t = Table(Wages(A), cash="A349", crews=CREW).say("A: dismiss 1 lieutenant-6-6")

    assert ("", 199) == (t.prompt(), t.cash("A"))


def test_after_a_small_card_the_lieutenant_stays():
    """§3.2.5 $250: the Revolver has left and would be payable without the Lieutenant."""
    t = Table(Wages(A), cash="A250", crews=CREW).say("A: dismiss 1 revolver")

    assert ["dismiss 1 soldier-2-3", "dismiss 1 soldier-2-4"] == t.options("A")


def test_cards_leave_one_by_one():
    """§3.2.5 $250: two of the three small cards."""
    t = Table(Wages(A), cash="A250", crews=CREW).play("""
        A: dismiss 1 revolver
        A: dismiss 1 soldier-2-3
    """)

    assert (0, "soldier-2-4 lieutenant-6-6") == (t.cash("A"), t.crew("A"))


def test_a_weapon_leaves_with_its_last_character():
    """§5.5.4 (A57) The Soldier of slot 1 goes, his Shotgun too; slot 2 is not touched."""
    t = wages(100, {1: "soldier-2-3 shotgun", 2: "soldier-2-4 revolver"}).play("""
        A: dismiss 1 soldier-2-3
    """)

    assert ("", "soldier-2-4 revolver", 0) == (t.crew("A", 1), t.crew("A", 2), t.cash("A"))
    assert "soldier-2-3 shotgun" == t.gone()


def test_a_weapon_stays_with_any_other_character():
    """§5.5.4 Another Soldier is in the slot."""
    t = wages(100, {1: "soldier-2-3 soldier-2-4 shotgun"}).play("A: dismiss 1 soldier-2-3")

    assert ("soldier-2-4 shotgun", []) == (t.crew("A"), t.news(OrphansLeft))


LAST = {1: "soldier-2-3 revolver", 2: "lieutenant-5-6", 3: "moll-2-2"}


def test_the_last_man_stays_without_pay():
    """§3.2.5 $49 pays nobody: one character stays, everything else leaves, the cash is kept."""
    t = wages(49, LAST)
    offered = t.options("A")
    t.play("A: keep 3 moll-2-2")

    assert ["keep 1 soldier-2-3", "keep 2 lieutenant-5-6", "keep 3 moll-2-2"] == offered
    assert (49, ["", "", "moll-2-2", ""]) == (t.cash("A"), [t.crew("A", n) for n in (1, 2, 3, 4)])
    assert [2] == [e.slot for e in t.news(LastManStays)]


def test_all_who_leave_the_last_man_lie_in_random_order():
    """§5.5.2 (A114) They leave together, whatever their slots: one batch."""
    t = wages(49, LAST).play("A: keep 3 moll-2-2")

    assert "soldier-2-3 lieutenant-5-6 revolver" == t.under()


def test_cards_hired_today_cost_their_wages():
    """§3.2.1 (A38) A hires a Lieutenant before the wages."""
    t = Table(Day(), day=0, house=OPTIONAL, deck="lieutenant-5-6").until("hire")
    t.say("A: hire 1 lieutenant-5-6").until("send")

    assert 6300 == t.cash("A")


def test_cards_injured_yesterday_cost_their_wages():
    """§3.2.1 (A39) B's Soldier was injured; he is paid and goes out again (A85)."""
    t = Table.fight(A="soldier-4-2", B="soldier-1-4").play("A: attack hands 1\n*: roll 4")
    t.then(Wages(B))
    paid_now = t.cash("B")
    t.then(Sending(B))

    assert (6450, "send", "B") == (paid_now, t.prompt(), t.asked())


def test_a_weapon_is_no_last_man():
    """§3.2.5 Only a character."""
    assert wages(0, LAST).refuses("A: keep 1 revolver")


def test_the_last_man_takes_no_weapon_with_him():
    """§3.2.5 All other cards leave, the Revolver of his slot too."""
    t = wages(0, LAST).play("A: keep 1 soldier-2-3")

    assert "soldier-2-3" == t.crew("A", 1)


def test_one_dollar_more_pays_a_soldier():
    """§3.2.5 At $50 it is no longer the last man's rule: one card is kept and paid."""
    t = wages(50, LAST)

    assert "dismiss" == t.prompt()
    t.play("A: dismiss 2 lieutenant-5-6\nA: dismiss 3 moll-2-2\nA: dismiss 1 revolver")
    assert (0, "soldier-2-3") == (t.cash("A"), t.crew("A", 1))


def test_only_lieutenants_and_not_200():
    """§3.2.5 $199 pays none of his characters, though it would pay three weapons."""
    t = wages(199, {1: "lieutenant-5-6 revolver", 2: "lieutenant-6-6"}).play("""
        A: keep 2 lieutenant-6-6
    """)

    assert (199, "", "lieutenant-6-6") == (t.cash("A"), t.crew("A", 1), t.crew("A", 2))


def test_dismissed_cards_are_not_seen():
    """§5.5.3 B and C see only that a card left; a Lieutenant was visible."""
    t = Table(Wages(A), cash="A100", crews=CREW).play("""
        A: dismiss 1 lieutenant-6-6
        A: dismiss 1 revolver
    """)
    hidden, open_ = t.news(Dismissed)[0], t.news(DismissedOpenly)[0]

    assert [UNSEEN, card("revolver")] == [redact(t.state, hidden, seat).card for seat in (B, A)]
    assert card("lieutenant-6-6") == redact(t.state, open_, C).card


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_views_do_not_tell_who_was_dismissed(viewer):
    """§8.2, §5.5.3 Byte for byte the same, whichever card leaves first (information model)."""
    crew = {1: "soldier-2-3 soldier-2-4 soldier-3-3 revolver"}
    tables = [wages(100, crew).say(f"A: dismiss 1 {gone}") for gone in ("revolver", "soldier-2-3")]

    assert tables[0].views(viewer) == tables[1].views(viewer)


def test_the_default_sends_away_lieutenants_then_weapons():
    """§2.2.1 What is answered for a Captain who is away."""
    t = Table(Wages(A), cash="A100", crews=CREW).play()

    assert "soldier-2-3 soldier-2-4" == t.crew("A")


PEOPLE = ("soldier-2-3", "soldier-2-4", "moll-2-2", "assassin-9-2", "lieutenant-5-6")
ARMS = ("revolver", "shotgun", "tommygun")


def random_crew(rng):
    """Up to six cards in up to three slots, as the rules allow them."""
    slots = []
    for _ in range(rng.randint(1, 3)):
        people = [rng.choice(PEOPLE[:4]) for _ in range(rng.randint(0, 2))]
        people += ["lieutenant-5-6"] if not people or rng.random() < 0.4 else []
        arms = [rng.choice(ARMS) for _ in range(rng.randint(0, 2))]
        slots.append(tuple(sorted([card(name) for name in (*people, *arms)])))
    return tuple(slots)


def every_part(crew):
    """Every way to keep some of the cards, the same ones counted once."""
    cards = [(slot, c) for slot, some in enumerate(crew) for c in some]
    parts = chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1))
    return {
        tuple([tuple([c for at, c in part if at == n]) for n in range(len(crew))]) for part in parts
    }


def in_order(crew):
    """§5.5.4 No weapon without a character."""
    return all(not some or any(ED.is_character(c) for c in some) for some in crew)


def plus(crew, slot, c):
    return (*crew[:slot], tuple(sorted((*crew[slot], c))), *crew[slot + 1 :])


def minimal(crew, cash, orphan_rule):
    """Every payable part of the crew to which no card that leaves could be added."""
    legal = in_order if orphan_rule else partial(somebody, ED)
    fits = {part for part in every_part(crew) if legal(part) and owed(ED, part) <= cash}
    out = set()
    for part in fits:
        left = [(n, c) for n, some in enumerate(crew) for c in less(some, part[n])]
        if not any(plus(part, n, c) in fits for n, c in left):
            out.add(part)
    return out


def less(cards, gone):
    rest = list(cards)
    for c in gone:
        rest.remove(c)
    return rest


@cache
def reachable(crew, cash, orphan_rule, least=0):
    """Where dismissing card by card can lead."""
    if owed(ED, crew) <= cash:
        return frozenset([crew])
    ends = frozenset()
    for slot, c in dismissals(ED, crew, cash, least, orphan_rule):
        wage, rest = ED.wage(c), without(ED, crew, slot, c, orphan_rule)
        ends |= reachable(rest, cash, orphan_rule, min(least or wage, wage))
    return ends


def payable(crew, cash):
    return any(ED.is_character(c) and ED.wage(c) <= cash for some in crew for c in some)


@pytest.mark.parametrize("orphan_rule", [True, False])
@pytest.mark.parametrize("seed", range(8))
def test_dismissals_lead_to_all_minimal_sets_and_no_others(seed, orphan_rule):
    """§3.2.5 Compared with an enumeration of all parts of small crews."""
    rng = Random(seed)
    for _ in range(10):
        crew = random_crew(rng)
        cash = rng.randrange(0, max(owed(ED, crew), 51), 10)
        if payable(crew, cash) and cash < owed(ED, crew):
            ends = reachable(crew, cash, orphan_rule)
            assert minimal(crew, cash, orphan_rule) == ends, (crew, cash)
