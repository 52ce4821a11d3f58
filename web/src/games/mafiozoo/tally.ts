// What a player of Mafiozoo has that is counted.
import { t } from "../../lib/words.svelte";
import type { Amount } from "../../table/tally";
import type { State } from "./zoo";

export function tally(state: unknown, seat: number): Amount[] {
  const zoo = state as State;
  return [
    { what: t("mafiozoo-web-cash"), n: zoo.money[seat] ?? 0 },
    { what: t("mafiozoo-web-fund"), n: zoo.fund[seat] ?? 0 },
    { what: t("mafiozoo-web-reserve"), n: zoo.reserve[seat] ?? 0 },
    { what: t("mafiozoo-web-cards"), n: zoo.hands[seat]?.length ?? 0 },
    { what: t("mafiozoo-web-tokens"), n: (zoo.tokens[seat] ?? []).reduce((a, b) => a + b, 0) },
    { what: t("mafiozoo-web-districts"), n: zoo.districts[seat]?.length ?? 0 },
    {
      what: t("mafiozoo-web-henchmen"),
      n: (zoo.henchmen[seat] ?? []).filter((at) => at > 0).length,
    },
  ];
}
