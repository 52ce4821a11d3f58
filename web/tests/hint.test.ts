// A hint: its numbers, and an answer laid out by taps.
import { describe, expect, it } from "vitest";
import type { Advice, Ask } from "../src/lib/wire";
import { tapsFor } from "../src/table/choose";
import { close, gauge, percent, span } from "../src/table/hint";

function advice(some: Partial<Advice>): Advice {
  const none = { pick: [0], text: "", label: "", value: 0, low: 0, high: 0 };
  return { ...none, behind: 0, behind_low: 0, behind_high: 0, ...some };
}

function ask(form: Ask["form"]): Ask {
  const options = [
    { text: "place 4", touches: [["location", 4]], label: "" },
    {
      text: "play snitch",
      touches: [
        ["card", 0],
        ["text", 0],
        ["chip", 2, 1],
      ],
      label: "",
    },
    { text: "pass", touches: [], label: "" },
  ];
  const words = { kind: "turn", prompt: "", help: "", rule: "", secret: false };
  return { ...words, at: 7, form, options, least: 0, most: 2 } as Ask;
}

describe("a hint", () => {
  it("shows a share of the victory as a bar that stays in its box", () => {
    expect(gauge(advice({ value: 0.4, low: 0.35, high: 0.5 }))).toEqual({
      value: 40,
      low: 35,
      high: 50,
    });
    expect(gauge(advice({ value: 0.99, low: -0.1, high: 1.2 }))).toMatchObject({
      low: 0,
      high: 100,
    });
  });

  it("says percent as people write it", () => {
    expect(percent(0.414, "en")).toBe("41%");
    expect(percent(-0.001, "en")).toBe("0%");
    expect(percent(0.41, "de")).toMatch(/^41\s%$/);
    expect(span(0.36, 0.46, "en")).toMatch(/36%\s*–\s*46%/);
    expect(span(-0.02, 0.001, "en")).toBe("0%");
  });

  it("calls equal what may be as good", () => {
    expect(close(advice({ behind: 0.04, behind_low: -0.01 }))).toBe(true);
    expect(close(advice({ behind: 0.004, behind_low: 0.001 }))).toBe(true);
    expect(close(advice({ behind: 0.04, behind_low: 0.01 }))).toBe(false);
  });
});

describe("an answer laid out", () => {
  it("is tapped piece by piece; a chip is the one at its height", () => {
    expect(tapsFor(ask("one"), [1])).toEqual([
      { thing: ["card", 0] },
      { thing: ["text", 0] },
      { thing: ["chip", 2, 1], slot: 1 },
    ]);
  });

  it("needs no taps where it touches nothing", () => {
    expect(tapsFor(ask("one"), [2])).toEqual([]);
    expect(tapsFor(ask("number"), [2])).toEqual([]);
  });

  it("takes one piece for each of several things", () => {
    expect(tapsFor(ask("some"), [0, 1])).toEqual([
      { thing: ["location", 4] },
      { thing: ["card", 0] },
    ]);
  });
});
