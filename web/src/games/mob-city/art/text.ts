// How wide words are on the pieces of Mob City: the fonts of Mafia City, and the typewriter.
import { em, plain } from "../../mafia-city/art/text";

export { halves, plain, shrink, wrapped } from "../../mafia-city/art/text";
export type Face = "limelight" | "inter" | "bold" | "typewriter";

// widths of the typewriter in hundredths of an em, measured once
const CHARS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÀÈÉÌÒÙabcdefghijklmnopqrstuvwxyzäöüßàèéìòù0123456789 .,:;-–’!?()+/'";
const WIDTHS =
  "55,60,58,62,64,61,62,65,50,54,58,60,70,63,62,55,60,64,59,59,62,61,64,58,56,59,55,62,62,55,64,64,50,62,62,57,57,55,60,54,47,58,62,57,42,62,54,66,63,58,59,57,58,52,51,64,61,68,66,59,53,57,58,64,80,57,54,54,57,58,64,61,57,57,56,61,54,59,56,60,58,29,35,34,34,33,64,61,26,28,47,28,28,50,56,20";
const typed = WIDTHS.split(",").map(Number);
const table = new Map([...CHARS].map((char, at) => [char, typed[at] ?? 60]));

/** The width of a text in em. */
export function wide(text: string, face: Face): number {
  if (face !== "typewriter") return em(text, face);
  let sum = 0;
  for (const char of plain(text)) sum += table.get(char) ?? 60;
  return sum / 100;
}

/** The largest font size, at most max, at which the text fits the room. */
export function sized(text: string, face: Face, room: number, max: number): number {
  return Math.round(Math.min(max, room / Math.max(0.1, wide(text, face))) * 100) / 100;
}
