// Values of an edition as a person names and types them.
import type { Component } from "svelte";
import { t } from "../lib/words.svelte";
import type { Path } from "./sheet";

/** Where a value is typed that is written in a way of its own. */
export type Box = Component<{
  value: string;
  label: string;
  count?: number;
  described?: string;
  wrong?: boolean;
  onchange(value: string): void;
}>;
export interface Field {
  path: string[];
  label: string;
  control: "number" | "numbers" | "choice" | Box;
  /** The value as a person would say it, where that is not what is typed. */
  inWords?(value: string): string;
  /** Of a choice: what is stored, and its words. */
  choices?: [string | number, string][];
  /** Of tokens: how many. */
  count?: number;
}

/** A number with the label of its table and column. */
export function numberField(game: string, path: string[]): Field {
  return { path, label: labelOf(game, path), control: "number" };
}

/** What a value is called: `tiles.3.other` by table and column, `numbers.rounds` by its own name. */
export function labelOf(game: string, path: Path): string {
  const [table = "", name = "", column] = path;
  return t(`edition-field-${game}-${table}-${column ?? name}`.replaceAll("_", "-"));
}

/** A sentence of the server without its line, and with our name for the thing. */
export function plainly(text: string, path: string, name: string): string {
  const bare = text.replace(/^\S+ \d+: /u, "");
  return path && name ? bare.replace(path, name) : bare;
}
