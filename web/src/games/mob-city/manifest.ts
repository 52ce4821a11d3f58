import type { Manifest } from "../../lib/games";

export const manifest: Manifest = {
  players: [2, 6],
  minutes: 120,
  cover: () => import("./cover/Cover.svelte"),
  board: () => import("./game"),
  quick: { card: () => import("./Quick.svelte"), drawings: () => import("./art/MobDefs.svelte") },
  editor: { load: () => import("./editor/maker") },
  screen: () => ({ width: 1140, height: 640 }),
};
