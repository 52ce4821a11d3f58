// Mafia City in the edition editor: all of it is stated by the rules, but a copy may differ.
import { read } from "../../games/mafia-city/words.svelte";
import { t } from "../../lib/words.svelte";
import Defs from "../../ui/Defs.svelte";
import type { Maker } from "../maker";
import DeckPage from "./DeckPage.svelte";
import { named } from "./fields";
import NumbersPage from "./NumbersPage.svelte";

export const maker: Maker = {
  ready: read,
  Defs,
  pages: () => [
    { key: "deck", label: t("edition-table-mafia-city-deck"), paths: [["deck"]], View: DeckPage },
    {
      key: "numbers",
      label: t("edition-page-numbers"),
      paths: [["chips"], ["targets"], ["numbers"]],
      View: NumbersPage,
    },
  ],
  named,
  thing: ([, key = ""]) => key,
};
