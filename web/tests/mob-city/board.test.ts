import { describe, expect, it } from "vitest";
import { rectangle } from "../../src/games/mob-city/art/citymap";
import { bidOption, drop, free, put } from "../../src/games/mob-city/bids";
import {
  allowance,
  buildings,
  eventsLeft,
  happening,
  income,
  knownEvent,
  minimum,
  phase,
  ranking,
  type State,
  sending,
  share,
  standing,
  step,
} from "../../src/games/mob-city/city";
import { edition } from "../../src/games/mob-city/edition";
import { arms, attacks, chances, faces, fate, scene, stakes } from "../../src/games/mob-city/fight";
import {
  change,
  foremost,
  lastRoll,
  payments,
  paymentsBefore,
  yesterday,
} from "../../src/games/mob-city/ledger";
import { flights } from "../../src/games/mob-city/motion";
import { planner } from "../../src/games/mob-city/planner";
import type { LogLine, MobCityAction, MobCityEvent, MobCityNow } from "../../src/lib/wire";

const card = (name: string) =>
  edition.now.cards.findIndex((one) => `${one.kind} ${one.reflex}/${one.health}` === name);
const gun = (kind: string) => edition.now.cards.findIndex((one) => one.kind === kind);
const house = (code: string) => edition.now.houses.findIndex((one) => one.code === code);
const nobody = edition.now.houses.map(() => -1);
const group = (owner: number, cards: number[] = [], shown: number[] = []) => ({
  owner,
  cards,
  shown,
  bare: false,
});

const NOW: MobCityNow = { phase: null, turn: null, pending: [], block: null, scene: null };

function table(change: Partial<State> = {}, now: Partial<MobCityNow> = {}): State {
  const crew = (owner: number) => [0, 1, 2, 3].map(() => group(owner));
  const state = {
    now: { ...NOW, ...now },
    house: { blocks: "printed", smallest_bill: "1" },
    day: 1,
    favour: 1,
    city: [4, 0, 7, 5],
    notoriety: [5, 6, 1],
    purse: { cash: [1000, 2000, 3000], bank: 0, hidden: false },
    owner: nobody,
    open: [],
    raided: [],
    bombed: [],
    crews: [crew(0), crew(1), crew(2)],
    groups: [0, 1, 2].map(() => [-1, -1, -1, -1]),
    bids: [[], [], []],
    whiskey: [0, 0, 0],
    event: -1,
    past: [],
    events: { rest: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], top: [] },
  };
  return { ...state, ...change } as unknown as State;
}

describe("the Day", () => {
  it("has three phases and four steps of orders", () => {
    const sent = { scene: "orders" as const, step: "sending" as const, slot: 1 };

    expect(phase(table())).toBe(-1);
    expect(phase(table({}, { phase: "bidding" }))).toBe(0);
    expect(phase(table({}, { phase: "districts" }))).toBe(2);
    expect(step(table({}, { scene: { scene: "orders", step: "wages", slot: null } }))).toBe(0);
    expect(step(table({}, { scene: sent }))).toBe(3);
    expect(sending(table({}, { turn: 2, scene: sent }))).toEqual({ seat: 2, slot: 1 });
    expect(sending(table({}, { turn: 2 }))).toBeNull();
  });

  it("ranks bids, equal ones clockwise from who is In Favour", () => {
    const state = table({
      bids: [
        [1, 2, 3, 4],
        [2, 1, 3, 4],
        [1, 2, 4, 3],
      ],
    });

    expect(ranking(state, 0)).toEqual([2, 0, 1]);
    expect(ranking(state, 2)).toEqual([1, 0, 2]);
    expect([allowance(state, 0), allowance(state, 2)]).toEqual([3, 2]);
  });

  it("counts event cards with the Don among them", () => {
    expect(eventsLeft(table())).toBe(12);
    expect(knownEvent(table())).toBeNull();
    const seen = { rest: [1, 2], top: [{ card: 6, eyes: [0] }] };
    expect(knownEvent(table({ events: seen }))).toEqual({ event: 6, secret: true });
    expect(happening(6)).toEqual({ kind: "crackdown", side: "south" });
    expect(happening(11)).toEqual({ kind: "dead" });
  });
});

describe("the city", () => {
  it("lies in halves, the middle column in none", () => {
    expect(rectangle(2, 3)[1]?.sides).toEqual(["north"]);
    expect(rectangle(2, 3)[5]?.sides).toEqual(["south", "east"]);
    expect(rectangle(2, 4)[1]?.sides).toEqual(["north", "west"]);
  });

  it("tells income, extortion and the least notoriety", () => {
    const club = house("E-3");
    const owner = nobody.map((_, b) => (b === club || b === house("A-1") ? 0 : -1));
    const open = table({ owner, open: [club], whiskey: [2, 0, 0] });

    expect(income(table(), club)).toBe(1000);
    expect(income(open, club)).toBe(2000);
    expect(income({ ...open, event: 9 }, club)).toBe(4000);
    expect(income({ ...open, event: 10 }, club)).toBe(1000);
    expect(income({ ...open, raided: [club] }, club)).toBe(0);
    expect(share(open, 1, 2000)).toBe(1200);
    expect(share(open, 1, 350)).toBe(210);
    const bills = { ...open, house: { ...open.house, smallest_bill: "50" as const } };
    expect(share(bills, 1, 350)).toBe(200);
    expect([minimum(open, 0), minimum(open, 1)]).toEqual([3, 1]);
    expect(buildings(table())[0]).toBe(house("E-1"));
  });

  it("shows who stands where", () => {
    const b = house("A-2");
    const groups = [
      [-1, b, -1, -1],
      [-1, -1, -1, -1],
      [b, -1, -1, -1],
    ];

    expect(standing(table({ groups }), b)).toEqual([
      { seat: 2, slot: 0 },
      { seat: 0, slot: 1 },
    ]);
  });
});

