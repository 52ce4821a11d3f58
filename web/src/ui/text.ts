// How wide words are, so that names in SVG and on cards shrink before they are cut.
// Widths in hundredths of an em, measured once from the fonts.
export type Face = "limelight" | "inter" | "bold" | "typewriter";

const CHARS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÀÈÉÌÒÙabcdefghijklmnopqrstuvwxyzäöüßàèéìòù0123456789 .,:;-–’!?()+/'";
const WIDTHS: Record<Face, string> = {
  limelight:
    "66,73,70,77,58,57,79,71,40,56,71,54,94,75,82,74,80,73,58,61,77,62,96,64,64,58,66,82,77,66,58,58,40,82,77,69,74,55,73,63,41,58,73,37,39,64,37,108,73,64,74,73,47,50,47,73,52,80,53,52,55,69,64,73,72,69,63,63,37,64,73,66,48,61,63,72,61,68,60,67,67,22,33,33,33,33,36,52,31,41,45,46,46,50,33,21",
  inter:
    "69,65,73,72,60,59,75,74,27,57,67,57,90,75,76,64,76,64,64,65,74,69,99,68,68,63,69,76,74,69,60,60,27,76,74,56,61,57,61,58,37,61,59,24,24,55,24,88,59,60,61,61,38,53,33,59,56,82,55,56,55,56,60,59,62,56,58,58,24,60,59,63,41,61,62,65,59,62,57,62,62,28,29,29,29,30,46,50,26,29,51,36,36,66,36,30",
  bold: "75,66,74,72,61,59,75,75,28,58,72,57,93,76,77,65,78,66,65,67,73,75,104,74,73,66,75,77,73,75,61,61,28,77,73,58,63,59,63,60,40,63,62,27,27,58,27,91,62,61,63,63,41,56,37,62,60,85,58,60,57,58,61,62,66,58,60,60,27,61,62,67,43,63,65,68,62,65,58,65,65,24,33,33,33,34,47,50,31,34,56,38,38,68,39,34",
  typewriter:
    "55,60,58,62,64,61,62,65,50,54,58,60,70,63,62,55,60,64,59,59,62,61,64,58,56,59,55,62,62,55,64,64,50,62,62,57,57,55,60,54,47,58,62,57,42,62,54,66,63,58,59,57,58,52,51,64,61,68,66,59,53,57,58,64,80,57,54,54,57,58,64,61,57,57,56,61,54,59,56,60,58,29,35,34,34,33,64,61,26,28,47,28,28,50,56,20",
};
const SHY = "\u00ad";
const tables = Object.fromEntries(
  Object.entries(WIDTHS).map(([face, list]) => {
    const all = list.split(",").map(Number);
    return [face, new Map([...CHARS].map((char, at) => [char, all[at] ?? 70]))];
  }),
) as Record<Face, Map<string, number>>;

/** The width of a text in em. */
export function em(text: string, face: Face): number {
  let sum = 0;
  for (const char of plain(text)) sum += tables[face].get(char) ?? 70;
  return sum / 100;
}

/** The largest font size, at most max, at which a text fits the room. */
export function sized(text: string, face: Face, room: number, max: number): number {
  return shrink([text], face, room, max);
}

/** The largest font size, at most max, at which the widest line still fits the room. */
export function shrink(
  lines: string[],
  face: Face,
  room: number,
  max: number,
  letters = 0,
  words = 0,
): number {
  const wide = (line: string) =>
    em(line, face) + letters * line.length + words * (line.split(" ").length - 1);
  return Math.round(Math.min(max, room / Math.max(0.1, ...lines.map(wide))) * 100) / 100;
}

/** The text in two lines, as even as its spaces and soft hyphens allow; one line if there are none. */
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

/** How many lines a text takes when it is wrapped at a font size in a room. */
export function wrapped(text: string, face: Face, size: number, room: number): number {
  let count = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wide = em(word, face) * size;
    const space = used > 0 ? em(" ", face) * size : 0;
    if (used > 0 && used + space + wide > room) {
      count += 1;
      used = wide;
    } else used += space + wide;
    count += Math.max(0, Math.ceil(wide / room) - 1);
  }
  return count;
}

/** The text without its soft hyphens. */
export function plain(text: string): string {
  return text.replaceAll(SHY, "");
}

function widest(lines: string[], face: Face): number {
  return Math.max(...lines.map((line) => em(line, face)));
}
