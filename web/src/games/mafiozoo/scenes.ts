// Which steps of the playback are a scene, how long they need, and what they sound like. Pure.
import { eventsOf, type ShownEvent } from "../../lib/steps";
import type { MafiozooEvent, TableNews } from "../../lib/wire";
import type { Sound } from "../../table/game";

export type SceneName = "round" | "visit" | "built" | "count" | "";

type Of<T extends MafiozooEvent["type"]> = Extract<MafiozooEvent, { type: T }>;

const SCENES: Partial<Record<MafiozooEvent["type"], SceneName>> = {
  RoundBegan: "round",
  Visited: "visit",
  Built: "built",
  DistrictsRevealed: "count",
  Counted: "count",
  Ended: "count",
};
/** The count, in milliseconds: until districts lie open, and from one part of a sum to the next. */
export const REVEAL = 1800;
export const PART = 240;
const PARTS = 6;
const LOOK = 2400; // at the result

/** The scene of a step: of the last event in it that has one. */
export function scene(step: TableNews): SceneName {
  const names = eventsOf(step).map((event) => SCENES[event.type as MafiozooEvent["type"]] ?? "");
  return names.findLast((name) => name !== "") ?? "";
}

/** How long it needs, in milliseconds; 0 where the usual time will do. */
export function sceneTime(step: TableNews, name: string): number {
  const sums = name === "count" ? all([step], "Counted").length : 0;
  return sums > 0 ? REVEAL + sums * PARTS * PART + LOOK : 0;
}

/** The last event of that kind in a step. */
export function first<T extends MafiozooEvent["type"]>(step: TableNews, type: T) {
  return all([step], type).at(-1);
}

/** Every event of that kind, in the order of the steps. */
export function all<T extends MafiozooEvent["type"]>(
  steps: readonly TableNews[],
  type: T,
): Of<T>[] {
  const events = steps.flatMap(eventsOf) as unknown as MafiozooEvent[];
  return events.filter((event): event is Of<T> => event.type === type);
}

const SOUNDS: Partial<Record<MafiozooEvent["type"], Sound>> = {
  RoundBegan: "gavel",
  Visited: "glass",
  DrewCard: "card",
  DrewInformant: "card",
  Bribed: "chip",
  PlayedForGems: "card",
  Wasted: "card",
  BonusUsed: "chip",
  PuppetPlaced: "chip",
  Informed: "sting",
  GotToken: "chip",
  GotMoney: "coin",
  PickedDistrict: "paper",
  DrewDistrict: "paper",
  Built: "gavel",
  DistrictsRevealed: "paper",
  Counted: "coin",
  Ended: "flourish",
};

/** What an event sounds like; what was bought rings. */
export function sound(event: ShownEvent): Sound | "" {
  if (event.type === "Favoured") return (event as { price?: number }).price ? "coin" : "paper";
  return SOUNDS[event.type as MafiozooEvent["type"]] ?? "";
}
