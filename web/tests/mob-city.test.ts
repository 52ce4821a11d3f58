import { describe, expect, it } from "vitest";
import { bidOption, drop, free, put } from "../src/games/mob-city/bids";
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
  resolving,
  type State,
  serving,
  share,
  sidesAt,
  standing,
  step,
  turn,
} from "../src/games/mob-city/city";
import { edition } from "../src/games/mob-city/edition";
import { arms, attacks, chances, faces, fate, scene, stakes } from "../src/games/mob-city/fight";
import { change, lastRoll, payments, yesterday } from "../src/games/mob-city/ledger";
import { flights } from "../src/games/mob-city/motion";
import type { Frame, LogLine, MobCityEvent } from "../src/lib/wire";

const card = (name: string) =>
  edition.now.cards.findIndex((one) => `${one.kind} ${one.reflex}/${one.health}` === name);
const gun = (kind: string) => edition.now.cards.findIndex((one) => one.kind === kind);
const house = (code: string) => edition.now.houses.findIndex((one) => one.code === code);
const nobody = edition.now.houses.map(() => -1);
const group = (owner: number, cards: number[] = [], shown: number[] = []) => ({
  owner,
  cards,
  shown,
});

function table(change: Partial<State> = {}, ...frames: [string, Frame][]): State {
  const crew = (owner: number) => [0, 1, 2, 3].map(() => group(owner));
  const state = {
    stack: frames,
    pending: [],
    house: { blocks: "printed" },
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
    const day = (then: string): [string, Frame] => [then, { type: "Day" }];
    const order = (then: string): [string, Frame] => [then, { type: "Order", seat: 2 }];

    expect(phase(table())).toBe(-1);
    expect(phase(table({}, day("orders")))).toBe(0);
    expect(phase(table({}, day("evening")))).toBe(2);
    expect(step(table({}, day("districts"), order("buy")))).toBe(0);
    expect(step(table({}, day("districts"), ["", { type: "Sending", seat: 2, slot: 1 }]))).toBe(3);
    expect(turn(table({ pending: [0] }, day("districts"), order("pour")))).toBe(2);
    expect(turn(table({ pending: [0, 1] }))).toBeNull();
    expect(turn(table({ pending: [1] }))).toBe(1);
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
    expect(serving(table({}, ["", { type: "Offer", privilege: 2, left: [1] }]))).toBe(2);
    expect(serving(table())).toBeNull();
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

  it("knows the block being resolved", () => {
    expect(
      resolving(
        table(
          {},
          ["begin", { type: "Resolve", position: 3 }],
          ["", { type: "Block", position: 2 }],
        ),
      ),
    ).toBe(2);
    expect(resolving(table())).toBeNull();
  });
});

describe("the city", () => {
  it("lies in halves, the middle column in none", () => {
    expect(sidesAt(2, 3, 1)).toEqual(["north"]);
    expect(sidesAt(2, 3, 5)).toEqual(["south", "east"]);
    expect(sidesAt(2, 4, 1)).toEqual(["north", "west"]);
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
    const options = ["bid 1 2 3 4", "bid 3 1 4 2"].map((text) => ({ text, touches: [] }));

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
  const fight: [string, Frame] = [
    "acted",
    {
      type: "Fight",
      building: b,
      fighters: [man(0, soldier), man(1, soldier, false), man(1, moll)],
      piles: [[], [], []],
      order: [2, 0, 1],
      at: 1,
    },
  ];

  it("has fighters, an order and somebody who acts", () => {
    const all = scene(table({ groups }, fight, ["", { type: "Strike" }]));

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

  it("reads attacks from the notation", () => {
    const options = ["attack shotgun 2", "lob 1 2", "collect revolver"];
    const read = attacks(options.map((text) => ({ text, touches: [] })));

    expect(read).toEqual([
      { option: 0, attack: "shotgun", target: 2, others: [] },
      { option: 1, attack: "grenade", target: 1, others: [2] },
    ]);
  });

  it("shows weapons given and left", () => {
    const cards = [soldier, gun("revolver"), gun("shotgun")];
    const plans = [{ owner: 0, given: [[gun("shotgun"), 0]] }];
    const left = arms(
      table({}, ["chosen", { type: "Arming", building: b, left: [0], plans }]),
      0,
      cards,
    );

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
