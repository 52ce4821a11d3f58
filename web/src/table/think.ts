// Time to think about a reaction: who may ask for it, and when the page asks by itself. Pure.
import type { Window } from "../lib/wire";

/** Whether time runs out in that window for a seat that may still ask for more. */
export function mayThink(open: Window, seat: number, sealed: boolean): boolean {
  const thinking = open.thinking ?? [];
  if (sealed || !open.asked.includes(seat) || thinking.includes(seat)) return false;
  return thinking.length > 0 || (open.most !== null && open.most <= open.least);
}

/** My seats that ask at once: nobody looks, many share a screen, or I always want it. Not by hand. */
export function asksByItself(
  open: Window,
  mine: number[],
  how: { hidden: boolean; always: boolean },
): number[] {
  if (!how.hidden && !how.always && mine.length < 2) return [];
  return mine.filter((seat) => mayThink(open, seat, false));
}
