// The Planner card: prices, notoriety, income and fines of all kinds of buildings.
import { t } from "../../lib/words.svelte";
import type { HouseKind } from "./art/kinds";
import { HOUSES, PLANNER } from "./edition";
import { say } from "./words.svelte";

const COLUMNS = [
  "mob-city-web-column.price",
  "mob-city-web-column.hat",
  "mob-city-web-column.legal",
  "mob-city-web-column.v1",
  "mob-city-web-column.v2",
  "mob-city-web-column.v3",
  "mob-city-web-column.fine",
];

/** What the card shows, with the row of a kind of building marked. */
export function planner(kind: HouseKind | null) {
  const order = [...PLANNER].sort((a, b) => printed(a).price - printed(b).price);
  const rows = order.map((one) => {
    const { price, notoriety, income, glasses, fine } = printed(one);
    const bars = [1, 2, 3].map((value) => income + glasses * value);
    const cells = [price, notoriety, income, ...bars, fine].map(String);
    return { name: say(`building-${one}`), cells };
  });
  const columns = COLUMNS.map((id) => t(id));
  const hot: [number, number] | undefined = kind ? [order.indexOf(kind), 2] : undefined;
  return {
    title: t("mob-city-web-planner"),
    unit: t("mob-city-web-per-day"),
    columns,
    rows,
    hot,
    note: t("mob-city-web-extortion"),
  };
}

function printed(kind: HouseKind) {
  const house = HOUSES.find((one) => one.kind === kind);
  return house ?? { price: 0, notoriety: 0, income: 0, glasses: 0, fine: 0 };
}
