// Mafiozoo in the edition editor.

import type { Maker } from "../../../edition/maker";
import { addMessages, t } from "../../../lib/words.svelte";
import { read } from "../words.svelte";
import CardsPage from "./CardsPage.svelte";
import CityPage from "./CityPage.svelte";
import Defs from "./Defs.svelte";
import DeskPage from "./DeskPage.svelte";
import { named } from "./fields";
import NumbersPage from "./NumbersPage.svelte";

addMessages(
  import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }),
);

export const maker: Maker = {
  ready: read,
  Defs,
  pages: () => [
    {
      key: "desk",
      label: t("edition-page-desk"),
      paths: [["tiles"], ["photos"], ["threads"]],
      View: DeskPage,
    },
    { key: "city", label: t("edition-page-city"), paths: [["places"], ["roads"]], View: CityPage },
    {
      key: "cards",
      label: t("edition-page-cards"),
      paths: [["godfathers"], ["counts"]],
      View: CardsPage,
    },
    {
      key: "numbers",
      label: t("edition-page-numbers"),
      paths: [["numbers"], ["funds"]],
      View: NumbersPage,
    },
  ],
  named,
  thing([table = "", key = ""]) {
    return ["threads", "roads", "counts"].includes(table) ? table : key;
  },
};
