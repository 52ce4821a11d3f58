// What is printed on tiles, cards and places; the server's file is the same (mafiozoo-edition.test).
import { GRID, ROADS } from "./art/city";
import { SPOTS, THREADS } from "./art/desk";
import { type ConditionKind, PLACES, type TokenKind } from "./art/kinds";

export interface Condition {
  rule: ConditionKind;
  number: number;
}

/** The plain side of each family tile; the golden one is always `first`. */
export const OTHER: readonly Condition[] = [
  { rule: "pay", number: 3 },
  { rule: "pay", number: 3 },
  { rule: "pay", number: 3 },
  { rule: "pay", number: 3 },
  { rule: "pay", number: 5 },
  { rule: "offer", number: 2 },
  { rule: "offer", number: 2 },
  { rule: "offer", number: 3 },
  { rule: "pay", number: 5 },
  { rule: "offer", number: 3 },
  { rule: "pay", number: 3 },
  { rule: "offer", number: 3 },
];
export const GOLDEN: Condition = { rule: "first", number: 0 };

/** Whom each godfather card visits, and what everybody is paid. */
export const GODFATHERS: readonly { visits: number; pay: number }[] = [
  { visits: 0, pay: 3 },
  { visits: 0, pay: 5 },
  { visits: 1, pay: 3 },
  { visits: 1, pay: 5 },
  { visits: 2, pay: 3 },
  { visits: 2, pay: 5 },
  { visits: 3, pay: 3 },
  { visits: 3, pay: 5 },
];

/** What each place costs and is worth. */
export const LOTS: readonly { cost: [TokenKind, TokenKind]; points: number }[] = [
  { cost: ["weapons", "any"], points: 5 },
  { cost: ["liquor", "jewels"], points: 5 },
  { cost: ["liquor", "permit"], points: 4 },
  { cost: ["godfather", "liquor"], points: 6 },
  { cost: ["jewels", "any"], points: 5 },
  { cost: ["liquor", "weapons"], points: 6 },
  { cost: ["godfather", "any"], points: 5 },
  { cost: ["godfather", "permit"], points: 6 },
  { cost: ["liquor", "any"], points: 5 },
  { cost: ["permit", "jewels"], points: 6 },
  { cost: ["jewels", "weapons"], points: 6 },
  { cost: ["godfather", "jewels"], points: 7 },
  { cost: ["permit", "any"], points: 5 },
  { cost: ["permit", "weapons"], points: 6 },
  { cost: ["godfather", "any"], points: 6 },
  { cost: ["godfather", "weapons"], points: 8 },
];

export const NUMBERS = {
  rounds: 4,
  roundsForTwo: 6,
  specific: 3,
  specificHall: 4,
  generic: 2,
  banker: 5,
  court: 1,
  unionDistricts: 1,
  unionGems: 1,
  producerGain: 1,
  producerGems: 2,
  plannerDistricts: 2,
  investigatorDistricts: 1,
} as const;

/** Whom each character is joined to by a thread. */
export const LINKS: readonly number[][] = SPOTS.map((_, c) =>
  THREADS.flatMap(([a, b]) => (a === c + 1 ? [b - 1] : b === c + 1 ? [a - 1] : [])),
);

/** The same with the Newspaper: everybody on a common diagonal. */
export const LINES: readonly number[][] = SPOTS.map((spot, c) =>
  SPOTS.flatMap((other, d) => {
    const far = Math.abs(other.row - spot.row);
    return d !== c && far === Math.abs(other.column - spot.column) ? [d] : [];
  }),
);

/** Whether a place is open from outside. */
export const OUTER: readonly boolean[] = PLACES.map(
  (place) => GRID[place].row === 0 || GRID[place].column === 0,
);

/** The places joined to each by a road. */
export const NEAR: readonly number[][] = PLACES.map((place) =>
  ROADS.flatMap(([a, b]) =>
    a === place ? [PLACES.indexOf(b)] : b === place ? [PLACES.indexOf(a)] : [],
  ),
);
