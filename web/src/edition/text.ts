// Values as a person would say them.
import type { Field } from "./fields";

/** What is typed into a field, in words: "Pay Z 3", "Weapons, any token", "Hotel, Small shop". */
export function inWords(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  const text = String(value);
  const chosen = field.choices?.find(([key]) => key === value)?.[1];
  return chosen ?? field.inWords?.(text) ?? text;
}

/** Words separated by spaces, each with its name. */
export function list(text: string, name: (one: string) => string): string {
  return text.split(" ").filter(Boolean).map(name).join(", ");
}
