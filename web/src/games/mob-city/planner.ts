// The Planner card: prices, notoriety, income and fines of all kinds of buildings.
import { t } from "../../lib/words.svelte";
import type { HouseKind } from "./art/kinds";
import { edition, openIncome } from "./edition";
import { say } from "./words.svelte";

const BEFORE = [
  "mob-city-web-column.price",
  "mob-city-web-column.hat",
  "mob-city-web-column.legal",
];

/** What the card shows; the income of one kind of building is marked, legal or open with a whiskey. */
export function planner(kind: HouseKind | null, glass = 0) {
  const { planner: plans, whiskeys, numbers } = edition.now;
  const order = [...plans].sort((a, b) => a.price - b.price);
  const rows = order.map((plan) => {
    const { kind: one, price, notoriety, income, fine } = plan;
    const bars = whiskeys.map((value) => openIncome(plan, value));
    const cells = [price, notoriety, income, ...bars, fine].map(String);
    return { name: say(`building-${one}`), cells };
  });
  const at = order.findIndex((one) => one.kind === kind);
  const bar = whiskeys.indexOf(glass);
  const hot: [number, number] | undefined = at < 0 ? undefined : [at, 3 + bar];
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
