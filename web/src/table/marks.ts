// Where the others have acted since my last answer: marks on the pieces, numbered as they came. Pure.
import type { TableNews } from "../lib/wire";
import { key } from "./choose";

export interface Mark {
  /** The `data-at` of the piece. */
  at: string;
  seat: number;
  /** Which of the moves shown it was, from 1. */
  number: number;
  /** How many newer ones are at the same place. */
  under?: number;
}

const PLACES: ReadonlySet<string | number> = new Set([
  "location",
  "character",
  "place",
  "building",
  "block",
]);
const MOST_MOVES = 9; // older ones are in the log

/** A mark for each place that a move of another touched; the newest `most` stand at each place. */
export function marksOf(steps: readonly TableNews[], mine: readonly number[], most = 1): Mark[] {
  const moves = steps.flatMap((step) => {
    const lines = step.log.filter(
      (line) => line.seat !== null && !mine.includes(line.seat) && line.weight !== "minor",
    );
    const places = lines.flatMap((line) =>
      line.things.filter(([kind]) => kind && PLACES.has(kind)),
    );
    const seat = lines[0]?.seat;
    return seat === undefined || seat === null || places.length === 0
      ? []
      : [{ seat, places: [...new Set(places.map(key))] }];
  });
  const marks = new Map<string, Mark[]>();
  moves.slice(-MOST_MOVES).forEach(({ seat, places }, n) => {
    for (const at of places) marks.set(at, [...(marks.get(at) ?? []), { at, seat, number: n + 1 }]);
  });
  return [...marks.values()].flatMap((all) => {
    const last = all.slice(-most);
    return last.map((mark, n) =>
      n < last.length - 1 ? { ...mark, under: last.length - 1 - n } : mark,
    );
  });
}
