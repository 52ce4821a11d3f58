"""The numbers of answers, read by people and counted from who speaks."""

from consigliere.games.mafia_city.actions import Name, Pass, Place, Play, Withdraw
from consigliere.games.mafia_city.game import RULES
from consigliere.interop import coding
from consigliere.kernel import SomeOf


def test_a_choice_of_several_stays_within_its_bounds():
    code = coding.of(RULES.setup(3))
    options = SomeOf(Withdraw(2, ()), (0, 0, 3, 5), 2, 3)
    lines, reached = [()], []
    while lines:
        phrase = lines.pop()
        for number, answer in code.following(1, options, phrase).items():
            lines += [(*phrase, number)] if answer is None else []
            reached += [answer] if answer is not None else []

    assert sorted(reached, key=str) == sorted(options, key=str)


def test_seats_are_counted_from_who_speaks():
    """So that what one seat learns is of use to the others."""
    code = coding.answers("mafia-city", "standard", 4)

    assert code.spell(1, Name(3)) == code.spell(2, Name(0))
    assert code.spell(1, Play(4, (3,))) == code.spell(3, Play(4, (1,)))
    assert code.spell(1, Name(3)) != code.spell(1, Name(0))


def test_a_code_can_be_read_by_people():
    code = coding.answers("mafia-city", "standard", 3)

    assert "pass" == code.name(code.spell(0, Pass())[0])
    assert "place 4" == code.name(code.spell(0, Place(4))[0])
