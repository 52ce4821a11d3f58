"""Conformance of a game: what every game must keep, as checks for pytest.

@pytest.mark.parametrize("check", check_game("dock-dice"), ids=str)
def test_conformance(check):
    check()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from consigliere.games import GamePackage
from consigliere.games import package as find
from consigliere.kernel import Refusal

from . import counted, declared, played, shown, texts
from .causes import CAUSES
from .laws import LAWS, Law, walk

__all__ = ["CAUSES", "LAWS", "Check", "Law", "check_game", "walk"]

DECLARED: Final = (
    declared.is_found_by_its_entry_point,
    declared.every_part_can_be_loaded,
    declared.every_field_says_who_may_see_it,
    declared.house_rules_have_defaults,
    declared.verbs_have_different_words,
    declared.cited_paragraphs_exist,
)
COUNTED: Final = (
    counted.features_are_numbers_of_every_seat,
    counted.events_tell_who_begins_and_what_decides,
    counted.accounts_add_up_to_scores,
    counted.winners_come_first,
)


class Check(NamedTuple):
    """One thing that must be so; calling it raises AssertionError if it is not."""

    name: str
    run: Callable[[], Any]

    def __str__(self) -> str:
        return self.name

    def __call__(self) -> None:
        try:
            self.run()
        except AssertionError as broken:
            broken.add_note(self._note())
            raise
        except Refusal as refusal:
            raise AssertionError(f"{refusal}\n{self._note()}") from refusal

    def _note(self) -> str:
        cause = CAUSES.get(self.name.partition("-")[0])
        usual = f" Mostly the cause is: {cause}." if cause else ""
        return f"The game breaks the law {self.name}.{usual}"


def check_game(game: GamePackage | str, seeds: int = 2, rate: float = 0.3) -> list[Check]:
    """All checks of a game: random games of every number of players, `seeds` for each law.

    `rate` is the share of the tables on the way at which a law is checked.
    """
    package = find(game) if isinstance(game, str) else game
    return [Check(name, run) for name, run in _checks(package, seeds, rate)]


def _checks(
    package: GamePackage, seeds: int, rate: float
) -> Iterator[tuple[str, Callable[[], Any]]]:
    for check in DECLARED:
        yield check.__name__, partial(check, package)
    for lang in texts.languages(package):
        yield f"everything_has_a_word-{lang}", partial(texts.everything_has_a_word, package, lang)
    for seats in package.rules.seats:
        for law in (*LAWS, shown.view_leaks_nothing(package)):
            yield f"{law.__name__}-{seats}", partial(_walk, package, law, seats, seeds, rate)
        for count in COUNTED:
            yield f"{count.__name__}-{seats}", partial(_count, package, count, seats, seeds)
        yield f"a_record_replays-{seats}", partial(played.a_record_replays, package, seats)
    for bot in played.bots_of(package):
        yield f"answers_what_is_asked-{bot}", partial(played.answers_what_is_asked, package, bot)


def _walk(package: GamePackage, law: Law, seats: int, seeds: int, rate: float) -> None:
    for seed in range(seeds):
        walk(package.rules, package.rules.setup(seats), seed, [law], rate)


def _count(package: GamePackage, law: Callable[..., None], seats: int, seeds: int) -> None:
    for states in counted.games(package, package.rules.setup(seats), seeds):
        law(package, states)
