// The tables of a replay as they come: in pieces, each only with what has changed.
import type { ReplayFrame } from "../lib/wire";

/** A moment with its whole table. */
export interface Still {
  n: number;
  table: object;
  news: unknown;
  scores: number[];
}

export const PIECE = 120;

export class Film {
  readonly #stills = new Map<number, Still>();
  readonly #coming = new Map<number, Promise<void>>();
  readonly #fetch: (from: number, to: number) => Promise<ReplayFrame[]>;

  constructor(fetch: (from: number, to: number) => Promise<ReplayFrame[]>) {
    this.#fetch = fetch;
  }

  /** The moment, if it is here already. */
  still(n: number): Still | undefined {
    return this.#stills.get(n);
  }

  /** The piece with that moment is here; asked twice it comes once. */
  load(n: number): Promise<void> {
    const piece = Math.floor(n / PIECE);
    const pending = this.#coming.get(piece);
    if (pending) return pending;
    const coming = this.#fetch(piece * PIECE, piece * PIECE + PIECE - 1).then((frames) => {
      let table: object = {};
      for (const frame of frames) {
        table = { ...table, ...(frame.table as object) };
        this.#stills.set(frame.n, { ...frame, table });
      }
    });
    this.#coming.set(piece, coming);
    coming.catch(() => this.#coming.delete(piece));
    return coming;
  }
}
