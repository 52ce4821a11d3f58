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
