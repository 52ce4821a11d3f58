"""Validation of a draft edition: the normalised file, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.games import GAMES
from consigliere.games.registry import printed_refs
from consigliere.kernel import BadEdition, Reason, Sheet, Source
from consigliere.kernel.typeset import condensed, typeset
from consigliere.words import Words, words

from ...protocol.editions import EditionChecked, EditionDraft, EditionProblem, Sources
from ...protocol.text import plain_values


def validate(draft: EditionDraft, w: Words) -> EditionChecked:
    """All problems of a draft; BadRequest if a value has control characters."""
    text = draft.toml
    try:
        text = _written(draft)
        sheet = Sheet(text)
    except BadEdition as bad:
        return EditionChecked("", "", "", text, {}, {}, problem_texts(bad.problems, w))
    plain_values(sheet.data)
    key, name = str(sheet.data.get("game", "")), str(sheet.data.get("name", ""))[:40]
    ref, problems = _read(key, sheet)
    return EditionChecked(
        key if key in GAMES else "",
        ref,
        name,
        text,
        sheet.data,
        notes(sheet),
        problem_texts(problems, w),
    )


def validate_in(draft: EditionDraft, lang: str) -> EditionChecked:
    """Validate a draft in a worker process, which is given a language code."""
    return validate(draft, words(lang))


def notes(sheet: Sheet) -> Sources:
    """Where the values come from, as it is sent to browsers."""
    return {pattern: (source.kind, source.why) for pattern, source in sheet.notes()}


def problem_texts(problems: Iterable[Reason], w: Words) -> list[EditionProblem]:
    """Problems in the reader's language."""
    return [_problem(reason, w) for reason in problems]


def _written(draft: EditionDraft) -> str:
    """The file of the draft: as typed, or generated from its values."""
    if draft.values is None:
        return draft.toml
    values = {name: value for name, value in draft.values.items() if name != "provenance"}
    sources = {path: Source(*source) for path, source in (draft.sources or {}).items()}
    sheet = Sheet(typeset(values, sources, draft.toml))
    return typeset(sheet.data, condensed(sheet), draft.toml)


def _read(key: str, sheet: Sheet) -> tuple[str, list[Reason]]:
    """The ref of the edition, or what is wrong with it."""
    if key not in GAMES:
        line, listed = ("line", sheet.line(("game",))), ("known", ", ".join(GAMES))
        example = ("example", next(iter(GAMES)))
        return "", [Reason("edition-no-game", (line, ("path", "game"), listed, example))]
    try:
        edition = GAMES[key].read_edition(sheet.text)
    except BadEdition as bad:
        return "", bad.problems
    if edition.name in printed_refs(key) and edition.ref not in printed_refs(key):
        line = ("line", sheet.line(("name",)))
        taken = (line, ("path", "name"), ("name", edition.name))
        return "", [Reason("edition-name-printed", taken)]
    return edition.ref, []


def _problem(reason: Reason, w: Words) -> EditionProblem:
    args = dict(reason.args)
    text = w.say(reason.message, **args)
    return EditionProblem(str(args.get("path", "")), int(args["line"]), text, reason.message)
