// The games of this server in the reader's language; until it answers, what is on the box.
import * as api from "./api";
import { manifests } from "./games";
import type { GameInfo } from "./wire";
import { messageOrNull, readable, speech } from "./words.svelte";

const boxes = [...manifests].map(([key, { players }]): GameInfo => {
  const [low, high] = players;
  const bots = ["easy", "normal", "hard", "expert"];
  const unknown = {
    styles: [],
    switches: [],
    groups: [],
    prints: [],
    editions: [],
    components: [],
    phases: {},
    scored: "",
  };
  return { key, title: "", low, high, bots, lesson: true, rulebook: true, ...unknown };
});

export const catalog = $state<{ games: GameInfo[]; loaded: boolean }>({
  games: boxes,
  loaded: false,
});

/** Ask the server again, in the language spoken now; a late answer in another one is dropped. */
export async function load(): Promise<void> {
  const { lang } = speech;
  const games = await api.games();
  if (lang !== speech.lang) return;
  catalog.games = games;
  catalog.loaded = true;
}

/** What is known of a game. */
export function game(key: string | undefined): GameInfo | undefined {
  return catalog.games.find((info) => info.key === key);
}

/** What a game is called. */
export function gameName(key = ""): string {
  return messageOrNull(`game-${key}`) ?? (game(key)?.title || readable(key));
}

/** The games whose printed values can be typed in, first those that have reconstructed ones. */
export function editable(): string[] {
  const found = catalog.games.map(({ key }) => key).filter((key) => manifests.get(key)?.editor);
  const stated = (key: string) => Number(manifests.get(key)?.editor?.stated ?? false);
  return found.sort((a, b) => stated(a) - stated(b));
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
