// A moment in an address: `#42`, or `#42/1` through the eyes of a seat.
import type { Eyes } from "./api";

export interface Moment {
  n: number | null;
  eyes: Eyes;
}

/** What the part of an address behind # says. */
export function moment(hash: string): Moment {
  const found = /^#(\d{1,6})(?:\/(\d|public))?$/.exec(hash);
  if (!found) return { n: null, eyes: "all" };
  const eyes = found[2] === "public" ? "public" : found[2] ? Number(found[2]) : "all";
  return { n: Number(found[1]), eyes };
}

/** The same as part of an address. */
export function hash(n: number, eyes: Eyes): string {
  return eyes === "all" ? `#${n}` : `#${n}/${eyes}`;
}
