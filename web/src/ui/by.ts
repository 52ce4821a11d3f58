/** A flat list of numbers as rows of `width`. */
export function by(width: number, flat: readonly number[]): number[][] {
  return Array.from({ length: flat.length / width }, (_, row) =>
    flat.slice(row * width, (row + 1) * width),
  );
}
