// The city as numbers: where tiles lie, who controls them, what an answer would do. Pure.
import type { Frame, MafiaCityTable } from "../../lib/wire";

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

/** What may be announced, by the name of its frame. */
export const EFFECTS: Record<string, string> = {
  Snitch: "snitch",
  Thief: "thief",
  PoliceRaid: "raid",
  ShadowGames: "shadow",
  GrandScheme: "scheme",
  Trade: "trade",
  HitmanCard: "hitman",
  Agreement: "agreement",
  PoliceChief: "chief",
  Fbi: "fbi",
  PairOfFists: "fists",
  SharedFists: "fists",
  OneHat: "hat",
  TwoHats: "hats",
  BulletShot: "bullet",
  ExtraPoint: "plus",
  JailEffect: "jail",
  HitmanMove: "harbor",
  Complicity: "complicity",
};
const PHASES: Record<string, number> = {
  locations: 0,
  end_of_game: 1,
  end_of_round: 2,
  again: 3,
};

/** Something announced and not settled. */
export interface Effect {
  use: string;
  seat: number;
  cards: number[];
  target: number[];
}

/** Where the tile of a location lies. */
export function spotOf(state: State, at: number): [number, number] {
  return SPOTS[state.city.indexOf(at)] ?? [0, 0];
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
  if (NO_TIES.includes(at)) return "tie";
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
  const round = state.stack.find(([, frame]) => frame.type === "Round");
  return round ? (PHASES[round[0]] ?? -1) : -1;
}

/** The points that end the game. */
export function target(state: State): number {
  return state.goal;
}

/** Whose turn it is: in the action phase the acting player's, whoever may react. */
export function turn(state: State): number | null {
  const acting = frameOf(state, "TurnOf", "PassedTurn");
  return acting ? (acting.seat as number) : null;
}

/** The location being solved or cleared now. */
export function current(state: State): number | null {
  const frame = frameOf(state, "Cycle", "TakingBack");
  return frame ? (frame.location as number) : null;
}

/** What was announced and is open, the oldest first. */
export function effects(state: State): Effect[] {
  return state.stack.flatMap(([, frame]) => {
    const use = EFFECTS[frame.type];
    return use ? [{ ...(frame as unknown as Effect), use }] : [];
  });
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

function frameOf(state: State, ...types: string[]): Frame | undefined {
  return state.stack.map(([, frame]) => frame).findLast((frame) => types.includes(frame.type));
}
