// Runs of the lab in words.
import { gameName } from "../lib/catalog.svelte";
import type { LabPlan, LabRun } from "../lib/wire";
import { speech, strength, t } from "../lib/words.svelte";
import { differs, lineup, rounded } from "./plan";

const FIELDS = { game: "set-game", players: "set-seats", seed: "lab-seed" } as const;
const LEFT = {
  seconds: "lab-left-seconds",
  minutes: "lab-left-minutes",
  hours: "lab-left-hours",
} as const;

/** The name it was given, or who plays. */
export function called(plan: LabPlan): string {
  return plan.name || whoPlays(plan);
}

export function whoPlays(plan: LabPlan): string {
  const bots = lineup(plan).map(([bot, count]) => {
    return count === 1 ? strength(bot) : t("lab-times", { count, bot: strength(bot) });
  });
  return bots.join(" + ");
}

/** What was played, and when. */
export function about(run: LabRun): string {
  const { plan } = run;
  const parts = [gameName(plan.game), t("lab-players", { count: plan.players })];
  if (plan.name) parts.push(whoPlays(plan));
  if (plan.edition !== "standard") parts.push(plan.edition);
  const changed = Object.keys(plan.options).length;
  if (changed > 0) parts.push(t("lab-changed", { count: changed }));
  parts.push(`${t("lab-seed")} ${plan.seed}`, when(run.begun));
  return parts.join(" · ");
}

/** How far it is. */
export function far(run: LabRun): string {
  return t("lab-games-of", { done: run.done, total: run.total });
}

/** How long it will take. */
export function left(run: LabRun): string {
  if (run.left === null) return t("lab-left-unknown");
  const { unit, n } = rounded(run.left);
  return t(LEFT[unit], { n });
}

/** Why two runs cannot be compared; empty if they can. */
export function against(a: LabRun, b: LabRun): string {
  const field = differs(a, b);
  return field ? t("lab-not-alike", { field: t(FIELDS[field]) }) : "";
}

function when(seconds: number): string {
  const style = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(speech.lang, style).format(seconds * 1000);
}
