"""The arena: duplicate deals, what they say of bots, and a file to go on from."""

import pickle
from random import Random
from time import monotonic, sleep

import pytest
from msgspec.structs import replace

from consigliere.bots import bot
from consigliere.games import game
from consigliere.kernel import CHANCE, Dealer, Refusal, play
from consigliere.lab import simulate
from consigliere.lab.arena import Bout, arena, places, play_bout, whole_deals
from consigliere.lab.cluster_intervals import interval, share, student
from consigliere.lab.engine import InProcess, local
from consigliere.lab.ledger import Ledger
from consigliere.lab.rating import ratings
from consigliere.lab.simulate import Plan
from consigliere.lab.standings import Run, standings
from consigliere.lab.think_timer import Stopwatch, Thought, together

from ..sample import BIDDING, BUILDING

GAME = game(BUILDING)
PLAN = Plan(GAME.setup(3), ("random",) * 3, 9)
STRONG = Plan(GAME.setup(3), ("greedy", "random", "random"), 4)
RUN = Run(asked=4, planned=6, resumed=0, workers=1, seconds=1.0)
QUICK = (Thought(1, 0.001, 0.001, {142: 1}),) * 3


def bouts(plan, numbers, workers=1):
    return list(arena(plan, numbers, local(workers, 1)))


def outcome(games):
    """What does not depend on the clock."""
    return sorted([(one.number, one.winners, one.scores, one.decisions) for one in games])


def match_of(plan, number):
    """The same game as a match plays it."""
    deal, turn = divmod(number, plan.setup.seats)
    bots = [bot(plan.setup.game, name) for name in plan.seating(number)]
    seed = f"{plan.seed}/{deal}"
    return play(GAME, plan.setup, bots, Dealer(seed), f"{seed}/{turn}")


def first_dealt(match):
    """What chance brought before anybody said a word."""
    by_seats = [n for n, line in enumerate(match.lines) if line.seat != CHANCE]
    return [line.text for line in match.lines[: by_seats[0]]]


def test_every_turn_of_a_deal_faces_the_same_chance():
    matches = [match_of(STRONG, number) for number in range(6)]
    dealt = [first_dealt(match) for match in matches]

    assert dealt[0]
    assert [dealt[0]] * 3 == dealt[:3]
    assert [dealt[3]] * 3 == dealt[3:]
    assert dealt[0] != dealt[3]
    for number, match in enumerate(matches):
        assert GAME.scores(match.state) == play_bout(STRONG, number).scores


def test_all_chance_of_a_deal_is_keyed_by_the_deal(monkeypatch):
    seeds = []
    monkeypatch.setattr("consigliere.lab.arena.Dealer", lambda s: seeds.append(s) or Dealer(s))
    bouts(PLAN, range(6))

    assert ["9/0"] * 3 + ["9/1"] * 3 == seeds


def test_bots_roll_anew_in_each_turn():
    """The same bot in every seat would else play the same game three times."""
    assert 3 == len({one.scores for one in bouts(PLAN, range(3))})


def test_in_a_deal_every_bot_has_every_seat():
    by_seat = standings(STRONG, bouts(STRONG, range(3)), RUN).standings["greedy"].by_seat

    assert [1, 1, 1] == [seat.games for seat in by_seat]


def test_every_game_and_seat_gets_a_bot_of_its_own(monkeypatch):
    made = []
    monkeypatch.setattr(simulate, "bot", lambda game, name: made.append(name) or bot(game, name))
    bouts(STRONG, range(2))

    assert ["greedy", "random", "random", "random", "greedy", "random"] == made


def test_games_are_rounded_up_to_whole_deals():
    assert [4, 4, 8, 6] == [whole_deals(*case) for case in [(1, 4), (4, 4), (5, 4), (6, 3)]]


def test_any_number_of_workers_gives_the_same_standings():
    found = [standings(PLAN, bouts(PLAN, range(6), workers), RUN) for workers in (1, 2)]
    one, two = (timeless(report) for report in found)

    assert one == two


def timeless(report):
    timed = {name: replace(s, thinking=None) for name, s in report.standings.items()}
    return replace(report, standings=timed)


def test_the_work_can_travel_to_another_machine():
    job = pickle.loads(pickle.dumps((play_bout, PLAN, [1])))

    assert outcome(InProcess().run(*job)) == outcome([play_bout(PLAN, 1)])


