// The log as turns: what one player did in a row, with what followed from it, is one entry. Pure.
import type { LogLine } from "../lib/wire";

export interface Turn {
  /** Where its first line stands in the log, which names it for good. */
  from: number;
  /** Who moved; null where nobody did. */
  seat: number | null;
  /** The heading of a round or a phase. */
  head: boolean;
  /** The line that stands for all: the first that weighs something. */
  summary: LogLine;
  /** All the others, in their order. */
  details: LogLine[];
}

const HEADS: ReadonlySet<string> = new Set(["RoundBegan", "PhaseBegan", "DayBegan"]);

export function isHead(line: LogLine): boolean {
  return HEADS.has(line.event);
}

/** A line of nobody belongs to the turn it comes in. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const runs: { at: number; lines: LogLine[] }[] = [];
  lines.forEach((line, n) => {
    const run = runs.at(-1);
    if (run && sameTurn(run.lines, line)) run.lines.push(line);
    else runs.push({ at: n, lines: [line] });
  });
  return runs.map(({ at, lines: [first, ...more] }) => turn(at, [first as LogLine, ...more]));
}

function sameTurn(run: readonly LogLine[], line: LogLine): boolean {
  const first = run[0];
  if (!first || isHead(first) || isHead(line)) return false;
  return mover(line) === null || mover(line) === mover(first);
}

function turn(from: number, lines: [LogLine, ...LogLine[]]): Turn {
  const summary = lines.find((line) => (line.weight ?? "move") !== "minor") ?? lines[0];
  const details = lines.filter((line) => line !== summary);
  return { from, seat: mover(lines[0]), head: isHead(summary), summary, details };
}

function mover({ seat }: LogLine): number | null {
  return seat !== null && seat >= 0 ? seat : null;
}
