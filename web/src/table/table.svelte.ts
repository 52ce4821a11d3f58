// The table in front of one person: who looks, what is asked, what was tapped, what is open.
import * as chairs from "../lib/chairs";
import { decision, forced, type Settled } from "../lib/forced";
import { manifests } from "../lib/games";
import { merged, type Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { publicLine } from "../lib/steps";
import type { Ask, Explained, LogLine, Mine, Now, Past, Reasons, TableNews } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { say } from "./answer";
import {
  type Choice,
  choice,
  decided,
  grave,
  key,
  type Planned,
  plannedOption,
  type Tap,
  type Thing,
  tap,
  tapsFor,
  wanted,
} from "./choose";
import type { Game, Plan } from "./game";
import { Hint } from "./hint.svelte";
import { Info } from "./info.svelte";
import { type Change, changes } from "./tally";

export type Tab = "reaction" | "log" | "chat" | "rules";
/** A step of the playback and which scene tells it. */
export interface Staged {
  scene: string;
  step: TableNews;
}
export type Layout = "desk" | "phone" | "wide";

const PATIENCE = 450;
const BEGINNING = 12; // entries: laying out the table is no news

export class Table {
  readonly session: Session;
  readonly game: Game;
  /** The answer to what I am asked, where I have settled it: planned, given up, or declined for good. */
  readonly prepared = (mine: Mine): Settled | null => {
    const { ask, seat } = mine;
    if (!ask) return null;
    const planned = this.plan(seat)?.answer(ask);
    if (planned) return { pick: planned, planned: true };
    const waived = !settings.askAgain && !!this.game.waived?.(ask.kind);
    if (!waived && !this.game.declines?.(mine, settings.reactions)) return null;
    const no = ask.options.findIndex((one) => one.role !== undefined);
    return no < 0 ? null : { pick: [no], planned: false };
  };
  readonly hint: Hint = new Hint(this);
  readonly info: Info = new Info(this);
  layout: Layout = $state("desk");
  /** Whether the answers are too long to stand beside the question, where it may not grow. */
  crowded = $state(false);
  /** Whether the drawer has a place of its own beside the stage. */
  roomy: boolean = $state(false);
  /** The smallest text that can be read, before the desk is scaled (`--least` of table.css). */
  minFontSize: number = $state(12);
  taps: Tap[] = $state.raw([]);
  /** An answer put on the board for me; valid until I tap anything else. */
  proposal: { pick: number[]; taps: Tap[] } | null = $state.raw(null);
  /** In a lesson: what the teacher points at, and the answers he wants. */
  taught: { things: Set<string>; picks: number[][] } | null = $state.raw(null);
  /** An earlier moment being looked at. */
  past: Past | null = $state.raw(null);
  /** Why an answer is not possible, and its § in the rules. */
  whyNot: Omit<Reasons, "t" | "id"> | null = $state.raw(null);
  /** What `whyNot` is about, while nothing is tapped: other ways to use it are offered. */
  askedAbout: Thing | null = $state.raw(null);
  explained: string = $state("");
  /** The words of an answer put together from several things. */
  sum: string = $state("");
  trouble: string = $state("");
  busy: boolean = $state(false);
  /** Whose hand may be seen where several people share this browser. */
  revealed: number | null = $state(null);
  /** Who is asked something open wants to see the own hand all the same. */
  wantsHand: boolean = $state(false);
  drawer: boolean = $state(false);
  tab: Tab = $state("log");
  /** The paragraph of the rules to show; a new object whenever it is asked for. */
  rule: { number: string } = $state.raw({ number: "" });
  /** The quick card lies on the table. */
  quick: boolean = $state(false);
  /** Which game it is, as the server knows it. */
  readonly key: string = $derived.by(() => this.session.room?.settings.game ?? "");
  /** Whether the game has a quick card. */
  readonly hasQuick: boolean = $derived.by(() => manifests.get(this.key)?.quick !== undefined);
  /** Everybody goes by name, for nobody plays: a replay. */
  named: boolean = false;
  /** The list of all answers is open. */
  listing: boolean = $state(false);
  /** What lies open above the question: what it means, or what happened since my last answer. */
  opened: "" | "help" | "recap" = $state("");
  /** How often I have asked to hear the last move and the question again. */
  repeated: number = $state(0);
  /** The focus was moved by the Tab key and not by a pointer. */
  tabbing: boolean = $state(false);

  #trusting: boolean = $state(false);
  #plans: Record<number, Plan> = $state.raw({});
  /** Answers put together with one that was given, for the questions to come. */
  #plan: Planned[] = $state.raw([]);
  /** The question whose known answer was not taken: then it is put to me. */
  #refused: number | null = $state(null);
  #tabbedAt: number | undefined;
  #airborne: Record<string, number> = $state.raw({});
  #answered: { match: number; n: number } | null = $state.raw(null);
  #soon: ReturnType<typeof setTimeout> | undefined;
  #hovered: Set<string> = $state.raw(new Set());

  constructor(session: Session, game: Game) {
    this.session = session;
    this.game = game;
    this.#trusting = chairs.trusting(session.code);
    session.prepared = this.prepared;
    session.sceneTime = (step) => {
      const scene = game.scene?.(step);
      return scene ? (game.sceneTime?.(step, scene) ?? 0) : null;
    };
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
    if (!this.shared || this.trusting) return true;
    return this.seat !== null && this.revealed === this.seat && this.ask !== null;
  });

  /** The question, where it may be on the screen: of several people here, what is no secret. */
  readonly answerable: Ask | null = $derived.by(() => {
    const openly = this.open || (this.shared && !this.session.covered && !this.ask?.private);
    return openly ? this.ask : null;
  });

  readonly mine: Mine | null = $derived.by(
    () => this.news?.mine.find((one) => one.seat === this.seat) ?? null,
  );

  /** What I am asked, also where the answer is known already. */
  readonly #asked: Ask | null = $derived.by(() => {
    const now = this.session.behind === 0 && this.past === null && !this.news?.end;
    return now ? this.#owed(this.mine) : null;
  });

  /** The answer that was planned for this question, or that is as good as any other. */
  readonly #known: number | null = $derived.by(() => {
    if (!this.#asked || this.taught || this.#asked.at === this.#refused) return null;
    const planned = plannedOption(this.#asked, this.#plan[0]);
    return planned ?? this.game.alike?.(this.#asked, this.state) ?? null;
  });

  /** What I have to decide; nothing while older moves are still being shown. */
  readonly ask: Ask | null = $derived.by(() => (this.#known === null ? this.#asked : null));

  /** In words, what I have given up and am asked all the same; empty where it is something else. */
  readonly waived: string = $derived.by(() => {
    const ask = this.idle ? this.mine?.ask : null;
    return ask && !forced(ask) ? (this.game.waived?.(ask.kind) ?? "") : "";
  });

  /** Whether I have passed and am not asked what could be done all the same. */
  readonly passed: boolean = $derived.by(() => {
    const { seat, game, ask } = this;
    if (seat === null || ask || this.past || settings.askAgain || !game.waived) return false;
    return this.session.chairs.includes(seat) && game.stamped(this.state, seat);
  });

  /** Whether I am asked something the page answers for me. */
  readonly idle: boolean = $derived.by(() => {
    const open = this.mine?.ask && !this.mine.sealed && !this.news?.end;
    return Boolean(open) && this.#owed(this.mine) === null;
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

  /** What is going on at the table. */
  get now(): Now | null {
    return (this.state as { now: Now } | null)?.now ?? null;
  }

  readonly choice: Choice | null = $derived.by(() => {
    const ask = this.answerable;
    if (!ask) return null;
    if (this.proposed) {
      const pick = ask.form === "some" && this.proposed.length < ask.least ? null : this.proposed;
      return { ...choice(ask, this.taps), pick, uses: [], offers: [] };
    }
    const own = this.game.choice?.(ask, this.taps, this.state, this.taught !== null);
    const current = own ?? choice(ask, this.taps);
    if (this.taught) current.plans = undefined; // he wants this very answer
    return current;
  });

  /** The proposed answer, to be confirmed. */
  get proposed(): number[] | null {
    return this.proposal?.taps === this.taps ? this.proposal.pick : null;
  }

  /** Whether an answer is being put together. */
  get begun(): boolean {
    return this.taps.length > 0 || this.proposed !== null;
  }

  /** Whether those who share this browser hide nothing from each other. */
  get trusting(): boolean {
    return this.shared && this.#trusting;
  }

  set trusting(yes: boolean) {
    this.#trusting = yes;
    chairs.trust(this.session.code, yes);
  }

  /** For whom the screen has to be covered now, until that person uncovers it. */
  readonly coverFor: number | null = $derived.by(() => {
    const { ask, seat } = this;
    if (!this.shared || this.trusting || !ask || this.revealed === seat) return null;
    return ask.private || this.wantsHand ? seat : null;
  });

  /** Seats in the order they sit around the table, mine first. */
  readonly order: number[] = $derived.by(() => {
    const seats = this.session.room?.chairs.length ?? 0;
    const first = this.seat ?? 0;
    return Array.from({ length: seats }, (_, n) => (first + n) % seats);
  });

  /** The number of the table when I last answered in this match, here or before a reload. */
  readonly decided: number | null = $derived.by(() => {
    const match = this.session.room?.match ?? 0;
    if (this.#answered?.match === match) return this.#answered.n;
    return chairs.decided(this.session.code, match);
  });

  /** What has happened since I last answered; nothing where several people decide here. */
  readonly since: LogLine[] = $derived.by(() => {
    const { ask, session, seat, decided } = this;
    if (!ask || ask.at < BEGINNING || this.shared) return [];
    if (decided === null) {
      return session.log.slice(session.log.findLastIndex((line) => line.seat === seat) + 1);
    }
    const later = session.log.filter((line) => line.n > decided);
    return later.filter((line) => line.n !== later[0]?.n || line.seat !== seat); // my own answer
  });

  /** The scene that tells what is being shown, with as much of it as everybody here may see. */
  readonly staged: Staged | null = $derived.by(() => {
    const { current, hurried } = this.session.playback;
    const scene = current && !hurried && !this.past ? this.game.scene?.(current) : "";
    if (!current || !scene) return null;
    const open = !this.session.covered && !this.shared;
    return {
      scene,
      step: open ? current : { ...current, mine: [], log: current.log.map(publicLine) },
    };
  });

  /** Whether others announced something and the table waits for reactions. */
  get react(): boolean {
    const open = this.news?.window != null && this.past === null;
    return open && (this.game.pending?.(this.state) || (this.now?.pending.length ?? 0) > 0);
  }

  /** What I have gained and lost from one table to a later one, as far as this screen may show it. */
  changes(from: TableNews | null, to: TableNews | null): Change[] {
    const { seat, game, session } = this;
    if (!game.tally || !from || !to || seat === null || this.shared) return [];
    if (!session.chairs.includes(seat)) return [];
    const [before, after] = [from, to].map((one) => {
      return game.tally?.(merged(one, session.covered ? null : seat), seat) ?? [];
    });
    return changes(before ?? [], after ?? []);
  }

  get compact(): boolean {
    return this.layout !== "desk";
  }

  /** What counts for a player: what is certain, where the game tells it apart. */
  points(seat: number): number {
    const certain = this.state ? this.game.points?.(this.state, seat) : undefined;
    return certain ?? (this.past ?? this.news)?.scores[seat] ?? 0;
  }

  name(seat: number): string {
    return this.session.room?.chairs[seat]?.name ?? "";
  }

  /** The same, where it speaks to the one reader. */
  seatName(seat: number): string {
    const me = seat === this.seat && this.session.chairs.includes(seat) && !this.shared;
    return me ? t("table-you") : this.name(seat);
  }

  emblem(seat: number): string {
    return this.session.room?.chairs[seat]?.emblem ?? "anchor";
  }

  lit(thing: Thing): boolean {
    const name = key(this.#alias(thing));
    return (this.choice?.lit.has(name) ?? false) && wanted(this.ask, this.taught?.picks, name);
  }

  /** Whether the lesson asks for this very answer. */
  advises(pick: number[]): boolean {
    return this.taught?.picks.some((one) => String(one) === String(pick)) ?? false;
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
    const options = this.answerable?.options ?? [];
    return options.some((option) => option.touches.some((one) => key(one) === wanted));
  }

  /** The option that would be answered now, as far as it is one. */
  get chosen(): number | null {
    const pick = this.choice?.pick;
    return this.ask?.form === "one" && pick?.length === 1 ? (pick[0] ?? null) : null;
  }

  /** The Tab key has led to the focus since I am asked this. */
  get aimed(): boolean {
    return this.tabbing && this.#tabbedAt === this.ask?.at;
  }

  tabbed(): void {
    this.tabbing = true;
    this.#tabbedAt = this.ask?.at;
  }

  /** How many pieces are on their way to lie there. */
  airborne(to: string): number {
    return this.#airborne[to] ?? 0;
  }

  rise(to: string): void {
    this.#airborne = { ...this.#airborne, [to]: this.airborne(to) + 1 };
  }

  land(to: string): void {
    this.#airborne = { ...this.#airborne, [to]: Math.max(0, this.airborne(to) - 1) };
  }

  /** Tap a piece: choose it, or ask why not. */
  touch(thing: Thing, slot?: number): void {
    this.whyNot = this.askedAbout = null;
    this.trouble = "";
    const ask = this.answerable;
    if (!ask) return;
    const next = this.#tap(ask, { thing: this.#alias(thing), slot });
    if (next === null) {
      void this.askWhyNot(thing);
      return;
    }
    this.taps = next;
    this.explained = "";
    this.sum = "";
    if (ask.form === "some") void this.explain(this.choice?.pick ?? []);
    if (!settings.confirm && decided(ask, next)) void this.confirm();
  }

  /** Use a card that is tapped in one way only. */
  use(thing: Thing): void {
    const card = ["card", ...thing.slice(1)];
    this.taps = [...(this.begun ? this.taps : [{ thing: card }]), { thing }];
  }

  /** What a seat has settled for now and later, as long as it is about what goes on. */
  plan(seat: number): Plan | null {
    const plan = this.#plans[seat];
    return plan?.holds(this.session.newest?.public) ? plan : null;
  }

  /** Settle this question and later ones of the kind. */
  async settle(plan: Plan): Promise<void> {
    const { ask, seat } = this;
    const pick = ask && plan.answer(ask);
    if (!pick || seat === null || this.busy) return;
    const given = this.answer(pick); // it is read before the plan makes the question mine no more
    this.#plans = { ...this.#plans, [seat]: plan };
    await given;
    if (this.trouble) this.revoke();
  }

  /** I want to be asked after all. */
  revoke(): void {
    if (Object.keys(this.#plans).length > 0) this.#plans = {};
  }

  /** Show an answer on the board as if I had chosen it; I still confirm it. */
  propose(pick: number[]): void {
    const ask = this.answerable;
    if (!ask) return;
    this.cancel();
    const option = ask.form === "one" ? ask.options[pick[0] ?? -1] : undefined;
    const own = option && this.game.tapsFor?.(option);
    this.taps = own ?? tapsFor(ask, pick);
    this.proposal = { pick, taps: this.taps };
    if (ask.form === "some") void this.explain(pick);
  }

  cancel(): void {
    this.taps = [];
    this.proposal = null;
    this.sum = "";
    this.listing = false;
    this.whyNot = this.askedAbout = null;
    this.trouble = "";
    this.clearExplanation();
  }

  /** A button with an answer was pressed: with confirmation on, it is proposed first. */
  press(n: number): void {
    const ask = settings.confirm && !this.begun ? this.ask : null;
    if (ask && grave(ask, n)) this.propose([n]);
    else void this.answer([n]);
  }

  /** One of the list of all answers; of several it is one more, or taken back. */
  choose(n: number): void {
    if (this.ask?.form === "some") this.#toggle(this.ask, n);
    else if (settings.confirm) this.propose([n]);
    else void this.answer([n]);
  }

  async confirm(): Promise<void> {
    const [plan] = this.choice?.plans ?? [];
    if (plan) return this.settle(plan);
    if (this.choice?.pick) await this.answer(this.choice.pick);
  }

  async answer(pick: number[]): Promise<void> {
    const { ask, choice } = this;
    if (!ask) return;
    const next = String(pick) === String(choice?.pick) ? (choice?.next ?? []) : [];
    await this.#give(ask, pick, this.taught ? [] : next);
  }

  /** Give the answer that is known already; a plan that fits no more is forgotten. */
  async follow(): Promise<void> {
    const [ask, known] = [this.#asked, this.#known];
    if (!ask) return;
    if (known === null) this.#plan = [];
    else await this.#give(ask, [known], this.#plan.slice(1));
  }

  async #give(ask: Ask, pick: number[], next: Planned[]): Promise<void> {
    const { seat } = this;
    if (seat === null || this.busy) return;
    const { session } = this;
    const before = this.#answered;
    this.#answered = { match: session.room?.match ?? 0, n: session.newest?.n ?? 0 };
    this.busy = true;
    this.trouble = "";
    this.#plan = next;
    try {
      await say(session, seat, ask, pick);
      chairs.decide(session.code, this.#answered.match, this.#answered.n);
      this.cancel();
    } catch (error) {
      this.#answered = before;
      this.#plan = [];
      this.#refused = ask.at;
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
  async askWhyNot(thing: Thing): Promise<void> {
    const { seat } = this;
    if (seat === null || !this.ask) return;
    this.askedAbout = thing;
    try {
      const asked = this.game
        .doubts(thing)
        .map((one) => this.session.request<Reasons>({ t: "why", seat, thing: one }));
      const replies = await Promise.all(asked);
      const lines = [...new Set(replies.flatMap((one) => one.lines))];
      this.whyNot = { lines, rules: [...new Set(replies.flatMap((one) => one.rules))] };
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** What would this answer do? Asked a little later, for a pointer may only pass by. */
  explainSoon(pick: number[]): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.explain(pick), PATIENCE);
  }

  clearExplanation(): void {
    clearTimeout(this.#soon);
    this.explained = "";
  }

  async explain(pick: number[]): Promise<void> {
    const { seat, ask } = this;
    if (seat === null || !ask || this.busy) return;
    try {
      const reply = await this.session.request<Explained>({ t: "explain", seat, at: ask.at, pick });
      if (this.ask?.at !== ask.at) return;
      const mine = ask.form === "some" && `${pick}` === `${this.choice?.pick ?? []}`;
      if (mine || ask.form === "number") this.sum = reply.label;
      else this.explained = reply.text;
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

  #toggle(ask: Ask, n: number): void {
    const chosen = this.proposed ?? this.choice?.pick ?? [];
    const more = [...chosen, n].slice(-ask.most).sort((a, b) => a - b);
    this.propose(chosen.includes(n) ? chosen.filter((one) => one !== n) : more);
    this.listing = true;
  }

  #tap(ask: Ask, next: Tap): Tap[] | null {
    const own = this.game.tap?.(ask, this.taps, next, this.state, this.taught !== null);
    return own === undefined ? tap(ask, this.taps, next) : own;
  }

  #alias(thing: Thing): Thing {
    return this.ask ? this.game.alias(thing, this.ask, this.state) : thing;
  }

  /** What a chair is asked and has to decide; a teacher shows what has one answer too. */
  #owed(mine: Mine | null | undefined): Ask | null {
    if (this.taught) return mine && !mine.sealed ? mine.ask : null;
    return decision(mine, this.prepared);
  }

  #inFront(): number | null {
    const { chairs } = this.session;
    const first = chairs[0];
    if (first === undefined) return null;
    const asked = chairs.filter((chair) => {
      return this.#owed(this.news?.mine.find((one) => one.seat === chair)) !== null;
    });
    if (this.revealed !== null && asked.includes(this.revealed)) return this.revealed;
    return asked[0] ?? (this.revealed !== null ? this.revealed : first);
  }
}
