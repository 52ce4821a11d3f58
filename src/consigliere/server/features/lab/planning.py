"""Turns a plan sent by a browser into a study."""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice

from consigliere.games import game
from consigliere.lab.simulate import Plan, check
from consigliere.lab.study.plan import Study, Table

from ...protocol.lab import LabPlan
from ...rooms.model import BadRequest
from ..editions.custom import custom_edition_text


def study_of(plan: LabPlan) -> Study:
    """Refusal if nobody can play it; its edition is known to this process."""
    rules = game(plan.game)
    rules.houserules(plan.options)  # first: a name of none must not become an argument
    setup = rules.setup(plan.players, plan.edition, **plan.options)
    if len(plan.bots) > plan.players:
        raise BadRequest("lab-lineup", bots=len(plan.bots), players=plan.players)
    bots = tuple(islice(cycle(plan.bots), plan.players))
    whole = Plan(setup, bots, plan.seed, custom_edition_text(rules.key, setup.edition))
    check(whole)
    return Study((Table(run_name(plan, bots), whole, plan.games),), plan.decisions)


def run_name(plan: LabPlan, bots: tuple[str, ...]) -> str:
    """The given name, or the line-up and what differs from the printed game."""
    given = " ".join("".join(c if c.isprintable() else " " for c in plan.name).split())
    return given or " · ".join([_lineup(bots), *_house(plan)])


def _lineup(bots: tuple[str, ...]) -> str:
    counted = Counter(bots).items()
    return ", ".join([name if n == 1 else f"{n} {name}" for name, n in counted])


def _house(plan: LabPlan) -> list[str]:
    edition = plan.edition.partition("@")[0]
    parts = [] if edition == "standard" else [edition]
    return parts + [f"{name}={value}" for name, value in sorted(plan.options.items())]
