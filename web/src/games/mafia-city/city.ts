// The city as numbers: where tiles lie, who controls them, what an answer would do. Pure.
import type { LogLine, MafiaCityNow, MafiaCityTable } from "../../lib/wire";

export type State = MafiaCityTable;

export const PLACES = [
  "jail",
  "harbor",
  "fight-club",
  "station",
  "district",
  "club",
  "hall",
] as const;
export const JAIL = 0;
export const STATION = 3;
export const HALL = 6;
/** In these two nobody wins a tie. */
const NO_TIES = [2, HALL];
export const UNSEEN = -9;

/** Where the centre of each position lies: the middle, then the ring, clockwise from upper left. */
export const SPOTS: [number, number][] = [
  [0, 0],
  [-120, -180],
  [120, -180],
  [240, 0],
  [120, 180],
  [-120, 180],
  [-240, 0],
];

const PHASES: MafiaCityNow["phase"][] = ["action", "location", "strategy", "end"];

/** Something announced and not settled. */
export type Effect = MafiaCityNow["pending"][number];

/** Where the tile of a location lies. */
export function spotOf(state: State, at: number): [number, number] {
  return SPOTS[state.city.indexOf(at)] ?? [0, 0];
}

/** Whether nobody controls a location that is tied. */
export function noTies(at: number): boolean {
  return NO_TIES.includes(at);
}

/** Chips of each seat in a stack. */
export function tally(stack: number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => stack.filter((owner) => owner === seat).length);
}

/** Who controls a stack: most chips; on a tie the lowest chip, but not everywhere. */
export function controller(at: number, stack: number[]): number | "tie" | null {
  if (stack.length === 0) return null;
  const counts = tally(stack, Math.max(...stack) + 1);
  const most = Math.max(...counts);
  const top = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  if (top.length === 1) return top[0] ?? null;
  if (noTies(at)) return "tie";
  return stack.find((owner) => top.includes(owner)) ?? null;
}

/** Whether the lowest chip decides. */
export function tied(stack: number[]): boolean {
  const counts = tally(stack, Math.max(-1, ...stack) + 1);
  const most = Math.max(0, ...counts);
  return counts.filter((count) => count === most).length > 1;
}

/** Which phase is in progress, from 0; -1 before the first round and after the last. */
export function phase(state: State): number {
  return PHASES.indexOf(state.now.phase);
}

/** The phase in which the locations are scored, as `phase` counts them. */
export const SCORING = 1;
/** The phase in which Mafiosi go home. */
export const STRATEGY = 2;

/** Who scored a location last: Secret Agreements count too, and the stack does not show them. */
export function scorer(log: LogLine[], at: number): number | null {
  const line = log.findLast(
    ({ event, things }) =>
      (event === "Controlled" || event === "Uncontrolled") &&
      things.some((thing) => thing[0] === "location" && thing[1] === at),
  );
  return line?.event === "Controlled" ? line.seat : null;
}

/** The points that end the game. */
export function target(state: State): number {
  return state.goal;
}

/** The lowest of the chips of one owner that lie together. */
export function runStart(stack: number[], height: number): number {
  let low = height;
  while (low > 0 && stack[low - 1] === stack[height]) low -= 1;
  return low;
}

/** Figures standing on a tile. */
export function figuresAt(state: State, at: number): ("hitman" | "policeman" | "mayor")[] {
  const here: ("hitman" | "policeman" | "mayor")[] = [];
  if (at === STATION && state.policeman < 0) here.push("policeman");
  if (at === HALL && state.mayor < 0) here.push("mayor");
  if (at === state.hitman) here.push("hitman");
  return here;
}
