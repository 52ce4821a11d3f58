// The board of a game, fetched when a table of it opens.
import { manifests } from "../lib/games";
import type { Game } from "./game";

/** Ready to be shown; the plain board where these pages have none for the game. */
export async function loadGame(key: string): Promise<Game> {
  const manifest = manifests.get(key);
  if (!manifest) return (await import("./plain/game")).plainGame(key);
  const { game, ready } = await manifest.board();
  await ready();
  return game;
}
