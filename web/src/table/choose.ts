// How taps on the table become an answer: pure, the same for every game.
import type { Ask } from "../lib/wire";
import type { Plan } from "./game";

/** A card, a place, a chip, a seat: its kind, then the numbers that tell it from others. */
export type Thing = (string | number)[];

/** Something tapped. Pieces that are alike are told apart by where they lie; without that, any. */
export interface Tap {
  thing: Thing;
  slot?: number;
}

/** What is left of a decision after the taps so far. */
export interface Choice {
  /** Options that fit all taps. */
  left: number[];
  /** What would be answered now; null while there is more to say. */
  pick: number[] | null;
  /** Keys of things to tap next. */
  lit: Set<string>;
  /** Ways to use the card tapped, where there is more than one. */
  uses: Use[];
  /** Options to offer as buttons: few enough to read, or those that touch nothing. */
  offers: number[];
  /** What settles this question and later ones, as tapped so far. */
  plans?: Plan[];
  /** What confirms `pick`, in words, where it means more than that option; also before any tap. */
  label?: string;
  /** The answers that follow once `pick` is given. */
  next?: Planned[];
}

/** An answer given beforehand, for when a question of that kind comes next. */
export interface Planned {
  kind: string;
  action: unknown;
}

/** The planned answer among the options; null where something else is asked. */
export function plannedOption(ask: Ask, planned: Planned | undefined): number | null {
  if (!planned || ask.form !== "one" || ask.kind !== planned.kind) return null;
  const wanted = shape(planned.action);
  const n = ask.options.findIndex((option) => shape(option.action) === wanted);
  return n < 0 ? null : n;
}

