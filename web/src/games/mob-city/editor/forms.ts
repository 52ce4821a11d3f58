// Things of Mob City that a copy may print in two forms, and each written as the other.

import { at, isBranch, number, table, text, type Values } from "../../../edition/sheet";
import { t } from "../../../lib/words.svelte";
import { cityOf, type Position, planOfRows, rectangle } from "../art/citymap";
import { HOUSES, type HouseKind, SIDES } from "../art/kinds";

export interface Forms {
  /** What the button says. */
  label: string;
  hint?: string;
  /** The value in the other form. */
  other: unknown;
}

function lots(values: Values): Record<HouseKind, number> {
  const all = HOUSES.map((kind) => [kind, Math.max(1, number(values, "planner", kind, "lots"))]);
  return Object.fromEntries(all) as Record<HouseKind, number>;
}

/** A block as two rows of buildings, or as a plan of lots. */
export function blockForms(values: Values, letter: string): Forms {
  if (text(values, "blocks", letter, "plan"))
    return {
      label: t("edition-form-rows"),
      hint: t("edition-plan-block"),
      other: { north: "ss", south: "ss" },
    };
  const north = text(values, "blocks", letter, "north");
  const south = text(values, "blocks", letter, "south");
  const plan = planOfRows({ north, south }, lots(values));
  return { label: t("edition-form-plan"), other: { plan } };
}

/** A city in full rows, or as a plan with the sides of each block. */
export function layoutForms(values: Values, captains: string): Forms {
  if (text(values, "layouts", captains, "plan"))
    return {
      label: t("edition-form-rectangle"),
      hint: t("edition-plan-city"),
      other: { rows: 2, columns: 2 },
    };
  const rows = number(values, "layouts", captains, "rows");
  const blocks = rectangle(rows, number(values, "layouts", captains, "columns"));
  const words = Array.from({ length: rows }, (_, row) =>
    blocks.filter((one) => one.row === row).map((one) => sidesOf(one) || "-"),
  );
  const plan = words.map((row) => row.join(" ")).join(" / ");
  return { label: t("edition-form-city"), other: { plan } };
}

function sidesOf(one: Position): string {
  return one.sides.map((side) => side[0]).join("");
}

/** The blocks of a city being typed, as far as they can be drawn. */
export function cityShown(values: Values, captains: string): Position[] {
  const plan = text(values, "layouts", captains, "plan");
  const few = (name: string) => Math.min(8, Math.max(1, number(values, "layouts", captains, name)));
  return plan ? cityOf(plan) : rectangle(few("rows"), few("columns"));
}

/** Raids and crackdowns: the same for every side, or a number for each. */
export function eventForms(values: Values, kind: string): Forms | null {
  if (kind !== "raid" && kind !== "crackdown") return null;
  const cards = eventCards(values, kind);
  const each = Math.floor(cards / SIDES.length);
  if (isBranch(at(values, ["events", kind])))
    return { label: t("edition-form-even"), other: each * SIDES.length };
  return {
    label: t("edition-form-sides"),
    other: Object.fromEntries(SIDES.map((side) => [side, each])),
  };
}

export function eventCards(values: Values, kind: string): number {
  const sides = Object.values(table(values, "events", kind)).map(Number);
  return sides.length > 0 ? sides.reduce((sum, n) => sum + n, 0) : number(values, "events", kind);
}

/** Speakeasies: so much for each value of the whiskey, or a table of incomes. */
export function plannerForms(values: Values, kind: string): Forms {
  const { speakeasy, glasses: _, ...row } = table(values, "planner", kind);
  if (isBranch(speakeasy))
    return { label: t("edition-form-glasses"), other: { ...row, glasses: 0 } };
  const brings = (value: string) =>
    number(values, "planner", kind, "income") +
    number(values, "planner", kind, "glasses") * Number(value);
  const whiskeys = Object.keys(table(values, "whiskeys"));
  return {
    label: t("edition-form-table"),
    other: { ...row, speakeasy: Object.fromEntries(whiskeys.map((one) => [one, brings(one)])) },
  };
}
