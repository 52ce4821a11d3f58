import { describe, expect, it } from "vitest";
import type { Ask } from "../src/lib/wire";
import { choice, decided, fitting, key, type Tap, type Thing, tap } from "../src/table/choose";

const SNITCH = 0; // with a Hat
const SHADOW = 14;

function ask(touches: Thing[][], form: Ask["form"] = "one", most = 1): Ask {
  const options = touches.map((some, n) => ({
    text: `o${n}`,
    action: { do: "choose", n },
    touches: some,
    label: `Option ${n}`,
  }));
  return {
    kind: "turn",
    at: 7,
    form,
    options,
    least: 0,
    most,
    prompt: "",
    help: "",
    secret: false,
    private: true,
    rule: "",
  };
}

function taps(...things: Thing[]): Tap[] {
  return things.map((thing) => ({ thing }));
}

const place = (at: number): Thing[] => [["location", at]];
const snitch = (at: number, height: number): Thing[] => [
  ["card", SNITCH],
  ["text", SNITCH],
  ["chip", at, height],
];
const hat = (at: number, height: number): Thing[] => [
  ["card", SNITCH],
  ["symbol", SNITCH],
  ["chip", at, height],
];
const shadow = (at: number, other: number): Thing[] => [
  ["card", SHADOW],
  ["text", SHADOW],
  ["location", at],
  ["location", other],
];
const turn = ask([
  place(0), // 0
  place(1), // 1
  snitch(0, 0), // 2
  snitch(0, 1), // 3
  hat(0, 1), // 4
  [["card", SNITCH]], // 5 gain time
  shadow(0, 1), // 6
  shadow(1, 2), // 7
  [["card", SHADOW]], // 8
  [], // 9 pass
]);

describe("a choice", () => {
  it("lights everything and offers what touches nothing", () => {
    const start = choice(turn, []);
    expect(start.lit.has("location:0")).toBe(true);
    expect(start.lit.has("chip:0:1")).toBe(false); // only with a card
    expect(start.lit.has("card:0")).toBe(true);
    expect(start.offers).toEqual([9]);
    expect(start.pick).toBeNull();
  });

  it("offers everything where nothing can be touched", () => {
    expect(choice(ask([[], []]), []).offers).toEqual([0, 1]);
  });

  it("takes a place as such, and keeps the others at hand", () => {
    const one = choice(turn, taps(["location", 0]));
    expect(one.pick).toEqual([0]);
    expect(one.lit.has("location:1")).toBe(true);
    expect(one.lit.has(`card:${SHADOW}`)).toBe(true);
  });

  it("changes the place with the next tap, without a card that needs two", () => {
    expect(tap(turn, taps(["location", 0]), { thing: ["location", 1] })).toEqual(
      taps(["location", 1]),
    );
  });

  it("takes two places for a card that needs two", () => {
    const first = tap(turn, taps(["card", SHADOW]), { thing: ["location", 0] }) ?? [];
    expect(choice(turn, first).pick).toEqual([6]);
    const two = tap(turn, taps(["card", SHADOW]), { thing: ["location", 1] }) ?? [];
    expect(choice(turn, two).pick).toBeNull();
    const both = tap(turn, two, { thing: ["location", 2] }) ?? [];
    expect(choice(turn, both).pick).toEqual([7]);
  });

  it("never takes a card alone for throwing it away", () => {
    const one = choice(turn, taps(["card", SNITCH]));
    expect(one.pick).toBeNull();
    expect(one.uses.map((use) => use.thing?.[0] ?? "card")).toEqual(["text", "symbol", "card"]);
    expect(one.offers).toEqual([2, 3, 4, 5]);
    expect([...one.lit].filter((name) => name.startsWith("chip")).sort()).toEqual([
      "chip:0:0",
      "chip:0:1",
    ]);
  });

  it("narrows to one use of a card", () => {
    const left = fitting(turn, taps(["card", SNITCH], ["text", SNITCH]));
    expect(left).toEqual([2, 3]);
    expect(choice(turn, taps(["card", SNITCH], ["text", SNITCH])).uses).toEqual([]);
  });

  it("offers both meanings of a card and a chip", () => {
    const both = choice(turn, taps(["card", SNITCH], ["chip", 0, 1]));
    expect(both.left).toEqual([3, 4]);
    expect(both.pick).toBeNull();
    expect(both.offers).toEqual([3, 4]);
  });

  it("begins again with a thing that does not fit, and refuses one that never does", () => {
    const chip = taps(["card", SNITCH], ["chip", 0, 1]);
    expect(tap(turn, chip, { thing: ["location", 1] })).toEqual(taps(["location", 1]));
    expect(tap(turn, chip, { thing: ["location", 6] })).toBeNull();
  });

  it("exchanges the target of a card", () => {
    const chip = taps(["card", SNITCH], ["chip", 0, 0]);
    expect(choice(turn, chip).pick).toEqual([2]);
    expect(tap(turn, chip, { thing: ["chip", 0, 1] })).toEqual(
      taps(["card", SNITCH], ["chip", 0, 1]),
    );
  });

  it("takes a tap back", () => {
    expect(tap(turn, taps(["location", 0]), { thing: ["location", 0] })).toEqual([]);
  });

  it("tells copies apart by where they lie", () => {
    const pair = ask([
      [
        ["card", 5],
        ["card", 5],
      ],
      [
        ["card", 5],
        ["card", 9],
      ],
      [],
    ]);
    const one = tap(pair, [], { thing: ["card", 5], slot: 0 }) ?? [];
    expect(choice(pair, one).lit).toEqual(new Set(["card:5", "card:9"]));
    const two = tap(pair, one, { thing: ["card", 5], slot: 1 }) ?? [];
    expect(two).toHaveLength(2);
    expect(choice(pair, two).pick).toEqual([0]);
  });

  it("picks some of several that are alike", () => {
    const chips = ask([[["chip", 1, 0]], [["chip", 1, 0]], [["chip", 1, 3]]], "some", 3);
    expect(choice(chips, []).pick).toEqual([]);
    const one = tap(chips, [], { thing: ["chip", 1, 0], slot: 1 }) ?? [];
    const two = tap(chips, one, { thing: ["chip", 1, 0], slot: 0 }) ?? [];
    const three = tap(chips, two, { thing: ["chip", 1, 3], slot: 3 }) ?? [];
    expect(choice(chips, one).pick).toEqual([0]);
    expect(choice(chips, two).pick).toEqual([0, 1]);
    expect(choice(chips, three).pick).toEqual([0, 1, 2]);
    expect(choice(chips, three).lit.size).toBe(0);
    expect(tap(chips, three, { thing: ["chip", 1, 0], slot: 1 })).toHaveLength(2);
    expect(tap(chips, [], { thing: ["chip", 2, 0] })).toBeNull();
  });

  it("knows when the last tap is an answer", () => {
    expect(decided(turn, taps(["location", 0]))).toBe(true);
    expect(decided(turn, taps(["card", SNITCH]))).toBe(false);
    expect(decided(ask([[["card", 3]], [["card", 4]]]), taps(["card", 3]))).toBe(true);
    expect(decided(turn, [])).toBe(false);
  });
});

it("names a thing", () => {
  expect(key(["chip", 1, 0])).toBe("chip:1:0");
});
