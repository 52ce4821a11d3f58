import { describe, expect, it } from "vitest";
import { type Slip, slips } from "../../src/games/mafia-city/chain";
import {
  controller,
  figuresAt,
  phase,
  runStart,
  SPOTS,
  type State,
  spotOf,
  tally,
  target,
  tied,
} from "../../src/games/mafia-city/city";
import { flights, lastThings } from "../../src/games/mafia-city/motion";
import {
  effectPreview,
  ifNobody,
  NOTHING,
  optionPreview,
} from "../../src/games/mafia-city/preview";
import type { LogLine, MafiaCityAction, MafiaCityEvent, MafiaCityNow } from "../../src/lib/wire";
import cases from "./rules.jsonl?raw";

function table(change: Partial<State> = {}): State {
  const state = {
    now: { phase: "action", turn: null, pending: [], location: null } satisfies MafiaCityNow,
    city: [6, 5, 0, 1, 4, 3, 2],
    stacks: [[], [0, 1, 0, 1, 2], [2, 0], [], [3], [], []],
    cell: [0, 0, 0, 0],
    crew: [2, 2, 1, 2],
    hitman: 4,
    policeman: 1,
    mayor: -1,
    house: { target: "experienced" },
    ...change,
  };
  return state as unknown as State;
}

function moved(...events: MafiaCityEvent[]) {
  return flights({ events, before: table(), after: table() });
}

function line(
  event: string,
  seat: number | null,
  text = "",
  things: LogLine["things"] = [],
): LogLine {
  return { n: 1, text, event, seat, things };
}

describe("the city", () => {
  it("lies around the centre", () => {
    expect(spotOf(table(), 6)).toEqual([0, 0]);
    expect(spotOf(table(), 5)).toEqual(SPOTS[1]);
    const far = SPOTS.slice(1).map(([x, y]) => Math.round(Math.hypot(x, y / 0.866)));
    expect(new Set(far)).toEqual(new Set([240]));
  });

  it("is controlled by the most chips, then by the lowest", () => {
    expect(controller(1, [])).toBeNull();
    expect(controller(1, [0, 1, 0])).toBe(0);
    expect(controller(1, [0, 1, 0, 1, 2])).toBe(0);
    expect(controller(1, [2, 1, 0, 1, 0])).toBe(1);
    expect(controller(2, [2, 0])).toBe("tie");
    expect(controller(6, [1, 0])).toBe("tie");
    expect(tied([0, 1])).toBe(true);
    expect(tied([0, 1, 1])).toBe(false);
    expect(tally([0, 1, 0], 3)).toEqual([2, 1, 0]);
  });

  it("is controlled as the rules say", () => {
    const lines = cases.trim().split("\n");
    for (const line of lines) {
      const [at, stack, by, level] = JSON.parse(line);
      expect([line, controller(at, stack), tied(stack)]).toEqual([line, by, level]);
    }
    expect(lines.length).toBeGreaterThan(300);
  });

  it("knows the moment", () => {
    expect(phase(table())).toBe(0);
    expect(phase(table({ now: { phase: null, turn: null, pending: [], location: null } }))).toBe(
      -1,
    );
    expect(target(table({ goal: 13 }))).toBe(13);
    expect(figuresAt(table(), 4)).toEqual(["hitman"]);
    expect(figuresAt(table(), 6)).toEqual(["mayor"]);
    expect(figuresAt(table(), 3)).toEqual([]);
    expect(runStart([1, 0, 0, 0, 1], 3)).toBe(1);
  });
});

describe("a preview", () => {
  const option = (action: MafiaCityAction) => ({ text: "", action, touches: [] });

  it("lets a chip land", () => {
    const seen = optionPreview(table(), option({ do: "place", location: 1 }), 2);
    expect(seen.ghost).toEqual({ at: 1, seat: 2 });
    expect(seen.after).toEqual([{ at: 1, stack: [0, 1, 0, 1, 2, 2] }]);
  });

  it("lets a chip go to the cell", () => {
    const seen = optionPreview(table(), option({ do: "play", card: 0, target: [1, 0] }), 2);
    expect(seen.hit).toEqual({ at: 1, heights: [0] });
    expect(seen.path).toEqual({ from: 1, to: 0, cell: true, loss: true });
    expect(seen.after[0]?.stack).toEqual([1, 0, 1, 2]);
  });

  it("moves, swaps and clears", () => {
    const scheme = option({ do: "play", card: 16, target: [1, 4, 0] });
    expect(optionPreview(table(), scheme, 0).ghost).toEqual({ at: 0, seat: 2 });
    const shadow = option({ do: "play", card: 12, target: [1, 2] });
    expect(optionPreview(table(), shadow, 0).after).toEqual([
      { at: 1, stack: [2, 1, 0, 1, 2] },
      { at: 2, stack: [0, 0] },
    ]);
    const raid = option({ do: "play", card: 8, target: [1] });
    expect(optionPreview(table(), raid, 0).hit?.heights).toHaveLength(5);
    expect(optionPreview(table(), option({ do: "pass" }), 0)).toBe(NOTHING);
    expect(optionPreview(table(), option({ do: "move", location: 0 }), 0).path?.from).toBe(4);
    expect(
      optionPreview(table(), option({ do: "send", location: 1, height: 1 }), 0).path?.cell,
    ).toBe(true);
    expect(
      optionPreview(table(), option({ do: "hat", cards: [0], target: [1, 0] }), 0).path,
    ).toBeNull();
  });

  it("tells what an announcement would do", () => {
    const use = (name: string, goal: number[]) => ({ use: name, seat: 1, cards: [], target: goal });
    expect(effectPreview(table(), use("snitch", [1, 0])).hit).toEqual({ at: 1, heights: [0] });
    expect(effectPreview(table(), use("hats", [3])).ghost).toEqual({ at: 3, seat: 1 });
    expect(effectPreview(table(), use("harbor", [5])).path?.to).toBe(5);
    expect(effectPreview(table(), use("scheme", [1, 4, 0])).ghost).toEqual({ at: 0, seat: 2 });
    expect(effectPreview(table(), use("raid", [1])).hit?.heights).toHaveLength(5);
    expect(effectPreview(table(), use("shadow", [1, 2])).after).toHaveLength(2);
    expect(effectPreview(table(), use("trade", []))).toBe(NOTHING);
  });

  it("turns with every answer", () => {
    const snitch = { use: "snitch", seat: 1, cards: [0], target: [1, 0] };
    const chief = { use: "chief", seat: 2, cards: [32], target: [] };
    expect(ifNobody([snitch])?.happens).toBe(true);
    expect(ifNobody([snitch, chief])?.happens).toBe(false);
    expect(ifNobody([])).toBeNull();
  });
});

