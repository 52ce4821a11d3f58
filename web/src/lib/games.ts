// The games these pages have drawings for. Every other game is played on the plain board.
import type { Component } from "svelte";
import type { Maker } from "../edition/maker";
import type { LoadedGame } from "../table/game";

type Loaded = Promise<{ default: Component }>;

/** What a game brings, in `games/<key>/manifest.ts`; it is read with the first page. */
export interface Manifest {
  /** Players, until the server has answered. */
  players: [least: number, most: number];
  minutes?: number | string;
  /** Its picture on the start page. */
  cover(): Loaded;
  board(): Promise<LoadedGame>;
  /** The quick card, and the drawings it refers to where no board of the game is on the page. */
  quick?: { card(): Loaded; drawings?(): Loaded };
  editor?: {
    /** The rules state every value, so that a copy hardly differs. */
    stated?: boolean;
    load(): Promise<{ maker: Maker }>;
  };
  /** The size of board and players on a screen that only shows them. */
  screen(width: number): { width: number; height: number; centred?: boolean };
}

const files = import.meta.glob<{ manifest: Manifest }>("../games/*/manifest.ts", { eager: true });

/** By the keys the server knows them by, which are the names of their folders. */
export const manifests: ReadonlyMap<string, Manifest> = new Map(
  Object.entries(files).map(([path, { manifest }]) => [path.split("/").at(-2) ?? "", manifest]),
);
