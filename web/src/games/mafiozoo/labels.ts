// Ids of words that depend on a kind.
import type { ConditionKind, Gate } from "./art/kinds";
import type { Condition } from "./edition";
import type { Rank, Verdict } from "./zoo";

export const GATES: Record<Gate, string> = {
  mine: "mafiozoo-web-gate-mine",
  open: "mafiozoo-web-gate-open",
  reach: "mafiozoo-web-gate-reach",
  shut: "mafiozoo-web-gate-shut",
};

export const TERMS: Record<ConditionKind, string> = {
  first: "mafiozoo-web-term-first",
  pay: "mafiozoo-web-term-pay",
  offer: "mafiozoo-web-term-offer",
};

export const RANKS: Record<Rank | "out", string> = {
  first: "mafiozoo-web-rank-first",
  tie: "mafiozoo-web-rank-tie",
  second: "mafiozoo-web-rank-second",
  behind: "mafiozoo-web-rank-behind",
  in: "mafiozoo-web-rank-in",
  out: "mafiozoo-web-rank-out",
};

/** The terms of a tile in words, line by line. */
export function terms(condition: Condition, visited: boolean): string[] {
  const rest = {
    first: "mafiozoo-web-terms-others-first",
    pay: "mafiozoo-web-terms-others-pay",
    offer: "mafiozoo-web-terms-others-offer",
  }[condition.rule];
  if (visited) {
    return [
      "mafiozoo-web-terms-visit",
      "mafiozoo-web-terms-visit-tie",
      "mafiozoo-web-terms-second",
      rest,
    ];
  }
  if (condition.rule === "offer")
    return ["mafiozoo-web-terms-offer", "mafiozoo-web-terms-offer-gems"];
  return ["mafiozoo-web-terms-alone", rest];
}

/** Why somebody gets what he gets. */
export function why(
  verdict: (Verdict & { rank: Rank }) | undefined,
  condition: Condition,
  visited: boolean,
): string {
  if (!verdict) return "mafiozoo-web-why-out";
  if (visited && verdict.rank === "first") return "mafiozoo-web-why-visit";
  if (visited && verdict.rank === "tie") return "mafiozoo-web-why-visit-tie";
  if (visited && verdict.rank === "second" && verdict.grant === "free") {
    return "mafiozoo-web-why-second";
  }
  if (condition.rule === "offer") {
    return verdict.grant === "free" ? "mafiozoo-web-why-offer" : "mafiozoo-web-why-offer-less";
  }
  if (verdict.grant === "free") return "mafiozoo-web-why-alone";
  return verdict.grant === "buy" ? "mafiozoo-web-why-buy" : "mafiozoo-web-why-first";
}
