// The four privileges as their posters tell them: what each gives and costs me.
import { t } from "../../lib/words.svelte";
import type { Table } from "../../table/table.svelte";
import { allowance, captain, type State } from "./city";
import { edition } from "./edition";
import { money, say } from "./words.svelte";

/** Enforcer, Snitch, Police, Whiskey. */
export function offer(table: Table, privilege: number) {
  const state = table.state as State;
  const seat = captain(state, table.seat);
  const n = seat === null ? null : (state.notoriety[seat] ?? 1);
  const times = (each: number) => ({
    price: money(each * (n ?? 1)),
    priceNote: t("mob-city-web-times", { each: money(each), n: n ?? 1 }),
  });
  switch (privilege) {
    case 0: {
      const cards = seat === null ? edition.now.numbers.pool : allowance(state, seat);
      const text = t("mob-city-web-about.enforcer", { n: cards });
      return { text, price: t("mob-city-web-free"), priceNote: t("mob-city-web-wages-follow") };
    }
    case 1:
      return { text: t("mob-city-web-about.snitch"), ...times(edition.now.numbers.snitch) };
    case 2:
      return { text: t("mob-city-web-about.police"), ...times(edition.now.numbers.police) };
    default: {
      const values = edition.now.whiskeys.map((value) => value * edition.now.numbers.whiskey);
      const price = say("money", { n: `${Math.min(...values)}–${Math.max(...values)}` });
      const priceNote = t("mob-city-web-per-value", { each: money(edition.now.numbers.whiskey) });
      return { text: t("mob-city-web-about.whiskey"), price, priceNote };
    }
  }
}
