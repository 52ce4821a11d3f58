"""Golden records of a game, and the ledger of what each version of its rules makes of them.

`rules` goes up exactly when a golden record would end differently. The ledger has, for every
version, what each record led to; a record that ends as before is kept, the others are played again.
The old form of those goes to `older/` if the game still plays that version, and must verify there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from consigliere.kernel import (
    Game,
    Match,
    Record,
    Refusal,
    State,
    read_record,
    verify,
    write_record,
)
from consigliere.kernel.record import close
from consigliere.kernel.record import replay as answers

from .tale import tale

Played = tuple[Match[Any], str]  # a match, and a remark on it
Ledger = dict[int, dict[str, str]]  # version: record: what it leads to
HEAD = (
    "# What each golden record leads to, by version of the rules; `python -m {module}` writes it."
)

TALES = "# Digests of what the players of each record are told; `python -m {module}` writes them."


class Corpus(NamedTuple):
    """The golden records of one game, and who plays each of them again if need be."""

    game: Game[Any]
    folder: Path
    makers: Mapping[str, Callable[[], Played]]
    module: str

    # ---- what is there

    def load(self, name: str) -> Record:
        return read_record((self.folder / f"{name}.rec").read_text())

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.rec"))

    def ledger(self) -> Ledger:
        known = self._read("LEDGER")
        return {int(version): ends for version, ends in sorted(known.items())}

    def _read(self, name: str) -> dict[str, Any]:
        path = self.folder / f"{name}.toml"
        return tomllib.loads(path.read_text()) if path.exists() else {}

    def end(self, name: str) -> str:
        """What its answers lead to under the rules of today; empty if they cannot be given."""
        record = self.load(name)
        now = replace(record, setup=replace(record.setup, rules=self.game.rules))
        try:
            *_, last = answers(self.game, now)
        except Refusal:
            return ""
        return outcome(self.game, record, last)

    def changed(self) -> list[str]:
        """The records that end otherwise than the ledger has it, or not at all."""
        ledger = self.ledger()
        kept = ledger.get(max(ledger, default=0), {})
        there = [name for name in kept if name in self.names()]
        return [name for name in there if self.end(name) != kept[name]]

    # ---- what is wrong

    def complaints(self) -> list[str]:
        """A sentence for everything that is not as it should be."""
        return [*self._stale()] or [
            *self._raised_for_nothing(),
            *self._other_files(),
            *self._older_versions(),
        ]

    def unchanged(self, name: str) -> bool:
        """Whether the players of a record are told what they were told when it was kept."""
        return tale(self.game, self.load(name)) == self._read("TALES").get(name)

    def _stale(self) -> Iterator[str]:
        rules, last, key = self.game.rules, max(self.ledger(), default=0), self.game.key
        if rules != last:
            yield f"{key}: `rules` is {rules} and the ledger ends with {last}: run {self._run()}"
        elif changed := self.changed():
            yield (
                f"{key}: {', '.join(changed)} would end differently. If that is meant, raise"
                f" `rules` to {rules + 1} and run {self._run()}; if not, fix the rules"
            )

    def _raised_for_nothing(self) -> Iterator[str]:
        ledger = self.ledger()
        for version in sorted(ledger)[1:]:
            before, now = ledger[version - 1], ledger[version]
            if all(now.get(name, end) == end for name, end in before.items()):
                yield f"{self.game.key}: `rules` went up to {version}, yet no record ends otherwise"

    def _other_files(self) -> Iterator[str]:
        known = self.ledger().get(self.game.rules, {})
        for name in sorted({*known, *self.names()}):
            if not (name in known and self._whole(self.folder / f"{name}.rec")):
                yield f"{self.game.key}: {name}.rec is not as {self._run()} wrote it"

    def _older_versions(self) -> Iterator[str]:
        """Every earlier version the game claims to play has records here that verify."""
        older = sorted((self.folder / "older").glob("*.rec"))
        proven = {read_record(path.read_text()).setup.rules for path in older}
        for version in sorted(set(self.game.earlier) - proven):
            yield f"{self.game.key}: older/ has no record of version {version}"
        for path in [path for path in older if not self._whole(path)]:
            yield f"{self.game.key}: older/{path.name} does not verify"

    def _whole(self, path: Path) -> bool:
        try:
            return bool(verify(self.game, read_record(path.read_text())))
        except (Refusal, FileNotFoundError):
            return False

    def _run(self) -> str:
        return f"`python -m {self.module}`"

    # ---- played again

    def renew(self) -> int:
        """Records that are missing or end differently are played again; refused without reason."""
        ledger, changed = self.ledger(), self.changed()
        if complaint := self._refusal(max(ledger, default=0), changed):
            print(complaint)
            return 1
        self.folder.mkdir(exist_ok=True)
        for name in self.makers:
            if name in changed:
                self._retire(name)
            if name in changed or name not in self.names():
                self._play(name)
            else:
                self._keep(name)
        ledger[self.game.rules] = {name: self.end(name) for name in self.names()}
        self._write(ledger)
        return 0

    def _refusal(self, last: int, changed: list[str]) -> str:
        raised = self.game.rules - last
        if raised == 0 and changed:
            return next(self._stale())
        if last and raised == 1 and not changed:
            return f"{self.game.key}: no record ends differently, so `rules` stays {last}"
        return "" if raised in (0, 1) else f"{self.game.key}: after {last} comes {last + 1}"

    def _retire(self, name: str) -> None:
        """Keep the record of an earlier version, if that version can still be played."""
        rules = self.load(name).setup.rules
        if rules in self.game.earlier:
            kept = self.folder / "older" / f"{name}-{rules}.rec"
            kept.parent.mkdir(exist_ok=True)
            kept.write_text((self.folder / f"{name}.rec").read_text())

    def _play(self, name: str) -> None:
        match, remark = self.makers[name]()
        self._put(name, match.record(), (remark,))
        print(name, match.record().scores, remark)

    def _keep(self, name: str) -> None:
        """It ends as it did: only its version, and with it its digest, are other ones."""
        path, old = self.folder / f"{name}.rec", self.load(name)
        remarks = [row[2:] for row in path.read_text().splitlines() if row.startswith("# ")]
        setup = replace(old.setup, rules=self.game.rules)
        *_, last = answers(self.game, replace(old, setup=setup))
        self._put(name, close(self.game, setup, old.lines, last), tuple(remarks))

    def _put(self, name: str, record: Record, remarks: tuple[str, ...]) -> None:
        (self.folder / f"{name}.rec").write_text(write_record(record, remarks))

    def _write(self, ledger: Ledger) -> None:
        rows = [HEAD.format(module=self.module)]
        for version, ends in ledger.items():
            rows += ["", f"[{version}]", *[f'{name} = "{end}"' for name, end in ends.items()]]
        (self.folder / "LEDGER.toml").write_text("\n".join([*rows, ""]))
        tales = [f'{name} = "{tale(self.game, self.load(name))}"' for name in self.names()]
        rows = [TALES.format(module=self.module), "", *tales, ""]
        (self.folder / "TALES.toml").write_text("\n".join(rows))


def outcome(game: Game[Any], record: Record, s: State) -> str:
    """A digest of the answers and of how the game stands then; the version is no part of it."""
    setup = record.setup
    options = sorted(setup.options.items())
    lines = [(line.seat, line.text) for line in record.lines]
    whole = (
        setup.edition,
        setup.seats,
        options,
        lines,
        game.scores(s),
        game.winners(s),
        s.pending,
    )
    return blake2b(repr(whole).encode(), digest_size=8).hexdigest()
