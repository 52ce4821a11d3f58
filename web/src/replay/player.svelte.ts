// A replay in front of one person: the moment, whose eyes, and whether it is playing.
import type { LogLine, ReplayView } from "../lib/wire";
import type { Eyes } from "./api";
import * as api from "./api";
import { Film, PIECE, type Still } from "./film";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 1300;

export class ReplayPlayer {
  view: ReplayView = $state.raw() as ReplayView;
  n: number = $state(0);
  eyes: Eyes = $state("all");
  /** What is on the table now; it may lag behind `n` while a piece is on its way. */
  still: Still | null = $state.raw(null);
  /** Whether the table came here by one step forward, so that pieces may be seen moving. */
  stepped: boolean = $state(false);
  playing: boolean = $state(false);
  speed: number = $state(1);
  lines: LogLine[] = $state.raw([]);
  trouble: string = $state("");

  readonly #films = new Map<Eyes, Film>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: ReplayView, n: number | null, eyes: Eyes) {
    this.view = view;
    const seated = typeof eyes !== "number" || eyes < view.seats.length;
    this.eyes = seated ? eyes : "all";
    this.n = Math.min(Math.max(n ?? 0, 0), view.last);
    void this.#show();
  }

  get last(): number {
    return this.view.last;
  }

  /** The log up to the moment. */
  readonly log: LogLine[] = $derived.by(() => this.lines.filter((line) => line.n <= this.n));

  /** What has just happened. */
  readonly now: LogLine[] = $derived.by(() => this.lines.filter((line) => line.n === this.n));

  /** The round the moment lies in; 0 before the first. */
  readonly round: number = $derived.by(
    () => this.view.ticks.findLast((tick) => tick.at <= this.n)?.number ?? 0,
  );

  jump(n: number): void {
    this.#to(Math.min(Math.max(Math.round(n), 0), this.last), false);
  }

  /** So many moments on, or back. */
  step(by: number): void {
    const next = Math.min(Math.max(this.n + by, 0), this.last);
    if (next !== this.n) this.#to(next, by === 1);
  }

  /** To where the next round begins, or this one, or the one before. */
  turn(by: 1 | -1): void {
    const starts = this.view.ticks.map((tick) => tick.at);
    const next = by > 0 ? starts.find((at) => at > this.n) : starts.findLast((at) => at < this.n);
    this.jump(next ?? (by > 0 ? this.last : 0));
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#show();
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.playing = on;
    if (!on) return;
    if (this.n === this.last) this.jump(0);
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // never ahead of the table that is shown
      if (this.still?.n === this.n) this.step(1);
      if (this.n < this.last) this.#wait();
      else this.playing = false;
    }, STEP / this.speed);
  }

  #to(n: number, stepped: boolean): void {
    this.n = n;
    this.stepped = stepped;
    void this.#show();
  }

  #film(): Film {
    const { eyes } = this;
    const existing = this.#films.get(eyes);
    if (existing) return existing;
    const film = new Film((from, to) => api.frames(this.view.id, from, to, eyes));
    this.#films.set(eyes, film);
    return film;
  }

  /** Put the moment on the table as soon as it is here, and fetch what comes after it. */
  async #show(): Promise<void> {
    const film = this.#film();
    const { n, eyes } = this;
    try {
      if (!film.still(n)) await film.load(n);
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
      return;
    }
    if (this.n === n && this.eyes === eyes) this.still = film.still(n) ?? null;
    const ahead = n + PIECE / 2;
    if (ahead <= this.last && !film.still(ahead)) film.load(ahead).catch(() => undefined);
  }
}
