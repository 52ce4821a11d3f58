// Several orders put together by taps and confirmed once: whom to hire, what to buy, where all groups go. Pure.
import type { Ask, MobCityAction, MobCityQuestion } from "../../lib/wire";
import { type Choice, choice, key, type Planned, shape, type Tap } from "../../table/choose";
import { asks, type State, sceneOf } from "./city";
import { edition, isPerson } from "./edition";

type Do<Verb extends MobCityAction["do"]> = Extract<MobCityAction, { do: Verb }>;
type Question = MobCityQuestion;

/** The questions whose answers are put together beforehand. */
export function plans(ask: Ask): "hire" | "buy" | "send" | null {
  if (asks(ask, "hire") && actions(ask).every((one) => one.do !== "shift")) return "hire";
  if (asks(ask, "buy")) return "buy";
  return asks(ask, "send") ? "send" : null;
}

function actions(ask: Ask): MobCityAction[] {
  return ask.options.map((option) => option.action as MobCityAction);
}

function only<Verb extends MobCityAction["do"]>(ask: Ask, verb: Verb): Do<Verb>[] {
  return actions(ask).filter((one): one is Do<Verb> => one.do === verb);
}

function option(ask: Ask, wanted: MobCityAction): number {
  const text = shape(wanted);
  return actions(ask).findIndex((one) => shape(one) === text);
}

const planned = (kind: Question, action: MobCityAction): Planned => ({ kind, action });
const buildingOf = ({ thing }: Tap) => (thing[0] === "building" ? [Number(thing[1])] : []);

// ---- sending

/** The groups still to be sent, the one asked about first. */
export function waitingGroups(ask: Ask, state: State): number[] {
  const first = only(ask, "go")[0]?.slot ?? 0;
  const crew = state.crews[state.now.turn ?? -1] ?? [];
  const slots = crew.flatMap((group, slot) => (group.cards.length > 0 ? [slot] : []));
  return slots.filter((slot) => slot >= first);
}

/** Where the groups go that were tapped so far. */
export function sent(ask: Ask, taps: Tap[], state: State): { slot: number; building: number }[] {
  const groups = waitingGroups(ask, state);
  return taps.flatMap(buildingOf).flatMap((building, n) => {
    const slot = groups[n];
    return slot === undefined ? [] : [{ slot, building }];
  });
}

function sendChoice(ask: Ask, taps: Tap[], state: State): Choice | undefined {
  const plan = sent(ask, taps, state);
  const [first, ...rest] = plan;
  if (!first) return undefined;
  const chosen = new Set(plan.map((one) => one.building));
  const free = only(ask, "go").filter((one) => !chosen.has(one.building));
  const whole = plan.length === waitingGroups(ask, state).length;
  return {
    left: free.map((one) => option(ask, one)),
    pick: whole ? [option(ask, { do: "go", ...first })] : null,
    lit: new Set(free.map((one) => key(["building", one.building]))),
    uses: [],
    offers: [],
    next: rest.map((one) => planned("send", { do: "go", ...one })),
  };
}

function sendTap(ask: Ask, taps: Tap[], next: Tap, state: State): Tap[] | null {
  const [building] = buildingOf(next);
  if (!only(ask, "go").some((one) => one.building === building)) return null;
  return toggled(taps, next, waitingGroups(ask, state).length);
}

/** One more, or one less if it was tapped already; where there is no room it takes the last place. */
function toggled(taps: Tap[], next: Tap, room: number): Tap[] {
  const name = key(next.thing);
  if (taps.some((one) => key(one.thing) === name && one.slot === next.slot))
    return taps.filter((one) => key(one.thing) !== name || one.slot !== next.slot);
  return [...(taps.length < room ? taps : taps.slice(0, Math.max(0, room - 1))), next];
}

// ---- buying

/** What the buildings tapped cost together. */
export function cost(taps: Tap[]): number {
  return taps.flatMap(buildingOf).reduce((sum, b) => sum + (edition.now.houses[b]?.price ?? 0), 0);
}

function tokensLeft(state: State, seat: number): number {
  return edition.now.numbers.buildings - state.owner.filter((one) => one === seat).length;
}

function affordable(ask: Ask, taps: Tap[], state: State): number[] {
  const seat = state.now.turn ?? -1;
  const chosen = taps.flatMap(buildingOf);
  const cash = (state.purse.cash[seat] ?? 0) - cost(taps);
  if (chosen.length >= tokensLeft(state, seat)) return [];
  return only(ask, "buy")
    .map((one) => one.building)
    .filter((b) => !chosen.includes(b) && (edition.now.houses[b]?.price ?? 0) <= cash);
}

