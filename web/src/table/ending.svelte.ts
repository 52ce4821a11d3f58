// The end of a match, in its order: the last table, the count line by line, the result.
import type { ReplayView, SourceTable } from "../lib/wire";

interface Pace {
  /** How much longer than normal everything stays; 0: not at all. */
  rate(): number;
  /** Each part stays until somebody asks for the next one. */
  stepwise(): boolean;
  /** How many lines are counted; null while that is not known. */
  lines(): number | null;
}

const BOARD = 2600; // milliseconds at normal speed
const LINE = 800;
const SUM = 1800;
const PATIENCE = 4000; // for lines that do not come

export class Ending {
  stage: "board" | "count" | "result" = $state("board");
  /** How many lines of the count are seen. */
  lines: number = $state(0);

  readonly #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** `late`: somebody comes when all is over. */
  begin(late: boolean): void {
    if (late || this.#pace.rate() === 0) this.skip();
    else this.#wait(BOARD);
  }

  /** The next part, now. */
  next(): void {
    clearTimeout(this.#timer);
    const lines = this.#pace.lines();
    if (this.stage === "board" && lines !== 0) this.#count();
    else this.skip();
  }

  /** The result, now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.stage = "result";
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #count(): void {
    this.stage = "count";
    const lines = this.#pace.lines();
    if (lines === null) this.#after(PATIENCE, () => this.#known());
    else this.#line(lines);
  }

  /** The lines have come meanwhile, or are not waited for any longer. */
  #known(): void {
    if (this.#pace.lines()) this.#count();
    else this.skip();
  }

  #line(all: number): void {
    if (this.lines === all) this.#wait(SUM);
    else this.#after(LINE * this.#pace.rate(), () => this.#add(all));
  }

  #add(all: number): void {
    this.lines += 1;
    this.#line(all);
  }

  #wait(time: number): void {
    if (!this.#pace.stepwise()) this.#after(time * this.#pace.rate(), () => this.next());
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}

/** Where that came from which has decided, if it adds up from several lines. */
export function counted({ series, sources, end }: ReplayView): SourceTable | null {
  const decided = series.find(({ values }) => `${values.at(-1)}` === `${end.scores}`);
  const one = sources.find(({ key }) => key === (decided ?? series[0])?.key);
  return one && one.rows.length > 1 ? one : null;
}
