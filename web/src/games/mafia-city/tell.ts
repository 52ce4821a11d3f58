// What lies on the board, in words, for those who hear it.
import { t } from "../../lib/words.svelte";
import type { Table } from "../../table/table.svelte";
import { controller, figuresAt, type State, tally, tied } from "./city";
import { place, say } from "./words.svelte";

/** A player as the reader calls them. */
export function person(table: Table, seat: number): string {
  return seat === table.seat && !table.shared ? t("mafia-city-web-you") : table.name(seat);
}

/** Who controls a stack, in words. */
export function control(table: Table, at: number, stack: number[]): string {
  const who = controller(at, stack);
  if (who === null) return t("mafia-city-web-empty");
  if (who === "tie") return t("mafia-city-web-nobody");
  if (who === table.seat && !table.shared) return t("mafia-city-web-you-control");
  return t("mafia-city-web-controls", { name: table.name(who) });
}

/** The sentence with the reason, where the lowest chip decides a tie. */
export function reason(table: Table, at: number, stack: number[]): string {
  const who = controller(at, stack);
  if (typeof who !== "number" || !tied(stack)) return control(table, at, stack);
  return t("mafia-city-web-tie", { name: person(table, who) });
}

/** Harbor, 5 chips, you control; legal target */
export function tileWords(table: Table, at: number): string {
  const state = table.state as State;
  const stack = state.stacks[at] ?? [];
  const parts = [`${at + 1} ${place(at)}`];
  parts.push(t("mafia-city-web-chips", { n: stack.length }));
  if (stack.length > 0) parts.push(counts(table, stack), control(table, at, stack));
  parts.push(...figuresAt(state, at).map((who) => say(`figure-${who}`)));
  if (state.solved[at]) parts.push(t("mafia-city-web-solved"));
  if (table.tapped(["location", at])) parts.push(t("mafia-city-web-chosen"));
  else if (table.lit(["location", at])) parts.push(t("mafia-city-web-target"));
  return parts.join(", ");
}

/** Rosa's chip, 2 of 5 from the bottom, Harbor */
export function chipWords(table: Table, at: number, height: number): string {
  const stack = (table.state as State).stacks[at] ?? [];
  const name = person(table, stack[height] ?? 0);
  return t("mafia-city-web-chip", { name, n: height + 1, all: stack.length, place: place(at) });
}

/** You 2 · Rosa 2 · Enzo 1 */
export function counts(table: Table, stack: number[]): string {
  const seats = table.session.room?.chairs.length ?? 0;
  return tally(stack, seats)
    .map((n, seat) => ({ n, seat }))
    .filter((one) => one.n > 0)
    .sort((one, other) => other.n - one.n)
    .map((one) => `${person(table, one.seat)} ${one.n}`)
    .join(" · ");
}
