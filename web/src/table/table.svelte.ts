// The table in front of one person: who looks, what is asked, what was tapped, what is open.
import { merged, type Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { Ask, Explained, Mine, Past, Reasons, TableNews } from "../lib/wire";
import { say } from "./answer";
import {
  type Choice,
  choice,
  decided,
  key,
  type Tap,
  type Thing,
  tap,
  tapsFor,
  wanted,
} from "./choose";
import type { Game } from "./game";
import { Hint } from "./hint.svelte";

export type Tab = "reaction" | "log" | "chat" | "rules";
export type Layout = "desk" | "phone" | "wide";

const PATIENCE = 450;

export class Table {
  readonly session: Session;
  readonly game: Game;
  readonly hint: Hint = new Hint(this);
  layout: Layout = $state("desk");
  /** Whether the drawer has a place of its own beside the stage. */
  roomy: boolean = $state(false);
  taps: Tap[] = $state.raw([]);
  /** An answer laid out for me; it holds as long as I tap nothing else. */
  laid: { pick: number[]; taps: Tap[] } | null = $state.raw(null);
  /** In a lesson: what the teacher points at, and the answers he wants. */
  taught: { things: Set<string>; picks: number[][] } | null = $state.raw(null);
  /** An earlier moment being looked at. */
  past: Past | null = $state.raw(null);
  /** Why something cannot be, and the § it rests on. */
  doubt: Omit<Reasons, "t" | "id"> | null = $state.raw(null);
  explained: string = $state("");
  /** The words of an answer put together from several things. */
  sum: string = $state("");
  trouble: string = $state("");
  busy: boolean = $state(false);
  /** Whose hand may be seen where several people share this browser. */
  revealed: number | null = $state(null);
  drawer: boolean = $state(false);
  tab: Tab = $state("log");
  /** The paragraph of the rules to show; a new object whenever it is asked for. */
  rule: { number: string } = $state.raw({ number: "" });
  /** The quick card lies on the table. */
  quick: boolean = $state(false);
  /** How long the log was when I last decided, in this session of mine. */
  decided: number | null = $state(null);
  /** Everybody goes by name, for nobody plays: a replay. */
  named: boolean = false;
  /** The list of all answers is open. */
  listing: boolean = $state(false);

  #soon: ReturnType<typeof setTimeout> | undefined;
  #hovered: Set<string> = $state.raw(new Set());

  constructor(session: Session, game: Game) {
    this.session = session;
    this.game = game;
  }

  get news(): TableNews | null {
    return this.session.shown;
  }

  /** Things to point out on the board: those of a line of the log, and what is taught. */
  get pointed(): Set<string> {
    return this.taught ? new Set([...this.#hovered, ...this.taught.things]) : this.#hovered;
  }

  set pointed(things: Set<string>) {
    this.#hovered = things;
  }

  /** Whether several people share this browser. */
  get shared(): boolean {
    return this.session.chairs.length > 1;
  }

  /** Whose table this is now: my only chair, or the one of mine that must decide. */
  readonly seat: number | null = $derived.by(() => this.#inFront());

  /** Whether private things may be on the screen. */
  readonly open: boolean = $derived.by(() => {
    if (this.session.covered) return false;
    if (!this.shared) return true;
    return this.seat !== null && this.revealed === this.seat && this.ask !== null;
  });

  readonly mine: Mine | null = $derived.by(
    () => this.news?.mine.find((one) => one.seat === this.seat) ?? null,
  );

  /** What I am asked; nothing while older moves are still being shown. */
  readonly ask: Ask | null = $derived.by(() => {
    const now = this.session.behind === 0 && this.past === null && !this.news?.end;
    return now && this.mine && !this.mine.sealed ? this.mine.ask : null;
  });

  /** The table as the reader may see it. */
  readonly state: unknown = $derived.by(() => {
    const seat = this.open ? this.seat : null;
    if (this.past) {
      const own = this.past.mine.find(([whose]) => whose === seat)?.[1];
      return { ...(this.past.public as object), ...((own as object | undefined) ?? {}) };
    }
    return this.news ? merged(this.news, seat) : null;
  });

  readonly choice: Choice | null = $derived.by(() => {
    if (!this.ask || !this.open) return null;
    const own = this.game.choice?.(this.ask, this.taps, this.state);
    const found = own ?? choice(this.ask, this.taps);
    return this.proposed ? { ...found, pick: this.proposed, uses: [], offers: [] } : found;
  });

  /** What was laid out for me and is to be confirmed. */
  get proposed(): number[] | null {
    return this.laid?.taps === this.taps ? this.laid.pick : null;
  }

  /** Whether an answer is being put together. */
  get begun(): boolean {
    return this.taps.length > 0 || this.proposed !== null;
  }

  /** Seats in the order they sit around the table, mine first. */
  readonly order: number[] = $derived.by(() => {
    const seats = this.session.room?.chairs.length ?? 0;
    const first = this.seat ?? 0;
    return Array.from({ length: seats }, (_, n) => (first + n) % seats);
  });

  /** Whether others announced something and the table waits for reactions. */
  get react(): boolean {
    const open = this.news?.window != null && this.past === null;
    return open && this.game.pending(this.state);
  }

  get compact(): boolean {
    return this.layout !== "desk";
  }

  name(seat: number): string {
    return this.session.room?.chairs[seat]?.name ?? "";
  }

  emblem(seat: number): string {
    return this.session.room?.chairs[seat]?.emblem ?? "anchor";
  }

  lit(thing: Thing): boolean {
    const name = key(this.#alias(thing));
    return (this.choice?.lit.has(name) ?? false) && wanted(this.ask, this.taught?.picks, name);
  }

  tapped(thing: Thing, slot?: number): boolean {
    const wanted = key(this.#alias(thing));
    if (this.session.covered) return false;
    return this.taps.some(
      (one) => key(one.thing) === wanted && (one.slot === slot || one.slot === undefined),
    );
  }

  /** Whether some answer touches the thing at all. */
  usable(thing: Thing): boolean {
    const wanted = key(this.#alias(thing));
    const options = this.open ? (this.ask?.options ?? []) : [];
    return options.some((option) => option.touches.some((one) => key(one) === wanted));
  }

  /** The option that would be answered now, as far as it is one. */
  get chosen(): number | null {
    const pick = this.choice?.pick;
    return this.ask?.form === "one" && pick?.length === 1 ? (pick[0] ?? null) : null;
  }

  /** Tap a piece: choose it, or be told why not. */
  touch(thing: Thing, slot?: number): void {
    this.doubt = null;
    this.trouble = "";
    if (!this.ask || !this.open) return;
    const next = this.#tap(this.ask, { thing: this.#alias(thing), slot });
    if (next === null) {
      void this.wonder(thing);
      return;
    }
    this.taps = next;
    this.explained = "";
    this.sum = "";
    if (this.ask.form === "some") void this.explain(choice(this.ask, next).pick ?? []);
    if (!settings.confirm && decided(this.ask, next)) void this.confirm();
  }

  /** Use a card that is tapped in one way only. */
  use(thing: Thing): void {
    this.taps = [...this.taps, { thing }];
  }

  /** Lay an answer out on the board as if I had chosen it; it is still mine to confirm. */
  lay(pick: number[]): void {
    const { ask } = this;
    if (!ask || !this.open) return;
    this.cancel();
    const option = ask.form === "one" ? ask.options[pick[0] ?? -1] : undefined;
    const own = option && this.game.tapsFor?.(option);
    this.taps = own ?? tapsFor(ask, pick);
    this.laid = { pick, taps: this.taps };
    if (ask.form === "some") void this.explain(pick);
  }

  cancel(): void {
    this.taps = [];
    this.laid = null;
    this.sum = "";
    this.listing = false;
    this.doubt = null;
    this.trouble = "";
    this.hush();
  }

  async confirm(): Promise<void> {
    if (this.choice?.pick) await this.answer(this.choice.pick);
  }

  async answer(pick: number[]): Promise<void> {
    const { ask, seat } = this;
    if (!ask || seat === null || this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await say(this.session, seat, ask, pick);
      this.decided = this.session.log.length;
      this.cancel();
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** Ask for something about the match; words come back only where it cannot be. */
  async wish(message: Parameters<Session["request"]>[0]): Promise<void> {
    try {
      this.trouble = "";
      await this.session.request(message);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Why can I not use this? */
  async wonder(thing: Thing): Promise<void> {
    const { seat } = this;
    if (seat === null || !this.ask) return;
    try {
      const asked = this.game
        .doubts(thing)
        .map((one) => this.session.request<Reasons>({ t: "why", seat, thing: one }));
      const told = await Promise.all(asked);
      const lines = [...new Set(told.flatMap((one) => one.lines))];
      this.doubt = { lines, rules: [...new Set(told.flatMap((one) => one.rules))] };
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** What would this answer do? Asked a little later, for a pointer may only pass by. */
  explainSoon(pick: number[]): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.explain(pick), PATIENCE);
  }

  hush(): void {
    clearTimeout(this.#soon);
    this.explained = "";
  }

  async explain(pick: number[]): Promise<void> {
    const { seat, ask } = this;
    if (seat === null || !ask || this.busy) return;
    try {
      const told = await this.session.request<Explained>({ t: "explain", seat, at: ask.at, pick });
      if (this.ask?.at !== ask.at) return;
      if (ask.form === "some") this.sum = told.label;
      else this.explained = told.text;
    } catch {
      // It is only an explanation.
    }
  }

  /** The table as it was after that entry; null is now. */
  async look(n: number | null): Promise<void> {
    this.cancel();
    if (n === null) {
      this.past = null;
      return;
    }
    try {
      this.past = await this.session.request<Past>({ t: "look", n });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.drawer = true;
  }

  readRule(number: string): void {
    this.rule = { number };
    this.show("rules");
  }

  #tap(ask: Ask, next: Tap): Tap[] | null {
    const own = this.game.tap?.(ask, this.taps, next, this.state);
    return own === undefined ? tap(ask, this.taps, next) : own;
  }

  #alias(thing: Thing): Thing {
    return this.ask ? this.game.alias(thing, this.ask, this.state) : thing;
  }

  #inFront(): number | null {
    const { chairs } = this.session;
    const first = chairs[0];
    if (first === undefined) return null;
    const asked = chairs.filter((chair) => {
      const mine = this.news?.mine.find((one) => one.seat === chair);
      return mine?.ask && !mine.sealed;
    });
    if (this.revealed !== null && asked.includes(this.revealed)) return this.revealed;
    return asked[0] ?? (this.revealed !== null ? this.revealed : first);
  }
}
