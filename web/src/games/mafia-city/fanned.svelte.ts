// The stack fanned out, where it lies in the sheet of a phone: there it covers no place.
import { untrack } from "svelte";
import type { Preview } from "./preview";

export interface Fanned {
  at: number;
  preview: Preview;
  onpick(at: number, height: number): void;
  onclose(): void;
}

class Sheet {
  fan = $state.raw<Fanned | null>(null);
  #rooms = $state(0);

  /** Whether my cards or the reactions have room for it. */
  get open(): boolean {
    return this.#rooms > 0;
  }

  /** There is room until what is returned is called. */
  offer(): () => void {
    untrack(() => {
      this.#rooms += 1;
    });
    return () => {
      this.#rooms -= 1;
    };
  }
}

/** What the board puts into the sheet below it. */
export const sheet = new Sheet();
