// Shows tables one step after another, each as long as it takes to follow it.
import { decision } from "./forced";
import { holdOf, stepsOf } from "./steps";
import type { TableNews } from "./wire";

/** What the playback asks of the page it belongs to. */
export interface Pace {
  /** Puts a table on the screen; `again`: it was there before. */
  show(table: TableNews, again: boolean): void;
  /** The seats of this screen. */
  mine(): readonly number[];
  /** What the scene of a step needs at normal speed; null where none tells it. */
  scene(step: TableNews): number | null;
  /** How much longer than normal a step stays; 0: not at all. */
  rate(): number;
  /** Each step stays until somebody asks for the next one. */
  stepwise(): boolean;
  /** Whether others wait for me at this table, who must not be held up. */
  company(): boolean;
}

const LAG = 12_000; // with others at the table, at most so long behind them
const CATCH_UP = 4000; // the same while they wait for me alone
const URGENT = 600; // and while time runs out for me
const ENOUGH = 0.6; // of its time: with less a scene would only flash
const LATE = 500; // a page nobody sees is never drawn
const REMEMBERED = 120; // steps that can be shown again

export class Playback {
  /** How many steps wait, the one that is being shown included. */
  behind: number = $state(0);
  paused: boolean = $state(false);
  /** The step that is being shown. */
  current: TableNews | null = $state.raw(null);
  /** Whether it stays too short for its scene. */
  hurried: boolean = $state(false);
  /** The table before it. */
  previous: TableNews | null = $state.raw(null);
  /** What was shown since the mark, so that it can be shown again. */
  steps: TableNews[] = $state.raw([]);

  readonly #pace: Pace;
  #queue: { step: TableNews; again: boolean }[] = [];
  #base: TableNews | null = null; // the table before the oldest of these steps
  #last: TableNews | null = null; // the newest table that came
  #seen: TableNews | null = null; // the newest table that was shown
  #shown: TableNews | null = null; // what stands on the screen, again or for the first time
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holding = false;
  #due = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Show it, when its turn comes. */
  push(table: TableNews): void {
    const steps = stepsOf(this.#last, table);
    this.#last = table;
    this.#queue.push(...steps.map((step) => ({ step, again: false })));
    this.#limit(table);
    if (!this.#holding) this.#go();
    this.#count();
  }

  /** Forget what waits and what was shown, and show this at once. */
  replace(table: TableNews): void {
    this.clear();
    this.#last = this.#base = this.#seen = this.#shown = table;
    this.#pace.show(table, false);
  }

  /** The table when the mark was set, or before the oldest step that is remembered. */
  get base(): TableNews | null {
    return this.#base;
  }

  /** The next step, now. */
  next(): void {
    if (!this.#holding && this.#queue.length === 0) return;
    this.#go();
    this.#count();
  }

  /** Everything that waits, now. */
  skip(): void {
    this.#release();
    for (const one of this.#queue.splice(0)) this.#show(one.step, one.again);
    this.paused = false;
    this.#count();
  }

  pause(yes: boolean): void {
    this.paused = yes;
    clearTimeout(this.#timer);
    if (!yes && this.#holding) this.next();
  }

  /** From here on nothing older is shown again. */
  mark(): void {
    this.steps = [];
    this.#base = this.#seen;
  }

  /** Show once more what has happened since the mark. */
  again(): void {
    const { steps } = this;
    if (!this.#base || !this.#seen || steps.length === 0) return;
    const waiting = this.#queue.filter((one) => !one.again);
    const shown = [...steps, silent(this.#seen)].map((step) => ({ step, again: true }));
    this.#release();
    this.#queue = [...shown, ...waiting];
    this.#shown = this.#base;
    this.#pace.show({ ...silent(this.#base), end: null }, true);
    this.#go();
    this.#count();
  }

  clear(): void {
    this.#release();
    this.#queue = [];
    this.steps = [];
    this.#base = this.#last = this.#seen = this.#shown = null;
    this.paused = false;
    this.#count();
  }

  #go(): void {
    this.#release();
    while (this.#queue.length > 0) {
      const { step, again } = this.#queue.shift() as { step: TableNews; again: boolean };
      this.#show(step, again);
      const whole = this.#whole(step);
      const hold = this.#hold(whole);
      if (hold > 0) {
        this.current = step;
        this.hurried = hold < whole * ENOUGH;
        this.#holding = true;
        if (hold < Infinity) this.#seenFor(hold);
        return;
      }
    }
  }

  #show(step: TableNews, again: boolean): void {
    this.previous = this.#shown;
    this.#shown = step;
    this.#pace.show(step, again);
    if (again) return;
    this.#seen = step;
    if (step.log.length === 0) return;
    this.steps = [...this.steps, step];
    if (this.steps.length > REMEMBERED) {
      this.#base = this.steps[0] ?? null;
      this.steps = this.steps.slice(1);
    }
  }

  #whole(step: TableNews): number {
    const { mine, rate, scene } = this.#pace;
    return holdOf(step, mine(), scene(step)) * rate();
  }

  #hold(whole: number): number {
    const { stepwise, company } = this.#pace;
    if (whole === 0) return 0;
    if (!company()) return stepwise() ? Infinity : whole;
    const left = Math.max(0, this.#due - performance.now());
    return Math.min(whole, left / (this.#queue.length + 1));
  }

  /** By when everything must have been shown, so that nobody waits for this screen. */
  #limit(table: TableNews): void {
    const asked = table.mine.some((one) => decision(one) !== null);
    const urgent = asked && (table.window !== null || table.clocks !== null);
    const alone = asked && table.waiting.every((seat) => this.#pace.mine().includes(seat));
    const now = performance.now();
    if (this.behind === 0) this.#due = now + LAG;
    if (alone) this.#due = Math.min(this.#due, now + CATCH_UP);
    if (!urgent || this.#due <= now + URGENT) return;
    this.#due = now + URGENT;
    if (this.#holding && this.#pace.company()) this.#wait(URGENT / (this.#queue.length + 1));
  }

  /** Its time begins when it is on the screen, which takes a slow computer a while. */
  #seenFor(hold: number): void {
    const step = this.current;
    painted(() => {
      const still = this.#holding && this.current === step && this.#timer === undefined;
      if (still && !this.paused) this.#wait(hold);
    });
  }

  #wait(hold: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.next(), hold);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#holding = false;
    this.current = null;
  }

  #count(): void {
    this.behind = this.#queue.length + (this.#holding ? 1 : 0);
  }
}

/** Once what was just shown has been drawn; soon in any case, as in a page nobody sees. */
function painted(then: () => void): void {
  if (typeof requestAnimationFrame === "undefined") {
    then();
    return;
  }
  let done = false;
  const once = () => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATE);
}

/** A table at which nothing has just happened. */
function silent(table: TableNews): TableNews {
  return { ...table, news: [], log: [], full: true };
}
