// What the editor needs to know of a game: its pictures, in pages, and its words.
import type { Component } from "svelte";
import { manifests } from "../lib/games";
import type { Draft } from "./draft.svelte";
import type { Path, Values } from "./sheet";

export interface PageProps {
  draft: Draft;
  phone: boolean;
  /** What was tapped in the picture; empty if nothing. */
  chosen: string;
  choose(thing: string): void | Promise<void>;
  named(path: string): string;
}
export interface Page {
  key: string;
  label: string;
  /** The tables it shows. */
  paths: Path[];
  View: Component<PageProps>;
}
export interface Maker {
  /** The words of the game, fetched. */
  ready(): Promise<void>;
  /** What the drawings refer to. */
  Defs: Component;
  pages(): Page[];
  /** What the value at a path is called. */
  named(values: Values, path: string): string;
  /** What to choose in its picture, so that the value at a path is seen. */
  thing(path: Path): string;
}

/** The pictures of a game, ready to be shown; undefined where it cannot be edited here. */
export async function makerOf(game: string): Promise<Maker | undefined> {
  const found = await manifests.get(game)?.editor?.load();
  await found?.maker.ready();
  return found?.maker;
}

/** The page that shows a value. */
export function pageOf(pages: Page[], path: Path): Page | undefined {
  return pages.find((page) => page.paths.some(([table]) => table === path[0]));
}
