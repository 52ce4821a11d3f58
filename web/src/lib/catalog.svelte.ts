// The games of this server in the reader's language; until it answers, what is on the box.
import * as api from "./api";
import type { GameInfo } from "./wire";
import { speech } from "./words.svelte";

const box = (key: string, low: number, high: number): GameInfo => {
  const bots = ["easy", "normal", "hard", "expert"];
  return { key, low, high, bots, styles: [], switches: [], editions: [] };
};

export const catalog = $state<{ games: GameInfo[] }>({
  games: [box("mafia-city", 3, 5), box("mafiozoo", 2, 4), box("mob-city", 2, 6)],
});

/** Ask the server again, in the language spoken now; a late answer in another one is dropped. */
export async function load(): Promise<void> {
  const { lang } = speech;
  const games = await api.games();
  if (lang === speech.lang) catalog.games = games;
}

/** What is known of a game. */
export function game(key: string | undefined): GameInfo | undefined {
  return catalog.games.find((info) => info.key === key);
}

/** The usual number of chairs: four, where the game allows it. */
export function usual(info: GameInfo): number {
  return Math.min(info.high, Math.max(info.low, 4));
}

/** The ref of the edition a game comes with today; older ones have the same name and other values. */
export function standardOf(key: string): string | undefined {
  return game(key)?.editions.find((one) => one.name === "standard")?.ref;
}

/** The names of those it came with before. */
export function earlierOf(key: string): string[] {
  return (game(key)?.editions ?? []).map((one) => one.name).filter((name) => name !== "standard");
}
