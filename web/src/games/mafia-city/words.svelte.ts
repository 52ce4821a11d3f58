// The words of Mafia City itself: the same files the server speaks from, fetched when needed.
import { gameWords } from "../../lib/gameWords.svelte";
import { speech } from "../../lib/words.svelte";
import { KINDS, SYMBOLS } from "./art/kinds";
import { PLACES } from "./city";

export { capital } from "../../lib/gameWords.svelte";
export const { read, say } = gameWords(
  "mafia-city",
  import.meta.glob<string>("../../../../src/consigliere/games/mafia_city/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
);
const SHY = "\u00ad";

/** A place: its name, or as a sentence needs it (`in`, `to`, `of`, ...). */
export function place(at: number, form = ""): string {
  return say(`location-${PLACES[at] ?? ""}${form ? `.${form}` : ""}`);
}

/** A place on its plate: in capitals, with a hyphen where a long word may break. */
export function plate(at: number): string {
  return place(at)
    .replace(/(Polizei|Geschäfts|Rat|Herren)(?=[a-zäöü]{4})/u, `$1${SHY}`)
    .toLocaleUpperCase(speech.lang);
}

export function cardName(card: number): string {
  return say(`card-${KINDS[card >> 2] ?? ""}`);
}

export function symbolName(card: number): string {
  return say(`symbol-${SYMBOLS[card & 3] ?? ""}`);
}
