// How long ago something was, in words.
import { speech } from "../lib/words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "2 hours ago"; below a minute, "now". */
export function ago(when: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(speech.lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    const many = Math.floor((now - when) / length);
    if (many > 0) return format.format(-many, unit);
  }
  return format.format(0, "second");
}

export function day(when: number): string {
  return new Intl.DateTimeFormat(speech.lang, { dateStyle: "medium" }).format(when);
}
