// Bribing by taps: a card, then photographs in the order of the walk; each gem is one tap. Pure.
import type { Ask, MafiozooAction, Option } from "../../lib/wire";
import { BUTTONS, type Choice, key, type Tap, type Thing } from "../../table/choose";
import { edition } from "./edition";
import { asks, GENERIC } from "./zoo";

export interface Stop {
  character: number;
  gems: number;
}

export interface Walk {
  card: number;
  stops: Stop[];
  /** Gems taken from the reserve instead; 0 for none. */
  take: number;
  /** Whether the card is played for nothing instead. */
  idle: boolean;
}

interface Plays {
  /** Options by card and spread, such as `11 2:1 3:2`. */
  bribes: Map<string, number>;
  /** The most gems a card can place. */
  most: Map<number, number>;
  /** Options by card and gems taken. */
  gains: Map<number, Map<number, number>>;
  /** The option to play a card for nothing. */
  idle: Map<number, number>;
}

const read = new WeakMap<Ask, Plays>();

/** The card plays among the options. */
export function plays(ask: Ask): Plays {
  const known = read.get(ask);
  if (known) return known;
  const found: Plays = { bribes: new Map(), most: new Map(), gains: new Map(), idle: new Map() };
  ask.options.forEach((option, n) => {
    const action = option.action as MafiozooAction;
    if (action.do === "bribe") {
      const stops = action.spread.map(stopOf);
      found.bribes.set(spreadKey(action.card, stops), n);
      found.most.set(action.card, Math.max(found.most.get(action.card) ?? 0, total(stops)));
    } else if (action.do === "gain") {
      const gains = found.gains.get(action.card) ?? new Map<number, number>();
      found.gains.set(action.card, gains.set(action.gems, n));
    } else if (action.do === "waste") {
      found.idle.set(action.card, n);
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
  const idle = taps.some((one) => one.thing[0] === "idle");
  return { card: Number(card.thing[1]), stops, take, idle };
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

/** Stops in the order of a walk that makes them; the notation has them by number. */
export function asWalked(card: number, stops: Stop[]): Stop[] {
  const orders = permutations(stops).filter(
    ([first]) => card === GENERIC || first?.character === card,
  );
  for (const links of [edition.now.links, edition.now.lines]) {
    const way = orders.find((order) =>
      order.every(
        (to, n) => n === 0 || links[order[n - 1]?.character ?? -1]?.includes(to.character),
      ),
    );
    if (way) return way;
  }
  return orders[0] ?? stops; // it came back to where it began
}

/** The taps that stand for playing a card; undefined is for the common rules. */
export function tapsForPlay(option: Option): Tap[] | undefined {
  const action = option.action as MafiozooAction;
  if (action.do !== "bribe" && action.do !== "waste" && action.do !== "gain") return undefined;
  const card: Tap = { thing: ["card", action.card] };
  if (action.do === "bribe") return tapsOf(card, asWalked(action.card, action.spread.map(stopOf)));
  if (action.do === "waste") return [card, { thing: ["idle"] }];
  return [card, { thing: ["take", action.gems] }];
}

/** The taps after one more, where cards are played; undefined is for the common rules. */
export function tapWalk(ask: Ask, taps: Tap[], next: Tap, news: boolean): Tap[] | null | undefined {
  if (!asks(ask, "corrupt")) return undefined;
  const [kind, id] = next.thing as [string, number];
  const card = taps.find((one) => one.thing[0] === "card");
  if (kind === "card") return tapCard(ask, taps, next, news);
  if (!card || taps.some((one) => one.thing[0] === "place")) return undefined;
  if (kind === "take" || kind === "idle") {
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
  if (!asks(ask, "corrupt") || taps.some((one) => one.thing[0] === "place")) return undefined;
  const walk = walkOf(taps);
  if (!walk) return undefined;
  const { bribes, gains, idle } = plays(ask);
  const mine = gains.get(walk.card);
  const nothing = idle.get(walk.card);
  const placed = bribes.get(spreadKey(walk.card, walk.stops));
  const chosen = walk.idle ? nothing : walk.take > 0 ? mine?.get(walk.take) : placed;
  const left = ask.options.flatMap((option, n) =>
    fits(option.touches, walk) || n === chosen ? [n] : [],
  );
  const lit = new Set(ask.options.flatMap((one) => one.touches.filter(isCard).map(key)));
  lit.delete(key(["card", walk.card]));
  const still = walk.take > 0 || walk.idle;
  for (const c of still ? [] : ahead(ask, walk, news)) lit.add(key(["character", c]));
  // the slip offers what may be taken
  const few = left.length <= BUTTONS ? left : nothing === undefined ? [] : [nothing];
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
  const start = walkOf(fresh) ?? { card: id, stops: [], take: 0, idle: false };
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
  if (last === 0) return cut(ask, walk, 0); // the card has begun there with all its gems
  if (here.gems > 1) return replaced(walk.stops, at, here.gems - 1);
  const room = (plays(ask).most.get(walk.card) ?? 0) - total(walk.stops) + 1;
  return room > 1 ? replaced(walk.stops, at, room) : cut(ask, walk, at - 1);
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
    const returned = keep < walk.stops.length && cameBack(ask, walk, from, to);
    if (returned) return returned;
    const behind = replaced(walk.stops.slice(0, keep), keep - 1, 1);
    for (let gems = most - total(behind); gems > 0; gems--) {
      const stops = [...behind, { character: to, gems }];
      if (legal(ask, walk.card, stops)) return stops;
    }
  }
  return null;
}

/** The walk comes back to a stop and goes on from there, where the table allows it: two gems lie there. */
function cameBack(ask: Ask, walk: Walk, at: Stop, to: number): Stop[] | null {
  const touched = walk.stops.map((stop) => ({ ...stop, gems: stop === at ? 2 : 1 }));
  const stops = [...touched, { character: to, gems: 1 }];
  return legal(ask, walk.card, stops) ? stops : null;
}

function legal(ask: Ask, card: number, stops: Stop[]): boolean {
  return plays(ask).bribes.has(spreadKey(card, stops));
}

function permutations<T>(of: T[]): T[][] {
  if (of.length < 2) return [of];
  return of.flatMap((one, n) => permutations(of.toSpliced(n, 1)).map((rest) => [one, ...rest]));
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

function stopOf([character, gems]: [number, number]): Stop {
  return { character, gems };
}

function total(stops: Stop[]): number {
  return stops.reduce((sum, stop) => sum + stop.gems, 0);
}

function spreadKey(card: number, stops: Stop[]): string {
  const sorted = [...stops].sort((a, b) => a.character - b.character);
  return [card, ...sorted.map((stop) => `${stop.character}:${stop.gems}`)].join(" ");
}
