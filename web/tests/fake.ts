// What the tests stand on: a server that is only a list of sent messages, and small tables.
import type { Socket } from "../src/lib/socketClient";
import type { FromServer, Mine, RoomView, TableNews } from "../src/lib/wire";

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  die(code = 1006): void {
    this.onclose?.({ code });
  }
  /** The last thing the browser said. */
  get last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
  kinds(): unknown[] {
    return this.sent.map((message) => message.t);
  }
}

/** A line of sockets: each reconnection takes the next. */
export class Exchange {
  sockets: FakeSocket[] = [];
  readonly make = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  get now(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
  /** The newest socket opens and is welcomed. */
  welcome(chairs: number[] = [0], room: RoomView = aRoom()): void {
    this.now.open();
    this.now.say({ t: "welcome", version: 1, chairs, room, chat: [] });
  }
}

export function aRoom(change: Partial<RoomView> = {}): RoomView {
  const chair = {
    kind: "person" as const,
    name: "Vito",
    emblem: "rose" as const,
    bot: "",
    ready: false,
    here: true,
    host: true,
    bank: null,
    away: null,
    muted: false,
  };
  const other = { ...chair, name: "Rosa", emblem: "crown" as const, host: false };
  return {
    code: "V7KQ2",
    settings: { game: "liars-dice", seats: 2 },
    chairs: [chair, other],
    phase: "playing",
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
    ...change,
  };
}

export function aTable(n: number, change: Partial<TableNews> = {}): TableNews {
  return {
    t: "table",
    n,
    full: false,
    public: { round: n },
    news: [{ type: "Placed", weight: "move" }],
    stages: [],
    scores: [],
    waiting: [],
    wait: "",
    window: null,
    log: [{ n, text: `line ${n}`, event: "Placed", seat: 1, things: [] }],
    mine: [],
    end: null,
    clocks: null,
    since: 0,
    ...change,
  };
}

export function aSeat(seat: number, change: Partial<Mine> = {}): Mine {
  const undo = { free: 0, why: "" };
  const mine = { seat, own: {}, news: null, ask: null, sealed: false, orders: [], order: "", undo };
  return { ...mine, ...change };
}

/** A browser's storage; `broken` refuses everything, as private windows of some browsers do. */
export class FakeStorage {
  kept = new Map<string, string>();
  constructor(public broken = false) {}
  getItem(key: string): string | null {
    if (this.broken) throw new Error("SecurityError");
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.broken) throw new Error("SecurityError");
    this.kept.set(key, value);
  }
}