/** An answer as text, whatever the order of its fields. */
export function shape(action: unknown): string {
  return JSON.stringify(
    Object.entries(action ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** One half of a card, or the card as such (`thing` is null), and the options that use it so. */
export interface Use {
  thing: Thing | null;
  options: number[];
}

/** At most so many answers stand as buttons; more are a list. */
export const BUTTONS = 4;
const USES = new Set(["text", "symbol"]);

export function key(thing: Thing): string {
  return thing.join(":");
}

/** Whether an option gives up what was offered: it has the key P and never a number. */
export function refusal(ask: Ask, n: number): boolean {
  return ask.options[n]?.role !== undefined;
}

/** Whether the answer goes too far for one press: a card is played by it, or my turn is over. */
export function grave(ask: Ask, n: number): boolean {
  const { role, touches = [] } = ask.options[n] ?? {};
  const leaves = role === "leave" && ask.options.length > 1;
  return leaves || touches.some((thing) => thing[0] === "card");
}

/** Where the taps lead. */
export function choice(ask: Ask, taps: Tap[]): Choice {
  if (ask.form === "some") return several(ask, taps);
  const plain = indices(ask).filter((n) => touches(ask, n).length === 0);
  if (taps.length === 0) {
    const lit = ask.form === "one" ? first(ask) : new Set<string>();
    const touching = indices(ask).filter((n) => !plain.includes(n));
    const few = ask.options.length <= BUTTONS ? [...touching, ...plain] : plain;
    return { left: indices(ask), pick: null, lit, uses: [], offers: few };
  }
  const left = fitting(ask, taps);
  const sure = settled(ask, taps, left);
  const lit = ahead(ask, taps, left);
  if (sure !== null) {
    const firstChoices = taps.some((one) => one.thing[0] === "card") ? [] : first(ask);
    for (const other of [...swaps(ask, taps), ...firstChoices]) lit.add(other);
    for (const one of taps) lit.delete(key(one.thing));
  }
  const uses = sure === null ? usesOf(ask, taps, left) : [];
  const offers = sure === null && left.length <= BUTTONS ? left : [];
  return { left, pick: sure === null ? null : [sure], lit, uses, offers };
}

/** The taps after one more; null where nothing can be done with the thing. */
export function tap(ask: Ask, taps: Tap[], next: Tap): Tap[] | null {
  const index = taps.findIndex((one) => same(one, next));
  if (index >= 0) return taps.filter((_, n) => n !== index);
  if (ask.form === "some") return pickMore(ask, taps, next);
  if (!allKeys(ask, indices(ask)).has(key(next.thing))) return null;
  const more = [...taps, next];
  if (exact(ask, more).length > 0) return more;
  const other = [...taps.filter((one) => one.thing[0] !== next.thing[0]), next];
  const chosen = settled(ask, taps, fitting(ask, taps));
  if (chosen !== null && exact(ask, other).length > 0) return other;
  if (fitting(ask, more).length > 0) return more;
  const last = taps.findLastIndex((one) => one.thing[0] === next.thing[0]);
  const instead = taps.map((one, n) => (n === last ? next : one));
  if (last >= 0 && fitting(ask, instead).length > 0) return instead;
  return fitting(ask, other).length > 0 ? other : [next];
}

/** The taps that lead to an answer, as far as it touches anything. */
export function tapsFor(ask: Ask, pick: number[]): Tap[] {
  if (ask.form === "number") return [];
  const things =
    ask.form === "one" ? touches(ask, pick[0] ?? -1) : pick.map((n) => touches(ask, n)[0]);
  return things.flatMap((thing) => (thing ? [tapOn(thing)] : []));
}

/** Whether the thing belongs to an answer that is wanted; everything is where nobody teaches. */
export function wanted(ask: Ask | null, picks: number[][] | undefined, name: string): boolean {
  if (!ask || !picks) return true;
  return picks.flat().some((n) => touches(ask, n).some((thing) => key(thing) === name));
}

/** Whether it is the same question, though others have acted since it was put. */
export function sameAsk(one: Ask | null, other: Ask | null): boolean {
  if (!one || !other || one.kind !== other.kind || one.form !== other.form) return false;
  if (one.options.length !== other.options.length) return false;
  return one.options.every((option, n) => option.text === other.options[n]?.text);
}

/** Options that touch everything tapped, each thing as often as it was tapped. */
export function fitting(ask: Ask, taps: Tap[]): number[] {
  const wanted = counts(taps.map((one) => one.thing));
  return indices(ask).filter((n) => covers(counts(touches(ask, n)), wanted));
}

/** Whether the taps alone already answer: the last tap does, where nobody wants to confirm. */
export function decided(ask: Ask, taps: Tap[]): boolean {
  if (ask.form !== "one" || taps.length === 0) return false;
  const { pick, left } = choice(ask, taps);
  return pick !== null && (left.length === 1 || taps.at(-1)?.thing[0] !== "card");
}

/** What to tap first: the cards of options that need one, everything of the others. */
function first(ask: Ask): Set<string> {
  const lit = new Set<string>();
  for (const n of indices(ask)) {
    const cards = touches(ask, n).filter((thing) => thing[0] === "card");
    const some = cards.length > 0 ? touches(ask, n).filter(ofCard) : touches(ask, n);
    for (const thing of some) lit.add(key(thing));
  }
  return lit;
}

function ofCard(thing: Thing): boolean {
  return thing[0] === "card" || isUse(thing);
}

function isUse(thing: Thing): boolean {
  return USES.has(String(thing[0]));
}

function several(ask: Ask, taps: Tap[]): Choice {
  const pick = picks(ask, taps);
  const room = pick.length < ask.most;
  const free = indices(ask).filter((n) => !pick.includes(n));
  const enough = pick.length >= ask.least && pick.length <= ask.most;
  return {
    left: free,
    pick: enough ? pick : null,
    lit: room ? allKeys(ask, free) : new Set(),
    uses: [],
    offers: [],
  };
}

/** In the form `some` every tap takes one option that touches the thing. */
function picks(ask: Ask, taps: Tap[]): number[] {
  const taken: number[] = [];
  for (const { thing } of taps) {
    const wanted = key(thing);
    const free = indices(ask).find((n) => !taken.includes(n) && touched(ask, n).has(wanted));
    if (free !== undefined) taken.push(free);
  }
  return taken.sort((a, b) => a - b);
}

function pickMore(ask: Ask, taps: Tap[], next: Tap): Tap[] | null {
  if (!allKeys(ask, indices(ask)).has(key(next.thing))) return null;
  const more = [...taps, next];
  const enough = picks(ask, more).length === more.length && more.length <= ask.most;
  return enough ? more : [...taps.slice(1), next];
}

/** The one option the taps mean, though others would need more taps. */
function settled(ask: Ask, taps: Tap[], left: number[]): number | null {
  if (left.length === 1) return left[0] ?? null;
  const whole = exact(ask, taps);
  // A card alone may be meant in many ways; a place or a person is meant as such.
  const plain = taps.at(-1)?.thing[0] !== "card";
  return whole.length === 1 && plain ? (whole[0] ?? null) : null;
}

/** Options of which everything is tapped; what a card is used for need not be. */
function exact(ask: Ask, taps: Tap[]): number[] {
  const had = counts(taps.map((one) => one.thing));
  return fitting(ask, taps).filter((n) => {
    const needed = touches(ask, n).filter((thing) => !isUse(thing));
    return covers(had, counts(needed));
  });
}

function usesOf(ask: Ask, taps: Tap[], left: number[]): Use[] {
  const had = new Set(taps.map((one) => key(one.thing)));
  const uses = new Map<string, Use>();
  for (const n of left) {
    const use = touches(ask, n).find((one) => isUse(one) && had.has(cardOf(one)));
    const name = use === undefined ? "" : key(use);
    if (had.has(name)) continue;
    const group = uses.get(name) ?? { thing: use ?? null, options: [] };
    group.options.push(n);
    uses.set(name, group);
  }
  return uses.size > 1 ? [...uses.values()] : [];
}

function cardOf(use: Thing): string {
  return key(["card", ...use.slice(1)]);
}

/** What the options left touch beyond what is tapped. */
function ahead(ask: Ask, taps: Tap[], left: number[]): Set<string> {
  const had = counts(taps.map((one) => one.thing));
  const lit = new Set<string>();
  for (const n of left) {
    for (const [name, often] of counts(touches(ask, n))) {
      if (often > (had.get(name) ?? 0)) lit.add(name);
    }
  }
  return lit;
}

/** Things that could stand in place of one tapped. */
function swaps(ask: Ask, taps: Tap[]): string[] {
  const kinds = new Set(taps.map((one) => one.thing[0]));
  const seen = new Map<string, Thing>();
  for (const n of indices(ask)) for (const thing of touches(ask, n)) seen.set(key(thing), thing);
  const had = new Set(taps.map((one) => key(one.thing)));
  return [...seen]
    .filter(([name, thing]) => {
      if (had.has(name) || !kinds.has(thing[0])) return false;
      const rest = taps.filter((one) => one.thing[0] !== thing[0]);
      return exact(ask, [...rest, { thing }]).length > 0;
    })
    .map(([name]) => name);
}

/** A chip is told from those like it by its height; any of some alike cards will do. */
function tapOn(thing: Thing): Tap {
  return thing[0] === "chip" ? { thing, slot: Number(thing[2]) } : { thing };
}

function same(one: Tap, other: Tap): boolean {
  return key(one.thing) === key(other.thing) && one.slot === other.slot;
}

function indices(ask: Ask): number[] {
  return ask.options.map((_, n) => n);
}

function touches(ask: Ask, n: number): Thing[] {
  return ask.options[n]?.touches ?? [];
}

function touched(ask: Ask, n: number): Set<string> {
  return new Set(touches(ask, n).map(key));
}

function allKeys(ask: Ask, some: number[]): Set<string> {
  return new Set(some.flatMap((n) => touches(ask, n).map(key)));
}

function counts(things: Thing[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const thing of things) out.set(key(thing), (out.get(key(thing)) ?? 0) + 1);
  return out;
}

function covers(had: Map<string, number>, wanted: Map<string, number>): boolean {
  return [...wanted].every(([name, often]) => (had.get(name) ?? 0) >= often);
}
