// What a screen reader is told: every line of the log once, and a question that stays.
import type { Ask } from "../lib/wire";

const SETTLED = 400; // milliseconds a question must stand, for some are answered by the server
const ALONE = 2500; // the same for a reaction with a single answer, which needs nobody

/** How long a question must stand before it is announced. */
export function patience(ask: Ask, window: boolean): number {
  return window && ask.options.length === 1 ? ALONE : SETTLED;
}

/** The question without a sentence that was just announced as a line of the log. */
export function withoutRepeats(question: string, announced: readonly string[]): string {
  const repeated = announced.find((line) => line !== "" && question.startsWith(line));
  return repeated ? question.slice(repeated.length).trim() || question : question;
}
