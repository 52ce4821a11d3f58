// An edition as values and sources: looking things up, changing one thing, counting. Pure.
import type { EditionFile } from "../lib/wire";

export type Sources = EditionFile["sources"];
export type Source = Sources[string];
export type Kind = Source[0];
export type Values = Record<string, unknown>;
export type Path = readonly string[];
export type Branch = Record<string, unknown>;

/** An edition being typed; `toml` is the file it began with and lends its order and remarks. */
export interface Sheet {
  toml: string;
  values: Values;
  sources: Sources;
}

export function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands at a path. */
export function at(values: Values, path: Path): unknown {
  let here: unknown = values;
  for (const name of path) here = isBranch(here) ? here[name] : undefined;
  return here;
}

/** A table of the edition; an empty one if there is none. */
export function table(values: Values, ...path: string[]): Branch {
  const found = at(values, path);
  return isBranch(found) ? found : {};
}

export function number(values: Values, ...path: string[]): number {
  const found = at(values, path);
  return typeof found === "number" ? found : 0;
}

export function text(values: Values, ...path: string[]): string {
  const found = at(values, path);
  return typeof found === "string" ? found : "";
}

/** The values with another one at a path; undefined takes it away. */
export function put(values: Values, path: Path, value: unknown): Values {
  const [name, ...rest] = path;
  if (name === undefined) return values;
  const out: Values = { ...values };
  if (rest.length > 0) out[name] = put(table(values, name), rest, value);
  else if (value === undefined) delete out[name];
  else out[name] = value;
  return out;
}

/** Every value below a path, with its path; the name and the game are none. */
export function leaves(values: Values, under: Path = []): string[][] {
  const here = at(values, under);
  if (!isBranch(here)) return here === undefined ? [] : [[...under]];
  const found = Object.keys(here).flatMap((name) => leaves(values, [...under, name]));
  return under.length > 0 ? found : found.filter((path) => path.length > 1);
}

/** The pattern that says where a value comes from: the longest that matches, `*` for any name. */
export function patternOf(sources: Sources, path: Path): string | undefined {
  let best: { pattern: string; rank: number } | undefined;
  for (const pattern of Object.keys(sources)) {
    const parts = pattern.split(".");
    if (parts.length > path.length) continue;
    if (!parts.every((part, n) => part === "*" || part === path[n])) continue;
    const rank = parts.length * 100 - parts.filter((part) => part === "*").length;
    if (!best || rank > best.rank) best = { pattern, rank };
  }
  return best?.pattern;
}

export function sourceOf(sources: Sources, path: Path): Source | undefined {
  const pattern = patternOf(sources, path);
  return pattern === undefined ? undefined : sources[pattern];
}

export function kindOf(sheet: Sheet, path: Path): Kind {
  return sourceOf(sheet.sources, path)?.[0] ?? "reconstructed";
}

const WORST: readonly Kind[] = ["reconstructed", "inferred", "rulebook", "copy"];

/** The weakest source of all values below these paths: what is still to be compared. */
export function weakest(sheet: Sheet, paths: readonly Path[]): Kind {
  const found = paths.flatMap((path) => leaves(sheet.values, path));
  const kinds = new Set(found.map((leaf) => kindOf(sheet, leaf)));
  if (kinds.has("rulebook") && kinds.has("copy") && kinds.size === 2) return "copy";
  return WORST.find((kind) => kinds.has(kind)) ?? "rulebook";
}

/** How many values are not stated by the rules, and how many of those were seen on a copy. */
export function progress(
  sheet: Sheet,
  paths: readonly Path[] = [[]],
): { seen: number; all: number } {
  const found = paths.flatMap((path) => leaves(sheet.values, path));
  const kinds = found.map((path) => kindOf(sheet, path));
  return {
    seen: kinds.filter((kind) => kind === "copy").length,
    all: kinds.filter((kind) => kind !== "rulebook").length,
  };
}

/** The edition with these values marked as seen on a printed copy. */
export function marked(sheet: Sheet, paths: readonly Path[]): Sheet {
  const sources = { ...sheet.sources };
  for (const path of paths) sources[path.join(".")] = ["copy", ""];
  return { ...sheet, sources };
}

/** The edition with these values as doubtful as they were in ours. */
export function unmarked(sheet: Sheet, ours: Sheet, paths: readonly Path[]): Sheet {
  const sources = { ...sheet.sources };
  for (const path of paths) {
    const name = path.join(".");
    delete sources[name];
    const before = sourceOf(ours.sources, path) ?? ["inferred", ""];
    if (ours.sources[name] || sourceOf(sources, path)?.[0] === "copy") sources[name] = before;
  }
  return { ...sheet, sources };
}

/** A value typed by somebody who has it before his eyes. */
export function typed(sheet: Sheet, path: Path, value: unknown): Sheet {
  return marked({ ...sheet, values: put(sheet.values, path, value) }, [path]);
}

/** One of several things taken away, with all that was said about it. */
export function dropped(sheet: Sheet, path: Path): Sheet {
  const name = path.join(".");
  const kept = Object.entries(sheet.sources).filter(
    ([pattern]) => pattern !== name && !pattern.startsWith(`${name}.`),
  );
  return {
    ...sheet,
    values: put(sheet.values, path, undefined),
    sources: Object.fromEntries(kept),
  };
}

/** Our value again, and our doubts about it. */
export function restored(sheet: Sheet, ours: Sheet, path: Path): Sheet {
  const values = put(sheet.values, path, at(ours.values, path));
  return unmarked({ ...sheet, values }, ours, [path]);
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a problem is about something at or below one of these paths. */
export function concerns(problem: string, paths: readonly Path[]): boolean {
  return paths.some((path) => {
    const name = path.join(".");
    return problem === name || problem.startsWith(`${name}.`);
  });
}

/** The key of an edge in a table of edges, whichever end is named first. */
export function edgeKey(edges: Branch, a: string, b: string): string {
  return `${b}-${a}` in edges ? `${b}-${a}` : `${a}-${b}`;
}

/** The edges that are there, as pairs of names. */
export function edges(values: Values, name: string): [string, string][] {
  return Object.entries(table(values, name)).flatMap(([key, there]): [string, string][] => {
    const [a, b] = key.split("-");
    return there === true && a && b ? [[a, b]] : [];
  });
}

/** An edge laid or taken up. One of ours that is not on the copy stays in the file as false. */
export function toggled(sheet: Sheet, ours: Sheet, name: string, a: string, b: string): Sheet {
  const key = edgeKey({ ...table(ours.values, name), ...table(sheet.values, name) }, a, b);
  const path = [name, key];
  const there = at(sheet.values, path) === true;
  if (!there) return typed(sheet, path, true);
  return at(ours.values, path) === undefined ? dropped(sheet, path) : typed(sheet, path, false);
}
