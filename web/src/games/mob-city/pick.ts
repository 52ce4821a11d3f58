// Which pieces may be tapped now: alike cards lie in many places, the verb of an option tells which is meant.
import type { MobCityAction } from "../../lib/wire";
import { key, type Thing } from "../../table/choose";
import type { Table } from "../../table/table.svelte";
import type { PieceState } from "./art/kinds";

export type Verb = MobCityAction["do"];

/** Pieces that are alike are told apart by where they lie: my slots, the pool, the piles. */
export const inSlot = (slot: number, at: number): number => slot * 100 + at;
export const inPool = (at: number): number => 1000 + at;
export const inPile = (at: number): number => 2000 + at;

/** Whether some answer does that with these things. */
export function can(table: Table, verbs: Verb[], ...things: Thing[]): boolean {
  const options = table.answerable?.options ?? [];
  return options.some((option) => {
    if (!verbs.includes((option.action as MobCityAction).do)) return false;
    const touched = new Set(option.touches.map(key));
    return things.every((thing) => touched.has(key(thing)));
  });
}

/** How a card is to be drawn that some verbs may use. */
export function cardLook(
  table: Table,
  verbs: Verb[],
  card: number,
  at: number,
  ...others: Thing[]
): PieceState {
  const thing: Thing = ["card", card];
  if (table.tapped(thing, at)) return "chosen";
  if (card < 0 || !table.lit(thing)) return "rest";
  return can(table, verbs, thing, ...others) ? "legal" : "rest";
}

/** How anything else is to be drawn. */
export function look(table: Table, thing: Thing): PieceState {
  if (table.tapped(thing)) return "chosen";
  return table.lit(thing) ? "legal" : "rest";
}
