// Which moments of a Day are told as scenes, and for how long. Pure.
import type { MobCityEvent, TableNews } from "../../lib/wire";

export type SceneName = "bids" | "event" | "raid" | "won" | "paper" | "will";
type Kind = MobCityEvent["type"];
type EventOf<K extends Kind> = Extract<MobCityEvent, { type: K }>;

/** Of several in one step the first of these is told. */
const SCENE_OF: [Kind, SceneName][] = [
  ["WillRead", "will"],
  ["DayEnded", "paper"],
  ["ShootoutWon", "won"],
  ["StandOff", "won"],
  ["EventTurned", "event"],
  ["Raided", "raid"],
  ["Arrested", "raid"],
  ["Bombed", "raid"],
  ["BidsShown", "bids"],
];

/** Delays in milliseconds at normal speed. */
export const POSTER = 1250; // from one poster to the next
export const FLIP = 170; // from one token on it to the next
const READ = 1500; // what lies there at the end
export const ENVELOPE = 1500; // until it opens
export const COUNT_STARTS = 3000; // after the scene has begun
export const PER_CAPTAIN = 650; // from one Captain counted to the next

export function eventsOf(step: TableNews): MobCityEvent[] {
  return Array.isArray(step.news) ? (step.news as MobCityEvent[]) : [];
}

/** The first event of that kind in the step. */
export function eventIn<K extends Kind>(step: TableNews, kind: K): EventOf<K> | undefined {
  return eventsOf(step).find((one): one is EventOf<K> => one.type === kind);
}

export function sceneOfStep(step: TableNews): SceneName | "" {
  const kinds = new Set(eventsOf(step).map((one) => one.type));
  return SCENE_OF.find(([kind]) => kinds.has(kind))?.[1] ?? "";
}

/** When the winner is named: after everybody was counted. */
export function winnerShown(captains: number): number {
  return COUNT_STARTS + captains * PER_CAPTAIN + 500;
}

export function sceneTime(step: TableNews, scene: SceneName): number {
  const captains = (step.public as { purse: { cash: number[] } }).purse.cash.length;
  switch (scene) {
    case "bids":
      return 4 * POSTER + READ;
    case "event":
      return 4200;
    case "raid":
      return 2800;
    case "won":
      return 4200;
    case "paper":
      return 6500;
    case "will":
      return winnerShown(captains) + 3200;
    default:
      return 0;
  }
}
