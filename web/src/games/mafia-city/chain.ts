// The chain of a reaction window as slips of paper, newest first: from the log and what is open. Pure.
import type { LogLine } from "../../lib/wire";
import type { Effect } from "./city";

export interface Slip {
  seat: number;
  text: string;
  /** Cards on it, where they are known. */
  cards: number[];
  use: string;
  state: "open" | "again" | "cancelled" | "done";
}

interface Entry extends Slip {
  standing: boolean;
}

const PART = new Set(["Announced", "Cancelled", "FistOffered", "FistTakenBack"]);

/** The slips: what is open, and what was cancelled or done above it. */
export function slips(effects: Effect[], log: LogLine[]): Slip[] {
  if (effects.length === 0) return [];
  const seats = effects.map((effect) => effect.seat);
  for (let from = log.length - 1; from >= 0 && PART.has(log[from]?.event ?? ""); from--) {
    if (log[from]?.event !== "Announced") continue;
    const entries = replayed(log.slice(from));
    const standing = entries.filter((entry) => entry.standing);
    if (standing.map((entry) => entry.seat).join() === seats.join())
      return marked(entries, effects);
  }
  return effects.map((effect) => ({ ...effect, text: "", state: "open" as const })).reverse();
}

function replayed(lines: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    if (line.event === "Announced") {
      const cards = line.things.flatMap((thing) => (thing[0] === "card" ? [Number(thing[1])] : []));
      const seat = line.seat ?? -1;
      entries.push({ seat, text: line.text, cards, use: "", state: "open", standing: true });
    } else if (line.event === "Cancelled") {
      const gone = entries.findLastIndex((entry) => entry.standing && entry.seat === line.seat);
      entries.forEach((entry, n) => {
        if (n < gone || !entry.standing) return;
        entry.standing = false;
        entry.state = n === gone ? "cancelled" : "done";
      });
    }
  }
  return entries;
}

function marked(entries: Entry[], effects: Effect[]): Slip[] {
  let next = 0;
  const out = entries.map(({ standing, ...slip }) => {
    const effect = standing ? effects[next++] : undefined;
    return effect ? { ...slip, cards: effect.cards, use: effect.use } : slip;
  });
  const last = out.findLastIndex((slip) => slip.state === "open");
  if (last >= 0 && last < out.length - 1) {
    const open = out[last];
    if (open) open.state = "again";
  }
  return out.reverse();
}
