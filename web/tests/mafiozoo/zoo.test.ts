// Who gets a favour, whose turn it is, how a place lies, what was seen of an evaluation.

import { describe, expect, it, vi } from "vitest";
import { follow, keep, kept, NONE, served, unseen } from "../../src/games/mafiozoo/evaluation";
import { flights } from "../../src/games/mafiozoo/motion";
import { building, coming, funds } from "../../src/games/mafiozoo/preview";
import {
  asking,
  builders,
  evaluated,
  gate,
  phase,
  type State,
  tokensLeft,
  verdicts,
  verdictsLeft,
} from "../../src/games/mafiozoo/zoo";
import type { MafiozooAction, MafiozooEvent, MafiozooNow } from "../../src/lib/wire";
import cases from "./rules.jsonl?raw";

const told = (gems: number[], rule: "first" | "pay" | "offer", number: number, visited = false) =>
  verdicts(gems, { rule, number }, visited, true).map(
    (one) =>
      `${one.seat} ${one.rank} ${one.grant}${one.to_reserve ? " gone" : ""}${one.godfather ? " +" : ""}`,
  );

describe("verdicts", () => {
  it("are those of the rules", () => {
    const lines = cases.trim().split("\n");
    for (const line of lines) {
      const [gems, term, visited, ties, ranked, given] = JSON.parse(line);
      const all = verdicts(gems, term, visited, ties, ranked);
      expect([line, all.map(({ rank: _, ...one }) => one)]).toEqual([line, given]);
    }
    expect(lines.length).toBeGreaterThan(150);
  });
});

describe("an evaluation", () => {
  it("serves the sole leader of a golden tile", () => {
    expect(told([2, 1, 0, 1], "first", 0)).toEqual([
      "0 first free gone",
      "1 second none",
      "3 second none",
    ]);
    expect(told([2, 2, 1], "first", 0)).toEqual(["0 tie none", "1 tie none", "2 second none"]);
  });
  it("lets the others buy", () => {
    expect(told([1, 3, 2], "pay", 3)).toEqual([
      "0 behind buy",
      "1 first free gone",
      "2 second buy",
    ]);
    expect(told([2, 2], "pay", 3)).toEqual(["0 tie buy", "1 tie buy"]);
  });
  it("leaves the puppet out of second place where the table agrees", () => {
    const second = (seconds?: number) =>
      verdicts([3, 1, 2], { rule: "first", number: 0 }, true, true, seconds).find(
        (one) => one.rank === "second",
      )?.seat;
    expect([second(), second(2)]).toEqual([2, 1]);
  });
  it("serves whoever offers enough", () => {
    expect(told([3, 2, 1], "offer", 2)).toEqual(["0 first free", "1 second free", "2 behind none"]);
  });
  it("is kinder where the godfather is", () => {
    expect(told([1, 2, 1, 3], "pay", 3, true)).toEqual([
      "0 behind buy",
      "1 second free",
      "2 behind buy",
      "3 first free gone +",
    ]);
    expect(told([2, 2, 1], "first", 0, true)).toEqual([
      "0 tie free gone",
      "1 tie free gone",
      "2 second none",
    ]);
  });
  it("is followed event by event", () => {
    const seen = follow(NONE, [
      { type: "Evaluating", character: 3 },
      { type: "GemsHome", seat: 1, gems: 2, to_reserve: false },
      { type: "Favoured", seat: 1, character: 3, price: 3 },
    ]);

    expect([seen.character, seen.home.get(1), seen.got.get(1)]).toEqual([
      3,
      { gems: 2, reserve: false },
      3,
    ]);
    expect(follow(seen, [{ type: "Evaluating", character: 4 }]).home.size).toBe(0);
  });
  it("is told from the log of the round", () => {
    const line = (event: string, seat: number | null = null) => ({
      n: 1,
      text: "",
      event,
      seat,
      things: [],
    });
    const log = [
      line("Favoured", 3),
      line("RoundBegan"),
      line("Evaluating"),
      line("Favoured", 1),
      line("Evaluating"),
      line("Evaluating"),
      line("Favoured", 0),
      line("Favoured", 2),
    ];

    expect(served(log)).toEqual([[1], [], [0, 2]]);
  });
});

const NOW: MafiozooNow = { phase: null, turn: null, pending: [], scene: null };
const state = (some: Partial<State>): State =>
  ({ round: 2, first: 1, now: NOW, reserve: [5, 5, 5], ...some }) as State;

