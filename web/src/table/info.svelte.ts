// What a piece is: on hover, long press or by a key, from what the game knows about it.
import { key, type Thing } from "./choose";
import type { About } from "./game";
import type { Table } from "./table.svelte";

/** A piece says what it is by `data-about`, else by where it lies; `location:3`. */
const NAMED = "[data-about], [data-at]";
const PIECE = `${NAMED}, [data-piece]`;

/** How it was asked for: what a pointer only passes over closes by itself. */
type How = "hover" | "press" | "key";

export class Info {
  /** What is being explained. */
  thing: Thing | null = $state.raw(null);
  /** The piece it was asked at. */
  anchor: Element | null = $state.raw(null);
  how: How = $state("hover");

  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly about: About | null = $derived.by(() => (this.thing ? this.#of(this.thing) : null));

  /** Explain what lies there; false where the game has nothing to say about it. */
  open(at: Element | null, how: How): boolean {
    const found = this.find(at);
    if (!found) return false;
    this.thing = found.thing;
    this.anchor = found.anchor;
    this.how = how;
    return true;
  }

  /** Whoever was led into it is led back to the piece. */
  close(): void {
    const inside = document.activeElement?.closest(".about");
    const anchor = inside ? this.again() : null;
    this.thing = this.anchor = null;
    if (anchor) (anchor as HTMLElement | SVGElement).focus();
  }

  /** The innermost piece around an element that the game can explain. */
  find(at: Element | null): { thing: Thing; anchor: Element } | null {
    for (let one = at?.closest(NAMED); one; one = one.parentElement?.closest(NAMED)) {
      const thing = thingOf(one);
      if (thing && this.#of(thing)) return { thing, anchor: one };
    }
    return null;
  }

  /** The piece that was asked at, though it was drawn anew. */
  again(): Element | null {
    const { thing, anchor } = this;
    if (!thing || anchor?.isConnected) return anchor;
    const name = key(thing);
    return document.querySelector(`[data-about="${name}"], [data-at="${name}"]`);
  }

  #of(thing: Thing): About | null {
    const { game, state } = this.#table;
    return state ? (game.about?.(thing, state, this.#table) ?? null) : null;
  }
}

/** Whether it is a piece that may be asked about, or part of one. */
export function isPiece(element: Element): boolean {
  return element.closest(PIECE) !== null;
}

/** What an element says it is. */
export function thingOf(element: Element): Thing | null {
  const { about, at } = (element as HTMLElement | SVGElement).dataset;
  return parsed(about ?? at ?? "");
}

/** `chip:3:0` as a thing: numbers are numbers. */
export function parsed(name: string): Thing | null {
  const parts = name.split(":").map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  return parts[0] === "" ? null : parts;
}
