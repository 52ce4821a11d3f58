// A replay as a session: the table page reads it like a room, and nothing in it can be asked for.
import { Playback } from "../lib/playback.svelte";
import type { Session } from "../lib/session.svelte";
import type { ChatLine, LogLine, Mine, RoomView, TableNews } from "../lib/wire";
import type { Eyes } from "./api";
import type { ReplayPlayer } from "./player.svelte";

type Seen = { [key in keyof Session]: Session[key] };

const QUICK = 2; // from this speed on pieces are not seen moving

export class Watching implements Seen {
  readonly code = "";
  readonly status = "connected" as const;
  readonly chat: ChatLine[] = [];
  readonly unread = 0;
  readonly screen = false;
  readonly covered = false;
  readonly outdated = false;
  prepared = () => null;
  sceneTime: Session["sceneTime"] = () => null;
  readonly behind = 0;
  readonly company = false;
  /** A replay brings one moment at a time by itself. */
  readonly playback: Playback = new Playback({
    show: () => undefined,
    mine: () => [],
    scene: () => null,
    rate: () => 0,
    stepwise: () => false,
    company: () => false,
  });
  readonly gone = "";
  readonly host = false;
  readonly hidden: string[] = [];
  readonly heardAt = 0;
  peek = false;
  readonly #player: ReplayPlayer;
  readonly #eyes: () => Eyes;

  /** `eyes` says whose place at the table is taken. */
  constructor(player: ReplayPlayer, eyes: () => Eyes = () => player.eyes) {
    this.#player = player;
    this.#eyes = eyes;
  }

  readonly room: RoomView = $derived.by(() => roomOf(this.#player));

  readonly chairs: number[] = $derived.by(() => {
    const eyes = this.#eyes();
    return typeof eyes === "number" ? [eyes] : [];
  });

  readonly log: LogLine[] = $derived.by(() => this.#player.log);

  readonly shown: TableNews | null = $derived.by(() => this.#table());

  get newest(): TableNews | null {
    return this.shown;
  }

  request(): Promise<never> {
    return Promise.reject(new Error("nothing can be asked of a replay"));
  }
  skip(): void {}
  read(): void {}
  hide(): void {}
  close(): void {}

  #table(): TableNews | null {
    const { still, stepped, speed, playing, now, view } = this.#player;
    if (!still) return null;
    const moving = stepped && !(playing && speed > QUICK);
    return {
      t: "table",
      n: still.n,
      full: !moving,
      public: still.table,
      news: moving ? still.news : [],
      stages: [],
      scores: still.scores,
      waiting: [],
      wait: "",
      window: null,
      log: now,
      mine: this.chairs.map(mineOf),
      end: still.n === view.last ? view.end : null,
      clocks: null,
      since: 0,
    };
  }
}

function mineOf(seat: number): Mine {
  const undo = { free: 0, why: "" };
  return { seat, own: {}, news: null, ask: null, sealed: false, orders: [], order: "", undo };
}

function roomOf({ view }: ReplayPlayer): RoomView {
  return {
    code: "",
    settings: {
      game: view.game,
      seats: view.seats.length,
      edition: view.edition,
      options: view.options,
    },
    chairs: view.seats.map(({ name, emblem, bot }) => {
      const kind = bot ? ("bot" as const) : ("person" as const);
      const there = { ready: true, here: true, host: false, bank: null, away: null, muted: false };
      return { kind, name, emblem, bot, ...there };
    }),
    phase: "over",
    match: 1,
    spectators: 0,
    proposal: null,
    screens: 0,
    replays: [],
    fork: null,
    halted: null,
    deal: null,
    locked: "open",
    requests: [],
    muted: [],
    removed: false,
    grace: 30,
    absence: 300,
  };
}
