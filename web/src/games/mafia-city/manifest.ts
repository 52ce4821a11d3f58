import type { Manifest } from "../../lib/games";
import Cover from "./cover/Cover.svelte";

export const manifest: Manifest = {
  players: [3, 5],
  Cover,
  board: () => import("./game"),
  quick: { card: () => import("./Quick.svelte") },
  editor: { stated: true, load: () => import("./editor/maker") },
  screen: () => ({ width: 1140, height: 612, centred: true }),
};
