"""Mob City in words: who reads what."""

import pytest

from consigliere.games.mob_city.events import (
    Attacked,
    EventSeen,
    Hired,
    Looted,
    NoMoll,
    Paid,
    PoolSeen,
    PurseTold,
    WhiskeyTaken,
)
from consigliere.games.mob_city.parts import ASSASSIN, BANK, COLT
from consigliere.games.mob_city.rules.bidding import Bids, Offer, Whiskeys
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.games.mob_city.rules.orders import Buying, Pouring, Sending
from consigliere.games.mob_city.rules.setup import FirstSlots
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import UNSEEN, observe
from consigliere.words import game_text

from .table import OPTIONAL, Table, card

ANNA, BRUNO, CIRO = range(3)
NAMES = ("Anna", "Bruno", "Ciro")
SOLDIER, LIEUTENANT = card("soldier-2-3"), card("lieutenant-6-6")


def texts(lang="en"):
    return game_text("mob-city", lang, NAMES)


def options(t, seat=ANNA, lang="en"):
    view = observe(t.state, seat)
    return [texts(lang).option(answer, view) for answer in view.decision.options]


def explained(t, begin, seat=ANNA):
    view = observe(t.state, seat)
    return [
        texts().explain(answer, view)
        for answer in view.decision.options
        if texts().option(answer, view).startswith(begin)
    ]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Anna pays the bank $1,300: whiskey."),
        ("it", "Anna paga alla Cassa della Famiglia 1.300 $: whiskey."),
        ("de", "Anna zahlt 1.300 $ an die Familienkasse: Whiskey."),
    ],
)
def test_the_bank_keeps_a_ledger(lang, line):
    assert line == texts(lang).event(Paid(ANNA, BANK, 1300, "whiskey"), BRUNO)


def test_the_bank_pays_too():
    assert "You receive $500 from the bank: income." == texts().event(
        Paid(BANK, ANNA, 500, "income"), ANNA
    )


def test_a_face_is_for_those_who_see_it():
    hired, hidden = Hired(ANNA, 0, SOLDIER), Hired(ANNA, 0, UNSEEN)

    assert "You hire a Soldier (2/3) into group 1, face down." == texts().event(hired, ANNA)
    assert "Anna hires a card into group 1, face down." == texts().event(hidden, BRUNO)
    assert "Anna looks at the pool, 2 cards." == texts().event(PoolSeen(ANNA, (UNSEEN,) * 2), CIRO)


def test_the_snitch_alone_reads_the_event():
    assert "Anna looks at today’s event." == texts().event(EventSeen(ANNA, UNSEEN), BRUNO)
    assert "Tregua tra le bande" in texts("it").event(EventSeen(ANNA, 8), ANNA)


@pytest.mark.parametrize("event", [PurseTold(ANNA), NoMoll(ANNA, 0)])
def test_some_things_are_not_worth_a_line(event):
    assert texts().event(event, ANNA) is None


def test_an_attack_tells_the_die_and_the_bonus():
    shot = Attacked(ANNA, LIEUTENANT, COLT, BRUNO, SOLDIER, 4)
    line = "{} (6/6) attacks {} (2/3) with the Colt .45 and rolls 4 + 1 = 5."

    assert line.format("Your Lieutenant", "Bruno’s Soldier") == texts().event(shot, ANNA)
    assert line.format("Anna’s Lieutenant", "your Soldier") == texts().event(shot, BRUNO)
    assert (
        texts("de")
        .event(shot, BRUNO)
        .startswith("Der Leutnant von Anna (6/6) greift deinen Soldaten (2/3) mit dem Colt .45 an")
    )


def test_an_assassin_needs_no_die():
    kill = Attacked(ANNA, card("assassin-9-2"), ASSASSIN, BRUNO, card("moll-2-2"), 0)

    assert "Anna’s Assassin (9/2) strikes Bruno’s Moll (2/2) without a roll." == texts().event(
        kill, CIRO
    )


def test_a_bid_is_read_by_rank():
    t = Table(Bids((ANNA, BRUNO, CIRO)))

    assert "Bid: Enforcers 1st, Whiskey 2nd, Snitch 3rd, Police 4th" in options(t)
    assert "Bieten: 1. Vollstrecker, 2. Whiskey, 3. Spitzel, 4. Polizei" in options(t, lang="de")


def test_hiring_names_the_card_in_full():
    t = Table(Hiring((ANNA,)), crews={"A": {2: "moll-2-2"}}, deck="soldier-2-3 revolver")
    t.until("hire")

    assert "Hire Soldier (Reflex 2, Health 3) into group 1" in options(t)
    assert "Hire Revolver (+1) into group 2" in options(t)
    assert "Ingaggia Soldato (Riflessi 2, Salute 3) nella squadra 1" in options(t, lang="it")