describe("the table", () => {
  it("knows phase and evaluation", () => {
    const left = [{ seat: 2, grant: "free" as const, to_reserve: false, godfather: false }];
    const scene = { scene: "evaluation" as const, character: 8, left, informants: true };
    const serving = state({ now: { ...NOW, phase: "favours", scene } });

    expect([phase(serving), evaluated(serving), asking(serving)]).toEqual([2, 8, true]);
    expect(verdictsLeft(serving)).toEqual(left);
    const playing = state({ now: { ...NOW, phase: "corruption" } });
    expect([phase(playing), evaluated(playing), asking(playing)]).toEqual([1, null, false]);
  });
  it("counts what is planned but not shown", () => {
    const henchmen = [Array<number>(16).fill(0), Array<number>(16).fill(0)];
    const plan = {
      owner: 0,
      builds: [{ do: "build" as const, seat: 0, place: 3, payment: [0, 4] }],
    };
    const plans = [plan, { owner: 1, builds: [] }];
    const now = state({
      henchmen,
      tokens: [[2, 0, 0, 0, 1]],
      now: { ...NOW, scene: { scene: "construction", builders: [0, 1], plans } },
    });

    expect(tokensLeft(now, 0)).toEqual([1, 0, 0, 0, 0]);
    expect([
      gate(now, 0, 3),
      gate(now, 0, 7),
      gate(now, 0, 0),
      gate(now, 0, 5),
      gate(now, 1, 7),
    ]).toEqual(["mine", "reach", "open", "shut", "shut"]);
    expect(builders(now)).toEqual([0, 1]);
  });
});

describe("a preview", () => {
  const option = (action: MafiozooAction) => ({ text: "", action, touches: [] });

  it("shows where gems will lie and what they cost", () => {
    expect([
      ...coming(
        option({
          do: "bribe",
          card: 12,
          spread: [
            [3, 1],
            [11, 2],
          ],
        }),
      ),
    ]).toEqual([
      [3, 1],
      [11, 2],
    ]);
    expect(
      funds(
        option({
          do: "bribe",
          card: 12,
          spread: [
            [3, 1],
            [11, 2],
          ],
        }),
        5,
      ),
    ).toEqual({ fund: -3, reserve: 0 });
    expect(funds(option({ do: "gain", card: 3, gems: 2 }), 5)).toEqual({ fund: 2, reserve: -2 });
    expect(funds(option({ do: "bonus", place: 9, character: 1 }), 0)).toEqual({
      fund: -1,
      reserve: 0,
    });
    expect(funds(option({ do: "inform", character: 4, fund: 0, reserve: 1 }), 2)).toEqual({
      fund: 0,
      reserve: -1,
    });
  });
  it("shows where a henchman will stand", () => {
    expect([
      building(option({ do: "build", seat: 0, place: 6, payment: [0, 4] })),
      building(option({ do: "done" })),
    ]).toEqual([6, -1]);
  });
});

describe("what flies", () => {
  const moved = (...events: MafiozooEvent[]) => {
    const state = { visited: 3 } as State;
    return flights({ events, before: state, after: state });
  };

  it("goes along the threads, each gem as far as its stop", () => {
    const walk = moved({
      type: "Bribed",
      seat: 1,
      card: 11,
      spread: [
        [11, 1],
        [3, 2],
      ],
    });

    expect(walk.map((one) => one.way)).toEqual([
      ["seat:1", "character:11"],
      ["seat:1", "character:11", "character:3"],
    ]);
    expect(walk[1]?.text).toBe("×2");
  });
  it("goes the way the gems have walked, whatever the numbers of the photographs", () => {
    const spread: [number, number][] = [
      [0, 1],
      [3, 1],
      [11, 1],
    ];

    expect(moved({ type: "Bribed", seat: 1, card: 11, spread }).at(-1)?.way).toEqual([
      "seat:1",
      "character:11",
      "character:3",
      "character:0",
    ]);
  });
  it("is the godfather on his way to whom he visits", () => {
    expect(moved({ type: "Visited", character: 0, pay: 3 })).toEqual([
      { seat: null, sign: "mz-pawn", way: ["character:3", "character:0"] },
    ]);
  });
  it("are gems that come home from the character at hand", () => {
    const home = moved(
      { type: "Evaluating", character: 5 },
      { type: "GemsHome", seat: 0, gems: 2, to_reserve: true },
    );

    expect(home.map((one) => one.way)).toEqual([["character:5", "reserves", "seat:0"]]);
  });
});

describe("an evaluation whose beginning was not seen", () => {
  it("has those who are still to be served by what they will get", () => {
    const left = verdicts([0, 2, 0, 1], { rule: "pay", number: 3 }, false, true);
    const now = verdicts([0, 0, 0, 1], { rule: "pay", number: 3 }, false, true);
    const told = unseen(now, left, [2]).map((one) => `${one.seat} ${one.rank} ${one.grant}`);

    expect(told).toEqual(["1 in free", "3 in buy", "2 in free"]);
  });
  it("is remembered while the page is loaded again, for that moment alone", () => {
    const seen = follow(NONE, [
      { type: "Evaluating", character: 3 },
      { type: "GemsHome", seat: 1, gems: 2, to_reserve: false },
    ]);
    const store = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
    keep("CODE 7", seen);

    expect(kept("CODE 7")).toEqual(seen);
    expect(kept("CODE 8")).toEqual(NONE);
    vi.unstubAllGlobals();
  });
});
