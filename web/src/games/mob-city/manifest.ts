import type { Manifest } from "../../lib/games";
import Cover from "./cover/Cover.svelte";

export const manifest: Manifest = {
  players: [2, 6],
  minutes: 120,
  Cover,
  board: () => import("./game"),
  quick: { card: () => import("./Quick.svelte"), drawings: () => import("./art/MobDefs.svelte") },
  editor: { load: () => import("./editor/maker") },
  screen: () => ({ width: 1140, height: 640 }),
};
