// The lines of a chart: what each seat had over time, as paths in a box.

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(n: number): number;
  y(value: number): number;
  /** Where lines across are drawn, with their values. */
  rules: number[];
}

/** From moments and values to places in the box. */
export function scaled(values: number[][], box: Box): Scale {
  const all = values.flat();
  const top = Math.max(1, ...all);
  const rules = across(Math.min(0, ...all), top);
  const low = Math.min(0, ...rules);
  const high = Math.max(top, ...rules);
  const last = Math.max(1, values.length - 1);
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (n) => box.left + (n / last) * wide,
    y: (value) => box.top + (1 - (value - low) / (high - low)) * tall,
    rules,
  };
}

/** Round numbers from low to high, four or five of them. */
export function across(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((n) => n * size).find((one) => one >= rough) ?? size;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  return Array.from({ length: count + 1 }, (_, n) => (first + n) * step);
}

/** A line in steps: a value holds until it changes. */
export function line(values: number[], scale: Scale): string {
  let path = "";
  values.forEach((value, n) => {
    if (n === 0) path = `M${round(scale.x(0))} ${round(scale.y(value))}`;
    else if (value !== values[n - 1]) path += `H${round(scale.x(n))}V${round(scale.y(value))}`;
  });
  return `${path}H${round(scale.x(values.length - 1))}`;
}

/** Heights near the wanted ones, at least `gap` apart, none below `floor`. */
export function apart(wanted: number[], gap: number, floor: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((one, n) => {
    const above = order[n - 1];
    if (above === undefined) return;
    placed[one] = Math.max(placed[one] ?? 0, (placed[above] ?? 0) + gap);
  });
  let limit = floor;
  for (const one of order.reverse()) {
    placed[one] = Math.min(placed[one] ?? 0, limit);
    limit = (placed[one] ?? 0) - gap;
  }
  return placed;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
