// Where a popover has room beside what it is about. Pure.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where it lies, and how high it may be; what is longer scrolls. */
export interface Spot {
  left: number;
  top: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/**
 * Beside, above or below the piece: never over it, nor over what must stay free. The first side
 * with room for all of it is taken, else the one that shows most.
 */
export function spot(
  piece: Box,
  size: { width: number; height: number },
  all: Box,
  free: Box[],
): Spot {
  const inner = shrunk(all, MARGIN);
  const sides = [
    { ...inner, left: right(piece) + GAP, width: right(inner) - right(piece) - GAP },
    { ...inner, width: piece.left - GAP - inner.left },
    { ...inner, height: piece.top - GAP - inner.top },
    { ...inner, top: bottom(piece) + GAP, height: bottom(inner) - bottom(piece) - GAP },
  ].filter((side) => side.width >= size.width && side.height > 0);
  const found = sides.map((side) => within(side, piece, size, free));
  const whole = found.find((one) => one.height >= size.height);
  const most = found.reduce<Spot | undefined>(
    (best, one) => (best && best.height >= one.height ? best : one),
    undefined,
  );
  return whole ?? most ?? within(inner, piece, size, free);
}

/** As near to the piece as that side allows. */
function within(side: Box, piece: Box, size: { width: number; height: number }, free: Box[]): Spot {
  const left = clamp(
    middle(piece.left, piece.width, size.width),
    side.left,
    right(side) - size.width,
  );
  const over = free.filter((one) => one.left < left + size.width && right(one) > left);
  const [from, to] = cut([side.top, bottom(side)], over, piece.top + piece.height / 2);
  const height = Math.min(size.height, to - from);
  const top = clamp(middle(piece.top, piece.height, height), from, to - height);
  return { left, top, height };
}

/** The part of a span that is free: the longest, and of some as long the one nearest to `at`. */
function cut(span: [number, number], taken: Box[], at: number): [number, number] {
  let parts: [number, number][] = [span];
  for (const one of taken) {
    parts = parts.flatMap(([from, to]): [number, number][] =>
      one.top >= to || bottom(one) <= from
        ? [[from, to]]
        : [
            [from, one.top - GAP],
            [bottom(one) + GAP, to],
          ],
    );
  }
  const open = parts.filter(([from, to]) => to > from);
  const away = ([from, to]: [number, number]) => Math.abs((from + to) / 2 - at);
  open.sort((a, b) => b[1] - b[0] - (a[1] - a[0]) || away(a) - away(b));
  return open[0] ?? span;
}

function shrunk(box: Box, by: number): Box {
  const { left, top, width, height } = box;
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

function middle(from: number, length: number, size: number): number {
  return from + (length - size) / 2;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function right(box: Box): number {
  return box.left + box.width;
}

function bottom(box: Box): number {
  return box.top + box.height;
}
