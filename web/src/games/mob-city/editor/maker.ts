// Mob City in the edition editor.

import type { Maker } from "../../../edition/maker";
import { addMessages, t } from "../../../lib/words.svelte";
import { read } from "../words.svelte";
import CityPage from "./CityPage.svelte";
import CrewPage from "./CrewPage.svelte";
import Defs from "./Defs.svelte";
import EventsPage from "./EventsPage.svelte";
import { named } from "./fields";
import NumbersPage from "./NumbersPage.svelte";
import PlannerPage from "./PlannerPage.svelte";

addMessages(
  import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }),
);

export const maker: Maker = {
  ready: read,
  Defs,
  pages: () => [
    {
      key: "city",
      label: t("edition-page-blocks"),
      paths: [["blocks"], ["layouts"]],
      View: CityPage,
    },
    {
      key: "planner",
      label: t("edition-table-mob-city-planner"),
      paths: [["planner"]],
      View: PlannerPage,
    },
    {
      key: "crew",
      label: t("edition-page-crew"),
      paths: [["characters"], ["weapons"]],
      View: CrewPage,
    },
    {
      key: "events",
      label: t("edition-page-events"),
      paths: [["events"], ["whiskeys"]],
      View: EventsPage,
    },
    { key: "numbers", label: t("edition-page-numbers"), paths: [["numbers"]], View: NumbersPage },
  ],
  named,
  thing([table = "", key = ""]) {
    return table === "layouts" && key ? `for-${key}` : key;
  },
};
