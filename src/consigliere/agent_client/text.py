"""A place in words and as data, for the player who sits there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, json

from consigliere.kernel import Refusal
from consigliere.server.protocol.messages import Ask, Option
from consigliere.words import Words, game_text

from .seat_state import Place

PAGE: Final = 40  # options shown at once


class ToolResult(Struct, frozen=True):
    """What a tool returns: lines to read, and their data for programs."""

    lines: list[str]
    data: dict[str, Any]


def who(place: Place, w: Words) -> ToolResult:
    """The table and everybody at it."""
    room, me = place.room, place.chair
    assert room and me
    game, seats = room.settings.game, len(room.chairs)
    title = _title(game, w)
    lines = [w.say("seat-you", name=me.name, seat=place.seat, game=title, seats=seats)]
    for number, chair in enumerate(room.chairs):
        if number != place.seat:
            kind = "away" if chair.kind == "person" and not chair.here else chair.kind
            lines.append(w.say("seat-other", seat=number, name=chair.name, kind=kind))
    options = [f"{name}={value}" for name, value in sorted(room.settings.options.items())]
    if options:
        lines.append(w.say("seat-house-rules", options=", ".join(options)))
    players = [{"seat": n, "name": c.name, "kind": c.kind} for n, c in enumerate(room.chairs)]
    return ToolResult(lines, {"game": game, "seat": place.seat, "players": players})


def _title(game: str, w: Words) -> str:
    """What the game is called; its key, where it is not installed on this machine."""
    try:
        return game_text(game, w.lang, ()).title()
    except Refusal:
        return game


def since(place: Place, w: Words) -> ToolResult:
    """What happened since the last time."""
    new = place.lines
    head = [w.say("seat-log" if new else "seat-no-news")]
    return ToolResult([*head, *[f"- {line}" for line in new]], {"log": new})


def now(place: Place, w: Words) -> ToolResult:
    """Whom the table waits for: us, others, nobody; and how much time there is."""
    table, ask, room = place.table, place.ask, place.room
    assert room
    if table is None:
        return ToolResult([w.say("seat-lobby")], {"phase": room.phase, "asked": False})
    data: dict[str, Any] = {"phase": "over" if place.over else "playing", "asked": bool(ask)}
    data |= {"scores": table.scores, "waiting": table.waiting, "clocks": table.clocks}
    if table.end:
        lines = [w.say("seat-over"), *table.end.lines]
        return ToolResult(lines, {**data, "winners": table.end.winners})
    if ask is None:
        lines = [w.say("seat-not-asked", waiting=table.wait), *_asides(place, w)]
        return ToolResult(lines, data)
    return ToolResult([w.say("seat-asked", prompt=ask.prompt), *_asides(place, w)], data)


def _asides(place: Place, w: Words) -> list[str]:
    """The clock, and what the table is asked to agree to."""
    table, room, out = place.table, place.room, []
    assert table and room
    if table.clocks:
        out.append(w.say("seat-clock", left=round(table.clocks[place.seat])))
    proposal = room.proposal
    if proposal and place.seat in proposal.needed and place.seat not in proposal.agreed:
        by = room.chairs[proposal.by].name
        whom = room.chairs[proposal.number].name if proposal.what == "bot" else ""
        what, number = proposal.what, proposal.number
        out.append(w.say("seat-proposal", by=by, what=what, number=number, whom=whom))
    return out


def question(ask: Ask, w: Words, page: int = 1, contains: str = "") -> ToolResult:
    """What may be answered, numbered from 1; a number stays the same whatever is left out."""
    wanted = contains.casefold()
    matching = [
        (number, option)
        for number, option in enumerate(ask.options, 1)
        if wanted in f"{option.label} {option.text}".casefold()
    ]
    pages = max(1, -(-len(matching) // PAGE))
    page = min(max(page, 1), pages)
    shown = matching[(page - 1) * PAGE : page * PAGE]
    lines = [w.say("seat-question", prompt=ask.prompt, help=ask.help), _how(ask, w)]
    lines += [_option(number, option, w) for number, option in shown]
    if ask.options and not matching:
        lines.append(w.say("seat-none-found", contains=contains))
    if pages > 1:
        lines.append(w.say("seat-page", page=page, pages=pages, options=len(matching)))
    listed = [{"number": number, **json.decode(json.encode(option))} for number, option in shown]
    rest = {"page": page, "pages": pages, "found": len(matching), "total": len(ask.options)}
    head = {"kind": ask.kind, "form": ask.form, "least": ask.least, "most": ask.most}
    return ToolResult(lines, {"at": ask.at, "rule": ask.rule, **head, "options": listed, **rest})


def _how(ask: Ask, w: Words) -> str:
    return w.say("seat-how", form=ask.form, least=ask.least, most=ask.most)


def _option(number: int, option: Option, w: Words) -> str:
    return w.say("seat-option", number=number, label=option.label, text=option.text)
