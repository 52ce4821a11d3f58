// The values of Mafiozoo, thing by thing.

import { type Field, labelOf, numberField } from "../../../edition/fields";
import { number, table, type Values } from "../../../edition/sheet";
import { list } from "../../../edition/text";
import { t } from "../../../lib/words.svelte";
import { CHARACTERS, PLACES } from "../art/kinds";
import { BONUS } from "../edition";
import { character, place, token } from "../words.svelte";
import ConditionBox from "./ConditionBox.svelte";
import TokensBox, { LETTERS } from "./TokensBox.svelte";

const GAME = "mafiozoo";

/** The numbers that belong to a favour or a place. */
const FAVOURS: Record<string, string[]> = {
  union: ["union_districts", "union_gems"],
  banker: ["banker"],
  producer: ["producer_gain", "producer_gems"],
  planner: ["planner_districts"],
  investigator: ["investigator_districts"],
};
const GROUPS = {
  game: ["rounds", "rounds_for_two", "money", "gems", "corruption_cards", "golden", "agenda"],
  gems: [
    "specific",
    "specific_hall",
    "generic",
    "informant_fund",
    "informant_police",
    "informant_reserve",
  ],
  tokens: ["place_tokens", "tokens_kept", "z_for_a_token"],
  favours: [
    "banker",
    "union_districts",
    "union_gems",
    "producer_gain",
    "producer_gems",
    "planner_districts",
    "investigator_districts",
  ],
  places: ["gym", "race", "site", "dock", "black", "bet", "court"],
  puppet: ["puppet_gems", "puppet_cards"],
} as const;

const numbers = (names: readonly string[]) =>
  names.map((name) => numberField(GAME, ["numbers", name]));

const condition = (text: string) => text.replace(/^\w+/, (rule) => t(`edition-condition-${rule}`));
const tokens = (text: string) => list(text, (letter) => token(LETTERS.indexOf(letter)));

/** A photograph: both sides of its tile, its place on the desk, what its favour gives. */
export function photoFields(n: string): Field[] {
  const who = CHARACTERS[Number(n) - 1] ?? "";
  const tile = (side: string): Field => {
    const path = ["tiles", n, side];
    return { path, label: labelOf(GAME, path), control: ConditionBox, inWords: condition };
  };
  return [
    tile("other"),
    tile("golden"),
    numberField(GAME, ["photos", n, "row"]),
    numberField(GAME, ["photos", n, "column"]),
    ...numbers(FAVOURS[who] ?? []),
  ];
}

/** A place: its cost, its points, where it lies, what it gives. */
export function placeFields(values: Values, key: string): Field[] {
  const cost = ["places", key, "cost"];
  const count = number(values, "numbers", "place_tokens") || 2;
  const bonus = BONUS[key];
  return [
    { path: cost, label: labelOf(GAME, cost), control: TokensBox, inWords: tokens, count },
    numberField(GAME, ["places", key, "points"]),
    numberField(GAME, ["places", key, "row"]),
    numberField(GAME, ["places", key, "column"]),
    ...(bonus ? numbers([bonus]) : []),
  ];
}

export function godfatherFields(card: string): Field[] {
  const visits = ["godfathers", card, "visits"];
  return [
    {
      path: visits,
      label: labelOf(GAME, visits),
      control: "choice",
      choices: [1, 2, 3, 4].map((n) => [n, `${n} ${character(n - 1)}`]),
    },
    numberField(GAME, ["godfathers", card, "pay"]),
  ];
}

export function countFields(values: Values): Field[] {
  return Object.keys(table(values, "counts")).map((name) => numberField(GAME, ["counts", name]));
}

export function groups(values: Values): { title: string; fields: Field[] }[] {
  const funds = Object.keys(table(values, "funds")).map(
    (players): Field => ({
      path: ["funds", players],
      label: t("edition-funds", { n: Number(players) }),
      control: "numbers",
    }),
  );
  return [
    ...Object.entries(GROUPS).map(([key, names]) => ({
      title: t(`edition-group-${key}`),
      fields: numbers(names),
    })),
    { title: t("edition-group-funds"), fields: funds },
  ];
}

/** What the value at a path is called: Boxing Gym, cost. */
export function named(_values: Values, path: string): string {
  const [name = "", key, column] = path.split(".");
  if (!key) return t(`edition-table-${GAME}-${name}`);
  const thing = thingName(name, key);
  if (!thing)
    return name === "funds" ? t("edition-funds", { n: Number(key) }) : labelOf(GAME, [name, key]);
  return column ? `${thing}, ${labelOf(GAME, [name, key, column])}` : thing;
}

function thingName(name: string, key: string): string {
  if (name === "tiles" || name === "photos") return character(Number(key) - 1);
  if (name === "places") return placeName(key);
  if (name === "godfathers") return t("edition-card", { name: key });
  if (name === "threads") return threadName(key.split("-"));
  return name === "roads" ? key.split("-").map(placeName).join(" – ") : "";
}

export function placeName(key: string): string {
  return place((PLACES as readonly string[]).indexOf(key));
}

/** 1 Distiller – 2 Mayor */
export function threadName(ends: readonly string[]): string {
  return ends.map((n) => `${n} ${character(Number(n) - 1)}`).join(" – ");
}
