// The secrets of my chairs, by room.
import { LocalMap } from "./localMap";

export interface SavedRoom {
  code: string;
  tokens: string[];
  game: string;
  title: string;
  when: number;
  /** The number of the table when I last answered in that match. */
  decided?: { match: number; n: number };
  /** Several of us play here and hide nothing from each other. */
  trusting?: boolean;
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
  change(code, (room) => {
    const others = room.tokens.filter((other) => other !== token);
    return { ...room, tokens: [...others, token].slice(-MOST_TOKENS) };
  });
}

/** Remember what is played there, for "continue"; only where I have a chair. */
export function describe(code: string, game: string, title: string): void {
  if (tokens(code).length > 0) change(code, (room) => ({ ...room, game, title }));
}

/** Remember how far the match was when I answered, for what has happened since. */
export function decide(code: string, match: number, n: number): void {
  if (tokens(code).length > 0) change(code, (room) => ({ ...room, decided: { match, n } }));
}

/** The number of the table when I last answered in the match; null where I have not. */
export function decided(code: string, match: number): number | null {
  const last = stored.all()[code]?.decided;
  return last?.match === match ? last.n : null;
}

/** Whether those who share this browser hide nothing from each other at that table. */
export function trusting(code: string): boolean {
  return stored.all()[code]?.trusting === true;
}

export function trust(code: string, yes: boolean): void {
  change(code, (room) => ({ ...room, trusting: yes }));
}

/** Forget the room: it is gone, or I left it. */
export function forget(code: string): void {
  const rooms = stored.all();
  delete rooms[code];
  stored.write(rooms);
}

/** Rooms where I have a chair, last used first. */
export function rooms(): SavedRoom[] {
  return Object.values(stored.all())
    .filter((room) => room.tokens.length > 0)
    .sort((a, b) => b.when - a.when);
}

function change(code: string, how: (room: SavedRoom) => SavedRoom): void {
  const rooms = stored.all();
  const room = rooms[code] ?? { code, tokens: [], game: "", title: "", when: 0 };
  rooms[code] = { ...how(room), when: Date.now() };
  const newest = Object.values(rooms).sort((a, b) => b.when - a.when);
  stored.write(Object.fromEntries(newest.slice(0, MOST_ROOMS).map((room) => [room.code, room])));
}

function sound(room: unknown): room is SavedRoom {
  if (typeof room !== "object" || room === null) return false;
  const saved = room as Partial<SavedRoom>;
  return typeof saved.code === "string" && Array.isArray(saved.tokens);
}
