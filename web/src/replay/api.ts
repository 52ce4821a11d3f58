// What is asked about replays.
import { call, reply } from "../lib/api";
import type {
  Created,
  Fork,
  LogLine,
  ReplayChance,
  ReplayFrame,
  ReplayFrames,
  ReplayOpened,
  ReplayView,
  ReviewState,
} from "../lib/wire";
import { speech } from "../lib/words.svelte";

/** Whose eyes: a seat, what everybody sees, or everything. */
export type Eyes = number | "public" | "all";

const at = (id: string) => `/api/replays/${encodeURIComponent(id)}`;

/** A match that is over, in the reader's language. */
export function replay(id: string): Promise<ReplayView> {
  return call(`${at(id)}?lang=${speech.lang}`);
}

/** Every line of the log those eyes could read. */
export function log(id: string, eyes: Eyes): Promise<LogLine[]> {
  return call(`${at(id)}/log?lang=${speech.lang}&eyes=${eyes}`);
}

/** Moments one after another. */
export async function frames(
  id: string,
  from: number,
  to: number,
  eyes: Eyes,
): Promise<ReplayFrame[]> {
  const got = await call<ReplayFrames>(`${at(id)}/frames?from=${from}&to=${to}&eyes=${eyes}`);
  return got.frames;
}

/** A new room that plays on from a moment. */
export function fork(id: string, wanted: Fork): Promise<Created> {
  return call(`${at(id)}/fork`, { method: "POST", body: JSON.stringify(wanted) });
}

/** Bring a record file; the same file leads to the same replay. */
export function bring(text: string): Promise<ReplayOpened> {
  return call("/api/replays", { method: "POST", body: text }, "text/plain");
}

/** All that chance brought in a match, and what each was drawn from. */
export function chances(id: string): Promise<ReplayChance[]> {
  return call(`${at(id)}/chances`);
}

/** The text of a record. */
export async function record(id: string): Promise<string> {
  return (await reply(recordOf(id))).text();
}

/** Where the record of a replay is. */
export function recordOf(id: string): string {
  return `${at(id)}/record`;
}

/** How far the review of a match is, and what it says. */
export function review(id: string, deep: boolean): Promise<ReviewState> {
  return call(`${at(id)}/review?deep=${deep}&lang=${speech.lang}`);
}

/** Have a match reviewed. */
export function startReview(id: string, deep: boolean): Promise<ReviewState> {
  return call(`${at(id)}/review?deep=${deep}`, { method: "POST" });
}
