// What can lie beside a replay, and how much room it takes.

export type Tab = "log" | "score" | "result" | "review";

/** The end of an address that leads to the review. */
export const REVIEW = "#review";

/** The width of the side where it stays; a review is read, so it gets more. */
export function sideFor(tab: Tab, width: number): number {
  return tab === "review" ? Math.min(460, Math.round(width * 0.3)) : 340;
}
