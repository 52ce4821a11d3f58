// By what a table recognises this browser, and whose chat is hidden here, by room.
import { LocalMap } from "./localMap";

interface Visitor {
  secret: string;
  /** Authors of chat: the name of a player, or the mark of a spectator behind a `#`. */
  hidden: string[];
  when: number;
}

const MOST_ROOMS = 40;
const stored = new LocalMap<Visitor>("consigliere.visitors", sound);

/** The secret of this browser at that table; made when it is asked for first. */
export function secretOf(code: string): string {
  return change(code, (kept) => kept).secret;
}

/** Whose lines are not shown. */
export function hidden(code: string): string[] {
  return stored.all()[code]?.hidden ?? [];
}

/** Hide the lines of somebody, or show them again. */
export function hide(code: string, author: string, yes: boolean): string[] {
  return change(code, (kept) => {
    const others = kept.hidden.filter((one) => one !== author);
    return { ...kept, hidden: yes ? [...others, author] : others };
  }).hidden;
}

function change(code: string, how: (kept: Visitor) => Visitor): Visitor {
  const found = stored.all();
  const kept = how(found[code] ?? { secret: random(), hidden: [], when: 0 });
  found[code] = { ...kept, when: Date.now() };
  const newest = Object.entries(found).sort(([, a], [, b]) => b.when - a.when);
  stored.write(Object.fromEntries(newest.slice(0, MOST_ROOMS)));
  return kept;
}

/** Works without https as well. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sound(kept: unknown): kept is Visitor {
  if (typeof kept !== "object" || kept === null) return false;
  const one = kept as Partial<Visitor>;
  return typeof one.secret === "string" && Array.isArray(one.hidden);
}