def test_a_group_is_sent_to_somebodys_building():
    crews = {"A": {2: "torpedo-5-4 revolver"}}
    t = Table(Sending(ANNA), crews=crews, owns={"B": "B-3", "A": "A-1"})

    assert "Send group 2 (Torpedo, Revolver) to B-3, Big shop of Bruno" in options(t)
    assert "Send group 2 (Torpedo, Revolver) to A-1, your Hotel" in options(t)
    assert "Send group 2 (Torpedo, Revolver) to A-2, unowned Small shop" in options(t)


def test_prices_are_told_before_one_pays():
    assert "Buy A-3 (Big club) for $5,500: notoriety +1, income $1,000" in options(
        Table(Buying(ANNA))
    )
    assert ["Take the Snitch for $200", "Decline the Snitch"] == options(
        Table(Offer(1, (ANNA,)), notoriety="A4", house=OPTIONAL)
    )
    assert "Bourbon (value 2), $200" in options(Table(Whiskeys((ANNA,))))


def test_with_whiskey_at_hand_a_price_tag_tells_what_a_speakeasy_brings_in():
    t = Table(Buying(ANNA), whiskey="A3")

    assert (
        "Buy A-3 (Big club) for $5,500: notoriety +1, income $1,000, as a speakeasy $2,500"
        in options(t)
    )


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (1, "Du hast Schwarzgebrannten (Wert 1) und"),
        (2, "Du hast Bourbon (Wert 2) und"),
        (3, "Du hast Kanadischen Rye (Wert 3) und"),
    ],
)
def test_german_whiskey_is_an_object(value, line):
    t = Table(Pouring(ANNA), owns={"A": "A-1 A-2"}, whiskey=f"A{value}")

    assert texts("de").prompt(observe(t.state, ANNA)).startswith(line)


def test_german_whiskey_is_taken():
    line = texts("de").event(WhiskeyTaken(ANNA, 3), BRUNO)

    assert "Anna nimmt Kanadischen Rye (Wert 3)." == line


def test_dropped_weapons_are_taken():
    line = texts().event(Looted(ANNA, (card("shotgun"),)), BRUNO)

    assert "Anna takes these dropped weapons: Shotgun (+2)." == line


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Your first man: a Soldier (Reflex 2, Health 3). Which group does he join?"),
        ("it", "Il tuo primo uomo: un Soldato (Riflessi 2, Salute 3). In quale squadra lo metti?"),
    ],
)
def test_the_first_man_has_an_article(lang, line):
    t = Table(FirstSlots((ANNA,)), crews={"A": {1: "soldier-2-3"}})

    assert line == texts(lang).prompt(observe(t.state, ANNA))


def test_the_second_speakeasy_costs_extra():
    t = Table(Pouring(ANNA), owns={"A": "A-1 A-2"}, whiskey="A2")

    assert "Open A-1 Hotel" in options(t)
    assert "Open A-1 Hotel, A-2 Small shop for $200" in options(t)
    assert "Today it brings in $2,500 instead of $1,500" in explained(t, "Open A-1 Hotel")[0]


def fight(**groups):
    t = Table.fight(**groups)
    while t.prompt() == "arm":
        t.say(f"{t.asked()[0]}: ready")
    return t.until("act")


def test_an_attack_names_the_weapon():
    t = Table.fight(A="soldier-1-4 shotgun", C="lieutenant-6-6")
    t.say("A: arm shotgun 0\nA: ready\nC: attack colt 0\n*: roll 1")

    assert ["Soldier: attack Ciro’s Lieutenant (6/6) with the Shotgun (+2)"] == options(t)


def test_the_odds_are_told():
    t = fight(A="lieutenant-7-6", B="soldier-1-4")

    assert "1 or 2 nothing, 3 injured, 4 to 6 killed" in explained(t, "Lieutenant: attack")[0]


def test_twins_are_told_apart_by_their_number():
    t = fight(A="lieutenant-7-6", B="soldier-1-4 soldier-1-4 soldier-2-3")

    assert [
        "Lieutenant: attack Bruno’s Soldier (1/4) no. 2 with the Colt .45 (+1)",
        "Lieutenant: attack Bruno’s Soldier (1/4) no. 3 with the Colt .45 (+1)",
        "Lieutenant: attack Bruno’s Soldier (2/3) with the Colt .45 (+1)",
    ] == options(t)


def test_wages_that_cannot_be_paid():
    t = Table(Wages(ANNA), crews={"A": {1: "soldier-2-3 lieutenant-6-6"}}, cash="A100")
    prompt = "The wages come to $250, but you have only $100. Who leaves?"

    assert prompt == texts().prompt(observe(t.state, ANNA))
    assert ["Dismiss Lieutenant (Reflex 6, Health 6) of group 1"] == options(t)
