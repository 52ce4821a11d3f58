// Bribing by taps: a card, then photographs in the order of the walk; each gem is one tap. Pure.
import type { Ask, Option } from "../../lib/wire";
import { BUTTONS, type Choice, key, type Tap, type Thing } from "../../table/choose";
import { edition } from "./edition";
import { GENERIC } from "./zoo";

export interface Stop {
  character: number;
  gems: number;
}

export interface Walk {
  card: number;
  stops: Stop[];
  /** Gems taken from the reserve instead; 0 for none. */
  take: number;
}

interface Plays {
  /** Options by card and spread, such as `11 2:1 3:2`. */
  bribes: Map<string, number>;
  /** The most gems a card can place. */
  most: Map<number, number>;
  /** Options by card and gems taken. */
  gains: Map<number, Map<number, number>>;
}

const read = new WeakMap<Ask, Plays>();

/** The card plays among the options. */
export function plays(ask: Ask): Plays {
  const known = read.get(ask);
  if (known) return known;
  const found: Plays = { bribes: new Map(), most: new Map(), gains: new Map() };
  ask.options.forEach((option, n) => {
    const [word, name = "", ...rest] = option.text.split(" ");
    const card = name === "any" ? GENERIC : Number(name) - 1;
    if (word === "bribe") {
      const stops = rest.map(stopOf);
      found.bribes.set(spreadKey(card, stops), n);
      found.most.set(card, Math.max(found.most.get(card) ?? 0, total(stops)));
    } else if (word === "gain") {
      const gains = found.gains.get(card) ?? new Map<number, number>();
      found.gains.set(card, gains.set(Number(rest[0]), n));
    }
  });
  read.set(ask, found);
  return found;
}

/** The walk the taps describe; null without a card. */
export function walkOf(taps: Tap[]): Walk | null {
  const card = taps.find((one) => one.thing[0] === "card");
  if (!card) return null;
  const stops: Stop[] = [];
  for (const { thing } of taps) {
    if (thing[0] !== "character") continue;
    const here = stops.find((stop) => stop.character === thing[1]);
    if (here) here.gems += 1;
    else stops.push({ character: Number(thing[1]), gems: 1 });
  }
  const take = Number(taps.find((one) => one.thing[0] === "take")?.thing[1] ?? 0);
  return { card: Number(card.thing[1]), stops, take };
}

/** Whether a gem fewer or more may lie at a stop; the change that is allowed, or null. */
export function nudged(ask: Ask, walk: Walk, at: number, by: number): Stop[] | null {
  const last = walk.stops.length - 1;
  const other = at === last ? -1 : last;
  const changed = walk.stops.map((stop, n) => ({ ...stop, gems: stop.gems + (n === at ? by : 0) }));
  if (legal(ask, walk.card, changed)) return changed;
  // more here than the card has: one fewer at the end
  const moved = changed.map((stop, n) => ({ ...stop, gems: stop.gems - (n === other ? by : 0) }));
  return other >= 0 && legal(ask, walk.card, moved) ? moved : null;
}

/** The taps that describe a walk. */
export function tapsOf(card: Tap, stops: Stop[]): Tap[] {
  const gems = stops.flatMap(({ character, gems: n }) =>
    Array.from({ length: n }, (_, slot): Tap => ({ thing: ["character", character], slot })),
  );
  return [card, ...gems];
}

/** The taps that stand for playing a card; undefined is for the common rules. */
export function tapsForPlay({ text }: Option): Tap[] | undefined {
  const [word, name = "", ...rest] = text.split(" ");
  const card: Tap = { thing: ["card", name === "any" ? GENERIC : Number(name) - 1] };
  if (word === "bribe") return tapsOf(card, rest.map(stopOf));
  return word === "gain" ? [card, { thing: ["take", Number(rest[0])] }] : undefined;
}

