// Mafiozoo at the table page.

import type { MafiozooEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Game } from "../../table/game";
import Amount from "./Amount.svelte";
import { about, goal } from "./about";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import Hand from "./Hand.svelte";
import Slip from "./Slip.svelte";
import Stock from "./Stock.svelte";
import { scene, sceneTime, sound } from "./scenes";
import { certain } from "./score";
import { tally } from "./tally";
import { playWords } from "./tell";

import { chooseWalk, tapsForPlay, tapWalk } from "./walk";
import { read, say } from "./words.svelte";
import { active, NEWS, phase, type State } from "./zoo";

export const ready = read;

/** From this width on desk and city lie side by side. */
const SIDE_BY_SIDE = 1180;

export const game: Game = {
  name: "Mafiozoo",
  Board,
  Hand,
  Stock,
  Chain,
  tally,
  points: (state, seat) => ((state as State).revealed ? undefined : certain(state as State, seat)),
  Slip,
  Amount,
  round(state) {
    const now = state as State;
    const phases = [1, 2, 3, 4].map((n) => say(`phase-${n}`));
    return { number: now.round, phases, current: phase(now) };
  },
  target: () => 0,
  stamped: () => false,
  alias: (thing) => thing,
  doubts: (thing) => [thing],
  useLabel: () => "",
  choice(ask, taps, state) {
    const choice = chooseWalk(ask, taps, diagonals(state as State));
    return choice && { ...choice, label: playWords(taps) };
  },
  tap: (ask, taps, next, state) => tapWalk(ask, taps, next, diagonals(state as State)),
  wanted(_, taps, { lit, pick, offers }) {
    if (taps.length === 0 || pick || offers.length > 0) return "";
    const kinds = new Set([...lit].map((one) => one.split(":")[0]));
    const kind = ["place", "character", "card", "token", "district"].find((one) => kinds.has(one));
    return kind ? t(`mafiozoo-web-next-${kind}`) : "";
  },
  begins: (event) => event === ("Evaluating" satisfies MafiozooEvent["type"]),
  tapsFor: tapsForPlay,
  scene,
  Scene: () => import("./Scene.svelte"),
  sceneTime,
  sound,
  about,
  goal,
  stage: (width) => ({
    width: width >= SIDE_BY_SIDE ? 1280 : 1000,
    height: 664,
    drawer: 1740,
  }),
};

/** Whether the walk of the player who plays a card may use the Newspaper's diagonals. */
function diagonals(state: State): boolean {
  const seat = state.now.turn;
  return seat !== null && active(state, seat, NEWS);
}
