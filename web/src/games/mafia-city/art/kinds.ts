// Names shared by the pieces of Mafia City.
export type Who = "hitman" | "policeman" | "mayor";
export type TileState = "rest" | "legal" | "chosen" | "danger" | "dim";
export type CardState = "rest" | "legal" | "chosen" | "dim";
export type CardType = "action" | "location" | "reaction";

export const SYMBOLS = ["hat", "fist", "bullet", "plus"] as const;
export const KINDS = [
  "snitch",
  "thief",
  "raid",
  "shadow",
  "scheme",
  "trade",
  "hitman",
  "agreement",
  "chief",
  "fbi",
  "complicity",
] as const;

/** How wide a card is drawn: as wide on the screen however far the desk is scaled down. */
export function cardWidth(compact: boolean, least: number): number {
  return compact ? 74 + (least - 11) * 8 : 146 * Math.max(1, least / 12);
}

/** Where the foot of a stack stands: plates of two large lines push it up. */
export function footOf(compact: boolean, least: number): number {
  return (compact ? 25 : 30) - Math.max(0, least - 21) * 2;
}

/** Where the column of numbers beside a high stack begins. */
export const COUNTS_LEFT = -114;

/** So many chips are a high stack: their numbers stand beside it. */
export const HIGH = 6;

/** How wide the column of those numbers is. */
export function countsWidth(chips: readonly string[], least: number): number {
  const most = Math.max(0, ...chips.map((one) => chips.filter((other) => other === one).length));
  return Math.max(15, least) * (most > 9 ? 2.5 : 1.9);
}
