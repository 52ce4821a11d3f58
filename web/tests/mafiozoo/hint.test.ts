// A hint for a card, laid out by taps.
import { describe, expect, it } from "vitest";
import { tapsForPlay } from "../../src/games/mafiozoo/walk";
import type { MafiozooAction } from "../../src/lib/wire";

describe("a hint", () => {
  it("walks with a gem for each tap", () => {
    const option = (action: MafiozooAction) => ({ text: "", action, touches: [] });
    const spread: [number, number][] = [
      [6, 2],
      [7, 1],
    ];

    expect(
      tapsForPlay(option({ do: "bribe", card: 7, spread }))?.map(({ thing }) => thing.join(":")),
    ).toEqual(["card:7", "character:7", "character:6", "character:6"]);
    expect(tapsForPlay(option({ do: "gain", card: 12, gems: 2 }))?.at(1)?.thing).toEqual([
      "take",
      2,
    ]);
    expect(tapsForPlay(option({ do: "decline" }))).toBeUndefined();
  });
});
