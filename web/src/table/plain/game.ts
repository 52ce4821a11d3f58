// A game without a board of its own: what lies on the table in words, all answers as a list.
import { gameName } from "../../lib/catalog.svelte";
import type { Ask } from "../../lib/wire";
import type { Choice, Tap } from "../choose";
import { BUTTONS } from "../choose";
import type { Game } from "../game";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import Options from "./Options.svelte";

export function plainGame(key: string): Game {
  return {
    get name() {
      return gameName(key);
    },
    Board,
    Hand: Options,
    Chain,
    listed: true,
    round: (state) => ({ number: roundOf(state), phases: [], current: -1 }),
    target: () => 0,
    pending: () => true, // whatever is answered in secret by several
    stamped: () => false,
    alias: (thing) => thing,
    doubts: (thing) => [thing],
    useLabel: () => "",
    choice: (ask, taps) => (ask.form === "some" ? several(ask, taps) : undefined),
    tap: (ask, taps, next) => (ask.form === "some" ? toggled(ask, taps, next) : undefined),
  };
}

/** Whether the answers stand in a list of their own, because they are too many for buttons. */
export function listed(ask: Ask): boolean {
  return ask.form === "some" ? ask.options.length > 1 : ask.options.length > BUTTONS;
}

function roundOf(state: unknown): number {
  const { round } = (state ?? {}) as { round?: unknown };
  return typeof round === "number" ? round : 0;
}

/** Of several, each is chosen by its number: `["option", 3]`. */
function several(ask: Ask, taps: Tap[]): Choice {
  const pick = taps.map(({ thing }) => Number(thing[1])).sort((a, b) => a - b);
  const enough = pick.length >= ask.least && pick.length <= ask.most;
  const left = ask.options.map((_, n) => n).filter((n) => !pick.includes(n));
  return { left, pick: enough ? pick : null, lit: new Set(), uses: [], offers: [] };
}

function toggled(ask: Ask, taps: Tap[], next: Tap): Tap[] | null {
  if (next.thing[0] !== "option") return null;
  const others = taps.filter((one) => one.thing[1] !== next.thing[1]);
  if (others.length < taps.length) return others;
  return taps.length < ask.most ? [...taps, next] : taps;
}