/** The taps after one more, where cards are played; undefined is for the common rules. */
export function tapWalk(ask: Ask, taps: Tap[], next: Tap, news: boolean): Tap[] | null | undefined {
  if (ask.kind !== "corrupt") return undefined;
  const [kind, id] = next.thing as [string, number];
  const card = taps.find((one) => one.thing[0] === "card");
  if (kind === "card") return tapCard(ask, taps, next, news);
  if (!card || taps.some((one) => one.thing[0] === "place")) return undefined;
  if (kind === "take") {
    const had = taps.some((one) => key(one.thing) === key(next.thing));
    return had ? begun(ask, card) : [card, next];
  }
  if (kind !== "character") return undefined;
  const walk = walkOf(taps) as Walk;
  const stops = walk.stops.some((stop) => stop.character === id)
    ? onStop(ask, walk, id)
    : onward(ask, walk, id, news);
  return stops ? tapsOf(card, stops) : null;
}

/** Where the taps lead, likewise. */
export function chooseWalk(ask: Ask, taps: Tap[], news: boolean): Choice | undefined {
  if (ask.kind !== "corrupt" || taps.some((one) => one.thing[0] === "place")) return undefined;
  const walk = walkOf(taps);
  if (!walk) return undefined;
  const { bribes, gains } = plays(ask);
  const mine = gains.get(walk.card);
  const chosen =
    walk.take > 0 ? mine?.get(walk.take) : bribes.get(spreadKey(walk.card, walk.stops));
  const left = ask.options.flatMap((option, n) =>
    fits(option.touches, walk) || n === chosen ? [n] : [],
  );
  const lit = new Set(ask.options.flatMap((one) => one.touches.filter(isCard).map(key)));
  lit.delete(key(["card", walk.card]));
  for (const c of walk.take > 0 ? [] : ahead(ask, walk, news)) lit.add(key(["character", c]));
  const few = left.length <= BUTTONS ? left : [...(mine?.values() ?? [])];
  const offers = chosen === undefined ? few : [];
  return { left, pick: chosen === undefined ? null : [chosen], lit, uses: [], offers };
}

/** Photographs that could be the next stop: from the last one, or instead of it. */
export function ahead(ask: Ask, walk: Walk, news: boolean): number[] {
  return edition.now.links.flatMap((_, c) => {
    if (walk.stops.some((stop) => stop.character === c)) return [];
    return step(ask, walk, c, news) ? [c] : [];
  });
}

/** Whether the walk could go on from its last stop to that photograph. */
export function follows(ask: Ask, walk: Walk, c: number, news: boolean): boolean {
  const last = walk.stops.at(-1);
  if (!last) return false;
  return step(ask, walk, c, news)?.at(-2)?.character === last.character;
}

function tapCard(ask: Ask, taps: Tap[], next: Tap, news: boolean): Tap[] | null {
  const id = Number(next.thing[1]);
  const had = taps.some((one) => key(one.thing) === key(next.thing) && one.slot === next.slot);
  if (had) return [];
  const usable = ask.options.some((one) =>
    one.touches.some((thing) => key(thing) === key(next.thing)),
  );
  if (!usable) return null;
  // a photograph tapped before the card is where the walk should lead
  const alone = taps.length === 1 ? taps[0] : undefined;
  const first = alone?.thing[0] === "character" ? alone : undefined;
  const fresh = begun(ask, next);
  if (!first) return fresh;
  const start = walkOf(fresh) ?? { card: id, stops: [], take: 0 };
  const to = Number(first.thing[1]);
  if (start.stops.some((stop) => stop.character === to)) return fresh;
  const stops = onward(ask, start, to, news);
  return stops ? tapsOf(next, stops) : fresh;
}

/** A card just taken up: its own character is the first stop, with all gems it moves. */
function begun(ask: Ask, card: Tap): Tap[] {
  const id = Number(card.thing[1]);
  const gems = plays(ask).most.get(id) ?? 0;
  return id === GENERIC || gems === 0 ? [card] : tapsOf(card, [{ character: id, gems }]);
}

