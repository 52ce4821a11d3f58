// What is printed on tiles and cards: read from the very file the rules are read from. Pure.
import text from "../../../../src/consigliere/games/mob_city/data/standard.toml?raw";
import {
  type CardKind,
  CHARACTERS,
  type CharacterKind,
  type HouseKind,
  WEAPONS,
  type WeaponKind,
} from "./art/kinds";

type Row = Record<string, string | number>;
type Sections = Record<string, Record<string, string | number | Row>>;

export interface House {
  kind: HouseKind;
  code: string;
  block: number;
  price: number;
  notoriety: number;
  income: number;
  glasses: number;
  fine: number;
}

export interface Card {
  kind: CardKind;
  reflex: number;
  health: number;
  bonus: number;
  wage: number;
}

const printed = sections(text);
const number = (section: string, key: string): number => Number(printed[section]?.[key] ?? 0);
const row = (section: string, key: string): Row => (printed[section]?.[key] ?? {}) as Row;

export const NUMBERS = {
  most: number("numbers", "most_notoriety"),
  least: number("numbers", "notoriety"),
  pool: number("numbers", "pool"),
  poolNotorious: number("numbers", "pool_notorious"),
  notorious: number("numbers", "notorious"),
  snitch: number("numbers", "snitch"),
  police: number("numbers", "police"),
  whiskey: number("numbers", "whiskey"),
  extortion: number("numbers", "extortion"),
  buildings: number("numbers", "buildings"),
  won: number("numbers", "shootout_won"),
  lost: number("numbers", "shootout_lost"),
  safeDays: number("numbers", "safe_days"),
};
export const COLT = Number(row("weapons", "colt").bonus ?? 1);

/** The letters of the blocks, and the buildings of each. */
export const LETTERS = Object.keys(printed.blocks ?? {});
export const HOUSES_OF: number[][] = [];
/** All buildings, numbered as the table numbers them. */
export const HOUSES: House[] = LETTERS.flatMap((letter, block) => {
  const { north, south } = row("blocks", letter);
  return `${north} ${south}`.split(" ").map((kind, at) => {
    const plan = row("planner", kind);
    const { price, notoriety, income, glasses, fine } = plan as Record<string, number>;
    return { kind, code: `${letter}-${at + 1}`, block, price, notoriety, income, glasses, fine };
  }) as House[];
});
HOUSES.forEach((house, at) => {
  const lots = HOUSES_OF[house.block] ?? [];
  lots.push(at);
  HOUSES_OF[house.block] = lots;
});

export const PLANNER = Object.keys(printed.planner ?? {}) as HouseKind[];

/** All kinds of Enforcer cards, numbered as the table numbers them. */
export const CARDS: Card[] = [
  ...Object.values(printed.characters ?? {}).map((value) => {
    const one = value as Row;
    const boss = one.kind === "lieutenant";
    const wage = number("numbers", boss ? "lieutenant_wage" : "wage");
    const values = { reflex: Number(one.reflex), health: Number(one.health) };
    return { kind: one.kind as CardKind, ...values, bonus: 0, wage };
  }),
  ...WEAPONS.map((kind) => {
    const bonus = Number(row("weapons", kind).bonus);
    return { kind, reflex: 0, health: 0, bonus, wage: number("numbers", "wage") };
  }),
];

/** What an attack is called in the notation, by its number in the frames. */
export const ATTACKS = [...CHARACTERS, ...WEAPONS, "colt", "hands"] as const;

export function isPerson(card: number): boolean {
  return (CHARACTERS as readonly string[]).includes(CARDS[card]?.kind ?? "");
}

export function personKind(card: number): CharacterKind {
  return (CARDS[card]?.kind ?? "soldier") as CharacterKind;
}

/** How a kind of attack is drawn. */
export function drawnAttack(attack: string): WeaponKind {
  return attack === "assassin" ? "knife" : (attack as WeaponKind);
}

/** What an attack adds to the die. */
export function bonusOf(attack: string): number {
  if (attack === "colt") return COLT;
  return CARDS.find((card) => card.kind === attack)?.bonus ?? 0;
}

/** Rows and columns of the city. */
export function layoutOf(captains: number, blocks: string): { rows: number; columns: number } {
  if (blocks !== "printed") return { rows: 2, columns: Number(blocks) / 2 };
  const { rows, columns } = row("layouts", String(captains));
  return { rows: Number(rows ?? 2), columns: Number(columns ?? 3) };
}

/** As much TOML as an edition uses: sections, numbers, words, rows in braces. */
export function sections(toml: string): Sections {
  const out: Sections = {};
  let current: Sections[string] = {};
  for (const line of toml.split("\n")) {
    const head = /^\[(\w+)\]/.exec(line)?.[1];
    if (head) {
      current = {};
      out[head] = current;
    }
    const [, key, value] = /^([\w-]+)\s*=\s*(\{.*\}|"[^"]*"|-?\d+)/.exec(line) ?? [];
    if (key && value) current[key] = value.startsWith("{") ? braces(value) : plain(value);
  }
  return out;
}

function braces(value: string): Row {
  const parts = [...value.matchAll(/([\w-]+)\s*=\s*("[^"]*"|-?\d+)/g)];
  return Object.fromEntries(parts.map(([, key = "", one = ""]) => [key, plain(one)]));
}

function plain(value: string): string | number {
  return value.startsWith('"') ? value.slice(1, -1) : Number(value);
}
