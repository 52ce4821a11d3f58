// A game without a board of its own: what lies on the table in words, all answers as a list.
import { gameName } from "../../lib/catalog.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import { choose, toggled } from "./choose";
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
    choice: choose,
    tap: (ask, taps, next) => (ask.form === "some" ? toggled(ask, taps, next) : undefined),
  };
}

function roundOf(state: unknown): number {
  const { round } = (state ?? {}) as { round?: unknown };
  return typeof round === "number" ? round : 0;
}
