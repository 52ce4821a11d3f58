// The six emblems of the seats. Colour and emblem always go together: rose is --seat-1 and so on.
export const EMBLEMS = ["rose", "crown", "anchor", "spade", "star", "clover"] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** The colour of an emblem as a CSS value. */
export function seatColour(emblem: Emblem): string {
  return `var(--seat-${EMBLEMS.indexOf(emblem) + 1})`;
}
