// What is printed on tiles, cards and places, as the board looks it up: of the standard edition or one's own.
import text from "../../../../src/consigliere/games/mafiozoo/data/standard.toml?raw";
import { numberOf, Printed, rowOf, type Values, valuesOf } from "../../ui/printed.svelte";
import type { Road } from "./art/city";
import { type Spot, turned } from "./art/desk";
import {
  CHARACTERS,
  type ConditionKind,
  PLACES,
  type PlaceKind,
  TOKENS,
  type TokenKind,
} from "./art/kinds";

export interface Condition {
  rule: ConditionKind;
  number: number;
}

export interface Lot {
  cost: TokenKind[];
  points: number;
  /** From 0. */
  row: number;
  column: number;
}

/** Letters of the tokens in a cost, in the order of the tokens. */
const LETTERS = "LPJWG?";

/** The edition of this table; all lists are numbered as the table numbers them. */
export const edition = new Printed("mafiozoo", read, read(valuesOf(text)));

function read(values: Values) {
  const spots = CHARACTERS.map((_, c) => spotOf(values, c));
  const threads = pairs(values, "threads").map(([a, b]): [number, number] => [
    Number(a),
    Number(b),
  ]);
  const roads = pairs(values, "roads") as unknown as Road[];
  const lots = PLACES.map((place) => lotOf(values, place));
  const number = (name: string) => numberOf(values, "numbers", name);
  return {
    number,
    spots,
    threads,
    roads,
    lots,
    /** Both sides of the family tiles. */
    golden: CHARACTERS.map((_, c) => conditionOf(values, c, "golden")),
    other: CHARACTERS.map((_, c) => conditionOf(values, c, "other")),
    godfathers: Object.keys(values.godfathers ?? {}).map((card) => {
      const { visits, pay } = rowOf(values, "godfathers", card);
      return { visits: Number(visits) - 1, pay: Number(pay) };
    }),
    /** Whom each character is joined to by a thread; with the Newspaper, on a common diagonal. */
    links: CHARACTERS.map((_, c) => ends(threads, c + 1).map((one) => one - 1)),
    lines: spots.map((spot, c) => [
      ...new Set([...ends(threads, c + 1).map((one) => one - 1), ...diagonal(spots, spot)]),
    ]),
    /** Whether a place is open from outside, and those joined to it by a road. */
    outer: lots.map((lot) => lot.row === 0 || lot.column === 0),
    near: PLACES.map((place) => ends(roads, place).map((one) => PLACES.indexOf(one))),
  };
}

function spotOf(values: Values, c: number): Spot {
  const { row, column } = rowOf(values, "photos", String(c + 1));
  return { number: c + 1, row: Number(row), column: Number(column), turn: turned(c) };
}

function lotOf(values: Values, place: PlaceKind): Lot {
  const { row, column, cost, points } = rowOf(values, "places", place);
  const tokens = String(cost).split(" ");
  return {
    cost: tokens.map((letter) => TOKENS[LETTERS.indexOf(letter)] ?? "any"),
    points: Number(points),
    row: Number(row) - 1,
    column: Number(column) - 1,
  };
}

function conditionOf(values: Values, c: number, side: string): Condition {
  const [rule = "first", n = "0"] = String(rowOf(values, "tiles", String(c + 1))[side]).split(" ");
  return { rule: rule as ConditionKind, number: Number(n) };
}

/** The pairs of a section that are said to be joined, such as `1-2 = true`. */
function pairs(values: Values, section: string): string[][] {
  const all = Object.entries(values[section] ?? {}).filter(([, joined]) => joined === true);
  return all.map(([pair]) => pair.split("-"));
}

function ends<T>(joined: readonly (readonly [T, T])[], one: T): T[] {
  return joined.flatMap(([a, b]) => (a === one ? [b] : b === one ? [a] : []));
}

function diagonal(spots: Spot[], from: Spot): number[] {
  return spots.flatMap((to, c) => {
    const far = Math.abs(to.row - from.row);
    return far > 0 && far === Math.abs(to.column - from.column) ? [c] : [];
  });
}

/** The numbers of bonuses that an edition may print otherwise, by place. */
export const BONUS: Record<string, string | undefined> = {
  gym: "gym",
  race: "race",
  site: "site",
  dock: "dock",
  black: "black",
  bet: "bet",
  police: "informant_police",
  hall: "specific_hall",
  court: "court",
};
