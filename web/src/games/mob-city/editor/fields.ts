// The values of Mob City, thing by thing.

import { type Field, labelOf, numberField } from "../../../edition/fields";
import { table, text, type Values } from "../../../edition/sheet";
import { list } from "../../../edition/text";
import { t } from "../../../lib/words.svelte";
import { CHARACTERS } from "../art/kinds";
import { kindName, say, sideLetters } from "../words.svelte";
import HousesBox from "./HousesBox.svelte";
import PlanBox from "./PlanBox.svelte";

const GAME = "mob-city";
const houses = (text: string) => list(text, (kind) => say(`building-${kind}`));
export const COLUMNS = ["lots", "price", "notoriety", "income", "glasses", "fine"] as const;
const GROUPS = {
  captain: ["cash", "notoriety", "most_notoriety", "buildings", "slots"],
  privileges: ["pool", "pool_notorious", "notorious", "snitch", "police", "whiskey"],
  money: ["wage", "lieutenant_wage", "extortion"],
  shootout: ["grenade_victims", "shootout_won", "shootout_lost"],
  days: ["safe_days"],
} as const;

/** A block: its two rows of buildings, or its plan. */
export function blockFields(values: Values, letter: string): Field[] {
  if (text(values, "blocks", letter, "plan")) return [planField("blocks", letter)];
  return ["north", "south"].map((row) => {
    const path = ["blocks", letter, row];
    return { path, label: labelOf(GAME, path), control: HousesBox, inWords: houses };
  });
}

/** A city for so many Captains. */
export function layoutFields(values: Values, captains: string): Field[] {
  if (text(values, "layouts", captains, "plan")) return [planField("layouts", captains)];
  return ["rows", "columns"].map((side) => numberField(GAME, ["layouts", captains, side]));
}

function planField(name: string, key: string): Field {
  const path = [name, key, "plan"];
  return { path, label: labelOf(GAME, path), control: PlanBox };
}

export function houseFields(values: Values, kind: string): Field[] {
  const brings = Object.keys(table(values, "planner", kind, "speakeasy"));
  const columns = COLUMNS.filter((column) => column !== "glasses" || brings.length === 0);
  return [
    ...columns.map((column) => numberField(GAME, ["planner", kind, column])),
    ...brings.map((value) => ({
      path: ["planner", kind, "speakeasy", value],
      label: t("edition-speakeasy", { whiskey: whiskeyName(value) }),
      control: "number" as const,
    })),
  ];
}

export function crewFields(card: string): Field[] {
  const kind = ["characters", card, "kind"];
  return [
    numberField(GAME, ["characters", card, "reflex"]),
    numberField(GAME, ["characters", card, "health"]),
    numberField(GAME, ["characters", card, "count"]),
    {
      path: kind,
      label: labelOf(GAME, kind),
      control: "choice",
      choices: CHARACTERS.map((one) => [one, kindName(one)]),
    },
  ];
}

export function weaponFields(name: string): Field[] {
  const count = name === "colt" ? [] : [numberField(GAME, ["weapons", name, "count"])];
  return [numberField(GAME, ["weapons", name, "bonus"]), ...count];
}

export function eventFields(values: Values, name: string): Field[] {
  const sides = Object.keys(table(values, "events", name));
  if (sides.length === 0)
    return [{ path: ["events", name], label: t("edition-count"), control: "number" }];
  return sides.map((side) => ({
    path: ["events", name, side],
    label: t(`edition-side-${side}`),
    control: "number",
  }));
}

export function whiskeyField(value: string): Field {
  return { path: ["whiskeys", value], label: t("edition-count"), control: "number" };
}

export function groups(): { title: string; fields: Field[] }[] {
  return Object.entries(GROUPS).map(([key, names]) => ({
    title: t(`edition-group-${key}`),
    fields: names.map((name) => numberField(GAME, ["numbers", name])),
  }));
}

/** What the value at a path is called: Grand Avenue (A), northern row. */
export function named(values: Values, path: string): string {
  const [name = "", key, column] = path.split(".");
  if (!key) return t(`edition-table-${GAME}-${name}`);
  const thing = thingName(values, name, key);
  if (!thing) return labelOf(GAME, [name, key]);
  return column ? `${thing}, ${labelOf(GAME, [name, key, column])}` : thing;
}

export function thingName(values: Values, name: string, key: string): string {
  switch (name) {
    case "blocks":
      return blockName(key);
    case "layouts":
      return t("edition-layout", { n: Number(key) });
    case "planner":
      return say(`building-${key}`);
    case "characters":
      return crewName(values, key);
    case "weapons":
      return kindName(key);
    case "whiskeys":
      return whiskeyName(key);
    case "events":
      return eventName(key);
  }
  return "";
}

/** Grand Avenue (A); a block of another edition has only its letter. */
export function blockName(letter: string): string {
  const name = say(`block-${letter.toLowerCase()}`);
  return name.startsWith("block-") ? letter : `${name} (${letter})`;
}

/** Soldier (2/3) */
export function crewName(values: Values, card: string): string {
  const { kind, reflex, health } = table(values, "characters", card);
  return `${kindName(text(values, "characters", card, "kind") || String(kind))} (${reflex}/${health})`;
}

export function whiskeyName(value: string): string {
  const name = say(`whiskey-${value}`);
  return name.startsWith("whiskey-") ? `${say("whiskey-other")} ${value}` : name;
}

/** The event without its side. */
export function eventName(kind: string): string {
  const name = say(`happening-${kind}`, { side: "" });
  return kind === "raid" || kind === "crackdown" ? name.replace(/,[^,]*$/u, "") : name;
}

/** What an event does; whichever side it names. */
export function eventText(kind: string): string {
  return say(`happening-${kind}.about`, { side: Object.values(sideLetters()).join("/") });
}

/** A name for one more card, which records will use. */
export function freeName(values: Values, kind: string, reflex: number, health: number): string {
  const plain = `${kind}-${reflex}-${health}`;
  const taken = table(values, "characters");
  const names = [plain, ..."bcdefgh".split("").map((letter) => `${plain}-${letter}`)];
  return names.find((name) => !(name in taken)) ?? `${plain}-${Object.keys(taken).length}`;
}
