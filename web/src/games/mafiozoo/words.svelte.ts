// The words of Mafiozoo itself: the same files the server speaks from, fetched when needed.
import { gameWords } from "../../lib/gameWords.svelte";
import { t } from "../../lib/words.svelte";
import { CHARACTERS, DISTRICTS, PLACES, TOKENS } from "./art/kinds";
import { type Condition, edition } from "./edition";
import { TERMS } from "./labels";
import { GENERIC } from "./zoo";

export { capital } from "../../lib/gameWords.svelte";
export const { read, say } = gameWords(
  "mafiozoo",
  import.meta.glob<string>("../../../../src/consigliere/games/mafiozoo/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
);
const SHY = "\u00ad";
const BREAKS =
  /(Schwarz|Bürger|Transport|Privat|Bau|Polizei|Tages|Friseur|Massage|Industrie|Finanz|Universi)(?=[a-zäöü]{4})/u;

/** With a hyphen where a long word may break. */
export function broken(text: string): string {
  return text.replace(BREAKS, `$1${SHY}`);
}

export function character(c: number): string {
  return say(`character-${CHARACTERS[c] ?? ""}`);
}

/** Lieutenant (4) */
export function photo(c: number): string {
  return `${character(c)} (${c + 1})`;
}

export function cardName(card: number): string {
  return card === GENERIC ? t("mafiozoo-web-any-name") : character(card);
}

export function place(p: number): string {
  return say(`place-${PLACES[p] ?? ""}`);
}

export function district(d: number): string {
  return say(`district-${DISTRICTS[d] ?? ""}`);
}

export function token(n: number): string {
  return say(`token-${TOKENS[n] ?? ""}`);
}

/** The condition of a tile in capitals: FIRST, PAY, OFFER. */
export function term(condition: Condition): string {
  return t(TERMS[condition.rule]);
}

/** A condition in short: 1st, 3 Z, ≥2. */
export function mark(condition: Condition): string {
  const n = condition.number;
  if (condition.rule === "first") return t("mafiozoo-web-first");
  return condition.rule === "pay" ? t("mafiozoo-web-money", { n }) : `≥${n}`;
}

/** What a character gives, in words. */
export function favourWords(c: number): string {
  const { number } = edition.now;
  const districts = (n: number) => say("district-tokens", { n });
  const gems = (n: number) => say("gems", { n });
  const name = CHARACTERS[c] ?? "";
  const n: Record<string, number> = {
    union: number("union_districts"),
    planner: number("planner_districts"),
    investigator: number("investigator_districts"),
  };
  return say(`favour-${name}`, {
    n: number("banker"),
    districts: districts(n[name] ?? 1),
    gain: gems(number("producer_gain")),
    gems: gems(number(name === "producer" ? "producer_gems" : "union_gems")),
  });
}
