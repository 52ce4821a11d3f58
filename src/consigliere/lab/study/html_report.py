"""The report of a study: one page of pictures that needs nothing but itself."""

from __future__ import annotations

from html import escape
from pathlib import Path

from consigliere.words import Words, game_text, words

from .chart_blocks import Block, blocks
from .compare import Comparison, Pair
from .compare_charts import contrasts
from .data import Group, groups
from .numbers import Numerals
from .plan import Study
from .style import STYLE

MARK = "<!-- consigliere lab -->"  # how a page of ours is known, before it is written over


def report(folder: str | Path, lang: str) -> str:
    """The whole page; Refusal if the folder holds no finished game."""
    study, all_groups = groups(folder)
    w = words(lang)
    head = _about(study, all_groups, w) + _contents(all_groups, w)
    body = "".join([_section(group, at, w) for at, group in enumerate(all_groups)])
    return _page(w, head, body)


def contrast(comparison: Comparison, lang: str) -> str:
    """The page of a comparison."""
    w = words(lang)
    about = w.say("lab-compared", a=comparison.a, b=comparison.b, games=comparison.games)
    body = "".join([_contrasted(pair, w) for pair in comparison.tables])
    return _page(w, _paragraph(about), body)


def _contrasted(pair: Pair, w: Words) -> str:
    title = pair.a if pair.a == pair.b else f"{pair.a} → {pair.b}"
    drawn = "".join([_block(block) for block in contrasts(pair, w, Numerals(w.lang))])
    return f'<section><h2>{escape(title)}</h2><div class="cards">{drawn}</div></section>'


def _page(w: Words, head: str, body: str) -> str:
    title = escape(w.say("lab-title"))
    return (
        f'<!doctype html>\n{MARK}\n<html lang="{w.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{title}</h1>{head}</header>"
        f"<main>{body}</main><footer>{_paragraph(w.say('lab-reading'))}</footer></body></html>\n"
    )


def _about(study: Study, all_groups: list[Group], w: Words) -> str:
    games, planned = sum([len(group.games) for group in all_groups]), study.total()
    seed = study.tables[0].plan.seed
    paragraph = _paragraph(w.say("lab-about", games=games, planned=planned, seed=seed))
    return paragraph if games == planned else paragraph + _warning(w.say("lab-unfinished"))


def _contents(all_groups: list[Group], w: Words) -> str:
    if len(all_groups) < 2:
        return ""
    items = [f'<a href="#g{at}">{escape(title(g, w))}</a>' for at, g in enumerate(all_groups)]
    return f"<nav>{''.join(items)}</nav>"


def title(group: Group, w: Words) -> str:
    """What a group is called: the game, how many play, and what differs from the printed game."""
    setup = group.setup
    name = game_text(setup.game, w.lang, ()).title()
    parts = [w.say("lab-group", game=name, players=setup.seats)]
    edition = setup.edition.partition("@")[0]
    if edition != "standard":
        parts.append(w.say("lab-edition", edition=edition))
    parts += [f"{key} = {value}" for key, value in sorted(setup.options.items())]
    return " · ".join(parts)


def _section(group: Group, at: int, w: Words) -> str:
    numerals = Numerals(w.lang)
    drawn = "".join([_block(block) for block in blocks(group, w, numerals)])
    lineups = "; ".join(group.names)
    return (
        f'<section id="g{at}"><h2>{escape(title(group, w))}</h2>'
        f'<p class="dim">{escape(w.say("lab-tables", games=len(group.games)))} '
        f'{escape(lineups)}</p><div class="cards">{drawn}</div></section>'
    )


def _block(block: Block) -> str:
    warned = _warning(block.warning) if block.warning else ""
    verdict = f'<p class="verdict">{escape(block.verdict)}</p>' if block.verdict else ""
    return (
        f'<article class="{"wide" if block.wide else "half"}"><h3>{escape(block.title)}</h3>'
        f"{verdict}{warned}{_picture(block)}{_paragraph(block.note)}{_table(block)}</article>"
    )


def _picture(block: Block) -> str:
    """Where it is too wide it can be moved, with the keyboard too."""
    return f'<div class="picture" tabindex="0">{block.picture}</div>' if block.picture else ""


def _table(block: Block) -> str:
    if not block.rows:
        return ""
    heads = "".join([f'<th scope="col">{escape(head)}</th>' for head in block.heads])
    rows = "".join([_row(row) for row in block.rows])
    table = f"<table><thead><tr>{heads}</tr></thead>{rows}</table>"
    whole = f'<div class="scroll" tabindex="0">{table}</div>'
    if not block.picture:
        return whole
    return f"<details><summary>{escape(block.more)}</summary>{whole}</details>"


def _row(cells: tuple[str, ...]) -> str:
    first, *rest = [escape(cell) for cell in cells]
    return f'<tr><th scope="row">{first}</th>{"".join([f"<td>{cell}</td>" for cell in rest])}</tr>'


def _paragraph(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>' if text else ""


def _warning(text: str) -> str:
    return f'<p class="warning" role="note">{escape(text)}</p>'
