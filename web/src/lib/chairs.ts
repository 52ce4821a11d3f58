// The secrets of my chairs, by room.
import { LocalMap } from "./localMap";

export interface Kept {
  code: string;
  tokens: string[];
  game: string;
  title: string;
  when: number;
  /** The number of the table when I last answered in that match. */
  decided?: { match: number; n: number };
}

const MOST_ROOMS = 40;
const MOST_TOKENS = 12;
const stored = new LocalMap("consigliere.rooms", sound);

/** My secrets in that room, newest last. */
export function tokens(code: string): string[] {
  return stored.all()[code]?.tokens ?? [];
}

/** Keep one more secret. */
export function keep(code: string, token: string): void {
  change(code, (kept) => {
    const others = kept.tokens.filter((known) => known !== token);
    return { ...kept, tokens: [...others, token].slice(-MOST_TOKENS) };
  });
}

/** Remember what is played there, for "continue"; only where I have a chair. */
export function describe(code: string, game: string, title: string): void {
  if (tokens(code).length > 0) change(code, (kept) => ({ ...kept, game, title }));
}

/** Remember how far the match was when I answered, for what has happened since. */
export function decide(code: string, match: number, n: number): void {
  if (tokens(code).length > 0) change(code, (kept) => ({ ...kept, decided: { match, n } }));
}

/** The number of the table when I last answered in the match; null where I have not. */
export function decided(code: string, match: number): number | null {
  const last = stored.all()[code]?.decided;
  return last?.match === match ? last.n : null;
}

/** Forget the room: it is gone, or I left it. */
export function forget(code: string): void {
  const rooms = stored.all();
  delete rooms[code];
  stored.write(rooms);
}

/** Rooms where I have a chair, last used first. */
export function rooms(): Kept[] {
  return Object.values(stored.all())
    .filter((kept) => kept.tokens.length > 0)
    .sort((a, b) => b.when - a.when);
}

function change(code: string, how: (kept: Kept) => Kept): void {
  const found = stored.all();
  const kept = found[code] ?? { code, tokens: [], game: "", title: "", when: 0 };
  found[code] = { ...how(kept), when: Date.now() };
  const newest = Object.values(found).sort((a, b) => b.when - a.when);
  stored.write(Object.fromEntries(newest.slice(0, MOST_ROOMS).map((room) => [room.code, room])));
}

function sound(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null) return false;
  const room = kept as Partial<Kept>;
  return typeof room.code === "string" && Array.isArray(room.tokens);
}
