"""What a broken law mostly comes from, and where two views differ first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import to_builtins

# By the name of the law, without the number of players.
CAUSES: Final[Mapping[str, str]] = {
    "somebody_is_asked": "options are empty, or a step ends without ask, call, become, done or end",
    "options_agree_with_themselves": "the same answer is listed twice",
    "notation_is_reversible": "the type of a field reads back something else than it wrote",
    "old_states_stay": "a list, dict or set in the State is changed in place",
    "saving_and_loading_are_inverse": "the type of a field or frame is not what it holds",
    "secret_answers_commute": "what follows a Poll depends on who answered first",
    "answers_side_by_side_commute": "what one seat does changes what the other may do",
    "nothing_leaks": "`sample` changes what the seat has seen, or a field's mark shows too much",
    "worlds_stay_alike": (
        "a secret decides who is asked (`may_speak` may read Open fields only) or what is shown; "
        "or an event that shows it says nothing in `reveals_to`"
    ),
    "the_way_tells_no_more": (
        "on the way to the next question a secret shows for a moment, or decides who is asked "
        "(`may_speak` may read Open fields only)"
    ),
    "chance_reveals": "what chance brought is shown, and no event says so in `reveals_to`",
    "secret_parts_stay_secret": "the secret part of an answer shows in a field or an event",
    "reasons_leak_nothing": (
        "`why_not` reads a secret, or gives a reason against something that an option names"
    ),
    "standing_orders_leak_nothing": "`orders` or `obey` reads more than the View tells",
    "open_questions_hide_nothing": "a question of `open_questions` has options from a secret",
    "view_leaks_nothing": "`describe` reads a field that others see otherwise",
    "a_record_replays": "`scores` or a rule depends on something outside of the State",
    "answers_what_is_asked": "the bot remembers something, or uses chance that is not `rolls`",
}


def first_difference(a: Any, b: Any) -> str:
    """Where two values differ first, and how; empty where they are equal."""
    return _difference("", to_builtins(a), to_builtins(b))


def _difference(path: str, a: Any, b: Any) -> str:
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        found = (_difference(f"{path}.{key}".lstrip("."), a[key], b[key]) for key in a)
        return next(filter(None, found), "")
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        pairs = enumerate(zip(a, b, strict=True))
        return next(filter(None, (_difference(f"{path}[{n}]", *pair) for n, pair in pairs)), "")
    return "" if a == b else f"{path}: {a!r}, and {b!r}"
