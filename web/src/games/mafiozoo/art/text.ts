// How wide words are, so that names shrink before they are cut.
import { type Face as Metric, em as metric, plain, wrapped } from "../../mafia-city/art/text";

export { plain, wrapped };
export type Face = Metric | "elite";

const CHARS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÀÈÉÌÒÙabcdefghijklmnopqrstuvwxyzäöüßàèéìòù0123456789 .,:;-–’!?()+/'";
// Special Elite, in hundredths of an em
const ELITE =
  "55,60,58,62,64,61,62,65,50,54,58,60,70,63,62,55,60,64,59,59,62,61,64,58,56,59,55,62,62,55,64,64,50,62,62,57,57,55,60,54,47,58,62,57,42,62,54,66,63,58,59,57,58,52,51,64,61,68,66,59,53,57,58,64,80,57,54,54,57,58,64,61,57,57,56,61,54,59,56,60,58,29,35,34,34,33,64,61,26,28,47,28,28,50,56,20";
const widths = ELITE.split(",").map(Number);
const elite = new Map([...CHARS].map((char, at) => [char, widths[at] ?? 60]));
const SHY = "\u00ad";

// "inter" was measured at 400, names are set in 600
const WEIGHT = 1.05;

/** The width of a text in em, letter spacing included. */
export function em(text: string, face: Face, letters = 0): number {
  if (face !== "elite") {
    return metric(text, face) * (face === "inter" ? WEIGHT : 1) + letters * plain(text).length;
  }
  let sum = 0;
  for (const char of text) sum += char === SHY ? 0 : (elite.get(char) ?? 60);
  return sum / 100 + letters * plain(text).length;
}

/** The text in two lines, as even as its spaces and soft hyphens allow. */
export function halves(text: string, face: Face): string[] {
  let best = [plain(text)];
  for (let at = 1; at < text.length - 1; at++) {
    const char = text[at];
    if (char !== " " && char !== SHY) continue;
    const two = [plain(text.slice(0, at)) + (char === SHY ? "-" : ""), plain(text.slice(at + 1))];
    if (widest(two, face) < widest(best, face)) best = two;
  }
  return best;
}

/** The width of the widest line in em. */
export function widest(lines: string[], face: Face, letters = 0): number {
  return Math.max(...lines.map((line) => em(line, face, letters)));
}
