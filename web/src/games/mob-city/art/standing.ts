// Where the groups stand on a lot: in one row while there is room, then in smaller rows behind each other.
export type Spot = { x: number; y: number; size: number };

const SIZES = [26, 23, 20, 17.5];

/** The spots of so many groups on a lot of that width; the owner's disc keeps its corner. */
export function spots(count: number, width: number, owned: boolean): Spot[] {
  if (count === 0) return [];
  const left = owned ? (width < 80 ? 31 : 34) : width < 80 ? 4 : 14;
  const room = width - left - (width < 80 ? 2 : 16);
  for (const size of SIZES) {
    const columns = Math.max(1, Math.floor((room + 1) / (size + 1)));
    const rows = Math.ceil(count / columns);
    const step = size * 1.06;
    if (rows * step > 82 && size !== SIZES.at(-1)) continue;
    const back = count - (rows - 1) * columns; // in the last row; it is drawn first
    return Array.from({ length: count }, (_, at) => {
      const row = at < back ? rows - 1 : rows - 2 - Math.floor((at - back) / columns);
      const inRow = at < back ? back : columns;
      const place = at < back ? at : (at - back) % columns;
      const start = left + (room - inRow * (size + 1) + 1) / 2;
      return { x: start + place * (size + 1), y: 99 - size * 1.267 - row * step, size };
    });
  }
  return [];
}
