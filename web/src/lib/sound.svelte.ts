// Sound: nothing is fetched or heard before somebody has touched the page, and never if it is off.
import { settings } from "./settings.svelte";
import type { Bed } from "./sound/beds";
import type { Effect } from "./sound/effects";
import type { Player } from "./sound/player";

const SOON: readonly Effect[] = ["chip", "card", "coin", "paper", "gavel", "sting"];
const GESTURES = ["pointerup", "keyup"] as const;

let player: Promise<Player | null> | null = null;
let armed = $state(false);

/** Whether this page may be heard. */
export function audible(): boolean {
  return armed && settings.sound && settings.volume > 0;
}

/** This page may be heard from now on, or not any more; only on a gesture does a browser allow it. */
export function arm(yes = true): void {
  armed = yes;
  if (!yes) return;
  void loaded().then((one) => one?.prepare(SOON));
}

/** From inside a component: the first touch of the page lets it be heard. */
export function armOnTouch(): void {
  $effect(() => {
    if (armed || !settings.sound) return;
    const touched = () => arm();
    for (const one of GESTURES) addEventListener(one, touched, { once: true });
    return () => {
      for (const one of GESTURES) removeEventListener(one, touched);
    };
  });
}

/** From inside a component: while it is there, the background wished for is heard. */
export function playBackground(): void {
  $effect(() => {
    const name: Bed | null = audible() && settings.bed !== "none" ? settings.bed : null;
    const { volume } = settings;
    if (!name && !player) return;
    void loaded().then((one) => {
      one?.volume(volume / 100);
      return one?.background(name);
    }, silence);
  });
  $effect(() => () => void player?.then((one) => one?.background(null)).catch(silence));
}

/** These sounds, if the page may be heard. */
export function play(sounds: readonly Effect[]): void {
  if (sounds.length === 0 || !audible() || document.hidden) return;
  void loaded()
    .then((one) => {
      one?.volume(settings.volume / 100);
      return one?.play(sounds);
    })
    .catch(silence);
}

function loaded(): Promise<Player | null> {
  player ??= import("./sound/player").then(({ Player }) => new Player()).catch(() => null);
  return player;
}

function silence(): void {
  // A browser that plays nothing still shows everything.
}
