// What lies before the plan of the city: a scene put aside, a sheet opened. Board and crew board share it.
import type { State } from "./city";
import { phase, sceneOf, shown } from "./city";
import { scene } from "./fight";

export type Sheet = "captains" | "events" | "ledger" | "planner";
export type Front = "shootout" | "bids" | "privileges";

class Desk {
  sheet: Sheet | null = $state(null);
  /** The scene the reader has put aside to see the city. */
  aside: Front | "" = $state("");
}

export const desk = new Desk();

/** The scene of this moment; empty where the city itself is at stake. */
export function front(city: State): Front | "" {
  if (scene(city)) return "shootout";
  if (phase(city) !== 0) return "";
  if (sceneOf(city, "bidding")) return "bids";
  return shown(city) ? "privileges" : "";
}
