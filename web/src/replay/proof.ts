// Checks that the chance outcomes of a match follow from its deal.
import { commitmentOf, type Deal, dealIn, pick, seedOf, Unreadable } from "../lib/deal";
import type { ReplayChance } from "../lib/wire";

export type Proof =
  | { state: "none" }
  | { state: "proven"; deal: Deal; draws: number }
  | { state: "false"; deal: Deal | null; why: Why };

export type Why =
  | { kind: "unreadable"; line: number }
  | { kind: "commitment" }
  | { kind: "shares" }
  | { kind: "menus" }
  | { kind: "line"; line: number; text: string; due: string };

/** A line of chance in a record: its line number, and which answer it is. */
interface ChanceLine {
  line: number;
  at: number;
  text: string;
}

/** Check a record; `chances` holds the menu of each line of chance. */
export function prove(record: string, chances: ReplayChance[], seats: number): Proof {
  let deal: Deal | null = null;
  try {
    deal = dealIn(record);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { state: "false", deal, why: { kind: "unreadable", line: error.line } };
  }
  if (!deal) return { state: "none" };
  const lines = spoken(record);
  const why = wrong(deal, lines, chances, seats);
  if (why) return { state: "false", deal, why };
  return { state: "proven", deal, draws: lines.filter(({ at }) => at >= deal.given).length };
}

function wrong(
  deal: Deal,
  lines: ChanceLine[],
  chances: ReplayChance[],
  seats: number,
): Why | null {
  if (commitmentOf(deal.secret) !== deal.commitment) return { kind: "commitment" };
  if (deal.shares.length !== seats) return { kind: "shares" };
  if (!match(lines, chances)) return { kind: "menus" };
  const seed = seedOf(deal.secret, deal.shares);
  for (const [n, { line, at, text }] of lines.entries()) {
    const due = drawn(seed, chances[n] as ReplayChance);
    if (at >= deal.given && due !== text) return { kind: "line", line, text, due };
  }
  return null;
}

/** The menus are those of these lines, and each kind is counted without a gap. */
function match(lines: ChanceLine[], chances: ReplayChance[]): boolean {
  const seen = new Map<string, number>();
  const counted = chances.every(({ kind, nth }) => {
    const due = seen.get(kind) ?? 0;
    seen.set(kind, due + 1);
    return nth === due;
  });
  return (
    counted && lines.length === chances.length && lines.every((one, n) => one.at === chances[n]?.at)
  );
}

/** What the seed brings from that menu. */
export function drawn(seed: string, { kind, nth, menu }: ReplayChance): string {
  const laid = menu.flatMap(([thing, times]) => Array<string>(times).fill(thing));
  return laid[pick(seed, kind, nth, laid.length)] ?? "";
}

/** The lines of chance in a record. */
function spoken(record: string): ChanceLine[] {
  const rows = record.split(/\r?\n/).map((row, n) => ({ line: n + 1, row: row.trim() }));
  const answers = rows.filter(({ row }) => /^(\*|[0-9]+):/.test(row));
  return answers
    .map(({ line, row }, at) => ({ line, at, row, text: row.replace(/^[^:]*:\s*/, "") }))
    .filter(({ row }) => row.startsWith("*"));
}
