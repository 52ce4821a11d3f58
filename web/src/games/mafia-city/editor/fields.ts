// The values of Mafia City.

import { type Field, labelOf, numberField } from "../../../edition/fields";
import { table, type Values } from "../../../edition/sheet";
import { t } from "../../../lib/words.svelte";
import { say } from "../words.svelte";

const GAME = "mafia-city";

export function groups(values: Values): { title: string; fields: Field[] }[] {
  const players = (name: string, key: string) =>
    Object.keys(table(values, name, key)).map((column) => ({
      ...numberField(GAME, [name, key, column]),
      label: label(name, key, column),
    }));
  const chips = Object.keys(table(values, "chips")).flatMap((n) => players("chips", n));
  const targets = Object.keys(table(values, "targets")).flatMap((mode) => players("targets", mode));
  const numbers = Object.keys(table(values, "numbers")).map((name) =>
    numberField(GAME, ["numbers", name]),
  );
  return [
    { title: t("edition-table-mafia-city-chips"), fields: chips },
    { title: t("edition-table-mafia-city-targets"), fields: targets },
    { title: t("edition-table-mafia-city-numbers"), fields: numbers },
  ];
}

function label(name: string, key: string, column: string): string {
  const n = Number(name === "chips" ? key : column);
  const what = name === "chips" ? labelOf(GAME, [name, key, column]) : labelOf(GAME, [name, key]);
  return t("edition-for-players", { what, n });
}

/** What the value at a path is called: Snitch, Hat. */
export function named(_values: Values, path: string): string {
  const [name = "", key, column] = path.split(".");
  if (!key) return t(`edition-table-${GAME}-${name}`);
  if (name === "deck")
    return [say(`card-${key}`), column ? say(`symbol-${column}`) : ""].filter(Boolean).join(", ");
  if (name === "numbers") return labelOf(GAME, [name, key]);
  return column
    ? label(name, key, column)
    : labelOf(GAME, [name, key, ...(name === "chips" ? ["crew"] : [])]);
}
