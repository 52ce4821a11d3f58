// How wide words are on the pieces of Mob City: the fonts of Mafia City, and the typewriter.
import { em, plain } from "../../mafia-city/art/text";

export { halves, plain, shrink, wrapped } from "../../mafia-city/art/text";
export type Face = "limelight" | "inter" | "bold" | "typewriter";

/** The width of a text in em. */
export function wide(text: string, face: Face): number {
  return face === "typewriter" ? plain(text).length * 0.555 : em(text, face);
}

/** The largest font size, at most max, at which the text fits the room. */
export function sized(text: string, face: Face, room: number, max: number): number {
  return Math.round(Math.min(max, room / Math.max(0.1, wide(text, face))) * 100) / 100;
}
