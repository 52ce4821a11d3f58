// A hint: computed by the server for one question of one seat.
import { settings } from "../lib/settings.svelte";
import type { Ask, Hinted } from "../lib/wire";
import { sameAsk } from "./choose";
import type { Table } from "./table.svelte";

export class Hint {
  /** Whether the hint is shown. */
  open: boolean = $state(false);
  thinking: boolean = $state(false);
  result: Hinted | null = $state.raw(null);
  trouble: string = $state("");

  readonly #table: Table;
  #about: { ask: Ask; seat: number } | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The question a hint may be asked for; what others may see on this screen has none. */
  readonly ask: Ask | null = $derived.by(() => {
    const { session, taught, open, ask } = this.#table;
    if (session.room?.settings.hints === false || taught || settings.streamer) return null;
    const some = ask !== null && (ask.form !== "one" || ask.options.length > 1);
    return open && some ? ask : null;
  });

  /** Ask for it, show it again, or put it away. */
  async press(): Promise<void> {
    if (this.result) this.open = !this.open;
    else if (!this.thinking) await this.#request();
  }

  close(): void {
    this.open = false;
    this.trouble = "";
  }

  /** The table has changed: a hint for another question is none. */
  keep(): void {
    const { seat } = this.#table;
    const about = this.#about;
    if (about && !(about.seat === seat && sameAsk(about.ask, this.ask))) this.#forget();
  }

  /** Lay one of the answers out; it is seen where the hint does not lie on the board. */
  choose(pick: number[]): void {
    this.#table.propose(pick);
    if (!this.#table.roomy) this.open = false;
  }

  async #request(): Promise<void> {
    const { ask } = this;
    const { seat, session } = this.#table;
    if (!ask || seat === null) return;
    this.#forget();
    const about = { ask, seat };
    this.#about = about;
    this.thinking = true;
    try {
      const reply = await session.request<Hinted>({ t: "hint", seat, at: ask.at });
      if (this.#about === about) this.#hear(reply);
    } catch (error) {
      if (this.#about === about) this.trouble = (error as Error).message;
    } finally {
      if (this.#about === about) this.thinking = false;
    }
  }

  #hear(reply: Hinted): void {
    this.result = reply;
    this.open = true;
  }

  #forget(): void {
    this.#about = this.result = null;
    this.open = this.thinking = false;
    this.trouble = "";
  }
}
