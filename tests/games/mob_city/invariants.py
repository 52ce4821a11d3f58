"""Appendix A of the specification, T-70 and the ledger as laws: of every table and every answer."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from consigliere.games.mob_city.events import (
    Bombed,
    DayBegan,
    DayEnded,
    EventTurned,
    LinedUp,
    NoIncome,
    NotorietyChanged,
    Paid,
    PhaseBegan,
    PostcardPassed,
    Raided,
    Resolving,
    Sent,
    ShootoutBegan,
    ShootoutWon,
    StandOff,
    WillRead,
)
from consigliere.games.mob_city.parts import BANK, DEAD, HOME, LIEUTENANT, NOBODY
from consigliere.games.mob_city.rules.bidding import Privileges
from consigliere.games.mob_city.rules.districts import Block
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.games.mob_city.rules.setup import Setting
from consigliere.kernel import clockwise

ENFORCERS, EVENTS, WHISKEYS, TOKENS = 72, 12, 6, 7
TO_BANK = {"snitch", "police", "whiskey", "wages", "building", "speakeasies", "fine"}
FROM_BANK = {"income", "speakeasy", "extortion", "moll"}


def inside(s, *kinds):
    """Whether such a rule is in progress."""
    return any(isinstance(frame, kinds) for _, frame in s.stack)


def on_the_table(s):
    """The standing fighters of a shootout, and the piles."""
    for _, frame in reversed(s.stack):
        if hasattr(frame, "fighters"):
            piles = getattr(frame, "piles", ())
            return [f for f in frame.fighters if f.standing], [w for pile in piles for w in pile]
    return [], []


def enforcers_are_conserved(s):
    """A1, T-70: each of the 72 cards is in exactly one place."""
    fighters, piles = on_the_table(s)
    layers = [c for layer in s.deck.layers for c in (*layer.shown, *layer.hidden)]
    crews = [c for crew in s.crews for group in crew for c in group.cards]
    fighting = [c for f in fighters for c in (f.card, *f.weapons)]
    everywhere = [*s.deck.top, *layers, *s.pool.cards, *crews, *fighting, *piles]
    assert list(s.ed.enforcers) == sorted(everywhere)
    assert ENFORCERS == len(everywhere)


def money_is_conserved(s):
    """A2: cash and bank together never change; nobody has less than nothing (T-70)."""
    assert 0 == sum(s.cash) + s.purse.bank
    assert 0 <= min(s.cash)


def notoriety_stays_on_the_track(s):
    """T-70: from 1 to 10, and never below one's minimum."""
    for seat, n in enumerate(s.notoriety[: s.captains()]):
        assert 1 <= s.minimum(seat) <= n <= 10


def one_lieutenant_to_a_slot(s):
    """T-70; and they lie face up."""
    for crew in s.crews:
        for group in crew:
            bosses = [c for c in group.cards if s.ed.kinds[c] == LIEUTENANT]
            assert len(bosses) <= 1
            assert all(c in group.shown for c in bosses)


def no_weapon_is_an_orphan(s):
    """§7.14: with the orphan rule every weapon outside a shootout lies beside a character."""
    if not s.house.orphan_rule:
        return
    fighters, _ = on_the_table(s)
    fighting = {(f.seat, f.slot) for f in fighters} | standing_at(s)
    for seat, crew in enumerate(s.crews):
        for slot, group in enumerate(crew):
            if group.cards and not (fighters and (seat, slot) in fighting):
                assert any(s.ed.is_character(c) for c in group.cards)


def bare_groups_have_weapons_only(s):
    """§4.1.4: what everybody knows of a slot without a character is true."""
    for group in [group for crew in s.crews for group in crew if group.bare]:
        assert group.cards
        assert not any(s.ed.is_character(c) for c in group.cards)


def standing_at(s):
    """The groups of the shootout in progress, those already beaten included."""
    at = [frame.building for _, frame in s.stack if hasattr(frame, "fighters")]
    return {group for b in at for group in s.at(b)}


def shown_cards_are_there(s):
    """§8.2: what everybody knows of a slot lies in it."""
    for crew in s.crews:
        for group in crew:
            assert not (group.shown and Counter(group.shown) - Counter(group.cards))


