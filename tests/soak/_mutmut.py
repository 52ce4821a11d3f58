"""Runs mutmut in this folder, on a random sample of the mutants: `_mutmut SAMPLE SEED`.

A mutant is one small change of one function. It is killed if a test fails or never ends.
mutmut makes the mutants, finds the tests that reach each function, and forks for each mutant; how
tests are called and how long they may take is ours, since pytest would look for them again each
time, and on a busy machine only the time of the processor says that something never ends.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property, wraps
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, ClassVar

import pytest
from mutmut import __main__ as mutmut
from mutmut.mutation import trampoline
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import mangled_name_from_mutant_name
from mutmut.workers import isolation

KILLED = ("killed", "timeout")
CHILDREN = 1  # the machine is somebody else's too
WATCH = trampoline.wrap_in_trampoline


class Recorder:
    """Keeps the tests pytest has found, under the name mutmut asks for, and what each costs."""

    def __init__(self) -> None:
        self.tests: dict[str, Any] = {}
        self.begun = 0.0

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            item._nodeid = item.nodeid
            self.tests[item.nodeid] = item

    def pytest_runtest_setup(self) -> None:
        self.begun = process_time()

    def pytest_runtest_teardown(self, item: Any) -> None:
        if item.nodeid in state().duration_by_test:
            state().duration_by_test[item.nodeid] = process_time() - self.begun


RECORDER = Recorder()


class Switch:
    """A function and its mutants; at first it notes who calls it."""

    every: ClassVar[list[Switch]] = []

    def __init__(self, function: Callable[..., Any], variants: dict[str, Any]) -> None:
        self.variants, self.module = variants, function.__module__
        self.way = self.watched
        Switch.every.append(self)

    def watched(self, *args: Any, **more: Any) -> Any:
        state()._stats.add(f"{self.module}.{self.name}")
        return self.variants["_mutmut_orig"](*args, **more)

    def failing(self, *args: Any, **more: Any) -> Any:
        raise AssertionError("planted, to see that tests can fail")

    @cached_property
    def name(self) -> str:
        """As mutmut has it in its list of the tests that reach a function."""
        return str(mangled_name_from_mutant_name(self.variants["_mutmut_orig"].__name__))

    @classmethod
    def choose(cls, mutant: str) -> None:
        """From now on every function is as it was written, and one is that mutant."""
        module, _, name = mutant.rpartition(".")
        for one in cls.every:
            changed = one.variants.get(name) if one.module == module else None
            one.way = changed or one.variants["_mutmut_orig"]

    @classmethod
    def fail(cls) -> None:
        for one in cls.every:
            one.way = one.failing


def switched(variants: dict[str, Any], is_classmethod: bool = False) -> Any:
    """In place of mutmut's decorator, which asks on every call which mutant is meant."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        if is_classmethod:
            return WATCH(variants, is_classmethod)(function)
        switch = Switch(function, variants)

        @wraps(function)
        def call(*args: Any, **more: Any) -> Any:
            return switch.way(*args, **more)

        return call

    return decorate


class Quick(PytestRunner):
    """Tests are called as they are."""

    def execute_pytest(self, params: list[str], **more: Any) -> int:
        plugins = [*more.pop("plugins", ()), RECORDER]
        return super().execute_pytest(params, plugins=plugins, **more)

    def run_forced_fail(self) -> int:
        Switch.fail()
        return super().run_tests(mutant_name=None, tests=[])

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """Those tests; without a mutant all of them, to see that they pass when called so."""
        Switch.choose(mutant_name or "")
        chosen = tests if mutant_name else state().duration_by_test
        return int(any(fails(RECORDER.tests[name]) for name in chosen))


def fails(test: Any) -> bool:
    """Whether a test fails; one that wants things of pytest is not asked."""
    given = dict(test.callspec.params) if hasattr(test, "callspec") else {}
    if set(test._fixtureinfo.argnames) - set(given):
        return False
    try:
        test.function(**given)
    except pytest.skip.Exception:
        return False
    except BaseException:
        return True
    return False


def main(sample: str, seed: str) -> int:
    """mutmut makes all the mutants and tries those of the sample."""
    chosen: list[Any] = []
    every = mutmut.collect_source_file_mutation_data

    def some(*, mutant_names: Any) -> Any:
        mutants, files = every(mutant_names=())
        chosen.extend(drawn(mutants, sample, seed))
        print(f"    {len(mutants)} mutants, {len(chosen)} of them tried", flush=True)
        return [(data, name, code if killed(code) else None) for data, name, code in chosen], files

    mutmut.collect_source_file_mutation_data = some
    take_over()
    os.nice(10)
    mutmut._run((), CHILDREN)
    report([(name, data.exit_code_by_key[name], data.path) for data, name, _ in chosen])
    return 0


def take_over() -> None:
    """The parts of mutmut that are done here in another way."""
    isolation.PytestRunner = Quick  # type: ignore[attr-defined]
    isolation.register_timeout = lambda **_: None  # type: ignore[attr-defined]
    trampoline.wrap_in_trampoline = switched  # type: ignore[assignment]


def killed(code: int | None) -> bool:
    return code is not None and status_by_exit_code[code] in KILLED


def drawn(mutants: list[Any], sample: str, seed: str) -> list[Any]:
    """So many of them, always the same for the same seed; or `all`."""
    known = sorted(mutants, key=lambda one: str(one[1]))
    if sample == "all" or int(sample) >= len(known):
        return known
    return Random(seed).sample(known, int(sample))


def report(tried: list[tuple[str, int | None, Path]]) -> None:
    """The survivors with what was changed, then how many of each fate."""
    fates = Counter(status_by_exit_code[code] for _, code, _ in tried)
    for name, code, path in sorted(tried):
        if not killed(code):
            print(f"\n{status_by_exit_code[code]}: {name}")
            print(get_diff_for_mutant(name, path=path))
    print("fates", *[f"{fate}={count}" for fate, count in sorted(fates.items())])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
