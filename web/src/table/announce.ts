// The texts a screen reader announces for the log and for a question. Pure.
import type { LogLine } from "../lib/wire";

/** The lines of the log that were not read out yet; an undo may have taken some away. */
export function unread(read: readonly LogLine[], log: readonly LogLine[]): LogLine[] {
  const differs = log.findIndex((line, n) => !same(line, read[n]));
  return differs < 0 ? [] : log.slice(differs);
}

/** What the last one to move did: the lines of the newest entry of the match. */
export function lastMove(log: readonly LogLine[]): LogLine[] {
  const newest = log.at(-1)?.n;
  return log.slice(log.findLastIndex((line) => line.n !== newest) + 1);
}

/** The question without a sentence that was just announced as a line of the log. */
export function withoutRepeats(question: string, announced: readonly string[]): string {
  const repeated = announced.find((line) => line !== "" && question.startsWith(line));
  return repeated ? question.slice(repeated.length).trim() || question : question;
}

function same(line: LogLine, other: LogLine | undefined): boolean {
  return line.n === other?.n && line.at === other.at && line.event === other.event;
}
