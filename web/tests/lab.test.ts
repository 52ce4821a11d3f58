import { describe, expect, it } from "vitest";
import {
  differs,
  fresh,
  hired,
  levels,
  lineup,
  readable,
  rounded,
  seated,
  slow,
} from "../src/lab/plan";
import type { GameInfo, LabPlan, LabRun } from "../src/lib/wire";

const zoo: GameInfo = {
  key: "liars-dice",
  low: 2,
  high: 4,
  bots: ["easy", "hard", "ours"],
  styles: ["miser"],
  switches: [],
  title: "",
  lesson: true,
  rulebook: true,
  components: [],
  phases: {},
  scored: "",
  groups: [],
  prints: [],
  editions: [],
};
const run = (plan: Partial<LabPlan>, more: Partial<LabRun> = {}): LabRun => {
  const whole = { ...fresh(zoo), ...plan };
  return {
    id: "a",
    plan: whole,
    state: "done",
    done: 5,
    total: 5,
    left: null,
    begun: 0,
    problem: null,
    ...more,
  };
};

describe("the lab", () => {
  it("lays a table for four, where the game allows it", () => {
    expect(fresh(zoo).players).toBe(4);
    expect(fresh({ ...zoo, high: 3 }).bots).toEqual(["greedy", "greedy", "greedy"]);
  });

  it("seats more who play as the last one does, and sends away the last", () => {
    const plan = hired(seated(fresh(zoo), 2), 1, "hard:miser");
    expect(seated(plan, 4).bots).toEqual(["greedy", "hard:miser", "hard:miser", "hard:miser"]);
    expect(seated(plan, 1).bots).toEqual(["greedy"]);
  });

  it("offers quick bots first and warns of slow ones", () => {
    expect(levels(zoo)).toEqual(["greedy", "random", "easy", "hard", "ours"]);
    expect(slow(fresh(zoo))).toBe(false);
    expect(slow({ ...fresh(zoo), bots: ["greedy:miser", "hard"] })).toBe(true);
  });

  it("counts who plays; a short line-up is repeated", () => {
    expect(lineup({ ...fresh(zoo), bots: ["greedy", "random"], players: 3 })).toEqual([
      ["greedy", 2],
      ["random", 1],
    ]);
  });

  it("says what keeps two runs from being compared", () => {
    expect(differs(run({}), run({ bots: ["random"], games: 7 }))).toBeNull();
    expect(differs(run({}), run({ seed: 2 }))).toBe("seed");
    expect(differs(run({ players: 3 }), run({}))).toBe("players");
    expect(differs(run({ game: "pier-dice" }), run({ seed: 2 }))).toBe("game");
  });

  it("says a time as people do", () => {
    expect(rounded(0.2)).toEqual({ unit: "seconds", n: 1 });
    expect(rounded(125)).toEqual({ unit: "minutes", n: 2 });
    expect(rounded(9000)).toEqual({ unit: "hours", n: 3 });
  });

  it("shows what was played, but not while it is", () => {
    expect(readable(run({}, { state: "stopped", done: 1 }))).toBe(true);
    expect(readable(run({}, { state: "working", done: 1 }))).toBe(false);
    expect(readable(run({}, { state: "failed", done: 0 }))).toBe(false);
  });
});
