// Plans and runs of the lab, without the page.
import { partsOf } from "../lib/bots";
import type { GameInfo, LabPlan, LabRun } from "../lib/wire";

/** Bots that do not search: a game of theirs is over in a blink. */
export const QUICK = ["greedy", "random"];

/** A table of that game as the lab lays it at first. */
export function fresh(info: GameInfo): LabPlan {
  const players = Math.min(info.high, Math.max(info.low, 4));
  return {
    game: info.key,
    players,
    bots: Array.from({ length: players }, () => "greedy"),
    games: 200,
    seed: 1,
    edition: "standard",
    options: {},
    decisions: false,
    name: "",
  };
}

/** The plan with so many players; those who come play as the last one does. */
export function seated(plan: LabPlan, players: number): LabPlan {
  const last = plan.bots.at(-1) ?? "greedy";
  return {
    ...plan,
    players,
    bots: Array.from({ length: players }, (_, i) => plan.bots[i] ?? last),
  };
}

/** Another bot in one seat. */
export function hired(plan: LabPlan, at: number, bot: string): LabPlan {
  return { ...plan, bots: plan.bots.map((other, i) => (i === at ? bot : other)) };
}

/** The strengths one may choose from. */
export function levels(info: GameInfo): string[] {
  return [...QUICK, ...info.bots.filter((bot) => !QUICK.includes(bot))];
}

/** Whether a game takes its time. */
export function slow(plan: LabPlan): boolean {
  return plan.bots.some((bot) => !QUICK.includes(partsOf(bot).level) && bot !== "easy");
}

/** Who plays, and how many of them. */
export function lineup(plan: LabPlan): [bot: string, count: number][] {
  const found = new Map<string, number>();
  for (let seat = 0; seat < plan.players; seat++) {
    const bot = plan.bots[seat % plan.bots.length] ?? "";
    found.set(bot, (found.get(bot) ?? 0) + 1);
  }
  return [...found];
}

/** What keeps two runs from being compared game by game; null if nothing does. */
export function differs(a: LabRun, b: LabRun): "game" | "players" | "seed" | null {
  if (a.plan.game !== b.plan.game) return "game";
  if (a.plan.players !== b.plan.players) return "players";
  return a.plan.seed !== b.plan.seed ? "seed" : null;
}

/** A time to come, in the unit people would say it in. */
export function rounded(seconds: number): { unit: "seconds" | "minutes" | "hours"; n: number } {
  if (seconds < 90) return { unit: "seconds", n: Math.max(1, Math.round(seconds)) };
  if (seconds < 5400) return { unit: "minutes", n: Math.round(seconds / 60) };
  return { unit: "hours", n: Math.round(seconds / 3600) };
}

/** Whether there is something to show. */
export function readable(run: LabRun): boolean {
  return run.state !== "working" && run.done > 0;
}
