// Where photographs lie and how threads run between them, wherever an edition puts them. Pure.
import { table, type Values } from "../../../edition/sheet";

export type Spot = { number: string; row: number; column: number };
export type Point = { x: number; y: number };

/** Cells of a desk: where their middles are on its canvas, and half of what a photograph covers. */
export interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
  half: Point;
  middle(spot: Spot): Point;
}

export function spots(values: Values): Spot[] {
  return Object.keys(table(values, "photos")).map((number) => {
    const { row, column } = table(values, "photos", number);
    return { number, row: Number(row ?? 0), column: Number(column ?? 0) };
  });
}

/** One cell for each photograph: five by five, or as many as the edition needs. */
export function plainGrid(all: Spot[]): Grid {
  const columns = Math.max(5, ...all.map((one) => one.column + 1));
  const rows = Math.max(5, ...all.map((one) => one.row + 1));
  return {
    columns,
    rows,
    width: columns * 100,
    height: rows * 100,
    half: { x: 45, y: 44 },
    middle: ({ row, column }) => ({ x: column * 100 + 50, y: row * 100 + 50 }),
  };
}

/** Photographs two cells wide, as on a phone; only where none has a neighbour in its row. */
export function wideGrid(all: Spot[]): Grid | null {
  const plain = plainGrid(all);
  const close = all.some((a) => all.some((b) => a.row === b.row && b.column - a.column === 1));
  if (close || plain.columns > 5) return null;
  return {
    ...plain,
    columns: 6,
    width: 600,
    half: { x: 93, y: 42 },
    middle: ({ row, column }) => ({ x: column * 100 + 100, y: row * 100 + 50 }),
  };
}

/** The thread from one photograph to another: from edge to edge, sagging a little. */
export function threadPath(grid: Grid, from: Spot, to: Spot): string {
  const a = grid.middle(from);
  const b = grid.middle(to);
  const start = edge(a, b, grid.half);
  const end = edge(b, a, grid.half);
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  const sag = Math.min(18, 3 + long / 12);
  const x = (start.x + end.x) / 2;
  const y = (start.y + end.y) / 2 + sag;
  return `M${round(start.x)} ${round(start.y)}Q${round(x)} ${round(y)} ${round(end.x)} ${round(end.y)}`;
}

/** Where the line to another point leaves the photograph. */
function edge(at: Point, to: Point, half: Point): Point {
  const dx = to.x - at.x;
  const dy = to.y - at.y;
  const far = Math.min(
    dx ? half.x / Math.abs(dx) : Number.POSITIVE_INFINITY,
    dy ? half.y / Math.abs(dy) : Number.POSITIVE_INFINITY,
    0.46,
  );
  return { x: at.x + dx * far, y: at.y + dy * far };
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
