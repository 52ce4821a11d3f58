// What lies on the table, in words, for those who hear it.
import { t } from "../../lib/words.svelte";
import type { Table } from "../../table/table.svelte";
import { asks, income, owner, type State, share, standing } from "./city";
import { edition, openIncome } from "./edition";
import { foreseen } from "./risk";
import { houseName, money, say } from "./words.svelte";

/** A Captain as the reader calls him. */
export function person(table: Table, seat: number): string {
  return seat === table.seat && !table.shared ? t("mob-city-web-you") : table.name(seat);
}

/** E-3 Big club, Nora's, open speakeasy, price $6,000, groups: Salvo 2; may be chosen */
export function buildingWords(table: Table, b: number): string {
  const state = table.state as State;
  const house = edition.now.houses[b];
  const who = owner(state, b);
  const parts = [`${house?.code} ${houseName(b)}`];
  if (who === null) parts.push(t("mob-city-web-for-sale", { price: money(house?.price ?? 0) }));
  else parts.push(t("mob-city-web-owner", { name: person(table, who) }));
  if (state.open.includes(b)) parts.push(say("table-open"));
  if (state.raided.includes(b)) parts.push(say("table-raided"));
  if (state.bombed.includes(b)) parts.push(say("table-bombed"));
  parts.push(say("table-income", { income: money(income(state, b)) }));
  const groups = standing(state, b).map(({ seat, slot }) => `${person(table, seat)} ${slot + 1}`);
  if (groups.length > 0) parts.push(say("table-groups", { groups: groups.join(", ") }));
  if (table.tapped(["building", b])) parts.push(t("mob-city-web-chosen"));
  else if (table.lit(["building", b])) parts.push(t("mob-city-web-legal"));
  return parts.join(", ");
}

/** The deed of a building: what it costs and brings, and what my choice would bring. */
export function deed(table: Table, b: number) {
  const state = table.state as State;
  const house = edition.now.houses[b];
  if (!house) return null;
  const who = owner(state, b);
  const bar = edition.now.whiskeys.map((value) =>
    money(openIncome(house, value)).replace(/\s?\$\s?/, ""),
  );
  const note =
    who === null
      ? t("mob-city-web-deed-free", { code: house.code, price: money(house.price) })
      : t("mob-city-web-deed-owned", { code: house.code, name: person(table, who) });
  const lines = [
    { what: t("mob-city-web-income"), much: money(house.income) },
    {
      what: t("mob-city-web-bar", {
        values: edition.now.whiskeys.map((n) => t("mob-city-web-column.value", { n })).join(", "),
      }),
      much: bar.join(" "),
    },
    { what: t("mob-city-web-hat-fine"), much: `+${house.notoriety}, ${money(house.fine)}` },
  ];
  return { title: houseName(b), note, lines, would: would(table, state, b) };
}

/** What sending the group of this order there would bring, if it stays alone. */
function would(table: Table, state: State, b: number) {
  const { ask, seat } = table;
  if (!ask || !table.open || seat === null || !asks(ask, "send")) return undefined;
  const mine = owner(state, b) === seat;
  const takings = foreseen(state, b);
  const amount = mine ? takings : share(state, seat, takings);
  const percent = (state.notoriety[seat] ?? 0) * edition.now.numbers.extortion;
  const text = mine ? t("mob-city-web-guards") : t("mob-city-web-extorts", { percent });
  return { text, amount: money(amount) };
}
