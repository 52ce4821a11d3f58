// A phone as its owner's hand: what lies open on it, while a big screen shows the table.
import { settings } from "../lib/settings.svelte";
import type { Table } from "./table.svelte";

export type Side = "hand" | "board";

/** So many answers may be read as a list; beyond that one taps on the board. */
const READABLE = 40;
const SHORT = 12;
const HELD = new Set(["card", "text", "symbol", "informant", "token"]);

/** Whether this device shows its owner's hand first. */
export function asHand(table: Table): boolean {
  if (!table.compact || table.session.chairs.length === 0) return false;
  if (settings.hand === "always") return true;
  return settings.hand === "screen" && (table.session.room?.screens ?? 0) > 0;
}

/** Whether something can be tapped that lies on the board. */
export function litOnBoard(table: Table): boolean {
  return [...(table.choice?.lit ?? [])].some((one) => !HELD.has(one.split(":")[0] ?? ""));
}

/** Which side is asked for: a scene of the board, or the hand. */
export function sideFor(table: Table): Side {
  return table.ask && table.open && table.game.staged?.(table.state) ? "board" : "hand";
}

/** Whether the answers that are left belong on the hand's side as a list. */
export function listed(table: Table): boolean {
  const { ask, choice } = table;
  if (ask?.form === "some") return ask.options.length > 1 && ask.options.length <= READABLE;
  if (ask?.form !== "one" || !choice || choice.pick) return false;
  const most = table.taps.length > 0 ? READABLE : SHORT;
  return choice.left.length <= most && choice.left.length > choice.offers.length;
}

/** Whether only the board can show what is left after a card was tapped. */
export function beyondList(table: Table): boolean {
  const { choice } = table;
  if (table.taps.length === 0 || !choice || choice.pick) return false;
  return choice.left.length > READABLE && litOnBoard(table);
}
