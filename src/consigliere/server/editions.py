"""The REST part of editions: what is printed, checking a file, and keeping one of one's own."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from consigliere.games import game
from consigliere.kernel import BadEdition, Sheet
from consigliere.words import Words, words

from .hub import Hub
from .library import PRINTED, comes_with
from .problems import KIND, language, of_a_sender, problems
from .proof import notes, proofread
from .wire.editions import (
    EditionChecked,
    EditionDraft,
    EditionFile,
    EditionInfo,
    EditionRefused,
    EditionSaved,
)

TheHub = NamedDependency[Hub]
Key = Annotated[str, PathParameter(max_length=40)]
Ref = Annotated[str, PathParameter(max_length=80)]
Asked = Request[Any, Any, Any]
_LARGEST: Final = 200_000  # bytes of a draft: its file, its values and its sources
_REFUSED: Final = {
    **of_a_sender(409, 429),
    400: ResponseSpec(EditionRefused, False, "What is wrong with the file.", KIND),
}


@get("/api/editions/{key:str}", sync_to_thread=False, responses=problems())
def printed(key: Key) -> list[EditionInfo]:
    """The editions that come with a game; others are known to those who have their ref."""
    return comes_with(game(key).key)


@get("/api/editions/{key:str}/{ref:str}", responses=problems(404))
async def edition(key: Key, ref: Ref, hub: TheHub) -> EditionFile:
    """An edition by its name or ref: the file, its values, and where each comes from."""
    rules, text = game(key), await hub.library.text(key, ref)
    found, sheet = await asyncio.to_thread(rules.read_edition, text), Sheet(text)
    known = ref in PRINTED[rules.key]
    return EditionFile(rules.key, found.ref, found.name, text, sheet.data, notes(sheet), known)


@get(
    "/api/editions/{key:str}/{ref:str}/file",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def file(key: Key, ref: Ref, hub: TheHub) -> Response[str]:
    """The same as a file to take along: `consigliere ... --edition FILE`."""
    text = await hub.library.text(key, ref)
    name = re.sub(r"[^\w.-]", "-", ref)
    headers = {"Content-Disposition": f'attachment; filename="{game(key).key}-{name}.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post(
    "/api/editions/check",
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=_LARGEST,
    responses=of_a_sender(),
)
def check(data: JSONBody[EditionDraft], request: Asked) -> EditionChecked:
    """A draft read: the file made of it and everything that is wrong with it; nothing is kept."""
    return proofread(data, _words(request))


@post("/api/editions", request_max_body_size=_LARGEST, responses=_REFUSED)
async def save(data: JSONBody[EditionDraft], hub: TheHub, request: Asked) -> Response[EditionSaved]:
    """Keep an edition under its ref: the same values under the same name, the same ref."""
    w = _words(request)
    read = await asyncio.to_thread(proofread, data, w)
    if read.problems:
        return _refused(read, w)
    rules = game(read.game)
    try:
        found = rules.read_edition(read.toml)
    except BadEdition:  # a file that cannot be written as it was read
        return _refused(read, w)
    key = await hub.library.keep(rules, found, data.key)
    return Response(EditionSaved(rules.key, found.ref, found.name, read.toml, key))


def _refused(read: EditionChecked, w: Words) -> Response[Any]:
    title = w.say("edition-not-kept", count=len(read.problems))
    detail = read.problems[0].text if read.problems else title
    body = EditionRefused("about:blank#edition-not-kept", title, 400, detail, read.problems)
    return Response(body, status_code=400, media_type=KIND)


def _words(request: Asked) -> Words:
    return words(language(request))
