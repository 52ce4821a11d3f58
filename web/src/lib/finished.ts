// The matches I have finished, as far as this browser remembers them.
import { LocalMap } from "./localMap";

export interface FinishedMatch {
  /** Of its replay. */
  id: string;
  game: string;
  when: number;
  players: { name: string; emblem: string; score: number; won: boolean; mine: boolean }[];
}

const KEPT_MATCHES = 60;
const stored = new LocalMap("consigliere.finished", sound);

/** Newest first. */
export function finished(): FinishedMatch[] {
  return Object.values(stored.all()).sort((a, b) => b.when - a.when);
}

/** Remember it, if it is not known already. */
export function remember(match: FinishedMatch): void {
  const known = stored.all();
  if (match.id === "" || known[match.id]) return;
  const newest = [match, ...finished()].slice(0, KEPT_MATCHES);
  stored.write(Object.fromEntries(newest.map((one) => [one.id, one])));
}

/** Take it off the list; its replay stays where it is. */
export function remove(id: string): void {
  const known = stored.all();
  delete known[id];
  stored.write(known);
}

function sound(match: unknown): match is FinishedMatch {
  if (typeof match !== "object" || match === null) return false;
  const saved = match as Partial<FinishedMatch>;
  return typeof saved.id === "string" && Array.isArray(saved.players);
}
