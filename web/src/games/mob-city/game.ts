// Mob City at the table page.
import { t } from "../../lib/words.svelte";
import { choice } from "../../table/choose";
import type { Game } from "../../table/game";
import { STAGE } from "../../table/layout";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import { frameOf, phase, type State, turn } from "./city";
import { attacks, scene } from "./fight";
import Hand from "./Hand.svelte";
import Slip from "./Slip.svelte";
import Stock from "./Stock.svelte";
import { read } from "./words.svelte";

export const ready = read;
const PHASES = ["mob-city-web-phase.n1", "mob-city-web-phase.n2", "mob-city-web-phase.n3"];

export const game: Game = {
  name: "Mob City",
  Board,
  Hand,
  Stock,
  Chain,
  Slip,
  round(state) {
    const now = state as State;
    const phases = PHASES.map((id) => t(id));
    return { number: now.day, phases, current: phase(now), name: t("mob-city-web-day-word") };
  },
  // cash or notoriety, as the Will says: no number of points ends the game
  target: () => 0,
  turn: (state) => turn(state as State),
  // a Grenade thrown at a building is the only thing answered in secret by those who may
  pending: (state) => frameOf(state as State, "Throwing") !== undefined,
  stamped: () => false,
  alias: (thing) => thing,
  doubts: (thing) => [thing],
  useLabel: () => "",
  // attacks lie before me with their odds, weapons beside my people; the prompt offers the rest
  choice(ask, taps) {
    const shown = new Set(attacks(ask.options).map((one) => one.option));
    if (taps.length > 0 || (shown.size === 0 && ask.kind !== "arm")) return undefined;
    const all = choice(ask, taps);
    const lies = (n: number) => ask.kind === "arm" && (ask.options[n]?.touches.length ?? 0) > 0;
    return { ...all, offers: all.offers.filter((n) => !shown.has(n) && !lies(n)) };
  },
  staged: (state) =>
    scene(state as State) !== null || frameOf(state as State, "Bids") !== undefined,
  // events and bank stand beside the plan, so the log stays only where there is room for both
  stage: () => ({ ...STAGE, drawer: 1700 }),
};
