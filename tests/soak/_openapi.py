"""Schemathesis over the whole OpenAPI: what a route answers is what the document says it may."""

from __future__ import annotations

from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
WELL = 503  # a server may be full, busy or without its lab, and says so in a problem document
# A parameter that is out of its bounds, or a body that is none, would else never meet these.
Known = dict[str, list[Any]]


def operations(url: str) -> list[Any]:
    """Every route there is."""
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    return [one.ok() for one in found]


def try_out(operation: Any, examples: int, known: Known, start: int = 0) -> Counter[int]:
    """So many requests as the document wants them and so many as it does not; how often what."""
    seen: Counter[int] = Counter()
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        if mode == GenerationMode.NEGATIVE and not _can_be_wrong(operation):
            continue
        _tried(operation, mode, examples, known, start, seen)
    return seen


def _tried(
    operation: Any, mode: Any, examples: int, known: Known, start: int, seen: Counter[int]
) -> None:
    @seed(start)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.randoms(use_true_random=False))
    def tried(case: Any, data: Any) -> None:
        _known(case, known, data)
        response = case.call()
        seen[response.status_code] += 1
        left_out = [checks.not_a_server_error] if response.status_code == WELL else []
        case.validate_response(response, checks=[c for c in CHECKS if c not in left_out])

    tried()


def _can_be_wrong(operation: Any) -> bool:
    """Whether it takes anything that could be wrong."""
    raw = operation.definition.raw
    return bool(raw.get("parameters") or raw.get("requestBody"))


def _known(case: Any, known: Known, rng: Any) -> None:
    """Half of the time a name that exists: who only guesses gets no further than 404."""
    for name in case.path_parameters or {}:
        if name in known and rng.random() < 0.5:
            case.path_parameters[name] = rng.choice(known[name])
