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
  return change(code, (visitor) => visitor).secret;
}

/** Whose lines are not shown. */
export function hidden(code: string): string[] {
  return stored.all()[code]?.hidden ?? [];
}

/** Hide the lines of somebody, or show them again. */
export function hide(code: string, author: string, yes: boolean): string[] {
  return change(code, (visitor) => {
    const others = visitor.hidden.filter((one) => one !== author);
    return { ...visitor, hidden: yes ? [...others, author] : others };
  }).hidden;
}

function change(code: string, how: (visitor: Visitor) => Visitor): Visitor {
  const visitors = stored.all();
  const visitor = how(visitors[code] ?? { secret: random(), hidden: [], when: 0 });
  visitors[code] = { ...visitor, when: Date.now() };
  const newest = Object.entries(visitors).sort(([, a], [, b]) => b.when - a.when);
  stored.write(Object.fromEntries(newest.slice(0, MOST_ROOMS)));
  return visitor;
}

/** Works without https as well. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sound(visitor: unknown): visitor is Visitor {
  if (typeof visitor !== "object" || visitor === null) return false;
  const one = visitor as Partial<Visitor>;
  return typeof one.secret === "string" && Array.isArray(one.hidden);
}
