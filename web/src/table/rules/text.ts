// Rules as text: what is bold, and which numbers are paragraphs that can be opened.
import type { Rule } from "../../lib/wire";

/** A piece of a sentence: plain, bold, or a paragraph one can turn to. */
export interface Piece {
  text: string;
  bold?: boolean;
  rule?: string;
}

const CITED = /§\s?(\d+(?:\.\d+)*)/g;
const NUMBERED = /(?<![\d.,])(\d+(?:\.\d+)+)(?![\d,]*\d)/g;

/** A sentence in which every § can be opened. */
export function cited(text: string): Piece[] {
  return split(text, CITED, () => true);
}

/** A run of the rulebook: bold words, and numbers of paragraphs there are. */
export function pieces(text: string, known: Set<string>): Piece[] {
  return text.split("**").flatMap((part, n) => {
    const found = split(part, NUMBERED, (number) => known.has(number));
    return n % 2 === 1 ? found.map((piece) => ({ ...piece, bold: true })) : found;
  });
}

/** The paragraph itself, or the nearest one above it. */
export function nearest(number: string, known: Set<string>): string {
  let part = number;
  while (part && !known.has(part)) part = part.slice(0, Math.max(0, part.lastIndexOf(".")));
  return part;
}

/** Paragraphs in which all these words stand, or the paragraph of that number and its points. */
export function search(all: Rule[], wanted: string, lang: string): Rule[] {
  const low = (text: string) => text.toLocaleLowerCase(lang);
  const words = low(wanted).split(/\s+/).filter(Boolean);
  const number = /^§?\s*(\d[\d.]*)$/.exec(wanted.trim())?.[1]?.replace(/\.$/, "");
  if (number) return all.filter((rule) => `${rule.number}.`.startsWith(`${number}.`));
  return all.filter((rule) => {
    const text = low(`${rule.title} ${plain(rule)}`);
    return words.every((word) => text.includes(word));
  });
}

/** How deep a paragraph stands: 1 a chapter, 2 a section, 3 a point. */
export function depth(number: string): number {
  return number.split(".").length;
}

function plain(rule: Rule): string {
  return rule.blocks.flat(2).join(" ").replaceAll("**", "");
}

function split(text: string, by: RegExp, is: (number: string) => boolean): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(by)) {
    const number = found[1] ?? "";
    if (!is(number)) continue;
    if (found.index > at) out.push({ text: text.slice(at, found.index) });
    out.push({ text: found[0], rule: number });
    at = found.index + found[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}
