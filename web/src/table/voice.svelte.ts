// What is said for screen readers at a table, in order: moves, questions, what a key would do.
import type { LogLine } from "../lib/wire";

export interface Sentence {
  id: number;
  text: string;
}

/** What belongs together: the lines of one move, or something said beside the log. */
export interface Utterance {
  id: number;
  /** The entry of the match it tells of; null beside the log. */
  n: number | null;
  sentences: Sentence[];
}

export class Voice {
  /** Everything said since the page was opened; nothing is dropped. */
  said: Utterance[] = $state.raw([]);
  #next = 0;

  /** The number the next sentence will have. */
  get next(): number {
    return this.#next;
  }

  /** Lines of the log, a move at a time; more of the same move joins what was said of it. */
  tell(lines: readonly LogLine[]): void {
    for (const { n, text } of lines) this.#add(n, text);
  }

  /** Something beside the log. */
  say(text: string): void {
    if (text !== "") this.#add(null, text);
  }

  /** Forget what was said beside the log: somebody else has the screen now. */
  hush(): void {
    this.said = this.said.filter((one) => one.n !== null);
  }

  /** The last sentences, the newest last. */
  last(many: number): string[] {
    return this.said.flatMap((one) => one.sentences.map(({ text }) => text)).slice(-many);
  }

  #add(n: number | null, text: string): void {
    const sentence = { id: this.#next++, text };
    const before = this.said.at(-1);
    if (before && n !== null && before.n === n) {
      const whole = { ...before, sentences: [...before.sentences, sentence] };
      this.said = [...this.said.slice(0, -1), whole];
    } else {
      this.said = [...this.said, { id: sentence.id, n, sentences: [sentence] }];
    }
  }
}
