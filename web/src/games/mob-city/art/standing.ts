// Where the groups stand on a lot: in one row while there is room, then in smaller rows behind each other.
export type Spot = { x: number; y: number; size: number };

const SIZES = [26, 23, 20, 17.5];
const TALL = 1.267; // height of a token by its width
const STEP = 1.16; // from one row to the next

/**
 * The spots of so many groups on a lot of that width, above `foot`; the owner's disc keeps its corner
 * in the front row.
 */
export function spots(count: number, width: number, owned: boolean, foot: number): Spot[] {
  if (count === 0) return [];
  const narrow = width < 80;
  const edge = narrow ? 3 : 14;
  const right = width - (narrow ? 2 : 16);
  const front = owned ? (narrow ? 31 : 34) : edge;
  for (const size of SIZES) {
    const room = (left: number) => Math.max(1, Math.floor((right - left + 1) / (size + 1)));
    const rows: number[] = []; // how many stand in each row, the front one first
    for (let rest = count; rest > 0; rest -= rows.at(-1) ?? rest) {
      rows.push(Math.min(rest, room(rows.length === 0 ? front : edge)));
    }
    const high = size * (TALL + STEP * (rows.length - 1));
    if (high > foot - 3 && size !== SIZES.at(-1)) continue;
    // the back rows come first, so that the front row covers them
    return rows
      .map((many, row) => {
        const left = row === 0 ? front : edge;
        const start = left + (right - left - many * (size + 1) + 1) / 2;
        const y = foot - size * (TALL + STEP * row);
        return Array.from({ length: many }, (_, at) => ({ x: start + at * (size + 1), y, size }));
      })
      .reverse()
      .flat();
  }
  return [];
}
