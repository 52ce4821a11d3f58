// A moment in an address: `#42`, or `#42/1` through the eyes of a seat.
import type { Eyes } from "./api";

export interface Moment {
  n: number | null;
  eyes: Eyes;
}

/** What the part of an address behind # says. */
export function moment(hash: string): Moment {
  const match = /^#(\d{1,6})(?:\/(\d|public))?$/.exec(hash);
  if (!match) return { n: null, eyes: "all" };
  const eyes = match[2] === "public" ? "public" : match[2] ? Number(match[2]) : "all";
  return { n: Number(match[1]), eyes };
}

/** The same as part of an address. */
export function hash(n: number, eyes: Eyes): string {
  return eyes === "all" ? `#${n}` : `#${n}/${eyes}`;
}
