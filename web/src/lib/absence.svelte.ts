// For how long people have been away, second by second.
import type { Session } from "./session.svelte";
import type { ChairView } from "./wire";

const tick = $state({ now: 0 });

/** Count the seconds while somebody is away; to be called while a component is set up. */
export function counting(session: Session): void {
  const any = $derived(session.room?.chairs.some((chair) => awayAt(chair)) ?? false);
  $effect(() => {
    if (!any) return;
    tick.now = performance.now();
    const timer = setInterval(() => {
      tick.now = performance.now();
    }, 1000);
    return () => clearInterval(timer);
  });
}

/** Seconds this person has been away; 0 for who is here. */
export function away(session: Session, seat: number): number {
  const chair = session.room?.chairs[seat];
  if (!chair || !awayAt(chair)) return 0;
  return (chair.away ?? 0) + Math.max(0, tick.now - session.heardAt) / 1000;
}

/** Seconds until the others may decide without this person: a bot now, an end only after `absence`. */
export function left(session: Session, seat: number, after: "grace" | "absence"): number {
  const chair = session.room?.chairs[seat];
  if (!session.room || !chair || !awayAt(chair)) return 0;
  return Math.max(0, Math.ceil(session.room[after] - away(session, seat)));
}

/** "0:07", "4:59". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

function awayAt(chair: ChairView): boolean {
  return chair.kind === "person" && !chair.here;
}
