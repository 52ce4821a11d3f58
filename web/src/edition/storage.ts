// What this browser remembers of editions: those saved, and one draft for each game.
import type { Sheet } from "./sheet";

export interface SavedEdition {
  game: string;
  ref: string;
  name: string;
  /** Its notes can be changed with it; empty where somebody else saved it first. */
  key: string;
}
export interface SavedDraft {
  sheet: Sheet;
  /** As it was saved last. */
  saved: { ref: string; toml: string; key: string } | null;
}

const SAVED = "consigliere.editions";
const DRAFT = "consigliere.edition.";
const KEPT_EDITIONS = 30;

/** The editions saved from this browser, the newest first. */
export function savedEditions(game: string): SavedEdition[] {
  return all().filter((one) => one.game === game);
}

export function saveEdition(one: SavedEdition): void {
  const others = all().filter((other) => other.game !== one.game || other.ref !== one.ref);
  write(SAVED, [one, ...others].slice(0, KEPT_EDITIONS));
}

/** The key of an edition saved from here before. */
export function keyOf(game: string, ref: string): string {
  return savedEditions(game).find((one) => one.ref === ref)?.key ?? "";
}

export function draft(game: string): SavedDraft | null {
  const stored = read(DRAFT + game) as Partial<SavedDraft> | null;
  const sheet = stored?.sheet;
  if (typeof sheet?.toml !== "string" || !sheet.values || !sheet.sources) return null;
  return { sheet, saved: stored?.saved ?? null };
}

export function saveDraft(game: string, one: SavedDraft): void {
  write(DRAFT + game, one);
}

function all(): SavedEdition[] {
  const stored = read(SAVED);
  return Array.isArray(stored) ? stored.filter((one) => typeof one?.ref === "string") : [];
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
    // Without storage the page still shows what was typed until it is closed.
  }
}
