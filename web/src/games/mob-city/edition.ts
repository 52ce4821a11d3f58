// What is printed on tiles and cards, as the board looks it up: of the standard edition or one's own.
import text from "../../../../src/consigliere/games/mob_city/data/standard.toml?raw";
import { numberOf, Printed, rowOf, type Values, valuesOf } from "../../ui/printed.svelte";
import {
  type BlockText,
  cityOf,
  housesOfPlan,
  type Lot,
  lotsOf,
  type Position,
  rectangle,
  twoRows,
} from "./art/citymap";
import {
  type CardKind,
  CHARACTERS,
  type CharacterKind,
  type HouseKind,
  SIDES,
  type Side,
  WEAPONS,
  type WeaponKind,
} from "./art/kinds";

/** A kind of building as the Planner card has it. */
export interface Plan {
  kind: HouseKind;
  price: number;
  notoriety: number;
  income: number;
  glasses: number;
  /** What a speakeasy brings by value of the whiskey, where the Planner has a table of it. */
  speakeasy: Record<string, number>;
  fine: number;
}

export interface House extends Plan {
  code: string;
  block: number;
}

export interface Card {
  kind: CardKind;
  reflex: number;
  health: number;
  bonus: number;
  wage: number;
}

/** The edition of this table; all lists are numbered as the table numbers them. */
export const edition = new Printed("mob-city", read, read(valuesOf(text)));

function read(values: Values) {
  const letters = Object.keys(values.blocks ?? {});
  const houses = letters.flatMap((letter, block) => housesOf(values, letter, block));
  return {
    numbers: numbers((name) => numberOf(values, "numbers", name)),
    colt: Number(rowOf(values, "weapons", "colt").bonus ?? 1),
    letters,
    houses,
    /** The buildings of each block. */
    housesOf: letters.map((_, block) =>
      houses.flatMap((house, b) => (house.block === block ? [b] : [])),
    ),
    /** The rows of each block, and how many lots each kind of building takes. */
    blocks: Object.fromEntries(letters.map((letter) => [letter, block(values, letter)])),
    lots: lots(values),
    planner: Object.keys(values.planner ?? {}).map((kind) => planOf(values, kind)),
    cards: [...people(values), ...arms(values)],
    /** The values of whiskey there are. */
    whiskeys: Object.keys(values.whiskeys ?? {}).map(Number),
    layouts: values.layouts ?? {},
    /** How many events strike each side. */
    strikes: { raid: sidesOf(values, "raid"), crackdown: sidesOf(values, "crackdown") },
  };
}

/** So many for each side, or a number for all four together. */
function sidesOf(values: Values, name: string): Partial<Record<Side, number>> {
  const cell = (values.events as Record<string, unknown> | undefined)?.[name];
  if (typeof cell === "object" && cell !== null) return cell as Partial<Record<Side, number>>;
  return Object.fromEntries(SIDES.map((side) => [side, Number(cell ?? 0) / SIDES.length]));
}

function numbers(of: (name: string) => number) {
  return {
    most: of("most_notoriety"),
    least: of("notoriety"),
    pool: of("pool"),
    poolNotorious: of("pool_notorious"),
    notorious: of("notorious"),
    snitch: of("snitch"),
    police: of("police"),
    whiskey: of("whiskey"),
    extortion: of("extortion"),
    buildings: of("buildings"),
    slots: of("slots"),
    won: of("shootout_won"),
    lost: of("shootout_lost"),
    safeDays: of("safe_days"),
  };
}

function block(values: Values, letter: string): BlockText {
  const { north, south, plan } = rowOf(values, "blocks", letter);
  return { north: String(north ?? ""), south: String(south ?? ""), plan: String(plan ?? "") };
}

function housesOf(values: Values, letter: string, at: number): House[] {
  const { north, south, plan } = block(values, letter);
  const kinds = plan
    ? housesOfPlan(plan).map((house) => house.kind)
    : `${north} ${south}`.trim().split(/\s+/);
  return kinds.map((kind, n) => ({
    ...planOf(values, kind),
    code: `${letter}-${n + 1}`,
    block: at,
  }));
}

function planOf(values: Values, kind: string): Plan {
  const of = (name: string) => Number(rowOf(values, "planner", kind)[name] ?? 0);
  return {
    kind: kind as HouseKind,
    price: of("price"),
    notoriety: of("notoriety"),
    income: of("income"),
    glasses: of("glasses"),
    speakeasy: tableOf(rowOf(values, "planner", kind).speakeasy),
    fine: of("fine"),
  };
}

function tableOf(cell: unknown): Record<string, number> {
  return typeof cell === "object" && cell !== null ? (cell as Record<string, number>) : {};
}

/** What a building brings as a speakeasy with whiskey of that value. */
export function openIncome(plan: Plan, value: number): number {
  return plan.speakeasy[String(value)] ?? plan.income + plan.glasses * value;
}

function lots(values: Values): Record<HouseKind, number> {
  const kinds = Object.keys(values.planner ?? {});
  const all = kinds.map((kind) => [kind, Number(rowOf(values, "planner", kind).lots ?? 1)]);
  return Object.fromEntries(all) as Record<HouseKind, number>;
}

function people(values: Values): Card[] {
  return Object.keys(values.characters ?? {}).map((name) => {
    const { kind, reflex, health } = rowOf(values, "characters", name);
    const wage = numberOf(values, "numbers", kind === "lieutenant" ? "lieutenant_wage" : "wage");
    const printed = { reflex: Number(reflex), health: Number(health) };
    return { kind: kind as CardKind, ...printed, bonus: 0, wage };
  });
}

function arms(values: Values): Card[] {
  const wage = numberOf(values, "numbers", "wage");
  return WEAPONS.map((kind) => {
    const bonus = Number(rowOf(values, "weapons", kind).bonus ?? 0);
    return { kind, reflex: 0, health: 0, bonus, wage };
  });
}

/** The lots of a block with their buildings, as the plan draws them. */
export function blockLots(block: number): Lot[] {
  const letter = edition.now.letters[block] ?? "";
  return lotsOf(letter, edition.now.blocks[letter], edition.now.lots);
}

/** What an attack is called in the notation, by its number in the frames. */
export const ATTACKS = [...CHARACTERS, ...WEAPONS, "colt", "hands"] as const;

export function isPerson(card: number): boolean {
  return (CHARACTERS as readonly string[]).includes(edition.now.cards[card]?.kind ?? "");
}

export function personKind(card: number): CharacterKind {
  return (edition.now.cards[card]?.kind ?? "soldier") as CharacterKind;
}

/** How a kind of attack is drawn. */
export function drawnAttack(attack: string): WeaponKind {
  return attack === "assassin" ? "knife" : (attack as WeaponKind);
}

/** What an attack adds to the die. */
export function bonusOf(attack: string): number {
  if (attack === "colt") return edition.now.colt;
  return edition.now.cards.find((card) => card.kind === attack)?.bonus ?? 0;
}

/** The blocks of the city: where they lie, and on which sides. */
export function layoutOf(captains: number, blocks: string): Position[] {
  if (blocks !== "printed") return twoRows(Number(blocks));
  const found = edition.now.layouts[String(captains)];
  const { rows, columns, plan } = typeof found === "object" ? found : {};
  return plan ? cityOf(String(plan)) : rectangle(Number(rows ?? 2), Number(columns ?? 3));
}
