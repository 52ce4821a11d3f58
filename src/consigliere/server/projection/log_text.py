"""The log in sentences: written once for a reader and a language, then only continued.

A sentence takes some tenths of a millisecond, so a long log is written in small steps, and the last
logs of this process are cached.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final, cast

from msgspec.structs import replace

from consigliere.kernel import SPECTATOR, Seat, State, look
from consigliere.kernel.visibility import heard
from consigliere.words import GameText, words

from ..match.history import AppliedAction
from ..match.log import MatchLog
from ..match.undo import UndoRecord
from ..protocol.messages import LogLine
from .log_lines import line_of

FEW_ANSWERS: Final = 16  # answers whose sentences may be written in one go
_MAX_SENTENCES: Final = 40_000  # cached in this process, of all matches
_MAX_LOGS: Final = 24  # readers and languages of a match
_recent: OrderedDict[int, LogText] = OrderedDict()  # in order of last use


class LogText:
    """The whole log for one reader."""

    def __init__(self, match: MatchLog, reader: Seat, texts: GameText) -> None:
        self._match, self._reader, self._texts = match, reader, texts
        self._lines: list[LogLine] = []
        self._ends = array("I")  # sentences up to each answer

    def missing(self) -> int:
        """How many answers have no sentences yet."""
        return len(self._match.history) - len(self._ends)

    def go_on(self) -> Iterator[None]:
        """Write what is missing, answer by answer."""
        _use(self)
        history = self._match.history
        while (at := len(self._ends)) < len(history):
            cuts, before = history.cuts, history.after(at)  # `cuts` grows with every undo
            for applied in history.following(at, before):
                self._write(applied, before)
                before, at = applied.state, at + 1
                yield
                if (cuts, at) != (history.cuts, len(self._ends)):
                    break  # answers were undone, or sentences dropped, meanwhile

    def lines(self, first: int = 0) -> list[LogLine]:
        """All lines from that answer on."""
        for _ in self.go_on():
            pass
        return self._lines[self._ends[first - 1] if first else 0 :]

    def _write(self, applied: AppliedAction, before: State) -> None:
        self._lines += sentences(self._match, [applied], before, self._reader, self._texts)
        self._ends.append(len(self._lines))

    def cut(self, length: int) -> None:
        """Keep only the lines of so many answers."""
        if length < len(self._ends):
            del self._ends[length:]
            del self._lines[self._ends[-1] if length else 0 :]

    def forget(self) -> None:
        """Free the memory; the lines can be written again."""
        self.cut(0)

    def __len__(self) -> int:
        return len(self._lines)


def whole_log(
    match: MatchLog, names: list[str], reader: Seat, texts: GameText, since: int = 0
) -> list[LogLine]:
    """The log after that version, with a line for each undo."""
    undone = [
        undo_line(n, one, names, texts.words.lang)
        for one in match.undos.records
        if (n := match.versions.after(one.entry)) > since
    ]
    return sorted([*undone, *_written(match, reader, texts, since)], key=lambda line: line.n)


def steps_to_write(
    match: MatchLog, reader: Seat, texts: GameText, since: int = 0
) -> Iterator[None] | None:
    """The steps to take before the log can be written in one go; None if there are few."""
    log, first = _log_of(match, reader, texts), match.length_at(since)
    if log.missing() <= FEW_ANSWERS:
        return None
    if len(match.history) - first > FEW_ANSWERS:
        return log.go_on()
    return match.history.reach(first)


def _written(match: MatchLog, reader: Seat, texts: GameText, since: int) -> list[LogLine]:
    log, first = _log_of(match, reader, texts), match.length_at(since)
    if log.missing() <= FEW_ANSWERS or len(match.history) - first > FEW_ANSWERS:
        return log.lines(first)
    applied, before = match.since(since)
    return list(sentences(match, applied, before, reader, texts))


def _log_of(match: MatchLog, reader: Seat, texts: GameText) -> LogText:
    """The cached log for that reader, as far as it is written."""
    logs, key = match.history.derived, (reader, texts.words.lang, texts.names)
    if key not in logs:
        for old in list(logs)[: len(logs) + 1 - _MAX_LOGS]:
            logs.pop(old).forget()
        logs[key] = LogText(match, reader, texts)
    return cast(LogText, logs[key])


def undo_line(n: int, one: UndoRecord, names: list[str], lang: str) -> LogLine:
    """The sentence that everybody reads; it reveals nothing of what was undone."""
    consent = one.consent or "free"
    text = words(lang).say(f"server-undid-{consent}", who=names[one.seat], n=one.moves)
    return LogLine(n, text, "Undone", one.seat, [])


def sentences(
    match: MatchLog, applied: Iterable[AppliedAction], before: State, reader: Seat, texts: GameText
) -> Iterator[LogLine]:
    """The sentences of answers as that reader reads them; `before` is the state before."""
    return (line for _, line in numbered_sentences(match, applied, before, reader, texts))


def numbered_sentences(
    match: MatchLog, applied: Iterable[AppliedAction], before: State, reader: Seat, texts: GameText
) -> Iterator[tuple[int, LogLine]]:
    """The sentences as that reader reads them, each with the number of its event."""
    first = 0
    for one in applied:
        events = heard(one.state, reader)
        seen = look(before, reader) if events else None
        public_events = events if reader == SPECTATOR else heard(one.state, SPECTATOR)
        for at, (event, public) in enumerate(zip(events, public_events, strict=True), first):
            text = texts.event(event, reader, seen)
            if text:
                line = line_of(match.versions.after(one.entry), text, event)
                if event != public:
                    everybody = texts.event(public, SPECTATOR, look(before, SPECTATOR))
                    line = replace(line, public=everybody or "")
                yield at, line
        before, first = one.state, first + len(events)


def _use(log: LogText) -> None:
    """Mark as used last; drop the least recently used ones beyond the limit."""
    _recent[id(log)] = log
    _recent.move_to_end(id(log))
    while len(_recent) > 1 and sum(map(len, _recent.values())) > _MAX_SENTENCES:
        _recent.popitem(last=False)[1].forget()
