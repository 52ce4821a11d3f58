// The city as numbers: who owns what, who stands where, what a building brings. Pure.
import type { Ask, MobCityNow, MobCityQuestion, MobCityTable } from "../../lib/wire";
import type { Position } from "./art/citymap";
import { type EventKind, SIDES, type Side } from "./art/kinds";
import { edition, layoutOf, openIncome } from "./edition";

export type State = MobCityTable;

/** Whether it is that question. */
export function asks(ask: Ask | null | undefined, question: MobCityQuestion): boolean {
  return ask?.kind === question;
}
export const UNSEEN = -9;
export const HOME = -1;
const UP = 9;
const DOWN = 10;
const TRUCE = 8;

type Scenes = NonNullable<MobCityNow["scene"]>;
/** What fills the table now, by its name. */
export type SceneOf<Name extends Scenes["scene"]> = Extract<Scenes, { scene: Name }>;

const PHASES: MobCityNow["phase"][] = ["bidding", "orders", "districts"];
const STEPS: SceneOf<"orders">["step"][] = ["wages", "buying", "speakeasies", "sending"];

/** The scene of that name, if it is in progress. */
export function sceneOf<Name extends Scenes["scene"]>(
  state: State,
  name: Name,
): SceneOf<Name> | null {
  const scene = state.now.scene;
  return scene?.scene === name ? (scene as SceneOf<Name>) : null;
}

/** Bidding, orders, districts; -1 before the first Day and after the last. */
export function phase(state: State): number {
  return PHASES.indexOf(state.now.phase);
}

/** Wages, buying, speakeasies, sending; -1 outside of the orders. */
export function step(state: State): number {
  const orders = sceneOf(state, "orders");
  return orders ? STEPS.indexOf(orders.step) : -1;
}

/** The group that is sent now, and whose it is. */
export function sending(state: State): { seat: number; slot: number } | null {
  const { turn } = state.now;
  const slot = sceneOf(state, "orders")?.slot ?? null;
  return slot === null || turn === null ? null : { seat: turn, slot };
}

/** All at the table but a separate Consigliere, who sits in the last chair. */
export function captains(state: State): number {
  return state.notoriety.length - (state.house.consigliere === "chair" ? 1 : 0);
}

/** The seat if a Captain sits there, otherwise null: the Consigliere owns and does nothing. */
export function captain(state: State, seat: number | null): number | null {
  return seat !== null && seat < captains(state) ? seat : null;
}

/** The Will a separate Consigliere has chosen, as far as I know it, or the one that was read. */
export function willOf(state: State): "cash" | "notoriety" | undefined {
  const known = state.will >= 0 ? state.will : state.testament.will;
  return known === 0 ? "cash" : known === 1 ? "notoriety" : undefined;
}

/** All Captains clockwise from the one In Favour. */
export function fromFavour(state: State): number[] {
  const n = captains(state);
  return Array.from({ length: n }, (_, at) => (state.favour + at) % n);
}

/** All buildings of the city, block by block in reading order. */
export function buildings(state: State): number[] {
  return state.city.flatMap((block) => edition.now.housesOf[block] ?? []);
}

export function layout(state: State): Position[] {
  return layoutOf(captains(state), state.house.blocks);
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
  const takings = openIncome(house, value);
  if (state.event === UP) return takings * 2;
  return state.event === DOWN ? Math.floor(takings / 2) : takings;
}

/** What a Captain extorts of an amount. */
export function share(state: State, seat: number, amount: number): number {
  const percent = edition.now.numbers.extortion * (state.notoriety[seat] ?? 0);
  const bill = Number(state.house.smallest_bill);
  return Math.floor((amount * percent) / 100 / bill) * bill;
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