describe("bids", () => {
  it("are put, moved and taken back", () => {
    const some = put(put([0, 0, 0, 0], 1, 1), 3, 2);

    expect(some).toEqual([0, 1, 0, 2]);
    expect(free(some)).toEqual([3, 4]);
    expect(put(some, 0, 1)).toEqual([1, 0, 0, 2]);
    expect(drop(some, 3)).toEqual([0, 1, 0, 0]);
  });

  it("become an answer when all are laid", () => {
    const options = [
      [1, 2, 3, 4],
      [3, 1, 4, 2],
    ].map((tokens) => {
      const action: MobCityAction = { do: "bid", tokens };
      return { text: "", action, touches: [] };
    });

    expect(bidOption(options, [3, 1, 4, 2])).toBe(1);
    expect(bidOption(options, [3, 1, 0, 2])).toBeNull();
  });
});

describe("a shootout", () => {
  const soldier = card("soldier 1/4");
  const moll = card("moll 2/2");
  const man = (seat: number, who: number, up = true) => ({
    seat,
    slot: 0,
    card: who,
    weapons: [],
    standing: up,
  });
  const b = house("A-1");
  const groups = [
    [b, -1, -1, -1],
    [b, -1, -1, -1],
    [-1, -1, -1, -1],
  ];
  const shootout = {
    scene: "shootout" as const,
    building: b,
    stage: "fight" as const,
    fighters: [man(0, soldier), man(1, soldier, false), man(1, moll)],
    piles: [[], [], []],
    order: [2, 0, 1],
    acting: 0,
    arming: [],
    plans: [],
  };
  const fight: Partial<MobCityNow> = { scene: shootout };

  it("has fighters, an order and somebody who acts", () => {
    const all = scene(table({ groups }, fight));

    expect(all).toMatchObject({ stage: "fight", order: [2, 0, 1], acting: 0, seats: [1, 0] });
    expect(scene(table())).toBeNull();
  });

  it("tells the injured from the killed and the claimed", () => {
    const state = table({ groups }, fight);
    const all = scene(state);
    if (!all) throw new Error("no shootout");

    expect(fate(state, all, 0)).toBeUndefined();
    expect(fate(state, all, 1)).toBe("killed");
    const crews = state.crews.map((crew, seat) =>
      seat === 1 ? [group(1, [soldier], [soldier]), ...crew.slice(1)] : crew,
    );
    expect(fate({ ...state, crews }, all, 1)).toBe("injured");
  });

  it("knows the odds", () => {
    expect(faces("shotgun", soldier)).toEqual(["miss", "injure", "kill", "kill", "kill", "kill"]);
    expect(faces("hands", moll)).toEqual([
      "miss",
      "injure",
      "injure",
      "injure",
      "injure",
      "injure",
    ]);
    expect(new Set(faces("assassin", soldier))).toEqual(new Set(["kill"]));
    expect(chances(faces("shotgun", soldier))).toEqual([
      { tone: "kill", percent: 67 },
      { tone: "injure", percent: 17 },
      { tone: "miss", percent: 17 },
    ]);
  });

  it("finds the attacks among the answers", () => {
    const actions: MobCityAction[] = [
      { do: "attack", weapon: 6, target: 2 },
      { do: "lob", targets: [1, 2] },
      { do: "collect", weapon: 5 },
    ];
    const read = attacks(actions.map((action) => ({ text: "", action, touches: [] })));

    expect(read).toEqual([
      { option: 0, attack: "shotgun", target: 2, others: [] },
      { option: 1, attack: "grenade", target: 1, others: [2] },
    ]);
  });

  it("shows weapons given and left", () => {
    const cards = [soldier, gun("revolver"), gun("shotgun")];
    const given: [number, number][] = [[gun("shotgun"), 0]];
    const plans = [{ owner: 0, given }];
    const scene = { ...shootout, stage: "arming" as const, arming: [0], plans };
    const left = arms(table({}, { scene }), 0, cards);

    expect(left.spare).toEqual([gun("revolver")]);
    expect(left.of(0)).toEqual([gun("shotgun")]);
  });

  it("is about notoriety and money", () => {
    const state = table({ groups, owner: nobody.map((_, n) => (n === b ? 0 : -1)) }, fight);
    const all = scene(state);

    expect(all && stakes(state, all)).toEqual([
      { seat: 1, now: 6, wins: 7, loses: 5, owner: false, takes: 900 },
      { seat: 0, now: 5, wins: 6, loses: 4, owner: true, takes: 1500 },
    ]);
  });
});

