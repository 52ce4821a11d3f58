// The city as numbers: who owns what, who stands where, what a building brings. Pure.
import type { Frame, MobCityTable } from "../../lib/wire";
import { type EventKind, SIDES, type Side } from "./art/kinds";
import { edition, layoutOf } from "./edition";

export type State = MobCityTable;
export const UNSEEN = -9;
export const HOME = -1;
const UP = 9;
const DOWN = 10;
const TRUCE = 8;

/** What remains to be done when the call returns tells which part of the Day is in progress. */
const PHASES: Record<string, number> = { orders: 0, districts: 1, evening: 2 };
const STEPS: Record<string, number> = { buy: 0, pour: 1, send: 2 };

export function frameOf<T>(state: State, ...types: string[]): (Frame & T) | undefined {
  const found = state.stack.map(([, frame]) => frame).findLast((one) => types.includes(one.type));
  return found as (Frame & T) | undefined;
}

/** Bidding, orders, districts; -1 before the first Day and after the last. */
export function phase(state: State): number {
  const day = state.stack.find(([, frame]) => frame.type === "Day");
  return day ? (PHASES[day[0]] ?? -1) : -1;
}

/** Wages, buying, speakeasies, sending; -1 outside of the orders. */
export function step(state: State): number {
  if (frameOf(state, "Sending")) return 3;
  const order = state.stack.find(([, frame]) => frame.type === "Order");
  return order ? (STEPS[order[0]] ?? -1) : -1;
}

/** Whose turn it is: who gives orders, or else the only one asked. */
export function turn(state: State): number | null {
  const order = frameOf<{ seat: number }>(state, "Order", "Sending");
  if (order) return order.seat;
  const [only, ...others] = state.pending;
  return only !== undefined && only >= 0 && others.length === 0 ? only : null;
}

export function seats(state: State): number {
  return state.notoriety.length;
}

/** All Captains clockwise from the one In Favour. */
export function fromFavour(state: State): number[] {
  const n = seats(state);
  return Array.from({ length: n }, (_, at) => (state.favour + at) % n);
}

/** All buildings of the city, block by block in reading order. */
export function buildings(state: State): number[] {
  return state.city.flatMap((block) => edition.now.housesOf[block] ?? []);
}

export function layout(state: State): { rows: number; columns: number } {
  return layoutOf(seats(state), state.house.blocks);
}

export function owner(state: State, b: number): number | null {
  const who = state.owner[b] ?? -1;
  return who >= 0 ? who : null;
}

export function owned(state: State, seat: number): number[] {
  return state.owner.flatMap((who, b) => (who === seat ? [b] : []));
}

/** Groups standing at a building: whose, and which. */
export function standing(state: State, b: number): { seat: number; slot: number }[] {
  return fromFavour(state).flatMap((seat) => {
    const slot = state.groups[seat]?.indexOf(b) ?? -1;
    return slot >= 0 ? [{ seat, slot }] : [];
  });
}

/** The least notoriety: what one's buildings are worth. */
export function minimum(state: State, seat: number): number {
  const worth = owned(state, seat).reduce(
    (sum, b) => sum + (edition.now.houses[b]?.notoriety ?? 0),
    0,
  );
  return Math.min(edition.now.numbers.most, Math.max(edition.now.numbers.least, worth));
}

export function closed(state: State, b: number): boolean {
  return state.raided.includes(b) || state.bombed.includes(b);
}

/** What a building brings today. */
export function income(state: State, b: number): number {
  const house = edition.now.houses[b];
  if (!house || closed(state, b)) return 0;
  if (!state.open.includes(b)) return house.income;
  const value = state.whiskey[state.owner[b] ?? 0] ?? 0;
  const takings = house.income + house.glasses * value;
  if (state.event === UP) return takings * 2;
  return state.event === DOWN ? Math.floor(takings / 2) : takings;
}

/** What a Captain extorts of an amount. */
export function share(state: State, seat: number, amount: number): number {
  const percent = edition.now.numbers.extortion * (state.notoriety[seat] ?? 0);
  return Math.floor((amount * percent) / 100);
}

/** What a crew costs a Day. */
export function wages(state: State, seat: number, wageOf: (card: number) => number): number {
  const cards = (state.crews[seat] ?? []).flatMap((group) => group.cards);
  return cards.reduce((sum, card) => sum + wageOf(card), 0);
}

/** Cards a Captain may hire. */
export function allowance(state: State, seat: number): number {
  const many = (state.notoriety[seat] ?? 0) > edition.now.numbers.notorious;
  return many ? edition.now.numbers.poolNotorious : edition.now.numbers.pool;
}

/** Who comes first for a privilege: smallest token, then clockwise from the one In Favour. */
export function ranking(state: State, privilege: number): number[] {
  const token = (seat: number) => state.bids[seat]?.[privilege] ?? 9;
  return fromFavour(state).sort((a, b) => token(a) - token(b));
}

export function shown(state: State): boolean {
  return (state.bids[0]?.length ?? 0) > 0;
}

/** The privilege being served now. */
export function serving(state: State): number | null {
  if (frameOf(state, "Hiring", "HireInRank", "DrawPool")) return 0;
  const offer = frameOf<{ privilege: number }>(state, "Offer");
  if (offer) return offer.privilege;
  if (frameOf(state, "Snitching")) return 1;
  return frameOf(state, "Whiskeys") ? 3 : null;
}

/** An event by its number: kind, and the side it strikes. */
export function happening(event: number): { kind: EventKind; side?: Side } {
  if (event >= 0 && event < 4) return { kind: "raid", side: SIDES[event] };
  if (event >= 4 && event < TRUCE) return { kind: "crackdown", side: SIDES[event - 4] };
  const kinds: EventKind[] = ["truce", "up", "down", "dead"];
  return { kind: kinds[event - TRUCE] ?? "dead" };
}

/** The event of today where it is turned, or known to me as the Snitch. */
export function knownEvent(state: State): { event: number; secret: boolean } | null {
  if (state.event >= 0) return { event: state.event, secret: false };
  const top = state.events.top[0]?.card ?? UNSEEN;
  return top >= 0 ? { event: top, secret: true } : null;
}

export function eventsLeft(state: State): number {
  // Don is Dead is one of the cards, though it joins the pile only after six Days.
  const turned = state.past.length + (state.event >= 0 ? 1 : 0);
  const joined = turned >= edition.now.numbers.safeDays ? 0 : 1;
  return state.events.rest.length + state.events.top.length + joined;
}

export function deckSize(state: State): number {
  const below = state.deck.layers.reduce(
    (sum, one) => sum + one.shown.length + one.hidden.length,
    0,
  );
  return state.deck.top.length + below;
}

/** The halves of the city a position lies in: north or south first. */
export function sidesAt(rows: number, columns: number, position: number): Side[] {
  const row = Math.floor(position / columns);
  const column = position % columns;
  const sides: Side[] = [];
  if (2 * row + 1 < rows) sides.push("north");
  if (2 * row + 1 > rows) sides.push("south");
  if (2 * column + 1 < columns) sides.push("west");
  if (2 * column + 1 > columns) sides.push("east");
  return sides;
}

/** The position of the block being resolved; blocks before it are done. */
export function resolving(state: State): number | null {
  const frame = frameOf<{ position: number }>(state, "Block");
  if (frame) return frame.position;
  const next = frameOf<{ position: number }>(state, "Resolve");
  return next ? next.position - (state.stack.at(-1)?.[1] === next ? 0 : 1) : null;
}