def seven_buildings_at_most(s):
    """T-70; and only buildings of the city have an owner."""
    assert all(s.owner.count(seat) <= TOKENS for seat in range(s.seats()))
    city = set(s.buildings())
    assert all(b in city for b, owner in enumerate(s.owner) if owner != NOBODY)


def tokens_are_home_while_bidding(s):
    """A4: a group is on the map only between 2.4 and the end of its block."""
    if inside(s, Setting, Privileges):
        assert {HOME} == {where for mine in s.groups for where in mine}
    for _, frame in s.stack:
        if isinstance(frame, Block):
            done = {b for block in s.city[: frame.position] for b in s.ed.lots[block]}
            assert not done & {where for mine in s.groups for where in mine}


def no_two_own_groups_share_a_building(s):
    """§3.2.4"""
    for mine in s.groups:
        there = [where for where in mine if where != HOME]
        assert len(there) == len(set(there))


def whiskey_cards_are_conserved(s):
    """A6: in hands and on offer there are six."""
    assert list(s.ed.whiskeys) == sorted([*s.offered, *[v for v in s.whiskey if v]])
    assert WHISKEYS == len(s.ed.whiskeys)


def events_are_conserved(s):
    """A7: played and in the deck there are twelve."""
    played = [*s.past, *([s.event] if s.event != NOBODY else [])]
    aside = [DEAD] if len(played) < s.ed.numbers.safe_days else []
    deck = [*s.events.rest, *[known.card for known in s.events.top]]
    assert list(range(EVENTS)) == sorted([*played, *aside, *deck])


def speakeasies_are_owned(s):
    """§3.2.3: by somebody with whiskey; what is closed is not open."""
    for b in s.open:
        assert s.whiskey[s.owner[b]]
    assert not set(s.open) & set(s.closed)


def the_pool_is_for_hiring(s):
    """§3.1.1: afterwards no card is left in it."""
    assert inside(s, Hiring) or not s.pool


def the_don_dies_between_day_seven_and_twelve(s):
    """§2.6; and the Will is read then, not before (§3.5)."""
    assert s.day <= EVENTS
    if not s.pending:
        assert (DEAD, 7 <= s.day) == (s.past[-1], True)
    assert (s.will == NOBODY) == bool(s.pending)


def the_ledger_agrees(before, after):
    """A2: every dollar that moved is in the news, and no other."""
    if before.purse is after.purse and not after.news:
        return
    cash, bank = list(before.cash), before.purse.bank
    for e in after.news:
        if isinstance(e, Paid):
            assert 0 < e.amount
            for seat, change in ((e.payer, -e.amount), (e.to, e.amount)):
                if seat == BANK:
                    bank += change
                else:
                    cash[seat] += change
    assert (tuple(cash), bank) == (after.cash, after.purse.bank)


def money_goes_through_the_bank(before, after):
    """A2, A8: nobody pays another Captain, and each payment has its reason."""
    for e in after.news:
        if isinstance(e, Paid):
            assert (e.to == BANK) == (e.reason in TO_BANK)
            assert (e.payer == BANK) == (e.reason in FROM_BANK)


def notoriety_changes_are_told(before, after):
    """§1.4: the news lead from the old notoriety to the new."""
    now = list(before.notoriety)
    for e in after.news:
        if isinstance(e, NotorietyChanged):
            assert now[e.seat] != e.now
            now[e.seat] = e.now
    assert tuple(now) == after.notoriety


def favour_moves_clockwise(before, after):
    """§3.4: in the evening, and at no other time."""
    passed = [e for e in after.news if isinstance(e, PostcardPassed)]
    if passed:
        assert clockwise(before.favour, before.captains())[0] == after.favour
    elif before.favour != after.favour:
        assert inside(before, Setting)


def bids_stay(before, after):
    """§8: once shown they are public until the evening."""
    if before.bids is not after.bids and any(before.bids):
        assert before.bids == after.bids or any(isinstance(e, DayEnded) for e in after.news)


