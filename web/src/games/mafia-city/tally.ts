// What a player of Mafia City has that is counted.
import { t } from "../../lib/words.svelte";
import type { Amount } from "../../table/tally";
import type { State } from "./city";

export function tally(state: unknown, seat: number): Amount[] {
  const city = state as State;
  return [
    { what: t("table-points"), n: city.points[seat] ?? 0 },
    { what: t("mafia-city-web-crew"), n: city.crew[seat] ?? 0 },
    { what: t("mafia-city-web-reserve"), n: city.reserve[seat] ?? 0 },
    { what: t("mafia-city-web-cards"), n: city.hands[seat]?.length ?? 0 },
  ];
}
