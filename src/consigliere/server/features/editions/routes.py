"""REST routes of editions: the printed ones, validation of a draft, saving a custom one."""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from consigliere.games import game
from consigliere.games.registry import printed_refs
from consigliere.kernel import BadEdition, Sheet
from consigliere.words import Words, words

from ...http.client_address import address
from ...http.problems import PROBLEM_TYPE, language, problems, write_problems
from ...protocol.editions import (
    EditionChecked,
    EditionDraft,
    EditionFile,
    EditionInfo,
    EditionRefused,
    EditionSaved,
)
from ...rooms.registry import RoomRegistry
from ...workers.queues import Claim
from .custom import printed_editions
from .validation import notes, validate_in

Registry = NamedDependency[RoomRegistry]
Key = Annotated[str, PathParameter(max_length=40)]
Ref = Annotated[str, PathParameter(max_length=80)]
Asked = Request[Any, Any, Any]
_LARGEST: Final = 200_000  # bytes of a draft: its file, its values and its sources
_REFUSED: Final = {
    **write_problems(409, 429),
    400: ResponseSpec(EditionRefused, False, "What is wrong with the file.", PROBLEM_TYPE),
}


@get("/api/editions/{key:str}", sync_to_thread=False, responses=problems(404))
def printed(key: Key) -> list[EditionInfo]:
    """The editions that come with a game; others are known to those who have their ref."""
    return printed_editions(game(key).key)


@get("/api/editions/{key:str}/{ref:str}", responses=problems(404))
async def edition(key: Key, ref: Ref, registry: Registry, request: Asked) -> EditionFile:
    """An edition by its name or ref: the file, its values, and where each comes from."""
    text = await registry.services.editions.text(key, ref)
    return await registry.services.threads.run(
        partial(_file, key, ref, text), Claim(address(request))
    )


def _file(key: str, ref: str, text: str) -> EditionFile:
    rules, sheet = game(key), Sheet(text)
    edition, is_printed = rules.read_edition(text), ref in printed_refs(rules.key)
    return EditionFile(
        rules.key, edition.ref, edition.name, text, sheet.data, notes(sheet), is_printed
    )


@get(
    "/api/editions/{key:str}/{ref:str}/file",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def file(key: Key, ref: Ref, registry: Registry) -> Response[str]:
    """The edition file as a download: `consigliere ... --edition FILE`."""
    text = await registry.services.editions.text(key, ref)
    name = re.sub(r"[^\w.-]", "-", ref)
    headers = {"Content-Disposition": f'attachment; filename="{game(key).key}-{name}.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post(
    "/api/editions/check",
    status_code=200,
    request_max_body_size=_LARGEST,
    responses=write_problems(),
)
async def check(data: JSONBody[EditionDraft], registry: Registry, request: Asked) -> EditionChecked:
    """Validate a draft: the file made of it and all problems; nothing is stored."""
    return await registry.services.validation.run(
        partial(validate_in, data, language(request)), _claim(request)
    )


@post("/api/editions", request_max_body_size=_LARGEST, responses=_REFUSED)
async def save(
    data: JSONBody[EditionDraft], registry: Registry, request: Asked
) -> Response[EditionSaved]:
    """Store an edition under its ref: the same values and name give the same ref."""
    w = _words(request)
    read = await registry.services.validation.run(
        partial(validate_in, data, language(request)), _claim(request)
    )
    if read.problems:
        return _refused(read, w)
    rules = game(read.game)
    try:
        edition = await registry.services.threads.run(
            partial(rules.read_edition, read.toml), _claim(request)
        )
    except BadEdition:  # the normalised file is not valid
        return _refused(read, w)
    key = await registry.services.editions.save(rules, edition, data.key)
    return Response(EditionSaved(rules.key, edition.ref, edition.name, read.toml, key))


def _refused(read: EditionChecked, w: Words) -> Response[Any]:
    title = w.say("edition-not-kept", count=len(read.problems))
    detail = read.problems[0].text if read.problems else title
    body = EditionRefused("about:blank#edition-not-kept", title, 400, detail, read.problems)
    return Response(body, status_code=400, media_type=PROBLEM_TYPE)


def _claim(request: Asked) -> Claim:
    return Claim(address(request), long=True)


def _words(request: Asked) -> Words:
    return words(language(request))
