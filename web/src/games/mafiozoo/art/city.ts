// The city: sixteen places on a 4x4 grid and the roads between them.
import type { PlaceKind } from "./kinds";

/** Row and column from 0. The top row and the left column are open to everybody. */
export type Grid = Record<PlaceKind, { row: number; column: number }>;
export const GRID: Grid = {
  gym: { row: 0, column: 0 },
  race: { row: 0, column: 1 },
  site: { row: 0, column: 2 },
  dock: { row: 0, column: 3 },
  black: { row: 1, column: 0 },
  bet: { row: 1, column: 1 },
  night: { row: 1, column: 2 },
  hotel: { row: 1, column: 3 },
  pizza: { row: 2, column: 0 },
  mass: { row: 2, column: 1 },
  police: { row: 2, column: 2 },
  news: { row: 2, column: 3 },
  barb: { row: 3, column: 0 },
  prison: { row: 3, column: 1 },
  hall: { row: 3, column: 2 },
  court: { row: 3, column: 3 },
};

export type Road = readonly [PlaceKind, PlaceKind];
export const ROADS: readonly Road[] = [
  ["race", "bet"],
  ["black", "bet"],
  ["site", "night"],
  ["dock", "hotel"],
  ["night", "hotel"],
  ["pizza", "mass"],
  ["barb", "prison"],
  ["mass", "prison"],
  ["night", "police"],
  ["mass", "police"],
  ["hotel", "news"],
  ["police", "news"],
  ["prison", "hall"],
  ["police", "hall"],
  ["news", "court"],
  ["hall", "court"],
];

/** Open from outside: the top row and the left column. */
export function outer(place: PlaceKind, grid: Grid = GRID): boolean {
  return grid[place].row === 0 || grid[place].column === 0;
}

/** The grid area of a place. */
export function cityArea(place: PlaceKind, grid: Grid = GRID): string {
  return `${grid[place].row + 1}/${grid[place].column + 1}`;
}

/** A road as a path on a canvas of 400x400 stretched over the grid. */
export function roadPath([a, b]: Road, grid: Grid = GRID): string {
  const { row, column } = grid[a];
  const end = grid[b];
  return `M${column * 100 + 50} ${row * 100 + 50}L${end.column * 100 + 50} ${end.row * 100 + 50}`;
}

/** Barriers: neighbours without a road, unless both are open from outside anyway. */
export function barriers(roads: readonly Road[], grid: Grid = GRID): string[] {
  const places = Object.keys(grid) as PlaceKind[];
  const joined = new Set(roads.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return places.flatMap((a) =>
    places.flatMap((b) => {
      const down = grid[b].row - grid[a].row;
      const right = grid[b].column - grid[a].column;
      if (!((down === 1 && right === 0) || (down === 0 && right === 1))) return [];
      if (joined.has(`${a} ${b}`) || (outer(a, grid) && outer(b, grid))) return [];
      const x = grid[a].column * 100 + 50;
      const y = grid[a].row * 100 + 50;
      return [right ? `M${x + 50} ${y - 14}V${y + 14}` : `M${x - 14} ${y + 50}H${x + 14}`];
    }),
  );
}
