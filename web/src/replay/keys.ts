// The keys of a replay: arrows step and turn, space plays, Home and End go to the ends.
import type { Reel } from "./reel.svelte";

const SIDEWAYS = new Set(["ArrowLeft", "ArrowRight"]);

export function keyboard(event: KeyboardEvent, reel: Reel): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog, [role=tablist]")) return;
  // what scrolls keeps the keys it scrolls with
  if (target.closest("[role=region]") && !SIDEWAYS.has(event.key)) return;
  if (event.key === " " && target.closest("button, a, summary")) return;
  if (act(event.key, reel)) event.preventDefault();
}

function act(key: string, reel: Reel): boolean {
  switch (key) {
    case "ArrowRight":
      reel.play(false);
      reel.step(1);
      return true;
    case "ArrowLeft":
      reel.play(false);
      reel.step(-1);
      return true;
    case "ArrowDown":
      reel.turn(1);
      return true;
    case "ArrowUp":
      reel.turn(-1);
      return true;
    case "Home":
      reel.jump(0);
      return true;
    case "End":
      reel.jump(reel.last);
      return true;
    case " ":
      reel.play(!reel.playing);
      return true;
  }
  return false;
}
