// Sending an answer where others may act at the same moment.
import { Refusal, type Session } from "../lib/session.svelte";
import type { Ask } from "../lib/wire";
import { sameAsk } from "./choose";

const PATIENCE = 100;
const TRIES = 8;

/** Answer; again if the table moved on meanwhile and my question turns out to be the same. */
export async function say(session: Session, seat: number, ask: Ask, pick: number[]): Promise<void> {
  let put: Ask | null = ask;
  for (let left = TRIES; put; left--) {
    try {
      await session.request({ t: "answer", seat, at: put.at, pick });
      return;
    } catch (error) {
      const stale = error instanceof Refusal && error.code === "room-stale";
      put = stale && left > 0 ? await later(session, seat, put) : null;
      if (!put || !sameAsk(ask, put)) throw error;
    }
  }
}

/** The question as it is put now, once the news of the others has come. */
async function later(session: Session, seat: number, before: Ask): Promise<Ask | null> {
  for (let left = TRIES; left > 0; left--) {
    const now = session.newest?.mine.find((one) => one.seat === seat)?.ask ?? null;
    if (now?.at !== before.at) return now;
    await new Promise((go) => setTimeout(go, PATIENCE));
  }
  return null;
}
