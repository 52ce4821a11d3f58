// Questions that need nobody: with one possible answer, or settled beforehand. The page answers. Pure.
import type { Ask, Mine, TableNews } from "./wire";

/** Whether there is only one way to answer. */
export function forced(ask: Ask): boolean {
  if (ask.form === "one") return ask.options.length === 1;
  if (ask.form === "some") return ask.least === ask.options.length;
  return ask.least === ask.most;
}

/** What a player has settled beforehand: given up, or planned; null where he must decide. */
export type Prepared = (mine: Mine) => Settled | null;

export interface Settled {
  pick: number[];
  /** It is about what lies open: that it was settled before gives nothing away. */
  planned: boolean;
}
const NOTHING: Prepared = () => null;

/** What a chair has to decide itself; null where nothing is asked, or nothing to be decided. */
export function decision(mine: Mine | null | undefined, prepared = NOTHING): Ask | null {
  if (!mine?.ask || mine.sealed || forced(mine.ask) || prepared(mine) !== null) return null;
  return mine.ask;
}

/** An answer that needs nobody, and how long a person might take to give it, in milliseconds. */
export interface Forced {
  seat: number;
  at: number;
  pick: number[];
  after: number;
}

// as long as somebody who has a choice and decides quickly
const QUICK = { least: 800, most: 2600 };
const PLANNED = { least: 100, most: 300 };
const THINKING = { least: 2000, most: 6000 };
// before the shortest window is over: it then lasts no longer than where there was no choice
const SEALED = { least: 50, most: 200 };

/**
 * The answers to be given for these chairs. In a window silence will do where there is one answer,
 * unless a chair has asked for time. `chance` is from 0 to 1: how long an answer takes must not tell
 * that there was no choice.
 */
export function forcedAnswers(
  table: TableNews,
  chairs: readonly number[],
  chance: number,
  prepared = NOTHING,
): Forced[] {
  return table.mine.flatMap((mine) => {
    const { seat, ask, sealed } = mine;
    if (!ask || sealed || decision(mine, prepared) || !chairs.includes(seat)) return [];
    const thinking = table.window?.thinking.includes(seat);
    if (table.window && !thinking && forced(ask)) return []; // the server ends it when its time is over
    const settled = prepared(mine);
    const quick = settled?.planned ? PLANNED : QUICK;
    const { least, most } = thinking ? THINKING : table.window ? SEALED : quick;
    const pick = only(ask) ?? settled?.pick ?? [];
    return [{ seat, at: ask.at, pick, after: least + chance * (most - least) }];
  });
}

/** The one possible answer, if there is only one. */
function only(ask: Ask): number[] | null {
  if (!forced(ask)) return null;
  return ask.form === "number" ? [ask.least] : ask.options.map((_, n) => n);
}
