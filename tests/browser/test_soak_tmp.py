import pytest


@pytest.mark.parametrize("seed", range(6))
async def test_soak(table, seed, newcomer):
    size = "phone" if seed % 3 == 2 else "desktop"
    async with table("en", size=size, seats=3 + seed % 3, round_cap="3") as ([vito], _):
        vito.tired = 0.03
        try:
            await vito.play(seed)
        except BaseException as e:
            await vito.page.screenshot(path=f"/tmp/shots/soak-{seed}.png")
            print(
                "SOAK",
                seed,
                repr(e)[:2500],
                vito.ask,
                [m for m in vito.sent][-3:],
                [m for m in vito.heard if m["t"] == "refused"],
            )
            raise
        print("SOAKOK", seed, vito.answers, [m["text"] for m in vito.heard if m["t"] == "refused"])
