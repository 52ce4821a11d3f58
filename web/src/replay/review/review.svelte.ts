// The review of a match: asked for once, computed by the server, shown when it is done.
import type { ReviewState, ReviewView } from "../../lib/wire";
import * as api from "../api";

const PAUSE = 1000;

export class Review {
  state: "unknown" | ReviewState["state"] = $state("unknown");
  done: number = $state(0);
  total: number = $state(0);
  view: ReviewView | null = $state.raw(null);
  trouble: string = $state("");
  /** Whose decisions are listed; -1 for everybody's. */
  whose: number = $state(-1);

  readonly #id: string;
  #deep = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Whether the server is at it. */
  get working(): boolean {
    return this.state === "working";
  }

  /** Fetch its progress or result, in the current language. */
  look(): Promise<void> {
    return this.#ask(() => api.review(this.#id, this.#deep));
  }

  /** Have it made; a deep one takes its time. */
  start(deep = false): Promise<void> {
    this.#deep = deep;
    this.done = this.total = 0;
    this.state = "working";
    return this.#ask(() => api.startReview(this.#id, deep));
  }

  /** Nobody looks any more. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  async #ask(how: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#hear(await how());
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
      if (this.state !== "done") this.state = "failed";
    }
  }

  #hear(answer: ReviewState): void {
    this.state = answer.state;
    this.done = answer.done;
    this.total = answer.total;
    if (answer.review) this.view = answer.review;
    // the sentences of a review that is ready at once come with the next look
    if (answer.state === "done" && !answer.review) void this.look();
    if (this.working) this.#timer = setTimeout(() => void this.look(), PAUSE);
  }
}
