// The Planner card: prices, notoriety, income and fines of all kinds of buildings.
import { t } from "../../lib/words.svelte";
import type { HouseKind } from "./art/kinds";
import { edition } from "./edition";
import { say } from "./words.svelte";

const BEFORE = [
  "mob-city-web-column.price",
  "mob-city-web-column.hat",
  "mob-city-web-column.legal",
];

/** What the card shows, with the row of a kind of building marked. */
export function planner(kind: HouseKind | null) {
  const { planner: plans, whiskeys, numbers } = edition.now;
  const order = [...plans].sort((a, b) => a.price - b.price);
  const rows = order.map(({ kind: one, price, notoriety, income, glasses, fine }) => {
    const bars = whiskeys.map((value) => income + glasses * value);
    const cells = [price, notoriety, income, ...bars, fine].map(String);
    return { name: say(`building-${one}`), cells };
  });
  const at = order.findIndex((one) => one.kind === kind);
  const hot: [number, number] | undefined = at < 0 ? undefined : [at, 2];
  return {
    title: t("mob-city-web-planner"),
    unit: t("mob-city-web-per-day"),
    columns: [
      ...BEFORE.map((id) => t(id)),
      ...whiskeys.map((n) => t("mob-city-web-column.value", { n })),
      t("mob-city-web-column.fine"),
    ],
    rows,
    hot,
    note: t("mob-city-web-extortion", { percent: numbers.extortion }),
  };
}
