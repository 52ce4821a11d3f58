import type { Manifest } from "../../lib/games";

export const manifest: Manifest = {
  players: [2, 4],
  minutes: 60,
  cover: () => import("./cover/Cover.svelte"),
  board: () => import("./game"),
  quick: { card: () => import("./Quick.svelte"), drawings: () => import("./art/MzDefs.svelte") },
  editor: { load: () => import("./editor/maker") },
  // a narrow screen shows one of desk and city
  screen: (width) => ({ width: width >= 1240 ? 1440 : 1110, height: 690 }),
};
