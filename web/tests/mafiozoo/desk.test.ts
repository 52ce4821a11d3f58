// The desk in the editor: where threads run, and photographs lie.
import { describe, expect, it } from "vitest";
import { plainGrid, spots, threadPath, wideGrid } from "../../src/games/mafiozoo/editor/desk";

const VALUES = { photos: { 1: { row: 0, column: 0 }, 2: { row: 1, column: 1 } } };

describe("threads", () => {
  it("runs from corner to corner where two photographs touch", () => {
    const [one, two] = spots(VALUES);
    if (!one || !two) throw new Error("two photographs");
    const line = threadPath(plainGrid([one, two]), one, two);

    expect(line).toBe("M94 94Q100 104.4 106 106");
  });

  it("photographs are wide on a phone only where there is room for it", () => {
    const all = spots(VALUES);

    expect(wideGrid(all)?.columns).toBe(6);
    expect(wideGrid([...all, { number: "3", row: 0, column: 1 }])).toBeNull();
    expect(plainGrid([...all, { number: "3", row: 0, column: 7 }]).columns).toBe(8);
  });
});
