import { describe, expect, it } from "vitest";
import { bed } from "../src/lib/sound/beds";
import { type Effect, effect } from "../src/lib/sound/effects";
import { soundsOf } from "../src/table/hear";
import { aTable } from "./fake";

const ALL: Effect[] = [
  "chip",
  "card",
  "coin",
  "paper",
  "gavel",
  "glass",
  "shot",
  "die",
  "siren",
  "sting",
  "flourish",
];

describe("each sound", () => {
  it.each(ALL)("%s is short, never too loud, begins and ends in silence", (name) => {
    const samples = effect(name);
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

    expect(samples.length).toBeLessThanOrEqual(2.5 * 32_000);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(0.81);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  });

  it("is the same every time", () => {
    expect(effect("paper")).toEqual(effect("paper"));
  });
});

describe("what is heard all the time", () => {
  it.each(["rain", "club"] as const)("%s goes on without a seam", (name) => {
    const samples = bed(name);
    const steps = samples.slice(1).map((one, n) => Math.abs(one - (samples[n] ?? 0)));
    const most = steps.reduce((a, b) => Math.max(a, b), 0);

    expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(most);
  });
});

describe("a step is heard", () => {
  const lost = { type: "Robbed", weight: "move", loses: 1, gains: 0 } as const;
  const said = { type: "Said", weight: "minor" } as const;

  it("by what is public, each sound once", () => {
    const step = aTable(1, { news: [lost, lost, said] });

    expect(soundsOf(step, {}, [0])).toEqual(["coin"]);
    expect(soundsOf(step, {}, [1])).toEqual(["chip"]);
    expect(soundsOf({ ...step, full: true }, {}, [0])).toEqual([]);
  });

  it("as its game says", () => {
    const game = {
      sound: ({ type }: { type: string }) => (type === "Said" ? "glass" : ""),
    } as const;

    expect(soundsOf(aTable(1, { news: [lost, said] }), game, [0])).toEqual(["glass"]);
  });

  it("at the end without the flourish that comes with the result", () => {
    const end = { winners: [0], lines: [] } as unknown as NonNullable<
      ReturnType<typeof aTable>["end"]
    >;
    const game = { sound: () => "flourish" as const };

    expect(soundsOf(aTable(1, { news: [lost], end }), game, [0])).toEqual([]);
    expect(soundsOf(aTable(1, { news: [lost] }), game, [0])).toEqual(["flourish"]);
  });
});
