// The bank's ledger and the last roll of the die, as the log tells them. Pure.
import type { LogLine } from "../../lib/wire";

export interface Payment {
  n: number;
  seat: number;
  what: string;
  amount: number;
  way: "in" | "out";
  /** Who gets it, where it is not the bank. */
  to?: number;
}

/** The payments since the Day began, oldest first. `you` is whom the log calls so. */
export function payments(log: LogLine[], names: string[], you: number | null): Payment[] {
  const began = log.findLastIndex((line) => line.event === "DayBegan");
  return log.slice(Math.max(0, began)).flatMap((line) => {
    const read = line.event === "Paid" ? payment(line, names, you) : null;
    return read ? [read] : [];
  });
}

function payment(line: LogLine, names: string[], you: number | null): Payment | null {
  const at = line.text.lastIndexOf(": ");
  const head = line.text.slice(0, at);
  const amount = Number((/[\d.,]*\d(?=\D*$)/.exec(head)?.[0] ?? "").replace(/\D/g, ""));
  if (at < 0 || !amount) return null;
  const what = line.text.slice(at + 2).replace(/\.$/, "");
  const subject = whose(head, names) ?? you;
  const to = line.things.find((thing) => thing[0] === "location")?.[1];
  if (to !== undefined && (subject === null || Number(to) === subject)) {
    return { n: line.n, seat: Number(to), what, amount, way: "in" };
  }
  if (subject === null) return null;
  const payee = to === undefined ? undefined : Number(to);
  return { n: line.n, seat: subject, what, amount, way: "out", to: payee };
}

/** Whose name the line begins with; the longest, where one is part of another. */
function whose(text: string, names: string[]): number | null {
  let best: number | null = null;
  names.forEach((name, seat) => {
    const longer = best === null || name.length > (names[best] ?? "").length;
    if (name && text.startsWith(`${name} `) && longer) best = seat;
  });
  return best;
}

/** What every Captain gained or lost in some payments. */
export function change(all: Payment[], seat: number): number {
  return all.reduce((sum, one) => {
    if (one.to === seat) return sum + one.amount;
    if (one.seat !== seat) return sum;
    return one.way === "in" ? sum + one.amount : sum - one.amount;
  }, 0);
}

/** The last attack of the shootout in progress: the die and the words. */
export function lastRoll(log: LogLine[]): { die: number; lines: string[] } | null {
  const began = log.findLastIndex((line) => line.event === "ShootoutBegan");
  const last = log.findLastIndex((line) =>
    ["Attacked", "GrenadeLobbed", "Collected", "Claimed"].includes(line.event),
  );
  const line = log[last];
  if (!line || last < began) return null;
  const die = Number(/(\d) \+ \d+ = \d+\.$/.exec(line.text)?.[1] ?? /(\d)\.$/.exec(line.text)?.[1]);
  const after = log[last + 1];
  const came = after && ["Missed", "Injured", "Killed"].includes(after.event) ? [after.text] : [];
  return {
    die: line.event === "Attacked" && die >= 1 && die <= 6 ? die : 0,
    lines: [line.text, ...came],
  };
}
