// One room as this browser sees it: the room, the chat, the table, and how to ask for things.
import * as chairs from "./chairs";
import { arrived } from "./deadline";
import { remember } from "./finished";
import type { Prepared } from "./forced";
import { tell } from "./notice.svelte";
import { Playback } from "./playback.svelte";
import * as screens from "./screens";
import { rate, settings } from "./settings.svelte";
import { type Socket, SocketClient, type Status, type Wish } from "./socketClient";
import { publicLine } from "./steps";
import * as visitors from "./visitors";
import {
  type ChatLine,
  type FromServer,
  type LogLine,
  type RoomView,
  type Seated,
  type TableNews,
  VERSION,
} from "./wire";
import { speech, t } from "./words.svelte";

export { Refusal, type Status, type Wish } from "./socketClient";

/** The id of replies to the ticket in Hello. */
const CARRIED = "ticket";

export class Session {
  readonly code: string;
  status: Status = $state("connecting");
  room: RoomView | null = $state(null);
  /** My chairs; several when people share this browser. */
  chairs: number[] = $state([]);
  chat: ChatLine[] = $state([]);
  unread: number = $state(0);
  /** Whose lines of the chat are not shown here, see `author`. */
  hidden: string[] = $state([]);
  /** When `room` came, by `performance.now()`. */
  heardAt = 0;
  /** The last table received, and the one the board shows now. */
  newest: TableNews | null = $state.raw(null);
  shown: TableNews | null = $state.raw(null);
  /** What the player has settled and is not asked; the table of a game knows. */
  prepared: Prepared = () => null;
  /** What the scene of a step needs; the game knows. */
  sceneTime: (step: TableNews) => number | null = () => null;
  /** Whether this is the screen that everybody at the table looks at: it has no chair. */
  readonly screen: boolean;
  /** What is covered is held open for a moment. */
  peek: boolean = $state(false);
  /** The whole log up to `shown`; covered, it says what everybody reads. */
  readonly log: LogLine[] = $derived.by(() =>
    this.covered ? this.#lines.map(publicLine) : this.#lines,
  );
  /** What is on the screen now, and what waits for it. */
  readonly playback: Playback = new Playback({
    show: (table, again) => this.#show(table, again),
    mine: () => this.chairs,
    scene: (step) => this.sceneTime(step),
    rate,
    stepwise: () => settings.speed === "wait",
    company: () => this.company || this.newest?.clocks != null,
  });

  #lines: LogLine[] = $state.raw([]);
  #why: number = $state(0);
  #refused = ""; // the last reason that belongs to no request
  #reading = false;
  #ticket: string;
  #spoken: string = speech.lang;
  #listener = ""; // the readers of the log: chairs and language
  readonly #client: SocketClient;
  readonly #stop: () => void;

