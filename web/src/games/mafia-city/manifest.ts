import type { Manifest } from "../../lib/games";

export const manifest: Manifest = {
  players: [3, 5],
  minutes: "60–90",
  cover: () => import("./cover/Cover.svelte"),
  board: () => import("./game"),
  quick: { card: () => import("./Quick.svelte") },
  editor: { stated: true, load: () => import("./editor/maker") },
  screen: () => ({ width: 1140, height: 612, centred: true }),
};
