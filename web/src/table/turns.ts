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

/** A line of nobody belongs to the turn it comes in, unless the game says that one begins with it. */
export function turnsOf(
  lines: readonly LogLine[],
  begins: (event: string) => boolean = () => false,
): Turn[] {
  const runs: { at: number; lines: LogLine[]; open: boolean }[] = [];
  lines.forEach((line, n) => {
    const run = runs.at(-1);
    const opens = begins(line.event);
    const follows = run && !opens && (run.open ? !isHead(line) : sameTurn(run.lines, line));
    if (!follows) runs.push({ at: n, lines: [line], open: opens });
    else {
      run.lines.push(line);
      if (mover(line) !== null) run.open = false;
    }
  });
  return runs.map(({ at, lines: [first, ...more] }) => turn(at, [first as LogLine, ...more]));
}

function sameTurn(run: readonly LogLine[], line: LogLine): boolean {
  const first = run[0];
  if (!first || isHead(first) || isHead(line)) return false;
  return mover(line) === null || mover(line) === moverOf(run);
}

function turn(from: number, lines: [LogLine, ...LogLine[]]): Turn {
  const summary = lines.find((line) => (line.weight ?? "move") !== "minor") ?? lines[0];
  const details = lines.filter((line) => line !== summary);
  return { from, seat: moverOf(lines), head: isHead(summary), summary, details };
}

/** Who acts in a turn that begins with a line of nobody; else who begins it. */
function moverOf(run: readonly LogLine[]): number | null {
  const [first] = run;
  if (!first || mover(first) !== null) return first ? mover(first) : null;
  return run.map(mover).find((seat) => seat !== null) ?? null;
}

function mover({ seat }: LogLine): number | null {
  return seat !== null && seat >= 0 ? seat : null;
}
