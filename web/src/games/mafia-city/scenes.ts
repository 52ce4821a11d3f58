// Which steps of the playback are a scene, how long they need, and what events sound like. Pure.
import { eventsOf, type ShownEvent } from "../../lib/steps";
import type { MafiaCityEvent, TableNews } from "../../lib/wire";
import type { Sound } from "../../table/game";

export type SceneName = "scored" | "tied" | "cancel" | "cell" | "round" | "count" | "";
type Of<T extends MafiaCityEvent["type"]> = Extract<MafiaCityEvent, { type: T }>;

/** The last of these in a step gives the scene. */
const SCENES: Partial<Record<MafiaCityEvent["type"], SceneName>> = {
  RoundBegan: "round",
  Cancelled: "cancel",
  Released: "cell",
  Controlled: "scored",
  Scored: "scored",
  Uncontrolled: "tied",
  Ended: "count",
};
const TIMES: Partial<Record<SceneName, number>> = { scored: 2600, count: 4200 };
const SOUNDS: Partial<Record<MafiaCityEvent["type"], Sound>> = {
  RoundBegan: "gavel",
  PhaseBegan: "paper",
  Placed: "chip",
  BroughtIn: "chip",
  TookBack: "chip",
  Shifted: "chip",
  Switched: "chip",
  Withdrew: "chip",
  Recruited: "chip",
  Announced: "card",
  Temporized: "card",
  Discarded: "card",
  Drew: "card",
  Stole: "card",
  Cancelled: "sting",
  Jailed: "gavel",
  Released: "gavel",
  Raided: "siren",
  Killed: "shot",
  Scored: "coin",
  AgreementStands: "paper",
  PolicemanTaken: "glass",
  MayorTaken: "glass",
  Ended: "flourish",
};

/** The scene of a step: of the last event in it that has one. */
export function scene(step: TableNews): SceneName {
  const names = eventsOf(step).map((event) => SCENES[event.type as MafiaCityEvent["type"]] ?? "");
  return names.findLast((name) => name !== "") ?? "";
}

/** How long it needs, in milliseconds; 0 where the usual time will do. */
export function sceneTime(_step: TableNews, name: string): number {
  return TIMES[name as SceneName] ?? 0;
}

/** The last event of that kind in a step. */
export function found<T extends MafiaCityEvent["type"]>(step: TableNews, type: T) {
  const events = eventsOf(step) as unknown as MafiaCityEvent[];
  return events.findLast((event): event is Of<T> => event.type === type);
}

/** What an event sounds like. */
export function sound(event: ShownEvent): Sound | "" {
  return SOUNDS[event.type as MafiaCityEvent["type"]] ?? "";
}
