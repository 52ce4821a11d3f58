// What lies on the table of any game, as labelled lines. Pure.
import type { GameInfo } from "../../lib/wire";
import { readable, t } from "../../lib/words.svelte";

export type Component = GameInfo["components"][number];
type Name = (seat: number) => string;

export interface Line {
  label: string;
  value: string;
}

/** A field with a value for each seat. */
export interface Row {
  label: string;
  values: string[];
}

const UNSEEN = -9;
const NOTHING = "–";
/** What the pages themselves show of it, or nobody needs to see. */
const APART = new Set(["now", "edition", "house", "goal"]);

/** What belongs to nobody, and what each player has; `name` gives the player of a seat. */
export function lay(
  state: unknown,
  components: readonly Component[],
  seats: number,
  name: Name,
): { common: Line[]; own: Row[] } {
  const known = new Map(components.map((one) => [one.name, one]));
  const common: Line[] = [];
  const own: Row[] = [];
  for (const [field, value] of Object.entries((state ?? {}) as Record<string, unknown>)) {
    if (APART.has(field)) continue;
    const about = known.get(field);
    const label = about?.label ?? readable(field);
    const say = (one: unknown) => inWords(one, about, name);
    if (about?.each && Array.isArray(value) && value.length === seats)
      own.push({ label, values: value.map(say) });
    else common.push({ label, value: say(value) });
  }
  return { common, own };
}

function inWords(value: unknown, about: Component | undefined, name: Name): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return numeral(value, about, name);
  if (Array.isArray(value)) return list(value, about, name);
  if (typeof value !== "object") return String(value);
  const { rest, top } = value as { rest?: unknown; top?: unknown };
  if (Array.isArray(rest) && Array.isArray(top)) return String(rest.length + top.length); // a deck
  const parts = Object.entries(value).map(
    ([key, one]) => `${readable(key).toLowerCase()}: ${inWords(one, about, name)}`,
  );
  return parts.join("; ");
}

function numeral(value: number, about: Component | undefined, name: Name): string {
  if (value === UNSEEN) return t("plain-hidden");
  if (about?.names[value] !== undefined) return about.names[value];
  return about?.seats ? name(value) || NOTHING : String(value);
}

/** Pieces that are alike are counted. */
function list(values: unknown[], about: Component | undefined, name: Name): string {
  if (values.length === 0) return NOTHING;
  if (values.every((one) => one === UNSEEN)) return t("plain-many-hidden", { n: values.length });
  const words = values.map((one) => inWords(one, about, name));
  if (values.some((one) => typeof one === "object")) return words.join(" | ");
  if (!about?.names.length) return words.join(", ");
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n > 1 ? `${word} ×${n}` : word)).join(", ");
}
