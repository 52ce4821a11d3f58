// What the evening paper has to tell, and what a shootout has cost: read from the log. Pure.
import type { LogLine, TableNews } from "../../lib/wire";
import type { Table } from "../../table/table.svelte";
import { captains, happening, type State } from "./city";
import { logOf, type Payment, payments } from "./ledger";

/** The head of the page, by what happened: the first of these. */
const HEADS = ["dead", "lost", "fight", "bombed", "arrests", "raids", "opened", "quiet"] as const;
export type Head = (typeof HEADS)[number];
/** What is worth a line in the column of news, the worst first. */
const NEWS = ["Raided", "Arrested", "Bombed", "ShootoutWon", "StandOff", "Bought"];

export interface Paper {
  head: Head;
  lines: LogLine[];
  rows: { seat: number; earned: number; paid: number }[];
}

/** The Day that ends with this step. */
export function paperOf(table: Table, step: TableNews): Paper {
  const log = upTo(logOf(table), step, "DayEnded");
  const today = log.slice(log.findLastIndex((line) => line.event === "DayBegan") + 1);
  const paid = payments(log);
  const seats = Array.from({ length: captains(step.public as State) }, (_, seat) => seat);
  const rows = seats.map((seat) => ({ seat, ...sums(paid, seat) }));
  const order = table.order.filter((seat) => seats.includes(seat));
  return {
    head: headOf(today, step.public as State),
    lines: NEWS.flatMap((event) => today.filter((line) => line.event === event)),
    rows: order.flatMap((seat) => rows.find((row) => row.seat === seat) ?? []),
  };
}

function headOf(today: LogLine[], state: State): Head {
  const some = (event: string) => today.some((line) => line.event === event);
  const fits: Record<Head, boolean> = {
    dead: happening(state.past.at(-1) ?? 0).kind === "dead",
    lost: today.some((line) => line.event === "Raided" && !paidFine(today, line)),
    fight: some("ShootoutWon") || some("StandOff"),
    bombed: some("Bombed"),
    arrests: some("Arrested"),
    raids: some("Raided"),
    opened: some("Opened"),
    quiet: true,
  };
  return HEADS.find((head) => fits[head]) ?? "quiet";
}

/** Whether the fine of that raid was paid: it is the next payment in the log. */
function paidFine(today: LogLine[], raid: LogLine): boolean {
  const next = today[today.indexOf(raid) + 1];
  return next?.event === "Paid";
}

function sums(all: Payment[], seat: number): { earned: number; paid: number } {
  let [earned, paid] = [0, 0];
  for (const one of all) {
    if (one.to === seat || (one.seat === seat && one.way === "in")) earned += one.amount;
    else if (one.seat === seat) paid += one.amount;
  }
  return { earned, paid };
}

/** Those who have the most of something; several where they are level. */
export function foremost(amounts: readonly number[], seats: readonly number[]): number[] {
  const most = Math.max(...seats.map((seat) => amounts[seat] ?? 0));
  return seats.filter((seat) => (amounts[seat] ?? 0) === most);
}

/** Who was in the shootout that ends with this step, and whom each of them lost. */
export function fought(table: Table, step: TableNews) {
  const log = upTo(logOf(table), step, "ShootoutWon", "StandOff");
  const began = log.findLastIndex((line) => line.event === "ShootoutBegan");
  const fight = log.slice(began + 1);
  const lined = fight.filter((line) => line.event === "LinedUp" && line.seat !== null);
  const seats = [...new Set(lined.map((line) => line.seat as number))];
  const out = fight.filter((line) => line.event === "Killed" || line.event === "Injured");
  const of = (seat: number) =>
    out.filter((line) => line.seat === seat).flatMap((line) => cardsOf(line));
  return { seats, of };
}

function cardsOf(line: LogLine): number[] {
  return (line.things ?? []).flatMap((thing) => (thing[0] === "card" ? [Number(thing[1])] : []));
}

/** The log up to the line of that event in the step, for the step may be shown once more. */
function upTo(log: LogLine[], step: TableNews, ...events: string[]): LogLine[] {
  const mark = step.log.find((line) => events.includes(line.event));
  if (!mark) return log;
  const at = log.findIndex(
    (line) => line.n === mark.n && line.event === mark.event && line.at === mark.at,
  );
  return at < 0 ? log : log.slice(0, at + 1);
}
