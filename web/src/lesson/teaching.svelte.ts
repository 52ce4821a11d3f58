// One chapter being learned: the answers so far, what the teacher says, and the table it is about.
import * as api from "../lib/api";
import { Session } from "../lib/session.svelte";
import type { Coach, FromClient, FromServer, LessonNews, LessonQuery } from "../lib/wire";
import { LessonWire, type Source } from "./wire";

/** The code of the room a lesson plays in; there is no such room. */
export const LESSON = "lesson";

export class Teaching implements Source {
  readonly game: string;
  readonly chapter: string;
  readonly session: Session;
  answers: string[] = $state.raw([]);
  step: number = $state(0);
  steps: number = $state(1);
  coach: Coach | null = $state.raw(null);
  busy: boolean = $state(false);
  trouble: string = $state("");
  #wire: LessonWire | null = null;

  constructor(game: string, chapter: string, answers: string[]) {
    this.game = game;
    this.chapter = chapter;
    this.answers = answers;
    this.session = new Session(LESSON, "", () => this.#dial());
  }

  /** Whether the chapter is over. */
  get over(): boolean {
    return this.coach !== null && this.step >= this.steps;
  }

  /** What was said is read: go on. */
  async go(): Promise<void> {
    await this.#move(() => this.#ask({ answers: this.answers, go: true }));
  }

  /** One step back. */
  async back(): Promise<void> {
    this.answers = this.answers.slice(0, -1);
    await this.#move(() => this.open());
  }

  async open(): Promise<LessonNews> {
    try {
      return await this.#ask({ answers: this.answers, fresh: true });
    } catch (error) {
      // answers of an older lesson lead nowhere: begin again
      if (!(error instanceof api.Trouble) || error.status !== 400 || this.answers.length === 0)
        throw error;
      this.answers = [];
      return this.#ask({ answers: [], fresh: true });
    }
  }

  answer(pick: number[]): Promise<LessonNews> {
    return this.#ask({ answers: this.answers, pick });
  }

  query(message: FromClient): Promise<FromServer> {
    const query = message as LessonQuery["query"];
    return api.lessonQuery(this.game, this.chapter, { query, answers: this.answers });
  }

  received(news: LessonNews): void {
    this.answers = news.answers;
    this.step = news.step;
    this.steps = news.steps;
    this.coach = news.coach;
    this.trouble = "";
  }

  failed(why: string): void {
    this.trouble = why;
  }

  close(): void {
    this.session.close();
  }

  #ask(ask: Parameters<typeof api.lesson>[2]): Promise<LessonNews> {
    return api.lesson(this.game, this.chapter, ask);
  }

  #dial(): LessonWire {
    this.#wire = new LessonWire(this);
    return this.#wire;
  }

  async #move(ask: () => Promise<LessonNews>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.#wire?.show(await ask());
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}
