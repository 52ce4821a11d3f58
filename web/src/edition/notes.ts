// Why a value is what it is: our own notes in the reader's language, others as they were typed.
import { t } from "../lib/words.svelte";
import type { Draft } from "./draft.svelte";
import { type Path, patternOf } from "./sheet";

/** The id of our note on a pattern: `tiles.*.other` is `edition-why-GAME-tiles-any-other`. */
export function noteId(game: string, pattern: string): string {
  const name = pattern.replaceAll("*", "any").replaceAll(/[._]/g, "-");
  return `edition-why-${game}-${name}`;
}

export function why(draft: Draft, path: Path): string {
  const pattern = patternOf(draft.now.sources, path);
  const source = pattern === undefined ? undefined : draft.now.sources[pattern];
  if (pattern === undefined || !source) return "";
  const own = draft.ours.sources[pattern]?.[1] === source[1] && source[0] !== "copy";
  return own ? t(noteId(draft.game, pattern)) : source[1];
}
