"""The blocks of the page: a picture, what it says, and a warning where it says little."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from consigliere.words import Words, game_text

from . import aggregates, figures
from .aggregates import Option, Thing
from .data import Group
from .figures import Mark
from .numbers import Numerals
from .stats import WIDE, Estimate

_Z2: Final = 1.96**2
_MOST_ROWS: Final = 25


class Block(Struct, frozen=True):
    """One box on the page; without a picture its table is shown at once."""

    title: str
    note: str = ""
    picture: str = ""
    verdict: str = ""
    warning: str = ""
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    more: str = ""
    wide: bool = False


def blocks(group: Group, w: Words, n: Numerals) -> Iterator[Block]:
    """All blocks of a group, the most telling first."""
    charts = _Charts(group, w, n)
    yield charts.turns()
    if len(group.bots()) > 1:
        yield charts.bots()
    for column in ("rounds", "decisions", "lead_changes"):
        yield charts.spread(column)
    yield charts.leaders()
    yield charts.comebacks()
    yield charts.ties()
    for quantity in group.quantities():
        counting = _Charts(group.counting(quantity), w, n, quantity)
        yield counting.spread("margin")
        yield counting.scores()
    yield from charts.sources()
    families = aggregates.things(group)
    for at, (family, rows) in enumerate(families.items()):
        yield charts.family(family, rows, explained=at == 0)
    yield charts.extremes(families)
    yield from charts.choices()
    yield charts.facts()


class _Charts:
    """Draws the blocks of one group in one language."""

    def __init__(self, group: Group, w: Words, n: Numerals, quantity: str = "") -> None:
        self._g, self._w, self._n = group, w, n
        self._say = w.say
        self._text = game_text(group.setup.game, w.lang, ())
        self._of = f": {self._text.source(quantity)}" if quantity else ""

    def turns(self) -> Block:
        """Who begins."""
        shares, fair = aggregates.by_turn(self._g), 1 / self._g.players
        marks = [Mark(self._say("lab-turn", n=at + 1), one) for at, one in enumerate(shares)]
        biased = any(one.differs(fair) for one in shares)
        return self._shares(
            "lab-turns",
            marks,
            fair,
            self._say("lab-turns-biased" if biased else "lab-turns-fair"),
        )

    def bots(self) -> Block:
        """Who is stronger."""
        marks = [Mark(bot, one) for bot, one in aggregates.by_bot(self._g).items()]
        return self._shares("lab-bots", marks, 1 / self._g.players, "")

    def _shares(self, key: str, marks: Sequence[Mark], fair: float | None, verdict: str) -> Block:
        title = self._say(key)
        axis = self._say("lab-axis-games" if fair is None else "lab-axis-won")
        spec = figures.intervals(marks, axis, fair)
        return Block(
            title,
            self._say(f"{key}-note"),
            figures.svg(spec, self._w.lang, title),
            verdict,
            self._weak([mark.estimate for mark in marks]),
            self._heads("lab-head-what", "lab-head-share", "lab-head-cases"),
            tuple([(m.label, self._n.share(m.estimate), str(m.estimate.n)) for m in marks]),
            self._say("lab-figures"),
        )

    def _weak(self, estimates: Sequence[Estimate]) -> str:
        """How many games would do, where these do not."""
        if not any(one.weak for one in estimates):
            return ""
        width = max([(one.high - one.low) / 2 for one in estimates])
        needed = max([_Z2 * max(0.05, one.value * (1 - one.value)) / WIDE**2 for one in estimates])
        return self._say("lab-weak", width=self._n.number(100 * width), games=_rounded(needed))

    def spread(self, column: str) -> Block:
        """How a number of the games is spread."""
        key = f"lab-{column.replace('_', '-')}"
        mean, bins = aggregates.average(self._g, column), aggregates.spread(self._g, column)
        title, across = self._say(key) + self._of, self._say("lab-axis-games")
        spec = figures.histogram(bins, self._say(f"{key}-axis"), across, mean.value)
        values = sorted([row[column] for row in self._g.games])
        tenth = len(values) // 10
        return Block(
            title,
            self._say("lab-dashed-mean"),
            figures.svg(spec, self._w.lang, title),
            self._say(
                "lab-mean-verdict",
                mean=self._n.mean(mean),
                low=self._n.number(values[tenth], 0),
                high=self._n.number(values[-1 - tenth], 0),
            ),
            self._few(mean),
        )

    def _few(self, estimate: Estimate) -> str:
        return self._say("lab-few", n=estimate.n) if estimate.weak else ""

    def scores(self) -> Block:
        """The mean score of each place."""
        means, title = aggregates.scores_by_place(self._g), self._say("lab-scores") + self._of
        marks = [Mark(self._say("lab-place", n=place), one) for place, one in means.items()]
        spec = figures.intervals(marks, self._say("lab-axis-score"), form="~f")
        return Block(
            title,
            self._say("lab-scores-note"),
            figures.svg(spec, self._w.lang, title),
            "",
            self._say("lab-pale") if any(one.weak for one in means.values()) else "",
            self._heads("lab-head-what", "lab-head-mean", "lab-head-cases"),
            tuple([(m.label, self._n.mean(m.estimate), str(m.estimate.n)) for m in marks]),
            self._say("lab-figures"),
        )

    def comebacks(self) -> Block:
        """How often the winner was behind at half-time."""
        columns = ("comeback", "from_last")
        marks = [
            Mark(self._say(f"lab-{column.replace('_', '-')}"), aggregates.rate(self._g, column))
            for column in columns
        ]
        return self._shares("lab-comebacks", marks, None, "")

    def leaders(self) -> Block:
        """How early a game is decided."""
        shares, title = aggregates.leader_wins(self._g), self._say("lab-leaders")
        if not shares:
            return Block(title, self._say("lab-nobody-led"))
        titles = (self._say("lab-axis-round"), self._say("lab-axis-won"))
        spec = figures.line(shares, *titles, 1 / self._g.players)
        return Block(
            title,
            self._say("lab-leaders-note"),
            figures.svg(spec, self._w.lang, title),
            "",
            self._weak([one for _, one in shares]),
            self._heads("lab-axis-round", "lab-head-share", "lab-head-cases"),
            tuple([(str(turn), self._n.share(one), str(one.n)) for turn, one in shares]),
            self._say("lab-figures"),
        )

    def ties(self) -> Block:
        """How often two are level at the top, and what decides."""
        tied = aggregates.rate(self._g, "tied")
        marks = [Mark(self._say("lab-tied"), tied)]
        marks += [
            Mark(self._text.decided(by), one) for by, one in aggregates.decided(self._g).items()
        ]
        return self._shares("lab-ties", marks, None, "")

    def sources(self) -> Iterator[Block]:
        """Where points and money came from, a block for each quantity."""
        sources = aggregates.sources(self._g)
        for account in dict.fromkeys([key.partition("/")[0] for key, *_ in sources]):
            rows = [
                (self._source(key), won, lost)
                for key, won, lost in sources
                if key.startswith(f"{account}/")
            ]
            yield self._account(account, rows)

    def _account(self, account: str, rows: list[tuple[str, Estimate, Estimate]]) -> Block:
        quantity = self._text.source(account)
        title = self._say("lab-sources", what=quantity)
        names = self._say("lab-winners"), self._say("lab-others")
        return Block(
            title,
            self._say("lab-sources-note"),
            figures.svg(figures.pairs(rows, names, quantity), self._w.lang, title),
            "",
            self._say("lab-few", n=rows[0][1].n) if rows[0][1].weak else "",
            (self._say("lab-head-what"), *names),
            tuple([(label, self._n.mean(won), self._n.mean(lost)) for label, won, lost in rows]),
            self._say("lab-figures"),
        )

    def _source(self, key: str) -> str:
        return self._text.source(key.partition("/")[2])

    def family(self, family: str, rows: list[Thing], explained: bool) -> Block:
        """What each thing of a family is worth."""
        title = self._say("lab-worth", what=self._text.family(family))
        marks = [Mark(self._thing(one, True), in_points(one.worth)) for one in rows if one.worth]
        cells = [
            (
                self._thing(one, True),
                self._n.percent(one.taken.value),
                self._n.difference(one.worth) if one.worth else "–",
                str(one.worth.n) if one.worth else "–",
            )
            for one in rows
        ]
        return Block(
            title,
            self._say("lab-worth-note") if explained else "",
            self._worths(marks, title),
            "",
            self._say("lab-pale") if any(mark.estimate.weak for mark in marks) else "",
            self._heads("lab-head-what", "lab-head-taken", "lab-head-worth", "lab-head-cases"),
            tuple(cells),
            self._say("lab-figures"),
        )

    def _worths(self, marks: list[Mark], title: str) -> str:
        if not marks:
            return ""
        spec = figures.intervals(marks, self._say("lab-axis-worth"), 0.0, "+.0f")
        return figures.svg(spec, self._w.lang, title)

    def _thing(self, one: Thing, counted: bool) -> str:
        name = self._text.thing(one.key)
        return f"{name} (> {one.more_than}×)" if counted and one.more_than > 0 else name

    def extremes(self, families: Mapping[str, list[Thing]]) -> Block:
        """What nobody sensible takes, and what everybody has."""
        best = self._g.bots()[0]
        rows = [
            (self._in_family(one), self._say(message), self._n.share(one.taken_by_best))
            for message, things in (
                ("lab-never", aggregates.never(dict(families))),
                ("lab-always", aggregates.always(dict(families))),
            )
            for one in things
        ]
        return Block(
            self._say("lab-extremes"),
            self._say("lab-extremes-note" if rows else "lab-extremes-none", bot=best),
            heads=self._heads("lab-head-what", "lab-head-how", "lab-head-share"),
            rows=tuple(rows),
        )

    def _in_family(self, one: Thing) -> str:
        family = self._text.family(one.key.partition(":")[0])
        return f"{family}: {self._thing(one, False)}"

    def choices(self) -> Iterator[Block]:
        """What is offered and scorned, and what goes with losing."""
        if not self._g.offers:
            yield Block(self._say("lab-disdained"), self._say("lab-no-decisions"))
            return
        best = self._g.bots()[0]
        ways = {
            "lab-disdained": aggregates.disdained(self._g),
            "lab-losing": aggregates.losing(self._g),
        }
        for key, options in ways.items():
            rows = tuple([self._option(one) for one in options[:_MOST_ROWS]])
            heads = self._heads("lab-head-answer", "lab-head-chosen", "lab-head-offered")
            yield Block(
                self._say(key),
                self._say(f"{key}-note" if rows else "lab-none-found", bot=best),
                heads=(*heads, self._say("lab-head-worth")),
                rows=rows,
            )

    def _option(self, one: Option) -> tuple[str, ...]:
        worth = self._n.difference(one.worth) if one.worth and not one.worth.weak else "–"
        label = f"{one.kind.replace('_', ' ')}: {one.label}"
        return (label, self._n.percent(one.chosen.value, 2), str(one.chosen.n), worth)

    def facts(self) -> Block:
        """The game's own numbers."""
        rows = [
            (self._text.fact(name), self._n.mean(one))
            for name, one in aggregates.facts(self._g).items()
        ]
        heads = self._heads("lab-head-what", "lab-head-mean")
        return Block(self._say("lab-facts"), heads=heads, rows=tuple(rows))

    def _heads(self, *ids: str) -> tuple[str, ...]:
        return tuple([self._say(id_) for id_ in ids])


def in_points(share: Estimate) -> Estimate:
    """A difference of shares, in points of a hundred."""
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high, share.n, share.weak)


def _rounded(games: float) -> int:
    """To one figure that people keep in mind."""
    size = 10 ** max(0, len(str(int(games))) - 1)
    return int(-(-games // size) * size)
