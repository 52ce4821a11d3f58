// What is asked next, as far as the taps have led; and answers in short. Pure.
import type { Ask, MafiaCityQuestion } from "../../lib/wire";
import type { Choice, Tap } from "../../table/choose";
import { KINDS } from "./art/kinds";

/** A message and the card it is about; null where the question itself says it. */
export interface Asking {
  id: string;
  card?: number;
}

const PLAYED: ReadonlySet<string> = new Set([
  "turn",
  "bullet",
  "follow_up",
] satisfies MafiaCityQuestion[]);
const SHADOW = KINDS.indexOf("shadow");

/** What to tap now. */
export function asking(ask: Ask, taps: Tap[], choice: Choice): Asking | null {
  if (taps.length === 0) return ask.kind === "send" ? { id: "send" } : null;
  if (!PLAYED.has(ask.kind)) return null;
  const card = taps.find(({ thing }) => thing[0] === "card")?.thing[1];
  if (choice.pick) return { id: "sure" };
  if (card === undefined) return null;
  const played = { card: Number(card) };
  if (choice.uses.length > 0) return { id: "use", ...played };
  const kinds = new Set([...choice.lit].map((name) => name.split(":")[0]));
  const named = taps.filter(({ thing }) => thing[0] === "chip" || thing[0] === "location");
  if (kinds.has("chip")) return { id: "chip", ...played };
  if (kinds.has("seat")) return { id: "seat", ...played };
  if (!kinds.has("location")) return null;
  if (named.length === 0) return { id: "place", ...played };
  return { id: Number(card) >> 2 === SHADOW ? "other" : "to" };
}

/** An answer without the card in front of it, where that card has been tapped. */
export function short(label: string, taps: Tap[]): string {
  if (!taps.some(({ thing }) => thing[0] === "card")) return label;
  const [, rest] = label.split(/: (.*)/su);
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : label;
}
