"""§3.0.3-3.0.6 District tokens, corruption cards, informant cards."""

from __future__ import annotations

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Deck,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Thing,
    insert,
    put,
    take,
)

from ..actions import Blind, Deal, DealDistrict, DealInformant, Pick, Reveal
from ..events import (
    AgendaFilled,
    DrewCard,
    DrewDistrict,
    DrewInformant,
    GotBlank,
    InformantsShuffled,
    NoInformantLeft,
    PickedDistrict,
    Shuffled,
)
from ..parts import District
from ..state import Mafiozoo


class DrawCorruption(Frame, frozen=True):
    """§3.0.5. Draw corruption cards; an empty deck is made of the discards again."""

    seat: Seat
    left: int = 1

    def begin(self, s: Mafiozoo) -> Flow:
        if self.left and not s.deck:
            shuffle_discards(s)
        if not self.left or not s.deck:
            return s.done()
        return s.ask(CHANCE, self.deal, then=self.dealt)

    def deal(self, s: Mafiozoo, _chance: Seat) -> Options:
        return s.deck.draw(Deal(self.seat, UNSEEN))

    def dealt(self, s: Mafiozoo, answer: Deal) -> Flow:
        s.deck = s.deck.without(answer.card)
        s.hands = put(s.hands, self.seat, insert(s.hands[self.seat], answer.card))
        s.tell(DrewCard(self.seat, answer.card))
        return DrawCorruption(self.seat, self.left - 1).begin(s)


def shuffle_discards(s: Mafiozoo) -> None:
    """§3.1.4. The discards go back into the deck; cards in hands stay there."""
    if s.discard:
        s.deck = Deck(tuple(sorted([*s.deck.rest, *[known.card for known in s.discard]])))
        s.discard = ()
        s.tell(Shuffled(len(s.deck)))


class DrawInformant(Frame, frozen=True):
    """§3.0.6. Draw an informant card, if there is one left anywhere but in hands."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        if not s.informant_deck and s.informant_discard:
            s.informant_deck = Deck(tuple(sorted(s.informant_discard)))
            s.tell(InformantsShuffled(len(s.informant_discard)))
            s.informant_discard = ()
        if not s.informant_deck:
            s.tell(NoInformantLeft(self.seat))
            return s.done()
        return s.ask(CHANCE, self.deal_informant, then=self.dealt)

    def deal_informant(self, s: Mafiozoo, _chance: Seat) -> Options:
        return s.informant_deck.draw(DealInformant(self.seat, UNSEEN))

    def dealt(self, s: Mafiozoo, answer: DealInformant) -> Flow:
        s.informant_deck = s.informant_deck.without(answer.card)
        s.informants = put(s.informants, self.seat, insert(s.informants[self.seat], answer.card))
        s.tell(DrewInformant(self.seat, answer.card))
        return s.done()


class GainDistricts(Frame, frozen=True):
    """§3.0.3. Gain district tokens one by one, from the agenda or unseen from the stock."""

    seat: Seat
    left: int = 1

    def begin(self, s: Mafiozoo) -> Flow:
        if not self.left:
            return s.done()
        if not s.agenda and not s.district_deck:
            s.blanks = put(s.blanks, self.seat, s.blanks[self.seat] + 1)
            s.tell(GotBlank(self.seat))
            return GainDistricts(self.seat, self.left - 1).begin(s)
        return s.ask(self.seat, self.district, then=self.chosen)

    def district(self, s: Mafiozoo, _seat: Seat) -> Options:
        unseen = (Blind(),) if s.district_deck else ()
        return OneOf((*[Pick(d) for d in sorted(set(s.agenda))], *unseen))

    def chosen(self, s: Mafiozoo, answer: Action) -> Flow:
        if isinstance(answer, Pick):
            s.agenda = take(s.agenda, answer.district)
            s.picks = put(s.picks, self.seat, insert(s.picks[self.seat], answer.district))
            receive_district(s, self.seat, answer.district)
            s.tell(PickedDistrict(self.seat, answer.district))
            return s.call(FillAgenda(), then=self.next)
        return s.ask(CHANCE, self.draw_district, then=self.drawn)

    def draw_district(self, s: Mafiozoo, _chance: Seat) -> Options:
        return s.district_deck.draw(DealDistrict(self.seat, UNSEEN))

    def drawn(self, s: Mafiozoo, answer: DealDistrict) -> Flow:
        s.district_deck = s.district_deck.without(answer.district)
        receive_district(s, self.seat, answer.district)
        s.tell(DrewDistrict(self.seat, answer.district))
        return self.next(s)

    def next(self, s: Mafiozoo) -> Flow:
        return GainDistricts(self.seat, self.left - 1).begin(s)

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("district", _):
                return Reason("not-in-the-agenda", rule="3.0.3")
            case ("stock",):
                return Reason("stock-is-empty", rule="3.0.3")
        return Reason("choose-a-district", rule="3.0.3")


class FillAgenda(Frame, frozen=True):
    """§3.0.3. The agenda is filled up again, as long as the stock lasts."""

    def begin(self, s: Mafiozoo) -> Flow:
        if len(s.agenda) >= s.ed.numbers.agenda or not s.district_deck:
            return s.done()
        return s.ask(CHANCE, self.reveal, then=self.revealed)

    def reveal(self, s: Mafiozoo, _chance: Seat) -> Options:
        return s.district_deck.draw(Reveal(UNSEEN))

    def revealed(self, s: Mafiozoo, answer: Reveal) -> Flow:
        s.district_deck = s.district_deck.without(answer.district)
        s.agenda = insert(s.agenda, answer.district)
        s.tell(AgendaFilled(answer.district))
        return self.begin(s)


def receive_district(s: Mafiozoo, seat: Seat, district: District) -> None:
    s.districts = put(s.districts, seat, insert(s.districts[seat], district))
