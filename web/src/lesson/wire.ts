// The wire of a lesson: it speaks as the server does, but leads to a lesson instead of a room.
import type { Socket } from "../lib/socketClient";
import type { FromClient, FromServer, LessonNews } from "../lib/wire";
import { VERSION } from "../lib/wire";

/** What the wire asks for; tests bring their own. */
export interface Source {
  /** The lesson as it stands, with the whole table. */
  open(): Promise<LessonNews>;
  /** The lesson after one more answer of the learner. */
  answer(pick: number[]): Promise<LessonNews>;
  /** Whatever changes nothing. */
  query(message: FromClient): Promise<FromServer>;
  /** The tables of this news were sent; now it may be talked about. */
  received(news: LessonNews): void;
  /** Nothing came, and why. */
  failed(why: string): void;
}

export class LessonWire implements Socket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly source: Source) {
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    void this.#heard(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** What has happened goes to the table, then the teacher speaks. */
  show(news: LessonNews): void {
    for (const table of news.tables) this.#tell(table);
    this.source.received(news);
  }

  async #heard(message: FromClient): Promise<void> {
    try {
      if (message.t === "hello") await this.#welcome();
      else if (message.t === "speak") this.show(await this.source.open());
      else if (message.t === "answer") await this.#answer(message.id, message.pick);
      else if (message.t === "ping") this.#tell({ t: "pong" });
      else this.#tell(await this.source.query(message));
    } catch (error) {
      const text = (error as Error).message;
      if (message.t === "hello" || message.t === "speak") this.source.failed(text);
      else
        this.#tell({
          t: "refused",
          id: "id" in message ? message.id : "",
          message: "",
          text,
          rule: "",
        });
    }
  }

  async #welcome(): Promise<void> {
    const news = await this.source.open();
    const { room, seat } = news;
    this.#tell({ t: "welcome", version: VERSION, chairs: [seat], room, chat: [] });
    this.show(news);
  }

  async #answer(id: string, pick: number[]): Promise<void> {
    const news = await this.source.answer(pick);
    this.#tell({ t: "done", id });
    this.show(news);
  }

  #tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
