import { describe, expect, it } from "vitest";
import type { State } from "../../src/games/mafia-city/city";
import { chipTapped, declines, planned, yes } from "../../src/games/mafia-city/plan";
import type { Ask, Mine, Option } from "../../src/lib/wire";
import type { Tap, Thing } from "../../src/table/choose";

const state = (change: object = {}): State =>
  ({
    now: { phase: "strategy" },
    round: 2,
    mayor: -1,
    solved: [true, true, false, true, false, false, false],
    stacks: [[], [0, 0, 1, 0], [0], [1, 0], [], [], []],
    ...change,
  }) as unknown as State;
const option = (...touches: Thing[]) => ({ touches, action: {} }) as unknown as Option;
const ask = (kind: string, form: string, options: Option[]): Ask =>
  ({ kind, form, options, least: 0, most: options.length, prompt: kind }) as unknown as Ask;
/** My three chips in the Harbor: the two lowest have one name. */
const harbor = ask("withdraw", "some", [
  option(["chip", 1, 0]),
  option(["chip", 1, 0]),
  option(["chip", 1, 3]),
]);
const station = ask("withdraw", "some", [option(["chip", 3, 1])]);
const places = ask("next_location", "one", [option(["location", 1]), option(["location", 3])]);
const chip = (at: number, height: number): Tap => ({ thing: ["chip", at, height], slot: height });

describe("the Strategy Phase is one screen", () => {
  it("with all my Mafiosi in places that are left to tap, and no others", () => {
    const lit = planned(harbor, [], state())?.lit;

    expect(lit).toEqual(new Set(["chip:1:0", "chip:1:1", "chip:1:3", "chip:3:1"]));
    expect(chipTapped(harbor, [], chip(3, 1), state())).toEqual([chip(3, 1)]);
    expect(chipTapped(harbor, [chip(3, 1)], chip(3, 1), state())).toEqual([]);
    expect(chipTapped(harbor, [], chip(2, 0), state())).toBeNull();
    expect(chipTapped(harbor, [], chip(1, 2), state())).toBeNull();
  });

  it("and is answered place by place, by what is mine from the bottom", () => {
    const [plan] = planned(harbor, [chip(1, 3), chip(3, 1)], state())?.plans ?? [];

    expect(plan?.answer(harbor)).toEqual([2]);
    expect(plan?.answer(station)).toEqual([0]);
    expect(plan?.answer(places)).toBeNull(); // it was not settled by the Mayor's holder
  });

  it("until the phase or the round is over", () => {
    const [plan] = planned(harbor, [], state())?.plans ?? [];

    expect(plan?.holds(state())).toBe(true);
    expect(plan?.holds(state({ now: { phase: "end" } }))).toBe(false);
    expect(plan?.holds(state({ round: 3 }))).toBe(false);
  });

  it("nobody or everybody goes home with one press", () => {
    const plans = planned(harbor, [], state())?.plans ?? [];

    expect(plans.map((plan) => plan.answer(harbor))).toEqual([[], [0, 1, 2]]);
    expect(plans.map((plan) => plan.answer(station))).toEqual([[], [0]]);
  });
});

describe("the Mayor's holder", () => {
  const mayor = state({ mayor: 0 });

  it("keeps the order from 1 to 7 and clockwise", () => {
    const [plan] = planned(places, [chip(3, 1)], mayor)?.plans ?? [];
    const players = ask("name", "one", [option(["seat", 1]), option(["seat", 0])]);

    expect(plan?.answer(places)).toEqual([0]);
    expect(plan?.answer(players)).toEqual([0]);
    expect(plan?.answer(station)).toEqual([0]);
    expect(plan?.answer(ask("turn", "one", []))).toBeNull();
  });

  it("or names a place like before", () => {
    expect(planned(places, [{ thing: ["location", 3] }], mayor)).toBeUndefined();
  });

  it("has the same while places are scored", () => {
    const scoring = state({ mayor: 0, now: { phase: "location" } });
    const next = ask("choose", "one", [option(["location", 1]), option(["location", 3])]);
    const [plan] = planned(next, [], scoring)?.plans ?? [];

    expect(plan?.answer(next)).toEqual([0]);
    expect(plan?.answer(places)).toBeNull();
    expect(plan?.holds(scoring)).toBe(true);
    expect(plan?.holds(state())).toBe(false);
  });
});

describe("a reaction is declined unasked", () => {
  const about = (...kinds: string[]) =>
    ({ orders: kinds.map((order) => ({ order, label: "" })) }) as unknown as Mine;

  it("where I never want to be asked, or only as a target", () => {
    expect(declines(about("decline 1 1", "own"), "could")).toBe(false);
    expect(declines(about("decline 1 1", "own"), "target")).toBe(false);
    expect(declines(about("decline 1 1", "others"), "target")).toBe(true);
    expect(declines(about("decline 1 1", "own"), "never")).toBe(true);
  });

  it("and nothing else is", () => {
    expect(declines(about(), "never")).toBe(false);
  });
});

describe("a card with many targets", () => {
  it("has a button of its own beside the refusal", () => {
    const no = { touches: [], action: {}, role: "refuse" } as unknown as Option;
    const chips = [0, 1, 2, 3].map((n) => option(["card", 40], ["text", 40], ["chip", 1, n]));
    const asked = ask("complicity", "one", [no, ...chips]);

    expect(yes(asked, [])?.uses).toEqual([{ thing: ["text", 40], options: [1, 2, 3, 4] }]);
    expect(yes(asked, [{ thing: ["card", 40] }])).toBeUndefined();
  });
});
