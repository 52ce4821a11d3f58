import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, SocketClient, type Status } from "../src/lib/socketClient";
import type { FromServer } from "../src/lib/wire";
import { Exchange } from "./fake";

let exchange: Exchange;
let states: Status[];
let heard: FromServer[];
let gone: number;
let link: SocketClient;
const MOVE = { t: "answer" as const, seat: 0, at: 7, pick: [1] };

beforeEach(() => {
  vi.useFakeTimers();
  exchange = new Exchange();
  [states, heard, gone] = [[], [], 0];
  const hello = { t: "hello", version: 1, code: "V7KQ2", tokens: ["secret"] } as const;
  link = new SocketClient(
    {
      hello: () => ({ ...hello, tokens: [...hello.tokens] }),
      heard: (message) => heard.push(message),
      status: (status) => states.push(status),
      gone: (code) => {
        gone = code;
      },
      lost: () => "no connection",
    },
    exchange.make,
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("begins with hello and stands when welcomed", () => {
    exchange.welcome();

    expect(exchange.now.sent[0]).toMatchObject({ t: "hello", tokens: ["secret"] });
    expect(states).toEqual(["connected"]);
  });

  it("comes back by itself, more slowly each time", () => {
    const pauses: number[] = [];
    vi.spyOn(Math, "random").mockReturnValue(1);
    for (let n = 1; n <= 7; n += 1) {
      exchange.now.die();
      const before = Date.now();
      while (exchange.sockets.length === n) vi.advanceTimersByTime(100);
      pauses.push(Date.now() - before);
    }
    vi.restoreAllMocks();

    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(new Set(states)).toEqual(new Set(["reconnecting"]));
    exchange.welcome();
    expect(states.at(-1)).toBe("connected");
  });

  it("that falls silent is replaced", () => {
    exchange.welcome();
    vi.advanceTimersByTime(20_000);
    expect(exchange.now.last).toEqual({ t: "ping" });
    exchange.now.say({ t: "pong" });
    vi.advanceTimersByTime(19_000);
    expect(states.at(-1)).toBe("connected");
    vi.advanceTimersByTime(11_001);

    expect(states.at(-1)).toBe("reconnecting");
    expect(exchange.sockets[0]?.closed).toBe(true);
  });

  it("is not tried again when the room is unknown, private or too new", () => {
    exchange.now.die(4404);
    vi.advanceTimersByTime(60_000);

    expect([gone, states.at(-1), exchange.sockets.length]).toEqual([4404, "gone", 1]);
  });

  it("waits long after too many messages", () => {
    exchange.welcome();
    exchange.now.die(4429);
    vi.advanceTimersByTime(7000);

    expect(exchange.sockets).toHaveLength(1);
    vi.advanceTimersByTime(8100);
    expect(exchange.sockets).toHaveLength(2);
  });
});

describe("a request", () => {
  it("gets the reply of its own id", async () => {
    exchange.welcome();
    const [first, second] = [link.request(MOVE), link.request(MOVE)];
    const [one, two] = exchange.now.sent.slice(1).map((message) => String(message.id));
    exchange.now.say({ t: "done", id: two as string });
    exchange.now.say({ t: "done", id: one as string });

    expect(one).not.toBe(two);
    expect((await first).id).toBe(one);
    expect((await second).id).toBe(two);
  });

  it("that is refused says why and by which rule", async () => {
    exchange.welcome();
    const asked = link.request(MOVE);
    const id = String(exchange.now.last.id);
    exchange.now.say({ t: "refused", id, message: "late", text: "Too late.", rule: "3.1" });

    const why = await asked.catch((error: Refusal) => error);
    expect(why).toBeInstanceOf(Refusal);
    expect(why).toMatchObject({ message: "Too late.", rule: "3.1", code: "late" });
  });

  it("is not kept for later while there is no connection", async () => {
    await expect(link.request(MOVE)).rejects.toThrow("no connection");

    exchange.welcome();
    expect(exchange.now.kinds()).toEqual(["hello"]);
  });
});

describe("an answer in flight when the connection breaks", () => {
  it("is sent again under the same id, once welcomed", async () => {
    exchange.welcome();
    const asked = link.request(MOVE);
    const id = String(exchange.now.last.id);
    exchange.now.die();
    vi.advanceTimersByTime(1000);
    expect(exchange.now.sent).toEqual([]);
    exchange.welcome();

    expect(exchange.now.last).toEqual({ ...MOVE, id });
    exchange.now.say({ t: "done", id });
    expect((await asked).t).toBe("done");
    exchange.now.die();
    vi.advanceTimersByTime(1000);
    exchange.welcome();
    expect(exchange.now.kinds()).toEqual(["hello"]);
  });

  it("is given up with the room", async () => {
    exchange.welcome();
    const asked = link.request(MOVE);
    exchange.now.die(4404);

    await expect(asked).rejects.toThrow("no connection");
  });

  it("stays alone: other requests are given up at once", async () => {
    exchange.welcome();
    const asked = link.request({ t: "say", text: "ciao" });
    exchange.now.die();

    await expect(asked).rejects.toThrow("no connection");
    vi.advanceTimersByTime(1000);
    exchange.welcome();
    expect(exchange.now.kinds()).toEqual(["hello"]);
  });
});
