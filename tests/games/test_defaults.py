"""A game that has nothing but its rules is played, told, searched, studied and reviewed."""

import pytest

from consigliere.analyst import hint
from consigliere.analyst.case import Case
from consigliere.analyst.judge import Depth
from consigliere.analyst.review import review
from consigliere.analyst.telling import advised
from consigliere.bots import DEFAULT, LEVELS, UnknownBot, bot, names, offered, quick, styles
from consigliere.bots.levels import mind_of
from consigliere.bots.search import Budget
from consigliere.games import features, game
from consigliere.kernel import CHANCE, SPECTATOR, Dealer, Match, Refusal, Stream, observe, play
from consigliere.lab.study.html_report import report
from consigliere.lessons import UnknownLesson, lesson
from consigliere.words import LANGUAGES, game_text

from ..cli.run import run
from ..lab.studies import played

TITLES = {"en": "A word of veto", "it": "Diritto di veto", "de": "Das kleine Veto"}
NAMES = ("Anna", "Bruno", "Carla")


@pytest.fixture
def rules(installed):
    installed.veto()
    return game("veto")


def moments(rules, seats=3):
    """Every table of a random game."""
    match, dealer, rolls = Match(rules, rules.setup(seats)), Dealer(1), Stream(1)
    while not match.over:
        yield match.state
        seat = match.state.waiting()[0]
        if seat == CHANCE:
            match.deal(dealer)
        else:
            match.say(seat, match.state.options(seat).pick(rolls))
    yield match.state


def test_it_has_bots_at_every_level_but_no_greedy_one(rules):
    assert (*LEVELS, "random") == names("veto")
    assert DEFAULT in offered("veto")
    assert "random" == quick("veto")
    assert () == styles("veto")
    with pytest.raises(UnknownBot):
        bot("veto", "greedy")


def test_a_match_between_levels_comes_to_its_end(rules):
    bots = [bot("veto", "easy"), bot("veto", "normal@8"), bot("veto", "random")]
    match = play(rules, rules.setup(3), bots, Dealer(3), 3)

    assert match.over


def test_the_search_beats_chance(rules):
    won = 0
    for number in range(12):
        bots = [bot("veto", "random"), bot("veto", "random")]
        bots[number % 2] = bot("veto", "normal@24")
        won += rules.winners(play(rules, rules.setup(2), bots, Dealer(number), number).state) == (
            number % 2,
        )

    assert 8 <= won


def test_its_value_adds_up_to_one_and_prefers_who_leads(rules):
    for s in moments(rules):
        if s.pending:
            value, scores = mind_of("veto").value(s), rules.scores(s)

            assert 1 == pytest.approx(sum(value))
            assert scores[value.index(max(value))] == max(scores)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_by_the_names_in_its_code(rules, lang):
    result = game_text("veto", lang, NAMES)
    for s in moments(rules):
        for seat in (*range(3), SPECTATOR):
            view = observe(s, seat)
            lines = [*result.table(view), result.waiting(view)]
            lines += [result.event(event, seat) for event in view.table.news]
            if view.decision:
                lines += [result.prompt(view), result.help(view)]
                lines += [result.option(a, view) for a in [*view.decision.options][:5]]
                lines += [result.explain(a, view) for a in [*view.decision.options][:5]]

            assert all(line and "-9" not in line and "None" not in line for line in lines)
    assert "Anna" in " ".join(result.ending(s))
    assert [] == result.rules()


