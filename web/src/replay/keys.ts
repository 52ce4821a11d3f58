// The keys of a replay: arrows step and turn, space plays, Home and End go to the ends.
import type { ReplayPlayer } from "./player.svelte";

const SIDEWAYS = new Set(["ArrowLeft", "ArrowRight"]);

export function keyboard(event: KeyboardEvent, player: ReplayPlayer): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog, [role=tablist]")) return;
  // what scrolls keeps the keys it scrolls with
  if (target.closest("[role=region]") && !SIDEWAYS.has(event.key)) return;
  if (event.key === " " && target.closest("button, a, summary")) return;
  if (act(event.key, player)) event.preventDefault();
}

function act(key: string, player: ReplayPlayer): boolean {
  switch (key) {
    case "ArrowRight":
      player.play(false);
      player.step(1);
      return true;
    case "ArrowLeft":
      player.play(false);
      player.step(-1);
      return true;
    case "ArrowDown":
      player.turn(1);
      return true;
    case "ArrowUp":
      player.turn(-1);
      return true;
    case "Home":
      player.jump(0);
      return true;
    case "End":
      player.jump(player.last);
      return true;
    case " ":
      player.play(!player.playing);
      return true;
  }
  return false;
}