describe("the chain", () => {
  const snitch = { use: "snitch", seat: 1, cards: [0], target: [1, 0] };
  const chief = { use: "chief", seat: 2, cards: [34], target: [] };
  const states = (some: Slip[]) => some.map((slip) => slip.state);

  it("is what is open, the newest first", () => {
    const log = [
      line("Placed", 0),
      line("Announced", 1, "Rosa plays"),
      line("Announced", 2, "Enzo plays"),
    ];
    const pile = slips([snitch, chief], log);
    expect(pile.map((slip) => slip.use)).toEqual(["chief", "snitch"]);
    expect(pile.map((slip) => slip.text)).toEqual(["Enzo plays", "Rosa plays"]);
    expect(states(pile)).toEqual(["open", "open"]);
  });

  it("keeps what was cancelled, and opens again", () => {
    const log = [
      line("Announced", 1, "snitch"),
      line("Announced", 2, "chief"),
      line("Announced", 1, "fists"),
      line("Cancelled", 2),
    ];
    const pile = slips([snitch], log);
    expect(pile.map((slip) => slip.text)).toEqual(["fists", "chief", "snitch"]);
    expect(states(pile)).toEqual(["done", "cancelled", "again"]);
  });

  it("does without a log", () => {
    const pile = slips([snitch], [line("Placed", 0)]);
    expect(pile).toHaveLength(1);
    expect(slips([], [])).toEqual([]);
  });
});

describe("motion", () => {
  it("flies chips and cards, and never shows a card", () => {
    const some = moved(
      { type: "Placed", seat: 1, location: 2 },
      { type: "Drew", seat: 0, card: 12 },
      { type: "Jailed", seat: 1, owner: 2, location: 4 },
      { type: "Withdrew", seat: 1, location: 2, chips: 0 },
      { type: "Announced", seat: 1, use: "jail", cards: [], target: [1, 0] },
      { type: "RoundBegan", round: 2 },
    );
    expect(some).toEqual([
      { seat: 1, way: ["seat:1", "location:2"], lands: true },
      { seat: null, way: ["deck", "seat:0"] },
      { seat: 2, way: ["location:4", "location:0"] },
    ]);
  });

  it("lets all chips of a raid go home and two main chips trade places", () => {
    expect(moved({ type: "Raided", seat: 0, location: 2 })).toEqual([
      { seat: 2, way: ["location:2", "seat:2"] },
      { seat: 0, way: ["location:2", "seat:0"] },
    ]);
    expect(moved({ type: "Switched", location: 1, other: 4 })).toEqual([
      { seat: 0, way: ["location:1", "location:4"] }, // §1.6.4 the lowest ones
      { seat: 3, way: ["location:4", "location:1"] },
    ]);
  });

  it("lets figures walk from where they stood", () => {
    expect(moved({ type: "HitmanMoved", location: 1 }, { type: "MayorTaken", seat: 2 })).toEqual([
      { seat: null, sign: "f-hitman", way: ["location:4", "location:1"] },
      { seat: null, sign: "f-mayor", way: ["location:6", "seat:2"] },
    ]);
    expect(moved({ type: "PolicemanBack" })).toEqual([
      { seat: null, sign: "f-policeman", way: ["seat:1", "location:3"] },
    ]);
  });

  it("marks the last place", () => {
    const old = line("Placed", 0, "", [["location", 1]]);
    const fresh = [line("Placed", 0, "", [["location", 5]]), line("Drew", 0)];
    expect(lastThings(fresh, [old, ...fresh])).toEqual(new Set([5]));
    expect(lastThings([], [old])).toEqual(new Set([1]));
  });
});