  /** `ticket` brings a chair from another device; `make` opens the wire. */
  constructor(code: string, ticket = "", make: () => Socket = wire, screen = false) {
    this.code = code;
    this.screen = screen;
    this.#ticket = ticket;
    if (!screen) this.hidden = visitors.hidden(code);
    this.#client = new SocketClient(
      {
        hello: () => this.#hello(),
        heard: (message) => this.#heard(message),
        status: (status) => {
          this.status = status;
        },
        gone: (why) => {
          this.#why = why;
          const out = why === 4403 && this.#refused === "room-removed";
          if (why === 4404 || out) chairs.forget(this.code);
        },
        lost: () => t(this.status === "offline" ? "link-offline" : "link-lost"),
      },
      make,
    );
    const hidden = () => {
      if (document.hidden) this.skip();
    };
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", hidden);
    const silence = $effect.root(() => {
      $effect(() => this.#speak(speech.lang));
    });
    this.#stop = () => {
      silence?.();
      if (typeof document !== "undefined") document.removeEventListener("visibilitychange", hidden);
    };
  }

  /** Why the room cannot be entered, in words; empty while it can. */
  get gone(): string {
    if (this.#why === 0) return "";
    if (this.#why === 4404) return t("gone-unknown");
    if (this.#why === 4403 && this.#refused === "room-removed") return t("gone-removed");
    if (this.#why === 4403 && this.#refused === "room-locked") return t("gone-locked");
    return this.#why === 4403 ? t("gone-private") : t("gone-outdated");
  }

  /** Whether the server speaks another version than this page. */
  get outdated(): boolean {
    return this.#why === 4400;
  }

  /** Whether private things are covered, for others look at this screen too. */
  get covered(): boolean {
    return settings.streamer && !this.peek && this.chairs.length > 0;
  }

  /** How many steps wait to be shown. */
  get behind(): number {
    return this.playback.behind;
  }

  /** Whether other people are at the table now. */
  get company(): boolean {
    const chairs = this.room?.chairs ?? [];
    return chairs.some((one, n) => one.kind === "person" && one.here && !this.chairs.includes(n));
  }

  /** Whether I decide about this room. */
  get host(): boolean {
    return this.chairs.some((chair) => this.room?.chairs[chair]?.host);
  }

  /** Ask for something; the reply of the same id, or a `Refusal` with words. */
  async request<T extends FromServer>(message: Wish): Promise<T> {
    if (message.t === "answer") this.playback.mark();
    const reply = (await this.#client.request(message)) as FromServer as T;
    if (message.t === "stand" && this.chairs.every((n) => n === message.chair)) {
      chairs.forget(this.code);
    }
    return reply;
  }

  /** Show the newest table at once. */
  skip(): void {
    this.playback.skip();
  }

  /** The chat is open and being read, or not any more. */
  read(open: boolean): void {
    this.#reading = open;
    if (open) this.unread = 0;
  }

  /** Hide the chat of somebody in this browser, or show it again. */
  hide(line: ChatLine, yes: boolean): void {
    this.hidden = visitors.hide(this.code, author(line), yes);
  }

  close(): void {
    this.playback.clear();
    this.#client.close();
    this.#stop();
  }

  #hello() {
    this.#spoken = speech.lang;
    const tokens = chairs.tokens(this.code);
    const hello = { t: "hello" as const, version: VERSION, code: this.code, tokens };
    const mine = { ...hello, ...this.#resumeFrom(tokens), ticket: this.#ticket, lang: speech.lang };
    if (!this.screen) return { ...mine, visitor: visitors.secretOf(this.code) };
    return { ...mine, tokens: [...screens.keys(this.code), ...tokens].slice(0, 12), screen: true };
  }

  /** The log we have stays good if it is for the same people in the same language. */
  #resumeFrom(tokens: string[]): { match: number; since: number } {
    const before = this.#listener;
    this.#listener = [speech.lang, ...tokens].join();
    const same = before === this.#listener && this.#lines.length > 0;
    return { match: this.room?.match ?? 0, since: (same && this.shown?.n) || 0 };
  }

  #speak(lang: typeof speech.lang): void {
    if (lang === this.#spoken) return;
    this.#spoken = lang;
    this.#client.send({ t: "speak", lang });
  }

  #heard(message: FromServer): void {
    if (message.t === "welcome") {
      this.#ticket = "";
      this.#enter(message.room, message.chairs);
      const last = this.chat.at(-1)?.n;
      if (last !== undefined) for (const line of message.chat) this.#note(line, last);
      this.chat = message.chat;
    } else if (message.t === "room") this.#enter(message.room, message.chairs);
    else if (message.t === "chat") {
      const last = this.chat.at(-1)?.n ?? -1;
      this.#note(message.line, last);
      if (message.line.n > last) this.chat.push(message.line);
    } else if (message.t === "seated") this.#seated(message);
    else if (message.t === "refused" && message.id === CARRIED) tell(message.text, "error");
    else if (message.t === "refused" && message.id === "") this.#refused = message.message;
    else if (message.t === "table") this.#table(message);
  }

  #enter(room: RoomView, mine: number[]): void {
    this.room = room;
    this.heardAt = performance.now();
    this.chairs = mine;
    if (room.phase === "lobby") {
      this.playback.clear();
      this.newest = this.shown = null;
      this.#lines = [];
    }
    this.#describe();
  }

  #seated(message: Seated): void {
    if (message.token) (this.screen ? screens : chairs).keep(this.code, message.token);
    if (message.id === CARRIED) this.#ticket = "";
    this.#listener = "";
    this.#describe();
  }

  #describe(): void {
    if (!this.room || this.screen) return;
    const others = this.room.chairs.filter((_, n) => !this.chairs.includes(n));
    const names = others.map((chair) => chair.name).filter((name) => name !== "");
    chairs.describe(this.code, this.room.settings.game ?? "", names.join(", "));
  }

  #table(table: TableNews): void {
    if (this.newest && table.full) this.#undone(table);
    arrived(table);
    this.newest = table;
    this.#remember(table);
    if (table.full) this.playback.replace(table);
    else this.playback.push(table);
  }

  /** A match that is over joins the finished ones on the start page. */
  #remember({ end }: TableNews): void {
    if (!end?.replay || !this.room || this.chairs.length === 0) return;
    remember({
      id: end.replay,
      game: this.room.settings.game ?? "",
      when: Date.now(),
      players: this.room.chairs.map(({ name, emblem }, n) => ({
        name,
        emblem,
        score: end.scores[n] ?? 0,
        won: end.winners.includes(n),
        mine: this.chairs.includes(n),
      })),
    });
  }

  #show(table: TableNews, again: boolean): void {
    this.shown = table;
    if (again) return;
    const last = table.full ? (table.since ?? 0) : Infinity;
    this.#lines = [...this.#lines.filter((line) => line.n <= last), ...table.log];
  }

  /** An undo of somebody else changes the board at once: say whose it was. */
  #undone(table: TableNews): void {
    const line = table.log.findLast((one) => one.event === "Undone");
    if (line?.n === table.n && !this.chairs.includes(line.seat ?? -1)) tell(line.text);
  }

  #note(line: ChatLine, last: number): void {
    const mine = line.chair !== null && this.chairs.includes(line.chair);
    const seen = mine || this.#reading || this.hidden.includes(author(line));
    if (line.n > last && !seen) this.unread += 1;
  }
}

/** Who wrote a line: the name of a player, or the mark of a spectator behind a `#`. */
export function author(line: ChatLine): string {
  return line.name || `#${line.mark}`;
}

/** The table as that seat sees it: what everybody knows, and over it what only the seat knows. */
export function merged<T>(table: TableNews, seat: number | null): T {
  const mine = table.mine.find((one) => one.seat === seat);
  return { ...(table.public as object), ...(mine?.own as object | undefined) } as T;
}

/** A socket to the server. */
export function wire(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as unknown as Socket;
}
