"""The question put to a seat, with its options, as they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import Raw
from msgspec.structs import replace

from consigliere.kernel import Action, Decision, OneOf, Options, Range, Seat, SomeOf, View
from consigliere.kernel.options import filled
from consigliere.kernel.state import paragraph
from consigliere.words import GameText

from ..match.compose import notation
from ..match.log import MatchLog
from ..protocol.codec import ENCODE
from ..protocol.messages import Ask, Option, OrderView

_MAX_LISTED: Final = 400  # options
_MAX_CACHED: Final = 65_536  # encoded options


def ask(match: MatchLog, decision: Decision, texts: GameText | None) -> Ask:
    """A question with everything that may be answered."""
    view = match.views.view(decision.seat) if texts else None
    form, options, least, most = _options(match, decision.options, view, texts)
    versions = match.versions
    return Ask(
        kind=decision.kind,
        at=versions.questions.get(decision.seat, versions.current),
        form=form,  # type: ignore[arg-type]
        options=options,
        least=least,
        most=most,
        prompt=texts.prompt(view) if texts and view else "",
        help=texts.help(view) if texts and view else "",
        secret=decision.kind in match.game.reactions or match.state.sealed,
        private=decision.kind not in match.game.open_questions or match.state.sealed,
        rule=paragraph(type(match.state.stack[-1][1])),
    )


def orders(match: MatchLog, seat: Seat, texts: GameText) -> list[OrderView]:
    """The standing answers that a seat may set."""
    return [
        OrderView(order, texts.order(order)) for order in match.game.orders(match.views.view(seat))
    ]


def _options(
    match: MatchLog, options: Options, view: View[Any] | None, texts: GameText | None
) -> tuple[str, list[Option], int, int]:
    if isinstance(options, OneOf):
        return "one", _encoded(match, options.of[:_MAX_LISTED], view, texts), 1, 1
    if isinstance(options, SomeOf):
        single = [filled(options.like, (thing,)) for thing in options.of]
        return "some", _encoded(match, single, view, texts), options.least, options.most
    assert isinstance(options, Range)
    return "number", [], options.low, options.high


def _encoded(
    match: MatchLog, answers: Sequence[Action], view: View[Any] | None, texts: GameText | None
) -> list[Option]:
    game, edition = match.game, match.setup.edition
    if texts is None or view is None:
        return cast(list[Option], list(map(_without_words(game, edition).__getitem__, answers)))
    plain = [(answer, _plain(game, edition, answer)) for answer in answers]
    return [replace(o, label=texts.option(answer, view)) for answer, o in plain]


@lru_cache(maxsize=65_536)
def _plain(game: Any, edition: str, answer: Action) -> Option:
    """An option without words: it is the same at every table."""
    touched = [list(thing) for thing in answer.touches()]
    text, data = notation(game, edition, answer), Raw(ENCODE(answer))
    return Option(text, data, touched, role=answer.role)


class _WithoutWords(dict[Action, Raw]):
    """A cache of options without words, encoded."""

    def __init__(self, game: Any, edition: str) -> None:
        super().__init__()
        self._game, self._edition = game, edition

    def __missing__(self, answer: Action) -> Raw:
        if len(self) >= _MAX_CACHED:
            self.clear()
        self[answer] = encoded = Raw(ENCODE(_plain(self._game, self._edition, answer)))
        return encoded


_without_words = lru_cache(maxsize=64)(_WithoutWords)
