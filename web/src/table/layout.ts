// Which of three layouts fits the window, and how big the desk may be drawn.
import type { Layout } from "./table.svelte";

export const STAGE = { width: 1140, height: 844 };
export const DRAWER = 300;
export const DRAWER_FROM = 1340;
export const TAUGHT_FROM = 1180;

/** The desk needs room; a low window puts board and hand side by side; else one column. */
export function layoutFor(width: number, height: number): Layout {
  if (width >= 900 && height >= 560) return "desk";
  return width >= 480 && width > height * 1.15 && height < 620 ? "wide" : "phone";
}

/** How much bar and drawer grow on a big monitor. */
export function frameFor(width: number, height: number): number {
  const fits = Math.min(width / 1440, height / 900);
  return Math.round(Math.min(1.6, Math.max(1, fits)) * 100) / 100;
}

/** The smallest text, in px of a board that is scaled so. */
export function leastFor(width: number, height: number, zoom: number): number {
  return (width <= 600 || height <= 559 ? 11 : 12) / zoom;
}

/** How much the desk is scaled to fill the stage. */
export function zoomFor(width: number, height: number, stage = STAGE): number {
  const fits = Math.min(width / stage.width, height / stage.height);
  return Math.round(Math.min(1.6, Math.max(0.5, fits)) * 1000) / 1000;
}
