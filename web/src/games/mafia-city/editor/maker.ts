// Mafia City in the edition editor: all of it is stated by the rules, but a copy may differ.

import type { Maker } from "../../../edition/maker";
import { addMessages, t } from "../../../lib/words.svelte";
import Defs from "../../../ui/Defs.svelte";
import { read } from "../words.svelte";
import DeckPage from "./DeckPage.svelte";
import { named } from "./fields";
import NumbersPage from "./NumbersPage.svelte";

addMessages(
  import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }),
);

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
