// What a game brings to the table page; everything else is the same for all of them.
import type { Component } from "svelte";
import type { Asked } from "../lib/settings.svelte";
import type { Effect } from "../lib/sound/effects";
import type { ShownEvent } from "../lib/steps";
import type { Ask, Mine, Option, TableNews } from "../lib/wire";
import type { Choice, Tap, Thing, Use } from "./choose";
import type { Table } from "./table.svelte";
import type { Amount } from "./tally";

/** Where the round stands. */
export interface Round {
  number: number;
  phases: string[];
  /** Which of the phases is in progress; -1 before the first and after the last. */
  current: number;
  /** What a round is called in this game, where it has a name of its own. */
  name?: string;
}

/**
 * What a piece is, shown on hover, long press or `i`. The piece says which thing it is by
 * `data-about="card:12"` (the parts of the thing with colons), or by its `data-at` where that is
 * the same; `["score", seat]` is asked for at the points of a player.
 */
export interface About {
  title: string;
  /** What it gives, its condition, how it stands now, what it costs. */
  lines: { label?: string; text: string }[];
  /** The paragraph of the rules about it. */
  rule?: string;
}

/** Sounds of the table; `play` of `lib/sound.svelte.ts` plays them from within a scene. */
export type Sound = Effect;

/** Answers to this question and later ones, settled at once; mine to take back until each is sent. */
export interface Plan {
  /** What is asked instead of the single question. */
  prompt: string;
  /** The button that settles it. */
  label: string;
  /** Said while it is carried out. */
  words: string;
  /** The answer to a question; null where the plan does not tell. */
  answer(ask: Ask): number[] | null;
  /** Whether it is about what goes on at that table. */
  holds(state: unknown): boolean;
}

export type SceneView = Component<{ table: Table; step: TableNews; scene: string }>;

export interface Game {
  name: string;
  /** The board with everything that lies beside it. */
  Board: Component<{ table: Table }>;
  /** My cards. */
  Hand: Component<{ table: Table }>;
  /** What a player has: on the desk, and in one line for a phone. */
  Stock?: Component<{ table: Table; seat: number; brief?: boolean }>;
  /** What was announced and is open, in a reaction window. */
  Chain: Component<{ table: Table; brief?: boolean }>;
  round(state: unknown): Round;
  /** Points that end the game; 0 where points do not. */
  target(state: unknown): number;
  /** Whether something is open, to be answered or let happen, besides what was announced. */
  pending?(state: unknown): boolean;
  /** A stamp over a seat: out of this phase. */
  stamped(state: unknown, seat: number): boolean;
  /** The thing an option would name where pieces are alike. */
  alias(thing: Thing, ask: Ask, state: unknown): Thing;
  /** What to ask about where a thing cannot be used. */
  doubts(thing: Thing): Thing[];
  /** A use of a card, in words. */
  useLabel(use: Use): string;
  /** The answer being put together, drawn between the question and its buttons. */
  Slip?: Component<{ table: Table }>;
  /** A number as an answer, drawn on its button. */
  Amount?: Component<{ table: Table; n: number }>;
  /**
   * Where taps lead in a decision the game knows more about; undefined where it does not.
   * `single`: one answer at a time, as in a lesson, and no plan.
   */
  choice?(ask: Ask, taps: Tap[], state: unknown, single: boolean): Choice | undefined;
  /** The taps after one more, likewise. */
  tap?(ask: Ask, taps: Tap[], next: Tap, state: unknown, single: boolean): Tap[] | null | undefined;
  /** What to do next in words, as far as the taps have led; "" where the question says it. */
  wanted?(ask: Ask, taps: Tap[], choice: Choice): string;
  /** An answer in words without what was tapped already. */
  short?(label: string, taps: Tap[]): string;
  /** Whether an entry of the log begins with an event of nobody, as when a place is scored. */
  begins?(event: string): boolean;
  /** How many marks of others' moves one place has room for; without it, the newest alone. */
  marks?: number;
  /** The answer where all are alike to the player who is asked, so nobody needs to choose; or null. */
  alike?(ask: Ask, state: unknown): number | null;
  /** The taps that stand for an option, where its touches alone do not tell. */
  tapsFor?(option: Option): Tap[] | undefined;
  /** What choosing none of several is called in a question of that kind; "" for the common word. */
  nothing?(kind: string): string;
  /** In words, what a player gives up by a pass, if questions of that kind offer it; or "". */
  waived?(kind: string): string;
  /** Whether somebody who wants to be asked so about reactions declines this one unasked. */
  declines?(mine: Mine, asked: Asked): boolean;
  /** Whether what I am asked now is answered in a scene of the board and not with my hand. */
  staged?(state: unknown): boolean;
  /** Whether the board itself lists all answers. */
  listed?: boolean;
  /** Which scene tells a step of the playback; "" where the board and the caption do. */
  scene?(step: TableNews): string;
  /**
   * That scene, drawn over the dimmed board while the step stays. It fills a box that is a size
   * container (`cqw`, `cqh`), is seen and not heard or pressed, and begins anew for each step; what
   * moves in it is slowed down and paused with the playback. Without motion its end is what is seen.
   * It is fetched before the first of them.
   */
  Scene?(): Promise<{ default: SceneView }>;
  /** How long a scene needs at normal speed, in milliseconds, where its words alone do not tell. */
  sceneTime?(step: TableNews, scene: string): number;
  /** What an event sounds like, as everybody sees it; "" for silence. */
  sound?(event: ShownEvent): Sound | "";
  /** The points of a player that nobody can take away, where the count of now would mislead. */
  points?(state: unknown, seat: number): number | undefined;
  /** What a player has that is counted, always in the same order; see `tally.ts`. */
  tally?(state: unknown, seat: number): Amount[];
  /** What a piece is: what it gives, its condition, how it stands; null where there is nothing to say. */
  about?(thing: Thing, state: unknown, table: Table): About | null;
  /** The goal and what gives points, in one line, for somebody at a first table. */
  goal?(state: unknown): string;
  /** How big the desk is drawn in a window of that width, and from where on the drawer stays. */
  stage?(width: number): { width: number; height: number; drawer: number };
}

export interface LoadedGame {
  game: Game;
  /** Its words, fetched. */
  ready(): Promise<void>;
}