def test_sentences_are_readable(rules):
    result = game_text("veto", "en", NAMES)
    s = next(s for s in moments(rules) if s.kind == "turn")
    table = result.table(observe(s, s.waiting()[0]))

    assert any(line.startswith("Coins: Anna ") for line in table)
    assert any("4 hidden" in line for line in table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_the_table_waits_for_is_told_to_each_reader(rules, lang):
    """Who is asked reads so; in a reaction window nobody else reads a name."""
    text, tables = game_text("veto", lang, NAMES), list(moments(rules))
    for s in tables:
        asked = [seat for seat in s.waiting() if seat != CHANCE]
        told = {seat: text.waiting(observe(s, seat)) for seat in (*range(3), SPECTATOR)}

        assert {told[seat] for seat in asked} <= {text.words.say("plain-waiting-you")}
        if s.kind == "react":
            assert {told[seat] for seat in {*told} - {*asked}} == {
                text.words.say("plain-waiting-reactions")
            }
        elif asked:
            assert all(NAMES[seat] in told[SPECTATOR] for seat in asked)
    assert text.words.say("plain-waiting-over") == text.waiting(observe(tables[-1], 0))


def test_house_rules_are_named(rules):
    assert ("coins", "coins", "8") == game_text("veto", "en", NAMES).house("coins", "8")


def test_what_a_seat_has_is_its_score(rules):
    *_, s = states = list(moments(rules))
    counted = features("veto")

    assert {"score": s.coins} == counted.counts(s) == counted.standings(s)
    assert s.coins == counted.accounts(states)[0].totals()
    first = [place.seat for place in counted.ranking(s) if place.place == 1]
    assert set(rules.winners(s)) == set(first)
    assert {} == counted.facts(s, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_given_and_told(rules, lang):
    s = next(s for s in moments(rules) if s.kind == "turn")
    view = observe(s, s.waiting()[0])
    found = hint(mind_of("veto"), view, Stream(1), Budget(24))

    assert advised(found, game_text("veto", lang, NAMES), view)


def test_a_finished_match_is_reviewed(rules):
    bots = [bot("veto", "random")] * 2
    record = play(rules, rules.setup(2), bots, Dealer(2), 2).record()
    work = review(Case(mind_of("veto"), record), depth=Depth(100, 2, 4))
    while True:
        try:
            next(work)
        except StopIteration as end:
            found = end.value
            break

    assert "veto" == found.game and len(found.decisions) > 10
    assert {None} == {side.luck for side in found.sides}, "its scores do not show what was drawn"


def test_a_study_of_it_has_a_page(rules, tmp_path):
    played(tmp_path / "out", 'game = "veto"\nplayers = 2\nseed = 1\ngames = 3')
    for lang in LANGUAGES:
        assert "score" in report(tmp_path / "out", lang).lower()


@pytest.mark.parametrize(("lang", "title"), TITLES.items())
def test_a_title_is_written_as_its_author_writes_it(installed, lang, title, tmp_path):
    """Only a game without one is called by its key, in capitals."""
    installed.veto()
    assert "Veto" == game_text("veto", lang, ()).title()
    locale = installed.folder / "veto_game" / "locale"
    locale.mkdir()
    for name, text in TITLES.items():
        (locale / f"{name}.ftl").write_text(f"veto-title = {text}\n", "utf-8")
    installed.reload()
    played(tmp_path / "out", 'game = "veto"\nplayers = 2\nseed = 1\ngames = 3')

    assert title == game_text("veto", lang, ()).title()
    assert f">{title}, 2 " in report(tmp_path / "out", lang)


def test_there_is_no_lesson_and_it_says_so(rules):
    with pytest.raises(UnknownLesson, match="lesson-none"):
        lesson("veto")


def test_there_are_no_editions_of_ones_own(rules):
    with pytest.raises(Refusal, match="edition-none"):
        rules.read_edition('game = "veto"')


def test_the_program_plays_it(rules, tmp_path):
    """Terminal, simulation, arena, record and review."""
    record, page = tmp_path / "game.rec", tmp_path / "arena"
    text = run("text", "veto", "--players", 2, "--record", record, typed="1\n" * 200)
    assert 0 == text.exit_code, text.output
    for command in (
        ("games",),
        ("record", "verify", record),
        ("record", "show", record),
        ("review", record),
        ("simulate", "veto", "--players", 3, "--games", 4),
        ("arena", "veto", "--bots", "easy,random", "--games", 4, "--players", 2, "--out", page),
    ):
        result = run(*command)

        assert 0 == result.exit_code, result.output
    assert "veto: 2 to 4 players; bots: easy, normal, hard, expert, random" in run("games").output
