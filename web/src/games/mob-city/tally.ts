// What a Captain has that is counted.
import { t } from "../../lib/words.svelte";
import type { Amount } from "../../table/tally";
import { owned, type State } from "./city";
import { money } from "./words.svelte";

export function tally(state: unknown, seat: number): Amount[] {
  const city = state as State;
  const people = (city.crews[seat] ?? []).reduce((sum, group) => sum + group.cards.length, 0);
  return [
    { what: t("mob-city-web-tally.cash"), n: city.purse.cash[seat] ?? 0, shown: money },
    { what: t("mob-city-web-tally.notoriety"), n: city.notoriety[seat] ?? 0 },
    { what: t("mob-city-web-tally.cards"), n: people },
    { what: t("mob-city-web-tally.buildings"), n: owned(city, seat).length },
  ];
}
