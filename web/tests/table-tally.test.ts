import { describe, expect, it } from "vitest";
import { changes } from "../src/table/tally";

describe("gains and losses", () => {
  it("are what has changed, gains first, as the game writes it", () => {
    const dollars = (n: number) => `$${n}`;
    const before = [
      { what: "Cash", n: 900, shown: dollars },
      { what: "Cards", n: 2 },
      { what: "VP", n: 4 },
    ];
    const after = [
      { what: "Cash", n: 400, shown: dollars },
      { what: "Cards", n: 2 },
      { what: "VP", n: 5 },
    ];

    expect(changes(before, after)).toEqual([
      { text: "VP +1", gain: true },
      { text: "Cash −$500", gain: false },
    ]);
    expect(changes(before, before)).toEqual([]);
    expect(changes([], after)).toEqual([]);
  });
});
