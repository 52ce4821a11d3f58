// Values as a person would say them.
import { token } from "../games/mafiozoo/words.svelte";
import { say } from "../games/mob-city/words.svelte";
import { t } from "../lib/words.svelte";
import type { Field } from "./fields";

const LETTERS = "LPJWG?";

/** What is typed into a field, in words: "Pay Z 3", "Weapons, any token", "Hotel, Small shop". */
export function inWords(field: Field, value: unknown): string {
  const text = String(value);
  switch (field.control) {
    case "condition":
      return text.replace(/^\w+/, (rule) => t(`edition-condition-${rule}`));
    case "tokens":
      return list(text, (letter) => token(LETTERS.indexOf(letter)));
    case "houses":
      return list(text, (kind) => say(`building-${kind}`));
    case "choice":
      return field.choices?.find(([key]) => key === value)?.[1] ?? text;
  }
  return Array.isArray(value) ? value.join(", ") : text;
}

function list(text: string, name: (one: string) => string): string {
  return text.split(" ").filter(Boolean).map(name).join(", ");
}
