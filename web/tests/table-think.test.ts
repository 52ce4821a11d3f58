import { describe, expect, it } from "vitest";
import type { Window } from "../src/lib/wire";
import { asksByItself, mayThink } from "../src/table/think";

const open: Window = { asked: [1, 2], opened: 7, least: 5, most: 5, left: 4, thinking: [] };
const looking = { hidden: false, always: false };

describe("time to think about a reaction", () => {
  it("is for those who are asked and have not answered or asked yet", () => {
    expect(mayThink(open, 1, false)).toBe(true);
    expect(mayThink(open, 0, false)).toBe(false);
    expect(mayThink(open, 1, true)).toBe(false);
    expect(mayThink({ ...open, thinking: [1] }, 1, false)).toBe(false);
    expect(mayThink({ ...open, most: null, thinking: [2] }, 1, false)).toBe(true);
  });

  it("is not needed where the table waits anyway", () => {
    expect(mayThink({ ...open, most: null }, 1, false)).toBe(false);
    expect(mayThink({ ...open, least: 0.9, most: 12 }, 1, false)).toBe(false);
  });

  it("is asked for by the page where nobody looks or many share it", () => {
    expect(asksByItself(open, [1], looking)).toEqual([]);
    expect(asksByItself(open, [1], { ...looking, hidden: true })).toEqual([1]);
    expect(asksByItself(open, [1], { ...looking, always: true })).toEqual([1]);
    expect(asksByItself(open, [0, 1, 2], looking)).toEqual([1, 2]);
  });
});
