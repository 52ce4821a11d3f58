// What is printed in the edition a table plays with: the standard one, until another has come.
import { standardOf } from "../lib/catalog.svelte";

export type Cell = string | number | boolean;
export type Row = Record<string, Cell | Record<string, Cell>>;
/** An edition file by section and name. */
export type Values = Record<string, Record<string, Cell | Row>>;

/** The edition of the table in this page, read as its board wants it. */
export class Printed<E> {
  /** What the board draws. */
  now: E = $state.raw() as E;

  #wanted = "";
  readonly #known = new Map<string, E>();

  /** `read` makes of an edition file what the board looks things up in. */
  constructor(
    private readonly game: string,
    private readonly read: (values: Values) => E,
    private readonly standard: E,
  ) {
    this.now = standard;
  }

  /** Draw what that edition prints; the standard one where it cannot be had. */
  async follow(ref: string): Promise<void> {
    if (this.#wanted === ref) return;
    this.#wanted = ref;
    const found = await this.#find(ref);
    if (this.#wanted === ref) this.now = found;
  }

  async #find(ref: string): Promise<E> {
    if (ref === "standard" || ref === standardOf(this.game)) return this.standard;
    const known = this.#known.get(ref);
    if (known) return known;
    const values = await fetched(this.game, ref);
    if (!values) return this.standard;
    const made = this.read(values);
    this.#known.set(ref, made);
    return made;
  }
}

async function fetched(game: string, ref: string): Promise<Values | null> {
  try {
    const reply = await fetch(`/api/editions/${game}/${encodeURIComponent(ref)}`);
    return reply.ok ? ((await reply.json()) as { values: Values }).values : null;
  } catch {
    return null;
  }
}

/** As much TOML as the file of an edition uses: sections, numbers, words, yes and no, rows in braces. */
export function valuesOf(toml: string): Values {
  const out: Values = {};
  let current: Values[string] = {};
  for (const line of toml.split("\n")) {
    const head = /^\[(\w+)\]/.exec(line)?.[1];
    if (head) {
      current = {};
      out[head] = current;
    }
    const [, key, value] = /^([\w-]+)\s*=\s*(\{.*\}|"[^"]*"|true|false|-?\d+)/.exec(line) ?? [];
    if (key && value) current[key] = value.startsWith("{") ? braces(value) : plain(value);
  }
  return out;
}

/** A row of a section; empty where it is missing. */
export function rowOf(values: Values, section: string, name: string): Row {
  const found = values[section]?.[name];
  return typeof found === "object" ? found : {};
}

/** A number of a section; 0 where it is missing. */
export function numberOf(values: Values, section: string, name: string): number {
  return Number(values[section]?.[name] ?? 0);
}

function braces(value: string): Row {
  const parts = [...value.matchAll(/([\w-]+)\s*=\s*("[^"]*"|true|false|-?\d+)/g)];
  return Object.fromEntries(parts.map(([, key = "", one = ""]) => [key, plain(one)]));
}

function plain(value: string): Cell {
  if (value === "true" || value === "false") return value === "true";
  return value.startsWith('"') ? value.slice(1, -1) : Number(value);
}
