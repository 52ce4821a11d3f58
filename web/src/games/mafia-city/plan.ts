// The Strategy Phase decided on one screen, and the order of the Mayor with one click. Pure.

import type { Asked } from "../../lib/settings.svelte";
import type { Ask, MafiaCityQuestion, Mine } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import {
  BUTTONS,
  type Choice,
  choice,
  key,
  type Tap,
  type Thing,
  type Use,
} from "../../table/choose";
import type { Plan } from "../../table/game";
import { phase, SCORING, STRATEGY, type State } from "./city";

/** Which of my Mafiosi go home: of each place, counted among mine from the bottom. */
type Home = Map<number, number[]>;

const is = (ask: Ask, ...kinds: MafiaCityQuestion[]) => kinds.some((kind) => kind === ask.kind);

/** Where taps lead while places are cleared, or the Mayor says what comes next. */
export function planned(ask: Ask, taps: Tap[], state: State): Choice | undefined {
  const chips = taps.filter((one) => one.thing[0] === "chip");
  if (chips.length < taps.length) return undefined; // a place or a player was named
  if (is(ask, "choose")) return { ...choice(ask, []), plans: [inOrder(ask, state)] };
  if (!is(ask, "withdraw", "next_location", "name")) return undefined;
  const all = mine(ask, state);
  const first = choice(ask, []);
  const lit = new Set([...first.lit, ...all.map(key)]);
  const home = going(chips.map(lying), ask, state);
  const pick = is(ask, "withdraw") ? (home.get(placeOf(ask)) ?? []) : null;
  const plans = [clearing(ask, home, state)];
  if (chips.length === 0) plans.push(clearing(ask, going(all, ask, state), state));
  return { ...first, lit, pick, plans };
}

/** The taps after one more on a chip; undefined where it is something else. */
export function chipTapped(ask: Ask, taps: Tap[], next: Tap, state: State) {
  if (!is(ask, "withdraw", "next_location", "name") || next.thing[0] !== "chip") return undefined;
  const chip = lying(next);
  if (!mine(ask, state).some((one) => key(one) === key(chip))) return null;
  const chips = taps.filter((one) => one.thing[0] === "chip");
  const rest = chips.filter((one) => key(one.thing) !== key(chip));
  return rest.length < chips.length ? rest : [...rest, { thing: chip, slot: chip[2] as number }];
}

/** The server says of a reaction whether it is about me. */
export function declines({ orders }: Mine, asked: Asked): boolean {
  if (asked === "never") return orders.length > 0;
  return asked === "target" && orders.some(({ order }) => order === "others");
}

/** Neighbours of one colour have one name, and lie at different heights. */
function lying({ thing, slot }: Tap): Thing {
  return ["chip", Number(thing[1]), slot ?? Number(thing[2])];
}

/** Who is asked: the owner of the Mafiosi in question, or the Mayor's holder. */
function asker(ask: Ask, state: State): number {
  if (!is(ask, "withdraw")) return state.mayor;
  const [, at, height] = ask.options[0]?.touches[0] ?? [];
  return state.stacks[Number(at)]?.[Number(height)] ?? -1;
}

/** My Mafiosi in all places not yet cleared. */
function mine(ask: Ask, state: State): Thing[] {
  const seat = asker(ask, state);
  return state.stacks.flatMap((stack, at) =>
    state.solved[at]
      ? stack.flatMap((owner, height): Thing[] => (owner === seat ? [["chip", at, height]] : []))
      : [],
  );
}

function going(chips: Thing[], ask: Ask, state: State): Home {
  const seat = asker(ask, state);
  const home: Home = new Map();
  for (const [, at, height] of chips) {
    const below = (state.stacks[Number(at)] ?? []).slice(0, Number(height));
    const nth = below.filter((owner) => owner === seat).length;
    home.set(
      Number(at),
      [...(home.get(Number(at)) ?? []), nth].sort((a, b) => a - b),
    );
  }
  return home;
}

/** The place a question is about: all its options name chips there. */
function placeOf(ask: Ask): number {
  return Number(ask.options[0]?.touches[0]?.[1] ?? -1);
}

function clearing(ask: Ask, home: Home, state: State): Plan {
  const mayor = !is(ask, "withdraw");
  const go = [...home.values()].flat().length;
  const count = { go, stay: mine(ask, state).length - go, mayor: mayor ? "yes" : "no" };
  return {
    prompt: t(mayor ? "mafia-city-web-clear-mayor" : "mafia-city-web-clear"),
    label: t("mafia-city-web-clear-done", count),
    words: t("mafia-city-web-clear-going", count),
    // my own chips keep their order among themselves whatever the others take back
    answer: (asked) => {
      if (is(asked, "withdraw")) return home.get(placeOf(asked)) ?? [];
      return mayor && is(asked, "next_location", "name") ? [0] : null;
    },
    holds: (table) => same(table, state) && phase(table as State) === STRATEGY,
  };
}

function inOrder(ask: Ask, state: State): Plan {
  return {
    prompt: ask.prompt,
    label: t("mafia-city-web-in-order"),
    words: t("mafia-city-web-in-order-going"),
    answer: (asked) => (is(asked, "choose") ? [0] : null),
    holds: (table) => same(table, state) && phase(table as State) === SCORING,
  };
}

/** With a refusal beside it, a card that can be played at many things has a button of its own. */
export function yes(ask: Ask, taps: Tap[]): Choice | undefined {
  if (taps.length > 0 || !is(ask, "complicity", "kill")) return undefined;
  const first = choice(ask, []);
  const uses = new Map<string, Use>();
  for (const n of first.left) {
    const thing = ask.options[n]?.touches.find((one) => one[0] === "text");
    if (!thing) continue;
    const use = uses.get(key(thing)) ?? { thing, options: [] };
    use.options.push(n);
    uses.set(key(thing), use);
  }
  return first.left.length > BUTTONS ? { ...first, uses: [...uses.values()] } : first;
}

function same(one: unknown, other: State): boolean {
  return (one as State | undefined)?.round === other.round;
}
