// Where the photographs lie and which threads join them. Cells of a 5x5 checkerboard; a thread
// runs from corner to corner between two photographs that touch diagonally.
import type { TokenKind } from "./kinds";

export type Spot = {
  /** From 1, as printed. */
  number: number;
  row: number;
  column: number;
  /** How far the photograph is turned, in degrees. */
  turn: number;
};

/** The twelve photographs in the order of their numbers. Row and column from 0. */
export const SPOTS: readonly Spot[] = [
  { number: 1, row: 1, column: 2, turn: -1.1 },
  { number: 2, row: 2, column: 3, turn: 0.9 },
  { number: 3, row: 3, column: 2, turn: -0.7 },
  { number: 4, row: 2, column: 1, turn: 1.2 },
  { number: 5, row: 1, column: 0, turn: -1.6 },
  { number: 6, row: 0, column: 1, turn: 1.3 },
  { number: 7, row: 0, column: 3, turn: -1 },
  { number: 8, row: 1, column: 4, turn: 1.5 },
  { number: 9, row: 3, column: 4, turn: -1.2 },
  { number: 10, row: 4, column: 3, turn: 1 },
  { number: 11, row: 4, column: 1, turn: -1.4 },
  { number: 12, row: 3, column: 0, turn: 0.8 },
];

/** The red threads, as pairs of numbers. */
export const THREADS: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 4],
  [1, 6],
  [1, 7],
  [2, 3],
  [2, 8],
  [2, 9],
  [3, 4],
  [3, 10],
  [3, 11],
  [4, 5],
  [4, 12],
  [5, 6],
  [7, 8],
  [9, 10],
  [11, 12],
];

/** Photographs and threads of an edition. */
export type Desk = {
  spots: readonly Spot[];
  threads: readonly (readonly [number, number])[];
};
const STANDARD: Desk = { spots: SPOTS, threads: THREADS };

/** How far the photograph of a character is turned, in degrees. */
export function turned(c: number): number {
  return SPOTS[c]?.turn ?? 0;
}

/** Where the supplies lie: each beside its counsellor, the godfather tokens in the centre. */
export const SUPPLIES: readonly { token: TokenKind; row: number; column: number }[] = [
  { token: "liquor", row: 0, column: 2 },
  { token: "permit", row: 2, column: 4 },
  { token: "jewels", row: 4, column: 2 },
  { token: "weapons", row: 2, column: 0 },
];
/** Empty cells for other things: the lamp, the godfather's card, the reserves, the decks and so on. */
export const CELLS = {
  lamp: { row: 0, column: 0 },
  godfather: { row: 0, column: 4 },
  reserves: { row: 2, column: 2 },
  played: { row: 3, column: 1 },
  decks: { row: 4, column: 0 },
} as const;

export type Corner = "tl" | "tr" | "bl" | "br";

export function spot(number: number, { spots }: Desk = STANDARD): Spot {
  const found = spots[number - 1];
  if (!found) throw new Error(`no photograph ${number}`);
  return found;
}

/** The key of a thread, whichever end is named first. */
export function threadKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The numbers joined to a photograph by a thread. */
export function joined(number: number, { threads }: Desk = STANDARD): number[] {
  return threads.flatMap(([a, b]) => (a === number ? [b] : b === number ? [a] : []));
}

/** The corners of a photograph that carry a pin: one for each thread. */
export function pins(number: number, desk: Desk = STANDARD): Corner[] {
  const here = spot(number, desk);
  const corners = joined(number, desk).map((other) => {
    const there = spot(other, desk);
    const side = there.column > here.column ? "r" : "l";
    return there.row > here.row ? (`b${side}` as Corner) : (`t${side}` as Corner);
  });
  return [...new Set(corners)];
}

/** Whether something of the desk can lie in a cell: no photograph does. */
export function vacant({ row, column }: { row: number; column: number }, desk: Desk): boolean {
  return !desk.spots.some((one) => one.row === row && one.column === column);
}

/** The grid area of a cell on the desktop: five columns, five rows. */
export function deskArea({ row, column }: { row: number; column: number }): string {
  return `${row + 1}/${column + 1}`;
}

/** The grid area of a photograph on a phone: rows of 2-3-2-3-2 in a grid of six columns. */
export function phoneArea({ row, column }: { row: number; column: number }): string {
  return `${row + 1}/${column + 1}/span 1/span 2`;
}

export type Line = { d: string; x: number; y: number; angle: number };

/** The thread from one photograph to another on a canvas of 500x500 stretched over the grid:
 *  the path, its middle, and the angle of an arrow from the first to the second. */
export function threadLine(from: number, to: number, desk: Desk = STANDARD): Line {
  const a = spot(from, desk);
  const b = spot(to, desk);
  if (!touching(a, b)) return stretched(a, b, 100, 50);
  // where the two cells meet
  const x = Math.max(a.column, b.column) * 100;
  const y = Math.max(a.row, b.row) * 100;
  const right = Math.sign(b.column - a.column);
  const down = Math.sign(b.row - a.row);
  // the photographs are higher than their cells: pins are in their sides
  const dx = 8 * right;
  const dy = 20 * down;
  const d = `M${x - dx} ${y - dy}Q${x} ${y + 4} ${x + dx} ${y + dy}`;
  return { d, x, y, angle: right > 0 ? 57 * down : 180 - 57 * down };
}

/** A thread on a phone: a short knot between two rows, on a canvas of 600x500. */
export function knotLine(from: number, to: number, desk: Desk = STANDARD): Line {
  const a = spot(from, desk);
  const b = spot(to, desk);
  if (!touching(a, b)) return stretched(a, b, 100, 100);
  const x = Math.max(a.column, b.column) * 100 + 50;
  const y = Math.max(a.row, b.row) * 100;
  const down = Math.sign(b.row - a.row);
  return { d: `M${x} ${y - 9 * down}Q${x + 3} ${y} ${x} ${y + 9 * down}`, x, y, angle: 90 * down };
}

function touching(a: Spot, b: Spot): boolean {
  return Math.abs(a.row - b.row) === 1 && Math.abs(a.column - b.column) === 1;
}

/** A thread of an edition that joins photographs further apart: from edge to edge. */
function stretched(a: Spot, b: Spot, wide: number, middle: number): Line {
  const end = (one: Spot, other: Spot): [number, number] => [
    one.column * wide + middle + Math.sign(other.column - one.column) * 41,
    one.row * 100 + 50 + Math.sign(other.row - one.row) * 40,
  ];
  const [x1, y1] = end(a, b);
  const [x2, y2] = end(b, a);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return { d: `M${x1} ${y1}Q${x} ${y + 12} ${x2} ${y2}`, x, y, angle };
}

/** The threads passed on the way from one photograph to another on the same diagonal: one for
 *  neighbours, more for a jump with the Newspaper. Nothing if they are on no common diagonal. */
export function along(from: number, to: number, desk: Desk = STANDARD): [number, number][] {
  if (joined(from, desk).includes(to)) return [[from, to]];
  const a = spot(from, desk);
  const b = spot(to, desk);
  const far = Math.abs(b.row - a.row);
  if (far === 0 || far !== Math.abs(b.column - a.column)) return [];
  const down = Math.sign(b.row - a.row);
  const right = Math.sign(b.column - a.column);
  const way = Array.from({ length: far + 1 }, (_, at) =>
    desk.spots.find((one) => one.row === a.row + at * down && one.column === a.column + at * right),
  );
  return way.slice(1).flatMap((next, at): [number, number][] => {
    const last = way[at];
    return last && next ? [[last.number, next.number]] : [];
  });
}
