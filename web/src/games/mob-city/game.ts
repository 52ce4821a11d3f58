// Mob City at the table page.
import type { MobCityAction, MobCityQuestion } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { choice } from "../../table/choose";
import type { Game } from "../../table/game";
import { STAGE } from "../../table/layout";
import { about } from "./about";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import { asks, phase, type State, sceneOf, step } from "./city";
import { attacks } from "./fight";
import Hand from "./Hand.svelte";
import { armChoice, planChoice, planTap } from "./orders";
import { planLabel } from "./planned";
import Slip from "./Slip.svelte";
import Stock from "./Stock.svelte";
import { sceneOfStep, sceneTime } from "./scenes";
import { sound } from "./sound";
import { tally } from "./tally";
import { read, say } from "./words.svelte";

export const ready = read;
const PHASES = ["mob-city-web-phase.n1", "mob-city-web-phase.n2", "mob-city-web-phase.n3"];

export const game: Game = {
  name: "Mob City",
  Board,
  Hand,
  Stock,
  Chain,
  tally,
  Slip,
  round(state) {
    const now = state as State;
    const phases = PHASES.map((id) => t(id));
    return { number: now.day, phases, current: phase(now), name: t("mob-city-web-day-word") };
  },
  // cash or notoriety, as the Will says: no number of points ends the game
  target: () => 0,
  // a Grenade thrown at a building is the only thing answered in secret by those who may
  pending: (state) => sceneOf(state as State, "grenade") !== null,
  stamped: () => false,
  alias: (thing) => thing,
  doubts: (thing) => [thing],
  useLabel: () => "",
  // attacks lie before me with their odds, weapons beside my people; the prompt offers the rest
  choice(ask, taps, state, single) {
    const city = state as State;
    const planned = single ? undefined : planChoice(ask, taps, city);
    if (planned)
      return taps.length > 0 ? { ...planned, label: planLabel(ask, taps, city) } : planned;
    const armed =
      single || taps.length > 0 ? undefined : armChoice(ask, city, t("mob-city-web-arm-all"));
    if (armed) return armed;
    const shown = new Set(attacks(ask.options).map((one) => one.option));
    if (taps.length > 0 || (shown.size === 0 && !asks(ask, "arm"))) return undefined;
    const all = choice(ask, taps);
    const lies = (n: number) => asks(ask, "arm") && (ask.options[n]?.touches.length ?? 0) > 0;
    return { ...all, offers: all.offers.filter((n) => !shown.has(n) && !lies(n)) };
  },
  tap: (ask, taps, next, state, single) =>
    single ? undefined : planTap(ask, taps, next, state as State),
  // the first man finds four empty groups
  alike: (ask) =>
    ask.options.every((option) => (option.action as MobCityAction).do === "settle") ? 0 : null,
  nothing: (kind) =>
    kind === ("pour" satisfies MobCityQuestion) ? say("option-pour", { n: 0 }) : "",
  // posters, pool, bottles, lots, fighters: all but the wages is decided on the board
  staged(state) {
    const scene = (state as State).now.scene?.scene;
    return scene !== undefined && (scene !== "orders" || step(state as State) > 0);
  },
  goal: () => t("mob-city-web-goal"),
  about: (thing, state, table) => about(thing, state as State, table),
  scene: sceneOfStep,
  Scene: () => import("./scene/Scene.svelte"),
  sceneTime,
  sound,
  // events and bank stand beside the plan, so the log stays only where there is room for both
  stage: () => ({ ...STAGE, drawer: 1700 }),
};
