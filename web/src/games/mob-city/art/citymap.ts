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

/** A block of a city: where it lies, and on which sides. */
export type Position = { row: number; column: number; sides: Side[] };
/** A block as an edition prints it: two rows of buildings, or a plan of lots. */
export type BlockText = { north: string; south: string; plan?: string };

/** Cities by number of Captains, as the standard edition prints them. */
export const LAYOUTS: Record<number, Position[]> = {
  2: rectangle(2, 2),
  3: rectangle(2, 2),
  4: rectangle(2, 3),
  5: rectangle(2, 3),
  6: rectangle(2, 4),
};

/** The eight blocks of the standard edition: northern and southern row, west to east. */
export const BLOCKS: Record<string, BlockText> = {
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

/** A building of a block; `scale` makes it as high as its row, `yards` are its other lots. */
export type Lot = {
  kind: HouseKind;
  code: string;
  x: number;
  y: number;
  width: number;
  scale: number;
  yards: { x: number; y: number; width: number; height: number }[];
};
export type Place = Position & { x: number; y: number };
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

/** Blocks in full rows; a side is half of the city, the exact middle lies in none. */
export function rectangle(rows: number, columns: number): Position[] {
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    const column = at % columns;
    const sides: Side[] = [];
    if (2 * row + 1 < rows) sides.push("north");
    if (2 * row + 1 > rows) sides.push("south");
    if (2 * column + 1 < columns) sides.push("west");
    if (2 * column + 1 > columns) sides.push("east");
    return { row, column, sides };
  });
}

/** So many blocks in two rows; of an odd number the southern row has one less. */
export function twoRows(blocks: number): Position[] {
  return rectangle(2, Math.ceil(blocks / 2)).slice(0, blocks);
}

/** A city of any shape: `nw ne / w .`, the sides of each block, `-` none, `.` no block. */
export function cityOf(plan: string): Position[] {
  return cells(plan).flatMap((words, row) =>
    words.flatMap((word, column) =>
      word === "."
        ? []
        : [{ row, column, sides: DRAWN.filter((one) => word.includes(one[0] ?? "")) }],
    ),
  );
}

const DRAWN: readonly Side[] = ["north", "south", "west", "east"];

function cells(plan: string): string[][] {
  return plan.split("/").map((row) => row.trim().split(/\s+/).filter(Boolean));
}

/** Where everything lies in a city of these blocks. */
export function cityPlan(blocks: Position[]): Plan {
  const rows = 1 + Math.max(...blocks.map((one) => one.row));
  const columns = 1 + Math.max(...blocks.map((one) => one.column));
  const x = (column: number) => MARGIN + column * (BLOCK_WIDTH + STREET);
  const y = (row: number) => TOP + row * (BLOCK_HEIGHT + AVENUE);
  const places = blocks.map((one) => ({ ...one, x: x(one.column), y: y(one.row) }));
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
  return cityPlan(LAYOUTS[captains] ?? rectangle(2, 3));
}

/** The words of a plan in lot order: as they first appear, row by row. */
export function housesOfPlan(plan: string): { word: string; kind: HouseKind }[] {
  const words = [...new Set(cells(plan).flat())].filter((word) => word !== ".");
  return words.map((word) => ({ word, kind: word.replace(/\d+$/, "") as HouseKind }));
}

/** The plan of a block that is two rows of buildings, each as wide as its lots. */
export function planOfRows(block: BlockText, lots: Record<HouseKind, number>): string {
  let number = 0;
  const rows = [block.north, block.south].map((row) =>
    (cells(row)[0] ?? []).flatMap((kind) => {
      number += 1;
      return Array.from({ length: lots[kind as HouseKind] ?? 1 }, () => `${kind}${number}`);
    }),
  );
  return rows.map((row) => row.join(" ")).join(" / ");
}

/** The buildings of a block in lot order, relative to its corner. */
export function lotsOf(
  letter: string,
  block: BlockText | undefined = BLOCKS[letter],
  lots: Record<HouseKind, number> = LOTS,
): Lot[] {
  if (!block) return [];
  const plan = block.plan || planOfRows(block, lots);
  const rows = cells(plan);
  const high = (BLOCK_HEIGHT - 2 * INSET + GAP) / Math.max(2, rows.length);
  const scale = Math.min(1, (high - GAP) / LOT_HEIGHT);
  return housesOfPlan(plan).map(({ word, kind }, n) => {
    const [first, ...yards] = runs(rows, word).map(({ row, column, many, wide }) => {
      const unit = (BLOCK_WIDTH - 2 * INSET + GAP) / wide;
      const x = INSET + column * unit;
      return { x, y: INSET + row * high, width: many * unit - GAP, height: high - GAP };
    });
    const { x, y, width } = first ?? { x: 0, y: 0, width: 0 };
    return { kind, code: `${letter}-${n + 1}`, x, y, width, scale, yards };
  });
}

/** The lots of a building row by row, the longest run first: the house stands there. */
function runs(rows: string[][], word: string) {
  const found = rows.flatMap((words, row) => {
    const column = words.indexOf(word);
    const many = words.filter((one) => one === word).length;
    return column < 0 ? [] : [{ row, column, many, wide: words.length }];
  });
  return found.sort((a, b) => b.many - a.many);
}
