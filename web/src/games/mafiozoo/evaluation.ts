// What has happened since a character's evaluation began: who was served, whose gems went home. Pure.
import type { LogLine, MafiozooEvent } from "../../lib/wire";
import type { Rank, Verdict } from "./zoo";

type Ranked = Verdict & { rank: Rank };

export interface Home {
  gems: number;
  reserve: boolean;
}

/** The evaluation in progress, as far as it was seen. */
export interface Evaluation {
  character: number;
  home: Map<number, Home>;
  /** What was paid for the favour; 0 where it was free. */
  got: Map<number, number>;
}

export const NONE: Evaluation = { character: -1, home: new Map(), got: new Map() };

/** The evaluation after more events. */
export function follow(so: Evaluation, events: MafiozooEvent[]): Evaluation {
  let now = so;
  for (const event of events) {
    if (event.type === "Evaluating") {
      now = { character: event.character, home: new Map(), got: new Map() };
    } else if (event.type === "GemsHome") {
      const home = new Map(now.home);
      now = { ...now, home: home.set(event.seat, { gems: event.gems, reserve: event.to_reserve }) };
    } else if (event.type === "Favoured" && event.character === now.character) {
      now = { ...now, got: new Map(now.got).set(event.seat, event.price) };
    }
  }
  return now;
}

const KEPT = "consigliere.evaluation";

/** Keep what was seen for this tab: a page that is loaded again gets only what lies there now. */
export function keep(at: string, { character, home, got }: Evaluation): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ at, character, home: [...home], got: [...got] }));
  } catch {
    // forbidden or full: then it is forgotten
  }
}

/** What was kept, if it was at that very moment of that table. */
export function kept(at: string): Evaluation {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    if (found.at !== at) return NONE;
    return { character: found.character, home: new Map(found.home), got: new Map(found.got) };
  } catch {
    return NONE;
  }
}

/**
 * The verdicts on those still to be served, where nobody here has seen the ranking: their gems may
 * be home already.
 */
export function unseen(
  ranked: Ranked[],
  left: readonly Verdict[],
  served: readonly number[],
): Ranked[] {
  const waiting = left.map((one): Ranked => ({ ...one, rank: "in" }));
  const gone = served.map(
    (seat): Ranked => ({ seat, rank: "in", grant: "free", to_reserve: false, godfather: false }),
  );
  const known = new Set([...waiting, ...gone].map((one) => one.seat));
  return [...ranked.filter((one) => !known.has(one.seat)), ...waiting, ...gone];
}

/** Who got the favour of each character in this round, told from the log. */
export function served(log: LogLine[]): number[][] {
  const from = log.findLastIndex((line) => line.event === "RoundBegan");
  const out: number[][] = [];
  for (const line of log.slice(from + 1)) {
    if (line.event === "Evaluating") out.push([]);
    else if (line.event === "Favoured" && line.seat !== null) out.at(-1)?.push(line.seat);
  }
  return out;
}
