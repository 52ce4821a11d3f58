// The review of a match: its chart and its lists.
import { describe, expect, it } from "vitest";
import type { ReviewDecision, ReviewPoint } from "../src/lib/wire";
import { bands, costly, middles, moved, sharesAt, signed } from "../src/replay/review/shares";
import { sideFor } from "../src/replay/tabs";

const BOX = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const point = (n: number, ...shares: number[]): ReviewPoint => ({ n, at: n, shares });
const decision = (seat: number, cost: number, grade: ReviewDecision["grade"]) =>
  ({ n: 1, at: 1, seat, cost, grade }) as ReviewDecision;

describe("the chart of chances", () => {
  it("fills the box from the first moment to the last", () => {
    const drawn = bands([point(5, 0.5, 0.5), point(8, 1, 0)], 2, 10, BOX);

    expect(drawn.paths[0]).toBe("M0 0L50 0L80 0L100 0L100 100L80 100L50 50L0 50Z");
    expect(drawn.paths[1]).toBe("M0 50L50 50L80 100L100 100L100 100L80 100L50 100L0 100Z");
  });

  it("stands where nothing is known, or shares do not add up", () => {
    expect(bands([], 2, 10, BOX).paths).toEqual(["", ""]);
    expect(bands([point(0, 1, 1)], 2, 0, BOX).paths[0]).toContain("0 50");
  });

  it("knows the chances at any moment", () => {
    const chart = [point(5, 0.5, 0.5), point(8, 1, 0)];

    expect(sharesAt(chart, 2)).toEqual([0.5, 0.5]);
    expect(sharesAt(chart, 7)).toEqual([0.5, 0.5]);
    expect(sharesAt(chart, 9)).toEqual([1, 0]);
    expect(sharesAt([], 3)).toEqual([]);
    expect(middles([0.5, 0.25, 0.25])).toEqual([0.25, 0.625, 0.875]);
  });
});

describe("the lists of a review", () => {
  const all = [
    decision(0, 0.02, "inaccuracy"),
    decision(1, 0.1, "blunder"),
    decision(0, 0, "fine"),
    decision(0, 0.05, "mistake"),
  ];

  it("have what cost something, most expensive first or as it came, of one or of all", () => {
    expect(costly(all, -1, true).map((one) => one.cost)).toEqual([0.1, 0.05, 0.02]);
    expect(costly(all, 0, false).map((one) => one.cost)).toEqual([0.02, 0.05]);
    expect(costly(all, 2, true)).toEqual([]);
  });

  it("name whom a turning point moved, the most first", () => {
    const turn = {
      n: 1,
      at: 1,
      seat: 0,
      text: "",
      before: [0.3, 0.3, 0.4],
      after: [0.2, 0.5, 0.32],
    };

    expect(moved(turn).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(moved({ ...turn, after: [0.3, 0.31, 0.39] })).toEqual([]);
  });

  it("write changes with their sign", () => {
    expect([signed(0.05, "en"), signed(-0.12, "en"), signed(0.001, "en")]).toEqual([
      "+5%",
      "-12%",
      "0%",
    ]);
  });

  it("get more room than the log", () => {
    expect(sideFor("log", 1440)).toBe(340);
    expect(sideFor("review", 1440)).toBe(432);
    expect(sideFor("review", 2560)).toBe(460);
  });
});
