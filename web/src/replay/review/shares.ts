// The chances of everybody over a match, as bands that fill a box; and numbers as people say them.
import type { ReviewDecision, ReviewPoint, ReviewTurn } from "../../lib/wire";
import type { Box } from "../chart";

export interface Bands {
  x(n: number): number;
  /** From a share, counted from the top, to a height. */
  y(share: number): number;
  /** One closed path a seat, the first at the top. */
  paths: string[];
}

/** Bands over moments 0 to `last`; before the first point it is as at the first. */
export function bands(points: ReviewPoint[], seats: number, last: number, box: Box): Bands {
  const x = (n: number) =>
    round(box.left + (n / Math.max(1, last)) * (box.width - box.left - box.right));
  const y = (share: number) => round(box.top + share * (box.height - box.top - box.bottom));
  const spread = spanning(points, last).map(({ n, shares }) => ({ n, sums: sums(shares, seats) }));
  const paths = Array.from({ length: seats }, (_, seat) => {
    const upper = spread.map(({ n, sums }) => `${x(n)} ${y(sums[seat] ?? 0)}`);
    const lower = spread.map(({ n, sums }) => `${x(n)} ${y(sums[seat + 1] ?? 1)}`).reverse();
    return upper.length > 0 ? `M${[...upper, ...lower].join("L")}Z` : "";
  });
  return { x, y, paths };
}

/** What everybody could expect at a moment: as at the last point up to it. */
export function sharesAt(points: ReviewPoint[], n: number): number[] {
  return (points.findLast((point) => point.n <= n) ?? points[0])?.shares ?? [];
}

/** The middle of each band at a moment, counted from the top. */
export function middles(shares: number[]): number[] {
  const edges = sums(shares, shares.length);
  return shares.map((_, seat) => ((edges[seat] ?? 0) + (edges[seat + 1] ?? 0)) / 2);
}

/** Decisions that cost something, of one seat or of all (-1); by cost or in order. */
export function costly(
  decisions: ReviewDecision[],
  seat: number,
  byCost: boolean,
): ReviewDecision[] {
  const some = decisions.filter((one) => one.grade !== "fine" && (seat < 0 || one.seat === seat));
  return byCost ? some.sort((a, b) => b.cost - a.cost) : some;
}

/** Whom a turning point has moved most, and how far: seats with a change worth telling. */
export function moved(turn: ReviewTurn, least = 0.05): { seat: number; by: number }[] {
  const changes = turn.after.map((share, seat) => ({ seat, by: share - (turn.before[seat] ?? 0) }));
  const some = changes.filter(({ by }) => Math.abs(by) >= least);
  return some.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, 3);
}

/** A change in percent, with its sign. */
export function signed(change: number, lang: string): string {
  const how = { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(lang, how).format(Math.round(change * 100) / 100 + 0);
}

/** The points from the first moment to the last. */
function spanning(points: ReviewPoint[], last: number): ReviewPoint[] {
  const [first, end] = [points[0], points.at(-1)];
  if (!first || !end) return [];
  const before = first.n > 0 ? [{ ...first, n: 0 }] : [];
  const after = end.n < last ? [{ ...end, n: last }] : [];
  return [...before, ...points, ...after];
}

/** Edges of the bands: 0, then the sums, each as a part of the whole. */
function sums(shares: number[], seats: number): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const edges = [0];
  for (let seat = 0; seat < seats; seat++) {
    edges.push((edges[seat] ?? 0) + (shares[seat] ?? 0) / whole);
  }
  return edges;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