/** A stop tapped again: gems are left there, or it is the end. */
function onStop(ask: Ask, walk: Walk, c: number): Stop[] {
  const at = walk.stops.findIndex((stop) => stop.character === c);
  const last = walk.stops.length - 1;
  const here = walk.stops[at] as Stop;
  if (at < last) {
    return nudged(ask, walk, at, 1) ?? cut(ask, walk, at);
  }
  if (here.gems > 1) return replaced(walk.stops, at, here.gems - 1);
  const room = (plays(ask).most.get(walk.card) ?? 0) - total(walk.stops) + 1;
  return room > 1 || last === 0 ? replaced(walk.stops, at, room) : cut(ask, walk, at - 1);
}

/** The walk ends at that stop, with all gems that are left. */
export function cut(ask: Ask, walk: Walk, at: number): Stop[] {
  const stops = walk.stops.slice(0, at + 1);
  const end = stops[at];
  if (!end) return [];
  const most = plays(ask).most.get(walk.card) ?? 0;
  return replaced(stops, at, most - total(stops) + end.gems);
}

/** On to another photograph: in one step, or along the threads to get there. */
function onward(ask: Ask, walk: Walk, to: number, news: boolean): Stop[] | null {
  const direct = step(ask, walk, to, news);
  if (direct || walk.stops.length === 0) return direct;
  for (let keep = walk.stops.length; keep > 0; keep--) {
    const base = { ...walk, stops: walk.stops.slice(0, keep) };
    for (const via of ahead(ask, base, news)) {
      const near = step(ask, base, via, news);
      const far = near && step(ask, { ...walk, stops: near }, to, news);
      if (far && far.length === keep + 2) return far;
    }
  }
  return null;
}

/** One step: from the last stop, or else from the latest one that is linked. */
function step(ask: Ask, walk: Walk, to: number, news: boolean): Stop[] | null {
  const most = plays(ask).most.get(walk.card) ?? 0;
  if (walk.stops.length === 0) {
    const stops = [{ character: to, gems: most }];
    return legal(ask, walk.card, stops) ? stops : null;
  }
  const links = news ? edition.now.lines : edition.now.links;
  for (let keep = walk.stops.length; keep > 0; keep--) {
    const from = walk.stops[keep - 1];
    if (!from || !links[from.character]?.includes(to)) continue;
    const behind = replaced(walk.stops.slice(0, keep), keep - 1, 1);
    for (let gems = most - total(behind); gems > 0; gems--) {
      const stops = [...behind, { character: to, gems }];
      if (legal(ask, walk.card, stops)) return stops;
    }
  }
  return null;
}

function legal(ask: Ask, card: number, stops: Stop[]): boolean {
  return plays(ask).bribes.has(spreadKey(card, stops));
}

function replaced(stops: Stop[], at: number, gems: number): Stop[] {
  return stops.map((stop, n) => (n === at ? { ...stop, gems } : stop));
}

function fits(touches: Thing[], walk: Walk): boolean {
  const had = new Set(touches.map(key));
  if (!had.has(key(["card", walk.card]))) return false;
  return walk.stops.every((stop) => had.has(key(["character", stop.character])));
}

function isCard(thing: Thing): boolean {
  return thing[0] === "card";
}

function stopOf(text: string): Stop {
  const [character, gems] = text.split(":").map(Number);
  return { character: (character ?? 1) - 1, gems: gems ?? 1 };
}

function total(stops: Stop[]): number {
  return stops.reduce((sum, stop) => sum + stop.gems, 0);
}

function spreadKey(card: number, stops: Stop[]): string {
  const sorted = [...stops].sort((a, b) => a.character - b.character);
  return [card, ...sorted.map((stop) => `${stop.character}:${stop.gems}`)].join(" ");
}