def long(_plan, number):
    """A game that takes an hour, but for the first."""
    sleep(3600 * min(number, 1))
    return number


def test_ctrl_c_does_not_wait_for_a_long_game():
    games = local(2, 1).run(long, None, range(5))
    first, began = next(games), monotonic()
    with pytest.raises(KeyboardInterrupt):
        games.throw(KeyboardInterrupt)

    assert 0 == first
    assert monotonic() - began < 30


def test_greedy_beats_random():
    found = standings(STRONG, bouts(STRONG, range(15)), RUN).standings
    greedy, random = found["greedy"], found["random"]

    assert greedy.share_95[0] > greedy.fair_share == pytest.approx(1 / 3, abs=1e-5)
    assert greedy.rating.mu_95[0] > random.rating.mu_95[1]
    assert greedy.mean_place < 2 < random.mean_place
    assert greedy.mean_score > random.mean_score
    assert greedy.before["random"].share_95[0] > 0.5
    assert 0 < greedy.thinking.p99_s <= greedy.thinking.max_s
    assert 15 == pytest.approx(greedy.wins + random.wins)


def test_places_go_by_winners_then_scores_and_who_is_level_shares():
    """A tie broken by the rules is no tie."""
    assert (2.0, 1.0, 3.0) == places(Bout(0, (1,), (7, 7, 3), 9, QUICK))
    assert (1.5, 1.5, 3.0) == places(Bout(0, (0, 1), (7, 7, 3), 9, QUICK))
    assert (1.0, 2.5, 2.5) == places(Bout(0, (0,), (7, 3, 3), 9, QUICK))


def test_winners_share_a_win_and_who_is_level_a_duel():
    shared = [Bout(0, (0, 2), (5, 1, 5), 9, QUICK), Bout(1, (1,), (2, 9, 3), 9, QUICK)]
    found = standings(STRONG, shared, RUN).standings
    duel = found["greedy"].before["random"]

    assert (1.5, 0.5) == (found["greedy"].wins, found["random"].wins)
    assert (1.25, 2.375) == (found["greedy"].mean_place, found["random"].mean_place)
    assert (3.5, 4, 0.875) == (duel.before, duel.of, duel.share)
    assert 0.5 == found["random"].before["greedy"].before


def test_without_a_game_there_is_no_mean():
    found = standings(STRONG, [], RUN).standings["greedy"]

    assert (None, None, None) == (found.share, found.mean_place, found.thinking.p99_s)
    assert (0.0, 1.0) == found.share_95


def test_games_of_one_deal_that_go_alike_count_for_less():
    alike = [(deal, float(deal % 2)) for deal in range(20) for _ in range(4)]
    mixed = [(deal, float((deal + turn) % 2)) for deal in range(20) for turn in range(3)]
    plain = [(game, float(game % 2)) for game in range(80)]

    assert 0.5 == share(alike) == share(plain)
    assert width(interval(alike)) > 1.9 * width(interval(plain))
    assert width(interval(mixed)) < width(interval(plain))


def width(sure):
    return sure[1] - sure[0]


@pytest.mark.parametrize("alike", [0.5, 1000])
def test_19_of_20_intervals_hold_the_truth(alike):
    """Deals that favour one or the other, much or hardly; 20 of them, 4 games each."""
    rng = Random(5)
    held = [low <= 0.25 <= high for low, high in (interval(drawn(rng, alike)) for _ in range(300))]

    assert 0.92 < sum(held) / len(held) < 0.98


def drawn(rng, alike):
    chances = [rng.betavariate(0.25 * alike, 0.75 * alike) for _ in range(20)]
    return [(n, float(rng.random() < p)) for n, p in enumerate(chances) for _ in range(4)]


def test_a_deal_alone_says_nothing_and_few_say_little():
    assert (0.0, 1.0) == interval([(0, 1.0)] * 4)
    assert 0.8 > interval([(deal, 1.0) for deal in (0, 1, 2) for _ in range(4)])[0]
    assert 1.0 == interval([(deal, 1.0) for deal in (0, 1, 2)])[1]


def test_student():
    """Figures from the usual tables."""
    assert [4.3, 2.57, 2.09, 1.98] == pytest.approx([student(n) for n in (2, 5, 20, 100)], abs=0.14)


