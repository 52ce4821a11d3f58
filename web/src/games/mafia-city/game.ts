// Mafia City at the table page.
import type { Ask, MafiaCityEvent, MafiaCityQuestion } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { key, type Thing, type Use } from "../../table/choose";
import type { Game } from "../../table/game";
import { DRAWER_FROM, STAGE } from "../../table/layout";
import { about, goal } from "./about";
import { asking, short } from "./asking";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import { phase, runStart, type State, target } from "./city";
import Hand from "./Hand.svelte";
import { chipTapped, declines, planned, yes } from "./plan";
import Stock from "./Stock.svelte";
import { scene, sceneTime, sound } from "./scenes";
import { tally } from "./tally";
import { cardName, read, symbolName } from "./words.svelte";

export const ready = read;

export const game: Game = {
  name: "Mafia City",
  Board,
  Hand,
  Stock,
  Chain,
  tally,
  round(state) {
    const now = state as State;
    const phases = [1, 2, 3, 4].map((n) => t(`mafia-city-web-phase.n${n}`));
    return { number: now.round, phases, current: phase(now) };
  },
  stage: () => ({ width: STAGE.width, height: 900, drawer: DRAWER_FROM }),
  target: (state) => target(state as State),
  stamped: (state, seat) => phase(state as State) === 0 && !!(state as State).passed[seat],
  waived(kind) {
    return kind === ("bullet" satisfies MafiaCityQuestion) ? t("mafia-city-web-waived") : "";
  },
  nothing: (kind) =>
    kind === ("withdraw" satisfies MafiaCityQuestion) ? t("mafia-city-web-nobody-back") : "",
  choice: (ask, taps, state) => planned(ask, taps, state as State) ?? yes(ask, taps),
  tap: (ask, taps, next, state) => chipTapped(ask, taps, next, state as State),
  declines,
  wanted(ask, taps, choice) {
    const found = asking(ask, taps, choice);
    if (!found) return "";
    return t(`mafia-city-web-ask-${found.id}`, { card: cardName(found.card ?? 0) });
  },
  short,
  begins: (event) => event === ("Solving" satisfies MafiaCityEvent["type"]),
  marks: 3,
  about,
  goal,
  scene,
  Scene: () => import("./Scene.svelte"),
  sceneTime,
  sound,
  alias(thing, ask, state) {
    if (thing[0] !== "chip" || touched(ask, thing)) return thing;
    const [, at, height] = thing as [string, number, number];
    const low: Thing = ["chip", at, runStart((state as State).stacks[at] ?? [], height)];
    return touched(ask, low) ? low : thing;
  },
  doubts(thing) {
    if (thing[0] !== "card") return [thing];
    return [
      ["text", ...thing.slice(1)],
      ["symbol", ...thing.slice(1)],
    ];
  },
  useLabel(use: Use) {
    const card = Number(use.thing?.[1] ?? 0);
    if (use.thing?.[0] === "text") return t("mafia-city-web-use-text", { card: cardName(card) });
    return t("mafia-city-web-use-symbol", { symbol: symbolName(card) });
  },
};

function touched(ask: Ask, thing: Thing): boolean {
  const wanted = key(thing);
  return ask.options.some((option) => option.touches.some((one) => key(one) === wanted));
}
