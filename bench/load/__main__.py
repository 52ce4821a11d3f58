"""`python -m bench.load`: our server and boardgame.io's own in one run; see README.md."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import msgspec
from msgspec.structs import replace

from . import ours, peer
from .measure import Figures, Spread
from .ours import Load
from .turns import Turns


def main(args: list[str]) -> None:
    """Measure and print."""
    o = _options().parse_args(args)
    lang = None if o.words == "none" else o.words
    cores = _cores()
    how = (lang, o.warm, o.deflate, *cores, o.profile, o.python, o.game)
    load = Load(o.tables, o.seconds, o.pace, *how)
    without = peer.missing() if o.peer else ""
    if without:
        print(f"no peer: {without}", file=sys.stderr)
    storages = o.storage if o.peer and not without else []
    play = _in_turns if o.turns else _round
    rounds = [play(load, storages) for _ in range(o.rounds)]
    found = [max(of_one, key=_rate) for of_one in zip(*rounds, strict=True)]
    if o.json:
        print(msgspec.json.format(msgspec.json.encode(_object(load, found)), indent=2).decode())
    else:
        print(_told(load, found))


def _round(load: Load, storages: list[str]) -> list[Figures]:
    """Every server once, one after the other."""
    return [ours.measure(load), *[peer.measure(load, storage) for storage in storages]]


def _in_turns(load: Load, storages: list[str]) -> list[Figures]:
    """All servers at once, each running while the others stand still."""
    turns = Turns()
    with ThreadPoolExecutor(1 + len(storages)) as threads:
        peers = [threads.submit(peer.measure, load, storage, turns) for storage in storages]
        own = threads.submit(ours.measure, load, turns)
        found = [one.result() for one in (own, *peers)]
    turns.close()
    return [replace(figures, ack_ms=None, screen_ms=None) for figures in found]


def _rate(figures: Figures) -> float:
    return figures.moves_per_cpu_s


def _options() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    yes_no = argparse.BooleanOptionalAction
    p.add_argument("--tables", type=int, default=50, help="matches at once, four sockets each")
    p.add_argument("--seconds", type=float, default=20.0, help="how long is measured")
    p.add_argument("--warm", type=float, default=3.0, help="the same load before that")
    p.add_argument("--rounds", type=int, default=1, help="the best of so many for each server")
    p.add_argument("--pace", type=float, default=0.0, help="seconds a player thinks; 0: none")
    p.add_argument("--words", choices=["en", "it", "de", "none"], default="none")
    p.add_argument("--deflate", action=yes_no, default=False, help="ask our server to compress")
    p.add_argument("--peer", action=yes_no, default=True, help="measure boardgame.io too")
    p.add_argument("--storage", nargs="+", choices=["memory", "flatfile"], default=["memory"])
    p.add_argument("--profile", default="", metavar="FILE", help="cProfile of our server")
    p.add_argument("--turns", action="store_true", help="servers take turns of a quarter second")
    p.add_argument("--python", default="", metavar="PROGRAM", help="that runs our server")
    p.add_argument("--game", default="", help="that is played at our server; else its first")
    p.add_argument("--json", action="store_true")
    return p


def _cores() -> tuple[int | None, int | None]:
    """One core for the server and one for the clients, where there are two."""
    mine = sorted(os.sched_getaffinity(0))
    return (mine[0], mine[1]) if len(mine) > 1 else (None, None)


def _object(load: Load, found: list[Figures]) -> dict[str, object]:
    ratios = _ratios(found) if len(found) > 1 else (None, None)
    return {"load": load, "servers": found, "ratio": ratios[0], "shown_ratio": ratios[1]}


def _ratios(found: list[Figures]) -> tuple[float, float]:
    """How many times the peer's moves our server makes, and tables it shows, out of a second."""
    ours, peer = found[:2]
    moves = round(ours.moves_per_cpu_s / peer.moves_per_cpu_s, 2)
    return moves, round(ours.shown_per_cpu_s / peer.shown_per_cpu_s, 2)


def _told(load: Load, found: list[Figures]) -> str:
    think = f"a player thinks {load.pace:g} s" if load.pace else "players answer at once"
    where = "server and clients each on a core of its own" if load.client_core else "not pinned"
    words = load.lang or "none"
    lines = [
        f"{load.tables} tables, 4 sockets each, {think}, words: {words}, {where}",
        "",
        "| server | moves/s | moves/CPU s | shown/CPU s "
        "| ack ms p50/p95/p99 | all screens ms p50/p95/p99 "
        "| bytes/move | bytes/view | KB/table | client |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
        *[_row(figures) for figures in found],
    ]
    if len(found) < 2:
        return "\n".join(lines)
    moves, shown = _ratios(found)
    return "\n".join([*lines, "", f"ratio: {moves} in moves, {shown} in tables shown"])


def _row(f: Figures) -> str:
    cells = [
        f.server,
        f"{f.moves_per_s:,.0f}",
        f"{f.moves_per_cpu_s:,.0f}",
        f"{f.shown_per_cpu_s:,.0f}",
        _spread(f.ack_ms),
        _spread(f.screen_ms),
        f"{f.bytes_per_move:,.0f}",
        f"{f.view_bytes:,.0f}",
        f"{f.kb_per_table:,.0f}",
        f"{100 * f.client_busy:.0f} %",
    ]
    return f"| {' | '.join(cells)} |"


def _spread(s: Spread | None) -> str:
    return f"{s.p50:.1f} / {s.p95:.1f} / {s.p99:.1f}" if s else "-"


if __name__ == "__main__":
    main(sys.argv[1:])