function buyChoice(ask: Ask, taps: Tap[], state: State): Choice | undefined {
  const [first, ...rest] = taps.flatMap(buildingOf);
  if (first === undefined) return undefined;
  const free = affordable(ask, taps, state);
  return {
    left: [],
    pick: [option(ask, { do: "buy", building: first })],
    lit: new Set(free.map((b) => key(["building", b]))),
    uses: [],
    offers: [],
    next: [
      ...rest.map((building) => planned("buy", { do: "buy", building })),
      planned("buy", { do: "stop" }),
    ],
  };
}

function buyTap(ask: Ask, taps: Tap[], next: Tap, state: State): Tap[] | null {
  const [building] = buildingOf(next);
  if (building === undefined) return null;
  if (!only(ask, "buy").some((one) => one.building === building)) return null;
  const chosen = taps.some((one) => key(one.thing) === key(next.thing));
  if (chosen || affordable(ask, taps, state).includes(building)) return toggled(taps, next, 99);
  return [next]; // not with the others: instead of them
}

// ---- hiring

/** Cards of the pool tapped, each with the group it joins: the one tapped after it, or the likeliest. */
export interface Hired {
  card: number;
  slot: number;
}

export function hired(ask: Ask, taps: Tap[], state: State): Hired[] {
  const all = only(ask, "hire");
  const seat = all[0]?.seat ?? -1;
  const crew = (state.crews[seat] ?? []).map((group) => group.cards.filter((card) => card >= 0));
  const out: Hired[] = [];
  taps.forEach((one, n) => {
    if (one.thing[0] !== "card") return;
    const card = Number(one.thing[1]);
    const next = taps[n + 1]?.thing;
    const slot = next?.[0] === "slot" ? Number(next[1]) : likeliest(card, crew);
    out.push({ card, slot });
    crew[slot]?.push(card);
  });
  return out;
}

/** Where a card is most use: people where nobody is, weapons where hands are free. */
function likeliest(card: number, crew: number[][]): number {
  const people = (group: number[]) => group.filter(isPerson).length;
  const bosses = (group: number[]) =>
    group.some((one) => edition.now.cards[one]?.kind === "lieutenant");
  const slots = crew.map((_, slot) => slot);
  const best = (use: (group: number[]) => number) =>
    slots.reduce((top, slot) => (use(crew[slot] ?? []) > use(crew[top] ?? []) ? slot : top), 0);
  if (!isPerson(card)) {
    return best((group) => (people(group) === 0 ? -99 : 2 * people(group) - group.length));
  }
  if (edition.now.cards[card]?.kind === "lieutenant") {
    return best((group) => (bosses(group) ? -99 : group.length));
  }
  return best((group) => -group.length);
}

function mayHire(state: State): number {
  return sceneOf(state, "privilege")?.may_hire[0] ?? 1;
}

function hireChoice(ask: Ask, taps: Tap[], state: State): Choice | undefined {
  const plan = hired(ask, taps, state);
  const [first, ...rest] = plan;
  const last = plan.at(-1);
  if (!first || !last) return undefined;
  const all = only(ask, "hire");
  const { seat } = all[0] ?? { seat: -1 };
  const pick = option(ask, { do: "hire", seat, ...first });
  const lit = new Set(
    all.filter((one) => one.card === last.card).map((one) => key(["slot", one.slot])),
  );
  if (plan.length < mayHire(state)) for (const one of all) lit.add(key(["card", one.card]));
  return {
    left: [],
    pick: pick < 0 ? null : [pick],
    lit,
    uses: [],
    offers: [],
    next: [
      ...rest.map((one) => planned("hire", { do: "hire", seat, ...one })),
      planned("hire", { do: "stop" }),
    ],
  };
}

function hireTap(ask: Ask, taps: Tap[], next: Tap, state: State): Tap[] | null {
  const all = only(ask, "hire");
  const wanted = key(next.thing);
  if (next.thing[0] === "slot") {
    const at = taps.findLastIndex((one) => one.thing[0] === "card");
    return [...taps.slice(0, at + 1), next];
  }
  if (next.thing[0] !== "card" || !all.some((one) => key(["card", one.card]) === wanted))
    return null;
  const at = taps.findIndex((one) => key(one.thing) === wanted && one.slot === next.slot);
  if (at >= 0) {
    const after = taps[at + 1]?.thing[0] === "slot" ? at + 2 : at + 1;
    return [...taps.slice(0, at), ...taps.slice(after)];
  }
  const cards = taps.filter((one) => one.thing[0] === "card").length;
  if (cards === 0) return [next, ...taps]; // the group was tapped first
  return cards < mayHire(state) ? [...taps, next] : [next];
}

// ---- arming

