"""Where an extra is not installed one sentence says what to do."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[2:]))
try:
    __import__(f"consigliere.interop.{sys.argv[1]}")
except ImportError as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    "bridge, package",
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_package_is_named_with_its_extra(bridge, package):
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, bridge, package], capture_output=True, text=True, check=True
    )

    assert 1 == len(done.stdout.splitlines())
    assert f'pip install "consigliere[{bridge}]"' in done.stdout