def test_ratings_of_a_bot_against_itself_stay():
    rating = ratings(["a"], [(("a", "a"), (1.0, 2.0))])["a"]

    assert 25.0 == rating.mu


def test_a_stopwatch_keeps_few_numbers():
    watch = Stopwatch(lambda view, rolls: view)
    for _ in range(200):
        watch(None, None)
    slow = Thought(1, 2.5, 2.5, {303: 1})
    all_of_it = together([watch.thought(), slow])

    assert 201 == all_of_it.answers == sum(all_of_it.lengths.values())
    assert (2.5, 2.5) == (all_of_it.slowest, all_of_it.within(1.0))
    assert all_of_it.within(0.99) < 0.5


@pytest.fixture
def whole(tmp_path):
    """A finished file of six games."""
    return written(tmp_path / "whole.jsonl", PLAN, range(6))


def written(path, plan, numbers):
    with Ledger(str(path)) as ledger:
        ledger.claim(plan)
        for one in bouts(plan, [n for n in numbers if n not in ledger.games]):
            ledger.add(one)
    return path


def games_in(path):
    with Ledger(str(path)) as ledger:
        return outcome(ledger.games.values())


@pytest.mark.parametrize("kept", [0.0, 0.02, 0.3, 0.7, 0.999])
def test_a_file_cut_anywhere_is_gone_on_with(whole, kept):
    before, data = games_in(whole), whole.read_bytes()
    whole.write_bytes(data[: int(len(data) * kept)])
    written(whole, PLAN, range(6))

    assert before == games_in(whole)
    assert 7 == len(whole.read_bytes().splitlines())


def test_finished_games_are_not_played_again(whole, monkeypatch):
    monkeypatch.setattr("consigliere.lab.arena.play_bout", lambda plan, number: 1 / 0)
    data = whole.read_bytes()
    written(whole, PLAN, range(6))

    assert data == whole.read_bytes()


def test_more_games_go_on_from_there(whole, tmp_path):
    data = whole.read_bytes()
    written(whole, PLAN, range(9))

    assert whole.read_bytes().startswith(data)
    assert outcome(bouts(PLAN, range(9))) == games_in(whole)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(PLAN, seed=10), "--seed"),
        (replace(PLAN, bots=("random", "random", "greedy")), "--bots"),
        (replace(PLAN, setup=GAME.setup(4), bots=("random",) * 4), "--players"),
        (replace(PLAN, setup=replace(PLAN.setup, rules=99)), "RULES"),
        (replace(PLAN, setup=replace(PLAN.setup, edition="own@1")), "--edition"),
        (replace(PLAN, setup=replace(PLAN.setup, options={"a": "b"})), "--option"),
        (Plan(game(BIDDING).setup(3), PLAN.bots, 9), "GAME"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_a_file_of_another_plan_is_refused_and_left_alone(whole, other, what):
    whole.write_bytes(whole.read_bytes()[:-5])
    data = whole.read_bytes()
    with Ledger(str(whole)) as ledger, pytest.raises(Refusal) as refusal:
        ledger.claim(other)

    assert "arena-other-plan" == refusal.value.reason.message
    assert what == dict(refusal.value.reason.args)["what"]
    assert data == whole.read_bytes()


@pytest.mark.parametrize("data", [b"hello", b"hello\n", b"\xff\x00", b"{}\n", b'{"arena":1}\n'])
def test_any_other_file_is_refused_and_left_alone(tmp_path, data):
    path = tmp_path / "other"
    path.write_bytes(data)
    with pytest.raises(Refusal) as refusal:
        Ledger(str(path))

    assert "arena-no-arena" == refusal.value.reason.message
    assert data == path.read_bytes()


@pytest.mark.parametrize("broken", [b"{}", b"\xff", b'{"number":1,"winners":[0],"scores":[1]'])
def test_a_broken_line_in_the_middle_is_told(whole, broken):
    lines = whole.read_bytes().splitlines()
    lines[2] = broken
    whole.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(Refusal) as refusal:
        Ledger(str(whole))

    assert ("arena-damaged", 3) == (
        refusal.value.reason.message,
        dict(refusal.value.reason.args)["line"],
    )


def test_two_runs_do_not_write_to_one_file(whole):
    with Ledger(str(whole)), pytest.raises(Refusal) as refusal:
        Ledger(str(whole))

    assert "arena-in-use" == refusal.value.reason.message
