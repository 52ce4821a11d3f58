// What is being put together by taps, in words: on the button that confirms it, and step by step.
import type { Ask } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Tap } from "../../table/choose";
import type { State } from "./city";
import { edition } from "./edition";
import { cost, hired, plans, sent, waitingGroups } from "./orders";
import { cardName, money } from "./words.svelte";

/** On the button; "" where the words of the answer do. */
export function planLabel(ask: Ask, taps: Tap[], state: State): string {
  switch (plans(ask)) {
    case "send": {
      const n = sent(ask, taps, state).length;
      return n > 1 ? t("mob-city-web-send-all", { n }) : "";
    }
    case "buy":
      return t("mob-city-web-buy", { n: taps.length, amount: money(cost(taps)) });
    case "hire": {
      const cards = hired(ask, taps, state).map((one) => cardName(one.card));
      return t("mob-city-web-hire", { cards: cards.join(", ") });
    }
    default:
      return "";
  }
}

export interface Step {
  /** The group, from 1 on. */
  group: number;
  /** Where it goes, or who joins it; empty while it waits for a tap. */
  what: string;
  now: boolean;
}

/** The plan so far, group by group. */
export function planSteps(ask: Ask, taps: Tap[], state: State): Step[] {
  if (plans(ask) === "hire") {
    return hired(ask, taps, state).map(({ card, slot }) => {
      return { group: slot + 1, what: cardName(card), now: false };
    });
  }
  if (plans(ask) !== "send") return [];
  const groups = waitingGroups(ask, state);
  if (groups.length < 2) return [];
  const going = sent(ask, taps, state);
  return groups.map((slot, n) => {
    const b = going.find((one) => one.slot === slot)?.building;
    const what = b === undefined ? "" : (edition.now.houses[b]?.code ?? "");
    return { group: slot + 1, what, now: n === going.length };
  });
}
