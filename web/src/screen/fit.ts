// How big the table is drawn on a screen that only shows it.

import { manifests } from "../lib/games";

const PLAIN = { width: 1140, height: 640, centred: false };

export interface Fit {
  /** Letters and pieces of the frame grow with the glass: 1 on a television of 1920 by 1080. */
  unit: number;
  zoom: number;
  /** How far down the table begins, where it does not fill the height by itself. */
  top: number;
  /** Whether the log stands beside the table, where that costs the table little. */
  beside: boolean;
}

export const BAR = 68;
export const STRIP = 92;
export const BESIDE = 320;

/** Everything in one look: the table as large as it gets. */
export function measure(game: string, width: number, height: number): Fit {
  const unit = Math.max(0.62, Math.min(width / 1920, height / 1080));
  const board = manifests.get(game)?.screen(width) ?? PLAIN;
  const tall = (height - (BAR + STRIP) * unit) / board.height;
  const alone = Math.min(width / board.width, tall);
  const shared = Math.min((width - BESIDE * unit) / board.width, tall);
  const beside = shared >= alone * 0.9;
  const zoom = Math.round((beside ? shared : alone) * 1000) / 1000;
  const spare = height - (BAR + STRIP) * unit - board.height * zoom;
  return { unit, zoom, top: board.centred ? Math.max(0, spare / 2 / zoom) : 0, beside };
}
