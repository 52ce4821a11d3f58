// The bank's ledger, the bids of yesterday and the last roll, as the log keeps them.
import type { LogLine, MobCityEvent } from "../../lib/wire";
import type { Table } from "../../table/table.svelte";
import { edition } from "./edition";
import { say } from "./words.svelte";

export interface Payment {
  n: number;
  seat: number;
  /** What for: wages, building, extortion. */
  reason: string;
  amount: number;
  way: "in" | "out";
  /** Who gets it, where it is not the bank. */
  to?: number;
  /** The building it was about, as far as the line before tells. */
  building?: number;
}

type Kind = MobCityEvent["type"];
type EventOf<K extends Kind> = Extract<MobCityEvent, { type: K }>;

/** The log up to the moment being looked at. */
export function logOf(table: Table): LogLine[] {
  const { log } = table.session;
  const last = table.past?.n;
  return last === undefined ? log : log.filter((line) => line.n <= last);
}

/** The payments since the Day began, oldest first. */
export function payments(log: LogLine[]): Payment[] {
  const began = log.findLastIndex((line) => line.event === "DayBegan");
  return paidIn(log.slice(began + 1));
}

/** The payments of the Day before, oldest first. */
export function paymentsBefore(log: LogLine[]): Payment[] {
  const today = log.findLastIndex((line) => line.event === "DayBegan");
  return payments(log.slice(0, Math.max(0, today)));
}

function paidIn(log: LogLine[]): Payment[] {
  return log.flatMap((line, n) => {
    const paid = eventOf(line, "Paid");
    return paid ? [{ ...payment(line.n, paid), building: aboutOf(log[n - 1], paid.reason) }] : [];
  });
}

/** A building bought or raided is told in the line before its price or fine. */
function aboutOf(before: LogLine | undefined, reason: string): number | undefined {
  if (reason !== "building" && reason !== "fine") return undefined;
  const thing = before?.things?.find((one) => one[0] === "building");
  return thing && Number(thing[1]);
}

/** What it was paid for, in words. */
export function paidFor({ reason, building }: Payment): string {
  const code = building === undefined ? "" : edition.now.houses[building]?.code;
  return code ? `${say(`payment-${reason}`)} ${code}` : say(`payment-${reason}`);
}

function payment(n: number, { payer, to, amount, reason }: EventOf<"Paid">): Payment {
  if (payer < 0) return { n, seat: to, reason, amount, way: "in" };
  return { n, seat: payer, reason, amount, way: "out", to: to < 0 ? undefined : to };
}

/** What a Captain gained or lost in some payments. */
export function change(all: Payment[], seat: number): number {
  return all.reduce((sum, one) => {
    if (one.to === seat) return sum + one.amount;
    if (one.seat !== seat) return sum;
    return one.way === "in" ? sum + one.amount : sum - one.amount;
  }, 0);
}

/** The tokens everybody laid the last time before this Day, by seat; empty on the first. */
export function yesterday(log: LogLine[]): number[][] {
  const today = log.findLastIndex((line) => line.event === "DayBegan");
  const before = log.slice(0, Math.max(0, today));
  const began = before.findLastIndex((line) => line.event === "DayBegan");
  const bids: number[][] = [];
  for (const line of before.slice(began + 1)) {
    const bid = eventOf(line, "BidsShown");
    if (bid) bids[bid.seat] = bid.tokens;
  }
  return bids;
}

/** Who came first at a privilege: the smallest token, equal ones clockwise from who was In Favour. */
export function foremost(bids: number[][], privilege: number, favour: number): number {
  const seats = bids.map((_, n) => (favour + n) % bids.length);
  const best = Math.min(...bids.map((bid) => bid[privilege] ?? 9));
  return seats.find((seat) => bids[seat]?.[privilege] === best) ?? -1;
}

/** The last attack of the shootout in progress: the die, the words, whom it was aimed at. */
export interface Roll {
  n: number;
  die: number;
  lines: string[];
  outcome: "hit" | "miss" | "";
}

const ACTS: Kind[] = ["Attacked", "GrenadeLobbed", "Collected", "Claimed"];
const OUTCOMES: Kind[] = ["Missed", "Injured", "Killed"];

/** What the last one to act did; null where nobody has acted in this shootout. */
export function lastRoll(log: LogLine[]): Roll | null {
  const began = log.findLastIndex((line) => line.event === "ShootoutBegan");
  const last = log.findLastIndex((line) => (ACTS as string[]).includes(line.event));
  const line = log[last];
  if (!line || last < began) return null;
  const after = log[last + 1];
  const came = after && (OUTCOMES as string[]).includes(after.event) ? after : undefined;
  return {
    n: line.n,
    die: eventOf(line, "Attacked")?.die ?? 0,
    lines: [line.text, ...(came ? [came.text] : [])],
    outcome: came ? (came.event === "Missed" ? "miss" : "hit") : "",
  };
}

function eventOf<K extends Kind>(line: LogLine, kind: K): EventOf<K> | undefined {
  return line.event === kind ? (line.data as EventOf<K> | undefined) : undefined;
}
