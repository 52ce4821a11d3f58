// The question as keys and ears find it on the page.
import { t } from "../lib/words.svelte";

export const QUESTION = "question";
const ENTER = "[data-key=enter]:enabled";
const OFFERED = ".prompt .answers [data-option]:enabled";
const NEXT = ".prompt .answers .next";

/** Puts the focus on the question; whether there is one. */
export function toQuestion(): boolean {
  const question = document.getElementById(QUESTION);
  question?.focus({ preventScroll: true });
  return question !== null;
}

/** In words, what Enter would do; while something is left to choose, what that is. */
export function enterDoes(): string {
  const confirm = pressing();
  if (confirm) return t("table-enter-does", { what: words(confirm) });
  if (!document.querySelector(".prompt .answers .cancel")) return "";
  const offered = [...document.querySelectorAll<HTMLElement>(OFFERED)].filter(shown).map(words);
  if (offered.length > 0) return t("table-choose-of", { list: offered.join("; ") });
  const next = document.querySelector<HTMLElement>(NEXT);
  return next ? words(next) : "";
}

/** The button that Enter presses. */
export function pressing(): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>(ENTER)].find(shown);
}

function shown(one: Element): boolean {
  return one.checkVisibility();
}

/** Its text, without the key that is drawn on it. */
function words(one: HTMLElement): string {
  const copy = one.cloneNode(true) as HTMLElement;
  for (const key of copy.querySelectorAll("kbd, [aria-hidden=true]")) key.remove();
  return copy.textContent?.trim() ?? "";
}
