"""House rules that are numbers: what may stand, and the sentence for what may not."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from consigliere.kernel import BadSetup, limits

from ..toy import VETO, VetoGame


class House(Struct, frozen=True):
    dice: Annotated[int, Meta(ge=1, le=6)] = 3
    coins: Annotated[int, Meta(gt=0)] = 6
    debts: Annotated[int, Meta(lt=1)] = 0
    luck: int = 0
    wild: bool = True
    order: Literal["left", "first"] = "left"


@pytest.mark.parametrize(
    ("switch", "least", "most"),
    [("dice", 1, 6), ("coins", 1, None), ("debts", None, 0), ("luck", None, None)],
)
def test_the_limits_of_a_number_are_those_of_its_type(switch, least, most):
    assert (least, most) == limits(House.__annotations__[switch])


@pytest.mark.parametrize(
    ("switch", "value", "message", "said"),
    [
        ("dice", "7", "bad-option-range", {"least": 1, "most": 6}),
        ("dice", "many", "bad-option-range", {"least": 1, "most": 6}),
        ("coins", "0", "bad-option-least", {"least": 1}),
        ("debts", "1", "bad-option-most", {"most": 0}),
        ("luck", "much", "bad-option-value", {}),
        ("wild", "7", "bad-option-value", {}),
        ("order", "right", "bad-option-value", {}),
    ],
)
def test_a_refusal_names_the_limits(monkeypatch, switch, value, message, said):
    monkeypatch.setattr(VetoGame, "house", House)
    with pytest.raises(BadSetup) as refused:
        VETO.houserules({switch: value})
    reason = refused.value.reason

    assert message == reason.message
    assert {"option": switch, "value": value, **said} == dict(reason.args)


def test_the_limits_themselves_may_stand(monkeypatch):
    monkeypatch.setattr(VetoGame, "house", House)

    assert [1, 6] == [VETO.houserules({"dice": str(n)}).dice for n in (1, 6)]
