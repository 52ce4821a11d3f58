// The plan of the city: where blocks and lots lie. Sizes in units of the plan; a block is 268x224.
import type { HouseKind, Side } from "./kinds";

export const BLOCK_WIDTH = 268;
export const BLOCK_HEIGHT = 224;
export const LOT_HEIGHT = 102;
const MARGIN = 41;
const TOP = 47; // the ribbon of the first row lies above its blocks
const BOTTOM = 39;
const STREET = 30;
const AVENUE = 38; // between rows, with the ribbon of the next one
const INSET = 8; // from the edge of a block to its lots
const GAP = 4;

/** Blocks of the city by number of Captains, as the standard edition prints them. */
export const LAYOUTS: Record<number, { rows: number; columns: number }> = {
  2: { rows: 2, columns: 2 },
  3: { rows: 2, columns: 2 },
  4: { rows: 2, columns: 3 },
  5: { rows: 2, columns: 3 },
  6: { rows: 2, columns: 4 },
};

/** The eight blocks of the standard edition: northern and southern row, west to east. */
export const BLOCKS: Record<string, { north: string; south: string }> = {
  A: { north: "ho ss", south: "bc bs" },
  B: { north: "ho sc", south: "bs sc ss" },
  C: { north: "ho ss", south: "bc ss sc" },
  D: { north: "ss ho", south: "sc bs ss" },
  E: { north: "sc ho", south: "bc bs" },
  F: { north: "bs bc", south: "sc bs ss" },
  G: { north: "bc ss sc", south: "sc ss bs" },
  H: { north: "ss bc sc", south: "sc bc ss" },
};

/** How many lots a building takes in the standard edition. */
export const LOTS: Record<HouseKind, number> = { ss: 1, bs: 2, sc: 1, bc: 2, ho: 3 };

export type Lot = { kind: HouseKind; code: string; x: number; y: number; width: number };
export type Place = { x: number; y: number; row: number; column: number; sides: Side[] };
export type Plan = {
  width: number;
  height: number;
  rows: number;
  columns: number;
  /** In reading order. */
  places: Place[];
  /** The middle of each street between columns, and of each avenue between rows. */
  streets: number[];
  avenues: number[];
};

/** Where everything lies in a city of so many rows and columns. */
export function cityPlan(rows: number, columns: number): Plan {
  const x = (column: number) => MARGIN + column * (BLOCK_WIDTH + STREET);
  const y = (row: number) => TOP + row * (BLOCK_HEIGHT + AVENUE);
  const places = Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    const column = at % columns;
    return { x: x(column), y: y(row), row, column, sides: sidesOf(row, column, rows, columns) };
  });
  return {
    width: x(columns) - STREET + MARGIN,
    height: y(rows) - AVENUE + BOTTOM,
    rows,
    columns,
    places,
    streets: Array.from({ length: columns - 1 }, (_, at) => x(at + 1) - STREET / 2),
    avenues: Array.from({ length: rows - 1 }, (_, at) => y(at + 1) - 12),
  };
}

/** The plan of the standard edition for so many Captains. */
export function planFor(captains: number): Plan {
  const { rows, columns } = LAYOUTS[captains] ?? { rows: 2, columns: 3 };
  return cityPlan(rows, columns);
}

/** The sides of the city a block lies on: north or south first, then west or east. */
export function sidesOf(row: number, column: number, rows: number, columns: number): Side[] {
  const sides: Side[] = [];
  if (row === 0) sides.push("north");
  if (row === rows - 1) sides.push("south");
  if (column === 0) sides.push("west");
  if (column === columns - 1) sides.push("east");
  return sides;
}

/** The lots of a block in lot order, relative to its corner. */
export function lotsOf(
  letter: string,
  block = BLOCKS[letter],
  lots: Record<HouseKind, number> = LOTS,
): Lot[] {
  if (!block) return [];
  const rows = [block.north, block.south].map((row) => row.split(" ") as HouseKind[]);
  let number = 0;
  return rows.flatMap((row, south) => {
    const unit = (BLOCK_WIDTH - 2 * INSET + GAP) / row.reduce((sum, kind) => sum + lots[kind], 0);
    let x = INSET;
    return row.map((kind) => {
      const width = lots[kind] * unit - GAP;
      number += 1;
      const lot = { kind, code: `${letter}-${number}`, x, y: INSET + south * 106, width };
      x += width + GAP;
      return lot;
    });
  });
}
