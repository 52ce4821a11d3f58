// Moves are shown one after another, each for a moment, in the order they happened.

export class Pacer<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` puts an item on the table; it stays `hold` ms; `count` hears how many wait. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number,
    private readonly count: (waiting: number) => void,
  ) {}

  /** Show it when its turn comes. */
  push(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === null) this.#next();
    else this.count(this.#waiting.length);
  }

  /** Forget what waits and show this at once. */
  replace(item: T): void {
    this.clear();
    this.show(item);
  }

  /** Show everything that waits, now. */
  skip(): void {
    const items = this.#waiting;
    this.clear();
    for (const item of items) this.show(item);
  }

  /** Forget what waits. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.count(0);
  }

  #next(): void {
    this.#timer = null;
    let pause = 0;
    while (pause === 0 && this.#waiting.length > 0) {
      const item = this.#waiting.shift() as T;
      this.show(item);
      pause = this.hold(item);
    }
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    this.count(this.#waiting.length);
  }
}