def sealed_answers_change_nothing(before, after):
    """§8.3: as long as somebody has not answered a poll."""
    if after.answers:
        s = after.copy()
        s.answers, s.news = before.answers, before.news
        assert s == before


class PhaseCounts:
    """A3, A5: in one Day each block is resolved once, in order, each building settled once."""

    def __init__(self):
        self.day = Counter()
        self.blocks = []
        self.days = 0
        self.owned = ()

    def __call__(self, before, after):
        for e in after.news:
            self.hear(e, before, after)

    def hear(self, e, before, after):
        hears = self.HEARS.get(type(e))
        if hears:
            hears(self, e, before, after)

    def day_began(self, e, _before, _after):
        self.days += 1
        assert self.days == e.day
        self.day, self.blocks = Counter(), []

    def phase_began(self, e, _before, _after):
        self.day["phase"] += 1
        assert self.day["phase"] == e.phase

    def event_turned(self, _e, before, _after):
        self.owned = before.owner

    def resolving(self, e, _before, after):
        self.blocks.append(e.block)
        assert list(after.city[: len(self.blocks)]) == self.blocks

    def sent(self, e, _before, _after):
        self.once("sent", e.seat, e.slot)

    def at_a_building(self, e, _before, _after):
        self.once(type(e).__name__, e.building)

    def once(self, *what):
        self.day[what] += 1
        assert 1 == self.day[what], what

    def paid(self, e, _before, _after):
        """No more incomes than buildings, no more extortions than groups."""
        if e.reason in ("income", "speakeasy"):
            self.day["income", e.to] += 1
            assert self.day["income", e.to] <= self.owned.count(e.to)
        elif e.reason == "extortion":
            self.day["extortion", e.to] += 1
            sent = sum([n for what, n in self.day.items() if what[:2] == ("sent", e.to)])
            assert self.day["extortion", e.to] <= sent

    def shootout_began(self, e, before, after):
        """One shootout after the other."""
        self.at_a_building(e, before, after)
        self.day["began"] += 1
        self.lined_up(e, before, after)

    def stood_off(self, _e, _before, _after):
        """§4.6: an end without a winner."""
        self.day["won"] = self.day["began"]

    def lined_up(self, _e, _before, _after):
        assert 1 == self.day["began"] - self.day["won"]

    def shootout_won(self, _e, _before, _after):
        """Each has its end."""
        self.day["won"] += 1
        assert self.day["began"] == self.day["won"]

    def bombed(self, e, before, after):
        """§7.10: that may be the end of a shootout."""
        self.at_a_building(e, before, after)
        self.day["won"] = self.day["began"]

    def will_read(self, _e, _before, _after):
        assert 7 <= self.days <= EVENTS

    def day_ended(self, _e, _before, after):
        assert (3, len(after.city)) == (self.day["phase"], len(self.blocks))
        assert self.day["began"] == self.day["won"]

    HEARS: ClassVar = {
        DayBegan: day_began,
        PhaseBegan: phase_began,
        EventTurned: event_turned,
        Resolving: resolving,
        Sent: sent,
        Raided: at_a_building,
        Bombed: bombed,
        NoIncome: at_a_building,
        Paid: paid,
        ShootoutBegan: shootout_began,
        LinedUp: lined_up,
        ShootoutWon: shootout_won,
        StandOff: stood_off,
        WillRead: will_read,
        DayEnded: day_ended,
    }


TABLES = (
    enforcers_are_conserved,
    money_is_conserved,
    notoriety_stays_on_the_track,
    one_lieutenant_to_a_slot,
    no_weapon_is_an_orphan,
    bare_groups_have_weapons_only,
    shown_cards_are_there,
    seven_buildings_at_most,
    tokens_are_home_while_bidding,
    no_two_own_groups_share_a_building,
    whiskey_cards_are_conserved,
    events_are_conserved,
    speakeasies_are_owned,
    the_pool_is_for_hiring,
    the_don_dies_between_day_seven_and_twelve,
)
ANSWERS = (
    the_ledger_agrees,
    money_goes_through_the_bank,
    notoriety_changes_are_told,
    favour_moves_clockwise,
    bids_stay,
    sealed_answers_change_nothing,
)