/** Every weapon of a group to somebody who can use it best: the strongest gun to the quickest. */
export function suggestedArms(ask: Ask, state: State, cards: number[]): Do<"arm">[] {
  const all = only(ask, "arm");
  const seat = all[0]?.seat ?? -1;
  const people = cards.filter((card) => card >= 0 && isPerson(card));
  const given = sceneOf(state, "shootout")?.plans.find((plan) => plan.owner === seat)?.given ?? [];
  const spare = cards.filter((card) => card >= 0 && !isPerson(card));
  for (const [weapon] of given) {
    const at = spare.indexOf(weapon);
    if (at >= 0) spare.splice(at, 1);
  }
  const held = people.map((_, who) => given.filter((one) => one[1] === who).length);
  const room = (who: number) => (edition.now.cards[people[who] ?? -1]?.kind === "torpedo" ? 2 : 1);
  const quick = (who: number) => edition.now.cards[people[who] ?? -1]?.reflex ?? 0;
  const out: Do<"arm">[] = [];
  const strong = (card: number) => edition.now.cards[card]?.bonus ?? 0;
  for (const weapon of spare.toSorted((one, other) => strong(other) - strong(one))) {
    const able = people
      .map((card, who) => ({ who, kind: edition.now.cards[card]?.kind }))
      .filter(({ who, kind }) => {
        const grenade = edition.now.cards[weapon]?.kind === "grenade";
        return (held[who] ?? 0) < room(who) && (kind === "assassin") === grenade;
      })
      .map(({ who }) => who);
    const fallback = able.length > 0 ? able : free(weapon, people, held, room);
    const who = fallback.toSorted((one, other) => quick(other) - quick(one))[0];
    if (who === undefined) continue;
    held[who] = (held[who] ?? 0) + 1;
    out.push({ do: "arm", seat, weapon, who });
  }
  return out;
}

/** Anybody with a free hand; an Assassin carries nothing but a Grenade. */
function free(weapon: number, people: number[], held: number[], room: (who: number) => number) {
  const grenade = edition.now.cards[weapon]?.kind === "grenade";
  return people.flatMap((card, who) => {
    const assassin = edition.now.cards[card]?.kind === "assassin";
    return (held[who] ?? 0) < room(who) && (!assassin || grenade) ? [who] : [];
  });
}

/** "Arm all as suggested", before anything is tapped. */
export function armChoice(ask: Ask, state: State, label: string): Choice | undefined {
  const seat = only(ask, "arm")[0]?.seat;
  const fight = sceneOf(state, "shootout");
  if (seat === undefined || !fight) return undefined;
  const slot = state.groups[seat]?.indexOf(fight.building) ?? -1;
  const plan = suggestedArms(ask, state, state.crews[seat]?.[slot]?.cards ?? []);
  const [first, ...rest] = plan;
  if (!first || option(ask, first) < 0) return undefined;
  const all = choice(ask, []);
  return {
    ...all,
    offers: all.offers.filter((n) => (ask.options[n]?.touches.length ?? 0) === 0),
    pick: [option(ask, first)],
    label,
    next: [...rest.map((one) => planned("arm", one)), planned("arm", { do: "ready" })],
  };
}

// ---- what the table page asks

/** Only what needs no piece is a button: the rest is tapped where it lies, so that it can be several. */
function untouched(ask: Ask): Choice {
  const all = choice(ask, []);
  return { ...all, offers: all.offers.filter((n) => ask.options[n]?.touches.length === 0) };
}

export function planChoice(ask: Ask, taps: Tap[], state: State): Choice | undefined {
  if (taps.length === 0) return plans(ask) ? untouched(ask) : undefined;
  switch (plans(ask)) {
    case "hire":
      return hireChoice(ask, taps, state);
    case "buy":
      return buyChoice(ask, taps, state);
    case "send":
      return sendChoice(ask, taps, state);
    default:
      return undefined;
  }
}

export function planTap(ask: Ask, taps: Tap[], next: Tap, state: State): Tap[] | null | undefined {
  switch (plans(ask)) {
    case "hire":
      return next.thing[0] === "slot" && taps.length === 0
        ? undefined
        : hireTap(ask, taps, next, state);
    case "buy":
      return buyTap(ask, taps, next, state);
    case "send":
      return sendTap(ask, taps, next, state);
    default:
      return undefined;
  }
}

/** The group the next tap on a building is about; null while no groups are sent. */
export function nextGroup(ask: Ask | null, taps: Tap[], state: State): number | null {
  if (!ask || !asks(ask, "send")) return null;
  const groups = waitingGroups(ask, state);
  return groups[Math.min(taps.length, groups.length - 1)] ?? null;
}
