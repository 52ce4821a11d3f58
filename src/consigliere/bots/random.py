"""The bot that answers at random."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Action, Rolls, View


def random(view: View[Any], rolls: Rolls) -> Action:
    """Any of the options, each as likely as the others."""
    assert view.decision is not None, "a bot answers only when it is asked"
    return view.decision.options.pick(rolls)
