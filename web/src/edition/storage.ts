// What this browser remembers of editions: those saved, and one draft for each game.
import type { Sheet } from "./sheet";

export interface Kept {
  game: string;
  ref: string;
  name: string;
  /** Its notes can be changed with it; empty where somebody else saved it first. */
  key: string;
}
export interface KeptDraft {
  sheet: Sheet;
  /** As it was saved last. */
  saved: { ref: string; toml: string; key: string } | null;
}

const SAVED = "consigliere.editions";
const DRAFT = "consigliere.edition.";
const MOST = 30;

/** The editions saved from this browser, the newest first. */
export function kept(game: string): Kept[] {
  return all().filter((one) => one.game === game);
}

export function keep(one: Kept): void {
  const others = all().filter((other) => other.game !== one.game || other.ref !== one.ref);
  write(SAVED, [one, ...others].slice(0, MOST));
}

/** The key of an edition saved from here before. */
export function keyOf(game: string, ref: string): string {
  return kept(game).find((one) => one.ref === ref)?.key ?? "";
}

export function draft(game: string): KeptDraft | null {
  const found = read(DRAFT + game) as Partial<KeptDraft> | null;
  const sheet = found?.sheet;
  if (typeof sheet?.toml !== "string" || !sheet.values || !sheet.sources) return null;
  return { sheet, saved: found?.saved ?? null };
}

export function keepDraft(game: string, one: KeptDraft): void {
  write(DRAFT + game, one);
}

function all(): Kept[] {
  const found = read(SAVED);
  return Array.isArray(found) ? found.filter((one) => typeof one?.ref === "string") : [];
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows what was typed until it is closed.
  }
}
