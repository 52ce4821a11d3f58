// A table that came, taken apart into what is shown one after another, and for how long. Pure.
import { decision } from "./forced";
import type { LogLine, TableNews } from "./wire";

/** An event as it is sent: what it weighs on a screen, and whom it touches. */
export interface ShownEvent {
  type: string;
  seat?: number;
  weight: "minor" | "move" | "moment" | "scene";
  gains?: number;
  loses?: number;
  learns?: number[];
}

/** How long something is shown at normal speed, in milliseconds. */
export const LEAST = { minor: 1200, move: 1200, moment: 1500, scene: 2600 } as const;
export const TOUCHED = 2000; // it gives or takes something of mine
const OWN = 450; // I know what I did
const LETTER = 32; // to read it
const LINES = 3;
const LONGEST = 7000;

/** The tables on the way to this one, then itself; what is minor goes with the next step. */
export function stepsOf(before: TableNews | null, table: TableNews): TableNews[] {
  if (!before || table.full || table.stages.length === 0) return [table];
  const steps: TableNews[] = [];
  let shown = before.public as object;
  let from = 0;
  for (const { events, changes, scores } of table.stages) {
    shown = { ...shown, ...(changes as object) };
    const part = slice(table, from, events);
    if (!notable(part)) continue;
    steps.push({ ...table, ...waitingFor(before), ...part, public: shown, scores });
    from = events;
  }
  return [...steps, { ...table, ...slice(table, from, Infinity), stages: [] }];
}

/**
 * How long a step stays before the next one, at normal speed; `mine`: the seats of this screen.
 * `scene`: what its scene needs; null where none tells it.
 */
export function holdOf(
  step: TableNews,
  mine: readonly number[],
  scene: number | null = null,
): number {
  if (step.log.length === 0 || step.full) return 0;
  const lines = captionOf(step);
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const reading = Math.min(letters * LETTER, LONGEST);
  if (scene !== null) return Math.max(LEAST.scene, scene, reading);
  const asked = step.mine.some((one) => decision(one) !== null);
  if (step.window && asked) return 0; // the reaction itself shows what was announced
  const weight = heaviest(step);
  if (ownDoing(lines, mine) && weight !== "scene") return asked ? 0 : OWN;
  const touched = eventsOf(step).some((event) => touches(event, mine));
  const least = Math.max(LEAST[weight], touched ? TOUCHED : 0);
  return weight === "minor" ? least : Math.max(least, reading); // nothing that must be read to its end
}

/** Whether I did all of it myself. */
export function ownDoing(lines: readonly LogLine[], mine: readonly number[]): boolean {
  return lines.every(({ seat }) => seat !== null && mine.includes(seat));
}

/** The lines shown while a step stays: the last ones that weigh something; covered, in public words. */
export function captionOf(step: TableNews, covered = false): LogLine[] {
  const notable = step.log.filter((line) => (line.weight ?? "move") !== "minor");
  const lines = (notable.length > 0 ? notable : step.log).slice(-LINES);
  return covered ? lines.map(publicLine) : lines;
}

/** A line as everybody reads it. */
export function publicLine(line: LogLine): LogLine {
  if (line.public === undefined || line.public === null) return line;
  return { ...line, text: line.public || "…", things: [] };
}

/** Whether somebody of mine gains, loses or learns something by it. */
export function touches(event: ShownEvent, mine: readonly number[]): boolean {
  const whom = [event.gains, event.loses, ...(event.learns ?? [])];
  return whom.some((seat) => seat !== undefined && mine.includes(seat));
}

/** The events of a step as everybody sees them. */
export function eventsOf(step: TableNews): ShownEvent[] {
  return Array.isArray(step.news) ? (step.news as ShownEvent[]) : [];
}

/** The event a line tells, as far as it tells one of this step. */
export function eventOf(
  step: TableNews & { from?: number },
  line: LogLine,
): ShownEvent | undefined {
  return eventsOf(step)[(line.at ?? -1) - (step.from ?? 0)];
}

export function heaviest(step: TableNews): ShownEvent["weight"] {
  const order = ["minor", "move", "moment", "scene"] as const;
  const weights = step.log.map((line) => order.indexOf(line.weight ?? "move"));
  return order[Math.max(0, ...weights)] ?? "minor";
}

interface Part {
  /** How many events of the entry come before it. */
  from: number;
  news: ShownEvent[];
  log: LogLine[];
}

/** The events from one number to before another, and their lines. */
function slice(table: TableNews, from: number, to: number): Part {
  const inside = (at: number) => at >= from && at < to;
  return {
    from,
    news: eventsOf(table).slice(from, to),
    log: table.log.filter((line) => inside(line.at === undefined || line.at < 0 ? 1e6 : line.at)),
  };
}

function notable(part: Part): boolean {
  return part.log.some((line) => (line.weight ?? "move") !== "minor");
}

/** On the way nobody is asked yet, and I hold what I held. */
function waitingFor(before: TableNews): Partial<TableNews> {
  const mine = before.mine.map((one) => {
    const { now: _, ...own } = one.own as Record<string, unknown>;
    return { ...one, own, ask: null, news: null };
  });
  return { n: before.n, mine, waiting: [], wait: "", window: null, end: null, stages: [] };
}
