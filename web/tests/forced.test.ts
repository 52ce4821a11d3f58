import { describe, expect, it } from "vitest";
import { decision, forced, forcedAnswers } from "../src/lib/forced";
import type { Ask, Option } from "../src/lib/wire";
import { aSeat, aTable } from "./fake";

const ask = (change: Partial<Ask>): Ask =>
  ({ at: 7, form: "one", options: [], least: 1, most: 1, ...change }) as unknown as Ask;
const options = (n: number) => Array.from({ length: n }, () => ({}) as Option);

describe("a question has only one answer", () => {
  it("where one option is offered, all must be taken, or one number fits", () => {
    expect(forced(ask({ options: options(1) }))).toBe(true);
    expect(forced(ask({ form: "some", options: options(2), least: 2, most: 2 }))).toBe(true);
    expect(forced(ask({ form: "number", least: 3, most: 3 }))).toBe(true);
  });

  it("and else it is put to the person", () => {
    expect(forced(ask({ options: options(2) }))).toBe(false);
    expect(forced(ask({ form: "some", options: options(2), least: 0, most: 2 }))).toBe(false);
    expect(decision(aSeat(0, { ask: ask({ options: options(2) }) }))?.at).toBe(7);
    expect(decision(aSeat(0, { ask: ask({ options: options(1) }) }))).toBeNull();
  });
});

describe("the page answers it", () => {
  const mine = [aSeat(0, { ask: ask({ options: options(1) }) })];
  const window = { asked: [0, 1], opened: 1, least: 5, most: 5, left: 5, thinking: [] };

  it("after as long as a person might take", () => {
    const [quick] = forcedAnswers(aTable(1, { mine }), [0], 0);
    const [slow] = forcedAnswers(aTable(1, { mine }), [0], 1);

    expect(quick).toEqual({ seat: 0, at: 7, pick: [0], after: 800 });
    expect(slow?.after).toBe(2600);
  });

  it("not in a reaction window, where silence tells as little", () => {
    expect(forcedAnswers(aTable(1, { mine, window }), [0], 0.5)).toEqual([]);
  });

  it("but in one that waits for me, like somebody who thinks", () => {
    const thinking = { ...window, thinking: [0] };

    expect(forcedAnswers(aTable(1, { mine, window: thinking }), [0], 0)[0]?.after).toBe(2000);
  });

  it("at once where I gave it up, so that the window lasts as long as for one without a choice", () => {
    const bullet = [aSeat(0, { ask: ask({ options: [{ role: "refuse" }, {}] as Option[] }) })];
    const waited = { ...window, asked: [0], most: null };
    const [given] = forcedAnswers(aTable(1, { mine: bullet, window: waited }), [0], 1, () => ({
      pick: [0],
      planned: false,
    }));

    expect(given).toEqual({ seat: 0, at: 7, pick: [0], after: 200 });
  });

  it("soon where I planned it for all to see", () => {
    const open = [aSeat(0, { ask: ask({ options: [{ role: "refuse" }, {}] as Option[] }) })];
    const plan = () => ({ pick: [1], planned: true });
    const [given] = forcedAnswers(aTable(1, { mine: open }), [0], 1, plan);

    expect(given).toEqual({ seat: 0, at: 7, pick: [1], after: 300 });
  });

  it("for my own chairs only", () => {
    expect(forcedAnswers(aTable(1, { mine }), [2], 0)).toEqual([]);
  });
});
