// Sending an answer where others may act at the same moment.
import { Refusal, type Session } from "../lib/session.svelte";
import type { Ask } from "../lib/wire";
import { sameAsk } from "./choose";

/** Answer; once more if the table moved on meanwhile and my question is still the same. */
export async function say(session: Session, seat: number, ask: Ask, pick: number[]): Promise<void> {
  try {
    await session.request({ t: "answer", seat, at: ask.at, pick });
  } catch (error) {
    const now = session.newest?.mine.find((one) => one.seat === seat)?.ask ?? null;
    const stale = error instanceof Refusal && error.code === "room-stale";
    if (!stale || !now || !sameAsk(ask, now)) throw error;
    await session.request({ t: "answer", seat, at: now.at, pick });
  }
}