describe("the ledger", () => {
  const line = (event: string, data?: object, text = "", n = 1): LogLine => ({
    n,
    event,
    text,
    seat: null,
    things: [],
    ...(data ? { data: { type: event, ...data } } : {}),
  });
  const paid = (payer: number, to: number, amount: number, reason: string) =>
    line("Paid", { payer, to, amount, reason });

  it("has every payment of today, whatever the words say", () => {
    const read = payments([
      paid(1, -1, 50, "wages"),
      line("DayBegan"),
      paid(0, -1, 1300, "whiskey"),
      paid(-1, 2, 2500, "income"),
      paid(2, 1, 200, "extortion"),
    ]);

    expect(read).toEqual([
      { n: 1, seat: 0, reason: "whiskey", amount: 1300, way: "out", to: undefined },
      { n: 1, seat: 2, reason: "income", amount: 2500, way: "in" },
      { n: 1, seat: 2, reason: "extortion", amount: 200, way: "out", to: 1 },
    ]);
    expect([0, 1, 2].map((seat) => change(read, seat))).toEqual([-1300, 200, 2300]);
  });

  it("knows the last roll of this shootout", () => {
    const hit = line("Attacked", { die: 4 }, "Vito attacks.");
    const killed = line("Killed", undefined, "Rosa's Moll is killed.");

    expect(lastRoll([line("ShootoutBegan"), hit, killed])).toEqual({
      n: 1,
      die: 4,
      lines: [hit.text, killed.text],
      outcome: "hit",
    });
    expect(lastRoll([hit, line("ShootoutBegan")])).toBeNull();
    expect(lastRoll([line("Attacked", { die: 0 })])?.die).toBe(0);
  });

  it("keeps the bids of yesterday, also for who comes back", () => {
    const bid = (seat: number, ...tokens: number[]) => line("BidsShown", { seat, tokens });
    const first = [line("DayBegan"), bid(1, 4, 3, 2, 1), bid(0, 1, 2, 3, 4)];
    const second = [...first, line("DayBegan"), bid(0, 2, 1, 3, 4), bid(1, 1, 2, 3, 4)];

    expect(yesterday(first)).toEqual([]);
    expect(yesterday(second)).toEqual([
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ]);
  });
});

describe("yesterday's bids", () => {
  const bids = [
    [1, 2, 3, 4],
    [1, 3, 2, 4],
    [2, 1, 3, 4],
  ];

  it("mark the Captain nearest to who was In Favour where numbers are equal", () => {
    expect(foremost(bids, 0, 0)).toBe(0);
    expect(foremost(bids, 0, 1)).toBe(1);
    expect(foremost(bids, 0, 2)).toBe(0);
    expect(foremost(bids, 3, 2)).toBe(2);
  });
  it("mark the smallest number whoever was In Favour", () => {
    expect(foremost(bids, 1, 0)).toBe(2);
    expect(foremost(bids, 2, 0)).toBe(1);
  });
});

describe("the ledger when a Day begins", () => {
  const line = (event: string, data: object = {}): LogLine =>
    ({ n: 1, event, data: { type: event, ...data }, text: "" }) as unknown as LogLine;
  const wages = line("Paid", { payer: 0, to: -1, amount: 50, reason: "wages" });

  it("still has the payments of the Day before", () => {
    const log = [line("DayBegan"), wages, line("DayBegan")];

    expect(payments(log)).toEqual([]);
    expect(paymentsBefore(log).map((one) => one.amount)).toEqual([50]);
  });
});

describe("the Planner", () => {
  it("marks the income of a speakeasy with its whiskey, else that of a legal building", () => {
    expect(planner("bc", 3).hot?.[1]).toBe(5);
    expect(planner("bc").hot?.[1]).toBe(2);
    expect(planner(null).hot).toBeUndefined();
  });
});

describe("what flies", () => {
  it("shows tokens to their block and cards by their back", () => {
    const moved = (...events: MobCityEvent[]) =>
      flights({ events, before: table(), after: table() });
    const b = house("C-2");

    expect(moved({ type: "Sent", seat: 1, slot: 0, building: b })).toEqual([
      { seat: 1, sign: "mob-i-hat", way: ["seat:1", `building:${b}`] },
    ]);
    expect(moved({ type: "Hired", seat: 2, slot: 0, card: -9 })).toEqual([
      { seat: null, way: ["deck", "seat:2"] },
    ]);
    expect(moved({ type: "Arrested", seat: 2, slot: 0, building: b, cards: 2 })).toEqual([
      { seat: 2, sign: "mob-i-cuffs", way: ["events", `building:${b}`, "seat:2"] },
    ]);
    expect(moved({ type: "PostcardPassed", seat: 2 })[0]?.way).toEqual(["seat:1", "seat:2"]);
  });
});
