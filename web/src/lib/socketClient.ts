// The wire to the server: it reconnects by itself, and an answer in flight is sent again.
import type { FromClient, FromServer, Hello, Refused } from "./wire";

export type Status = "connecting" | "connected" | "reconnecting" | "offline" | "gone";
type Distribute<M> = M extends { id: string } ? Omit<M, "id"> : never;
/** A message that gets a reply, without its id. */
export type Wish = Distribute<FromClient>;
export type Reply = Extract<FromServer, { id: string }>;

/** Why something cannot be, in words. */
export class Refusal extends Error {
  /** `code` names the reason for programs; `rule` is the § it rests on, or empty. */
  constructor(
    text: string,
    readonly rule = "",
    readonly code = "",
  ) {
    super(text);
    this.name = "Refusal";
  }
}

/** Called by the link when something happens. */
export interface LinkListener {
  hello(): Hello;
  heard(message: FromServer): void;
  status(status: Status): void;
  /** The server will not have us: 4404, 4403 or 4400. */
  gone(code: number): void;
  /** Words for a request that is lost or cannot be sent. */
  lost(): string;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Pending {
  message: FromClient;
  resolve(reply: Reply): void;
  reject(why: Refusal): void;
}

const FINAL = new Set([4400, 4403, 4404]);
const BUSY = 4429;
const PING = 20_000;
const PATIENCE = 10_000;
const FIRST = 500;
const LONGEST = 15_000;

export class SocketClient {
  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #status: Status = "connecting";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #online = () => this.#now();
  readonly #offline = () => this.#away();
  readonly #looked = () => this.#seen();

  constructor(
    private readonly listener: LinkListener,
    private readonly make: () => Socket,
  ) {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#online);
      window.addEventListener("offline", this.#offline);
      document.addEventListener("visibilitychange", this.#looked);
    }
    this.#open();
  }

  /** Ask, and get the reply of the same id. */
  request(message: Wish): Promise<Reply> {
    if (this.#status !== "connected") return Promise.reject(new Refusal(this.listener.lost()));
    const id = secret();
    const whole = { ...message, id } as FromClient;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message: whole, resolve, reject });
      this.send(whole);
    });
  }

  /** Say something that gets no reply; forgotten when not connected. */
  send(message: FromClient): void {
    if (this.#status === "connected") this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#online);
      window.removeEventListener("offline", this.#offline);
      document.removeEventListener("visibilitychange", this.#looked);
    }
    clearTimeout(this.#retry);
    this.#drop();
    this.#forsake(() => true);
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (typeof navigator !== "undefined" && navigator.onLine === false) {
      this.#become("offline");
      return;
    }
    const socket = this.make();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
    // A server that accepts and then says nothing is no server.
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => this.#lose(0), PATIENCE);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#answer);
    if (message.t === "welcome") {
      this.#tries = 0;
      this.#become("connected");
      this.#ping = setInterval(() => this.#check(), PING);
      this.listener.heard(message);
      for (const { message: again } of this.#pending.values()) this.send(again);
      return;
    }
    const pending = "id" in message ? this.#pending.get(message.id) : undefined;
    // The owner hears first: a new secret is stored before anyone goes on.
    this.listener.heard(message);
    if (!pending) return;
    const reply = message as Reply;
    this.#pending.delete(reply.id);
    if (reply.t === "refused") pending.reject(refusal(reply));
    else pending.resolve(reply);
  }

  #check(): void {
    this.send({ t: "ping" });
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => this.#lose(0), PATIENCE);
  }

  #lose(code: number): void {
    this.#drop();
    if (this.#closed) return;
    // An answer may have arrived: it is asked again under the same id. The rest is given up.
    this.#forsake(({ message }) => message.t !== "answer" || FINAL.has(code));
    if (FINAL.has(code)) {
      this.#become("gone");
      this.listener.gone(code);
      return;
    }
    if (typeof navigator !== "undefined" && navigator.onLine === false) {
      this.#become("offline");
      return;
    }
    this.#become("reconnecting");
    const pause = code === BUSY ? LONGEST : Math.min(LONGEST, FIRST * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
  }

  #now(): void {
    const idle = this.#socket === null && !this.#closed && this.#status !== "gone";
    if (!idle) return;
    if (this.#status === "offline") this.#become("reconnecting");
    this.#open();
  }

  #away(): void {
    if (this.#status !== "gone" && !this.#closed) this.#lose(0);
  }

  /** Somebody looks again: a phone may have cut the wire while it slept. */
  #seen(): void {
    if (document.hidden) return;
    if (this.#status === "connected") this.#check();
    else this.#now();
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#answer);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #forsake(which: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.reject(new Refusal(this.listener.lost()));
    }
  }

  #become(status: Status): void {
    this.#status = status;
    this.listener.status(status);
  }
}

function refusal(reply: Refused): Refusal {
  return new Refusal(reply.text, reply.rule, reply.message);
}

/** Sixteen random letters; works without https as well. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
