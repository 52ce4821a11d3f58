// What stands on a card: type, effect in a few words, the name as it is drawn.
import { speech, t } from "../../lib/words.svelte";
import { type CardType, KINDS } from "./art/kinds";
import { cardName } from "./words.svelte";

const LOCATION = new Set(["hitman", "agreement"]);
const REACTION = new Set(["chief", "fbi", "complicity"]);
const SHY = "\u00ad";

export function cardType(card: number): CardType {
  const kind = KINDS[card >> 2] ?? "";
  if (LOCATION.has(kind)) return "location";
  return REACTION.has(kind) ? "reaction" : "action";
}

export function cardTypeWord(card: number): string {
  return t(`mafia-city-web-type.${cardType(card)}`);
}

export function cardText(card: number): string {
  return t(`mafia-city-web-text.${KINDS[card >> 2] ?? ""}`);
}

/** In capitals, with a hyphen where a long German word may break. */
export function drawnName(card: number): string {
  return cardName(card)
    .replace(/(Auftrags|Mittäter|Schatten|Durch|Polizei)(?=[a-zäöü]{4})/u, `$1${SHY}`)
    .toLocaleUpperCase(speech.lang);
}
