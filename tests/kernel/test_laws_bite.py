"""Each law is worth having: here is a bug it catches."""

import pytest

from consigliere.kernel import Event, Frame, OneOf, Open, Reason, engine, unmarked
from consigliere.testing import laws

from ..toy import VETO, VetoGame, game


class Gossip(Event, frozen=True):
    """Everybody hears it, though nobody is said to learn anything."""

    card: int


class Shouting(game.Bidding, frozen=True):
    """Bids side by side, taken down in the order in which they are shouted."""

    shouted: tuple[tuple[int, game.Bid], ...] = ()

    def begin(self, s):
        heard = [seat for seat, _ in self.shouted]
        left = tuple([seat for seat in self.order if s.coins[seat] and seat not in heard])
        return s.ask_any(left, self.choose, then=self.heard) if left else s.done(self.shouted)

    def heard(self, s, answered):
        return Shouting(self.order, (*self.shouted, answered)).begin(s)


def breaks(law, seeds=12):
    with pytest.raises(AssertionError):
        for seed in range(seeds):
            laws.walk(VETO, VETO.setup(3), seed, [law])


def rename(monkeypatch, frame, step, function):
    """Steps are stored by name, so a changed step must keep its own."""
    function.__name__ = step
    monkeypatch.setattr(frame, step, function)


def test_a_field_without_a_mark_is_found():
    class Careless(game.Veto):
        lucky: int = 7
        plain: Open[int] = 8

    assert ["lucky"] == unmarked(Careless)


def test_a_question_without_an_answer(monkeypatch):
    def veto_or_nothing(self, s, seat):
        return OneOf((game.Play(game.VETO),) if game.VETO in s.hands[seat] else ())

    rename(monkeypatch, game.Window, "react", veto_or_nothing)

    breaks(laws.somebody_is_asked)


def test_an_open_question_about_a_hand(monkeypatch):
    monkeypatch.setattr(VetoGame, "open_questions", ("turn",))

    breaks(laws.open_questions_hide_nothing)


def test_the_same_answer_offered_twice(monkeypatch):
    def copies_too(self, s, seat):
        return OneOf((game.Pass(), *[game.Play(c) for c in s.hands[seat] if c != game.VETO]))

    rename(monkeypatch, game.Turn, "turn", copies_too)

    breaks(laws.options_agree_with_themselves)


def test_hands_that_everybody_sees(monkeypatch):
    monkeypatch.setattr(game.Veto, "can_see_own_of", lambda self, seat, owner: True)

    breaks(laws.nothing_leaks)


def test_asking_only_those_who_could_react(monkeypatch):
    def holds_a_veto(self, s, seat):
        return game.VETO in s.hands[seat]

    monkeypatch.setattr(game.Window, "may_speak", holds_a_veto)

    breaks(laws.worlds_stay_alike)


def test_telling_all_what_one_drew(monkeypatch):
    kept = game.DrawCard.keep

    def and_gossip(self, s, dealt):
        s.tell(Gossip(dealt.card))
        return kept(self, s, dealt)

    rename(monkeypatch, game.DrawCard, "keep", and_gossip)

    breaks(laws.secret_parts_stay_secret)


def test_an_event_that_keeps_quiet_about_what_it_teaches(monkeypatch):
    monkeypatch.setattr(game.Peeked, "reveals_to", "nobody")

    breaks(laws.chance_reveals)


def test_a_card_laid_open_without_saying_so(monkeypatch):
    monkeypatch.setattr(game.Played, "reveals_to", "nobody")

    breaks(laws.worlds_stay_alike)


def test_a_hand_shown_for_a_moment(monkeypatch):
    played = game.Turn.chosen

    def and_shown(self, s, answer):
        coins = s.coins
        s.coins = tuple([sum(hand) for hand in s.hands])
        s.tell(Gossip(0))
        return s.call(Restored(coins, self, answer), then=self.back)

    class Restored(Frame, frozen=True):
        coins: tuple[int, ...]
        turn: game.Turn
        answer: object

        def begin(self, s):
            s.coins = self.coins
            return s.done(self.answer)

    def back(self, s, answer):
        return played(self, s, answer)

    monkeypatch.setattr(game.Turn, "back", back, raising=False)
    rename(monkeypatch, game.Turn, "chosen", and_shown)

    breaks(laws.the_way_tells_no_more)


def test_a_poll_in_which_the_first_click_counts(monkeypatch):
    def first_click(self, s, answers):
        return s.done(answers[:1])

    monkeypatch.setattr(engine, "_by_seat", lambda given: 0)
    rename(monkeypatch, game.Bidding, "heard", first_click)

    breaks(laws.secret_answers_commute)


def test_bids_side_by_side_in_which_the_faster_is_first(monkeypatch):
    monkeypatch.setattr(game, "Bidding", Shouting)

    breaks(laws.answers_side_by_side_commute)


def test_a_state_changed_in_place(monkeypatch):
    class Sticky(list):
        pass

    def sticky(self, s, answer):
        s.discard = s.discard if isinstance(s.discard, Sticky) else Sticky(s.discard)
        s.discard.extend(answer.cards)
        return s.become(game.DrawCard(self.seat))

    rename(monkeypatch, game.Turn, "dumped", sticky)

    breaks(laws.old_states_stay, seeds=40)


def test_a_notation_that_forgets(monkeypatch):
    monkeypatch.setattr(VetoGame, "read", lambda self, by, text, edition: game.Pass())

    breaks(laws.notation_is_reversible)


def test_a_reason_that_tells_on_others(monkeypatch):
    def why_not(self, s, seat, thing):
        return Reason("others-hold", (("cards", str(s.hands[(seat + 1) % s.seats()])),))

    monkeypatch.setattr(game.Turn, "why_not", why_not)

    breaks(laws.reasons_leak_nothing)


def test_a_standing_order_to_play_what_one_does_not_hold(monkeypatch):
    def orders(self, view):
        return ("veto",) if view.decision.kind == "react" else ()

    monkeypatch.setattr(VetoGame, "orders", orders)
    monkeypatch.setattr(VetoGame, "obey", lambda self, view, order: game.Play(game.VETO))

    breaks(laws.standing_orders_leak_nothing)


def test_a_save_that_loses_something(monkeypatch):
    monkeypatch.setattr(laws, "load", lambda kind, data: VETO.new(VETO.setup(3)))

    breaks(laws.saving_and_loading_are_inverse)
