import { describe, expect, it } from "vitest";
import type { State } from "../../src/games/mob-city/city";
import { hired, planChoice, planTap, suggestedArms } from "../../src/games/mob-city/orders";
import { risk, tonight } from "../../src/games/mob-city/risk";
import type { Ask, MobCityAction } from "../../src/lib/wire";
import { plannedOption, type Tap, type Thing } from "../../src/table/choose";

const SOLDIER = 0;
const SHOTGUN = 20;

function ask(kind: string, ...actions: MobCityAction[]): Ask {
  const options = actions.map((action) => ({ text: "", touches: [], label: "", action }));
  return { kind, at: 1, form: "one", least: 1, most: 1, options } as unknown as Ask;
}

const taps = (...things: Thing[]): Tap[] => things.map((thing, n) => ({ thing, slot: 1000 + n }));
const group = (...cards: number[]) => ({ owner: 0, cards, shown: [], bare: false });
const NOBODY = new Array(40).fill(-1);
const state = (more: object) =>
  ({
    crews: [[group(SOLDIER), group(SOLDIER), group(), group()]],
    groups: [[-1, -1, -1, -1]],
    owner: NOBODY,
    notoriety: [3],
    whiskey: [0],
    purse: { cash: [9000], hidden: false },
    now: { turn: 0, scene: null },
    house: { blocks: "printed", consigliere: "program", smallest_bill: "50" },
    open: [],
    raided: [],
    bombed: [],
    event: -1,
    past: [],
    events: { rest: new Array(11).fill(-9), top: [] },
    ...more,
  }) as unknown as State;

describe("a plan", () => {
  it("sends every group where its building was tapped, and is confirmed once", () => {
    const city = state({});
    const go = ask(
      "send",
      ...[3, 5, 7].map((building) => ({ do: "go" as const, slot: 0, building })),
    );
    const first = planTap(go, [], { thing: ["building", 5] }, city) ?? [];
    expect(planChoice(go, first, city)?.pick).toBeNull();
    const both = planTap(go, first, { thing: ["building", 3] }, city) ?? [];
    const planned = planChoice(go, both, city);
    expect(planned?.pick).toEqual([1]);
    expect(planned?.next).toEqual([{ kind: "send", action: { do: "go", slot: 1, building: 3 } }]);
    expect(planTap(go, both, { thing: ["building", 5] }, city)).toHaveLength(1);
  });

  it("puts people where nobody is and weapons where there are people", () => {
    const seat = 0;
    const hire = ask(
      "hire",
      { do: "stop" },
      ...[0, 1, 2, 3].map((slot) => ({ do: "hire" as const, seat, slot, card: SOLDIER })),
      ...[0, 1].map((slot) => ({ do: "hire" as const, seat, slot, card: SHOTGUN })),
    );
    const some = taps(["card", SOLDIER], ["card", SHOTGUN]);
    expect(hired(hire, some, state({}))).toEqual([
      { card: SOLDIER, slot: 2 },
      { card: SHOTGUN, slot: 0 },
    ]);
    const moved = taps(["card", SOLDIER], ["slot", 3]);
    expect(hired(hire, moved, state({}))).toEqual([{ card: SOLDIER, slot: 3 }]);
    expect(planChoice(hire, moved, state({}))?.next?.at(-1)).toEqual({
      kind: "hire",
      action: { do: "stop" },
    });
  });

  it("gives the strongest gun to the quickest", () => {
    const arm = ask("arm", { do: "ready" }, { do: "arm", seat: 0, weapon: SHOTGUN, who: 0 });
    const scene = { scene: "shootout", plans: [], building: 0 };
    const given = suggestedArms(arm, state({ now: { scene } }), [SOLDIER, 3, SHOTGUN]);
    expect(given).toEqual([{ do: "arm", seat: 0, weapon: SHOTGUN, who: 1 }]);
  });

  it("is followed only where the same is asked", () => {
    const stop = { kind: "hire", action: { do: "stop" } };
    expect(plannedOption(ask("hire", { do: "stop" }), stop)).toBe(0);
    expect(plannedOption(ask("buy", { do: "stop" }), stop)).toBeNull();
  });
});

describe("what may come", () => {
  it("a raid is as likely as its cards among those left", () => {
    const city = state({ city: [0, 1, 2, 3, 4, 5], notoriety: [1, 1, 1, 1] });
    expect(risk(city, 1, "raid")).toBe(Math.round(100 / 11));
    expect(risk({ ...city, past: [0] }, 1, "raid")).toBe(0);
  });

  it("tonight brings my own buildings and my share of others", () => {
    const owner = [...NOBODY];
    owner[0] = 0;
    expect(tonight(state({ owner, city: [0] }), 0, [1])).toBeGreaterThan(1500);
  });
});
