// How answers from a list are chosen. Pure.
import type { Ask } from "../../lib/wire";
import type { Choice, Tap } from "../choose";
import { BUTTONS, choice, refusal } from "../choose";

/** Whether the answers stand in a list of their own, because they are too many for buttons. */
export function listed(ask: Ask): boolean {
  return ask.form === "some" ? ask.options.length > 1 : ask.options.length > BUTTONS;
}

/** The answers of the list; one that gives up what was offered is a button, with its own key. */
export function inList(ask: Ask): number[] {
  const all = ask.options.map((_, n) => n);
  return ask.form === "some" ? all : all.filter((n) => !refusals(ask).includes(n));
}

/** What taps lead to; undefined where answers are buttons. No answer of the list is a button. */
export function choose(ask: Ask, taps: Tap[]): Choice | undefined {
  if (ask.form === "some") return several(ask, taps);
  return listed(ask) ? { ...choice(ask, taps), offers: refusals(ask) } : undefined;
}

function refusals(ask: Ask): number[] {
  const found = ask.options.map((_, n) => n).filter((n) => refusal(ask, n));
  return found.length <= BUTTONS ? found : [];
}

/** Of several, each is chosen by its number: `["option", 3]`. */
function several(ask: Ask, taps: Tap[]): Choice {
  const pick = taps.map(({ thing }) => Number(thing[1])).sort((a, b) => a - b);
  const enough = pick.length >= ask.least && pick.length <= ask.most;
  const left = ask.options.map((_, n) => n).filter((n) => !pick.includes(n));
  return { left, pick: enough ? pick : null, lit: new Set(), uses: [], offers: [] };
}

export function toggled(ask: Ask, taps: Tap[], next: Tap): Tap[] | null {
  if (next.thing[0] !== "option") return null;
  const others = taps.filter((one) => one.thing[1] !== next.thing[1]);
  if (others.length < taps.length) return others;
  return taps.length < ask.most ? [...taps, next] : taps;
}
