// When a reaction window closes. It runs from its arrival, though older moves are still being shown.
import type { TableNews, Window } from "./wire";

const closing = new WeakMap<Window, number>();

/** A table has come: the clock of its window starts now. */
export function arrived(table: TableNews): void {
  if (table.window) closing.set(table.window, performance.now() + table.window.left * 1000);
}

/** Seconds until that window closes. */
export function secondsLeft(open: Window): number {
  const at = closing.get(open) ?? performance.now() + open.left * 1000;
  return Math.max(0, (at - performance.now()) / 1000);
}
