import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tokens } from "../src/lib/chairs";
import { merged, Session } from "../src/lib/session.svelte";
import { set } from "../src/lib/settings.svelte";
import { secretOf } from "../src/lib/visitors";
import { t } from "../src/lib/words.svelte";
import { aRoom, aSeat, aTable, Exchange, FakeStorage } from "./fake";

let exchange: Exchange;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new FakeStorage());
  set({ speed: "normal" });
  exchange = new Exchange();
  session = new Session("V7KQ2", "", exchange.make);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("the table on the board", () => {
  it("lags behind while moves are shown, and the log with it", () => {
    exchange.welcome();
    exchange.now.say(aTable(1, { full: true, log: [] }));
    for (const n of [2, 3, 4]) exchange.now.say(aTable(n));

    expect([session.newest?.n, session.shown?.n, session.behind]).toEqual([4, 2, 3]);
    expect(session.log.map((line) => line.n)).toEqual([2]);
    vi.advanceTimersByTime(2400);
    expect([session.shown?.n, session.behind]).toEqual([4, 1]);
    vi.advanceTimersByTime(1200);
    expect(session.behind).toBe(0);
    expect(session.log.map((line) => line.n)).toEqual([2, 3, 4]);
  });

  it("is shown at once when skipped, with nothing lost from the log", () => {
    exchange.welcome();
    for (const n of [1, 2, 3]) exchange.now.say(aTable(n));
    session.skip();

    expect([session.shown?.n, session.behind]).toEqual([3, 0]);
    expect(session.log).toHaveLength(3);
  });

  it("is replaced by a full one, log and all", () => {
    exchange.welcome();
    for (const n of [1, 2, 3]) exchange.now.say(aTable(n));
    exchange.now.say(aTable(2, { full: true }));

    expect([session.shown?.n, session.behind, session.log.length]).toEqual([2, 0, 1]);
  });

  it("does not wait where nothing moves", () => {
    set({ speed: "off" });
    exchange.welcome();
    for (const n of [1, 2, 3]) exchange.now.say(aTable(n));

    expect([session.shown?.n, session.behind]).toEqual([3, 0]);
  });

  it("is cleared when the room is back in the lobby", () => {
    exchange.welcome();
    exchange.now.say(aTable(1));
    exchange.now.say({ t: "room", room: aRoom({ phase: "lobby" }), chairs: [0] });

    expect([session.shown, session.newest, session.log]).toEqual([null, null, []]);
  });
});

describe("the log after the line was lost", () => {
  const again = () => {
    exchange.now.die();
    vi.advanceTimersByTime(1000);
    exchange.now.open();
    return exchange.now.last;
  };
  beforeEach(() => {
    set({ speed: "off" });
    exchange.welcome([0], aRoom({ match: 1 }));
    exchange.now.say(aTable(1, { full: true }));
    for (const n of [2, 3]) exchange.now.say(aTable(n));
  });

  it("is kept, and only what was missed comes", () => {
    expect(again()).toMatchObject({ match: 1, since: 3 });
    exchange.now.say(aTable(5, { full: true, since: 3 }));

    expect(session.log.map((line) => line.n)).toEqual([1, 2, 3, 5]);
  });

  it("is replaced where something was taken back meanwhile", () => {
    again();
    exchange.now.say(aTable(5, { full: true }));

    expect(session.log.map((line) => line.n)).toEqual([5]);
  });

  it("is told again to the player who has taken a chair", () => {
    exchange.now.say({ t: "seated", id: "x", chair: 2, token: "secret" });

    expect(again()).toMatchObject({ since: 0 });
  });
});

describe("a view", () => {
  it("is the public table with what only that seat knows over it", () => {
    const mine = [aSeat(0, { own: { hands: [[1], []] } }), aSeat(1, { own: { hands: [[], [2]] } })];
    const table = aTable(1, { public: { round: 3, hands: [[-1], [-1]] }, mine });

    expect(merged(table, 1)).toEqual({ round: 3, hands: [[], [2]] });
    expect(merged(table, null)).toEqual({ round: 3, hands: [[-1], [-1]] });
    expect(merged(table, 4)).toEqual({ round: 3, hands: [[-1], [-1]] });
  });
});

describe("a chair", () => {
  it("is kept as soon as the server gives its secret", () => {
    exchange.welcome([]);
    void session.request({ t: "sit", chair: 1, name: "Rosa" });
    const id = String(exchange.now.last.id);
    exchange.now.say({ t: "seated", id, chair: 1, token: "secret" });

    expect(tokens("V7KQ2")).toEqual(["secret"]);
  });

  it("is asked back with its secrets after a broken connection", () => {
    exchange.welcome([]);
    exchange.now.say({ t: "seated", id: "", chair: 1, token: "secret" });
    exchange.now.die();
    vi.advanceTimersByTime(1000);
    exchange.now.open();

    expect(exchange.now.last).toMatchObject({ t: "hello", code: "V7KQ2", tokens: ["secret"] });
  });

  it("brought here by a ticket is asked for until welcomed, and never again", () => {
    const carried = new Exchange();
    const other = new Session("V7KQ2", "ticket", carried.make);
    carried.now.open();
    carried.now.die();
    vi.advanceTimersByTime(1000);
    carried.welcome();
    expect(carried.now.sent[0]).toMatchObject({ ticket: "ticket" });
    carried.now.die();
    vi.advanceTimersByTime(1000);
    carried.welcome();

    expect(carried.now.sent[0]).toMatchObject({ ticket: "" });
    other.close();
  });

  it("that was my only one is forgotten when I leave it", async () => {
    exchange.welcome([1]);
    exchange.now.say({ t: "seated", id: "", chair: 1, token: "secret" });
    const left = session.request({ t: "stand", chair: 1 });
    exchange.now.say({ t: "done", id: String(exchange.now.last.id) });
    await left;

    expect(tokens("V7KQ2")).toEqual([]);
  });

  it("of the host decides about the room", () => {
    exchange.welcome([1]);
    expect(session.host).toBe(false);
    exchange.now.say({ t: "room", room: aRoom(), chairs: [0, 1] });

    expect(session.host).toBe(true);
  });
});

describe("chat", () => {
  const line = (n: number, chair: number | null) => ({
    n,
    name: "x",
    chair,
    text: "ciao",
    at: 0,
    mark: "",
  });

  it("counts what others said while it was closed", () => {
    exchange.welcome([0]);
    for (const [n, chair] of [1, 0, null].entries()) {
      exchange.now.say({ t: "chat", line: line(n, chair) });
    }
    expect(session.unread).toBe(2);
    session.read(true);
    exchange.now.say({ t: "chat", line: line(3, 1) });

    expect([session.unread, session.chat.length]).toEqual([0, 4]);
  });

  it("counts what was said while the connection was broken", () => {
    exchange.welcome([0]);
    exchange.now.say({ t: "chat", line: line(0, 1) });
    exchange.now.die();
    vi.advanceTimersByTime(1000);
    exchange.now.open();
    const chat = [line(0, 1), line(1, 1)];
    exchange.now.say({ t: "welcome", version: 1, chairs: [0], room: aRoom(), chat });

    expect([session.unread, session.chat.length]).toEqual([2, 2]);
  });
});

describe("a room that cannot be entered", () => {
  it("says why", () => {
    exchange.now.die(4403);

    expect(session.status).toBe("gone");
    expect(session.gone).not.toBe("");
  });
});

describe("who may not come in", () => {
  const closed = (message: string) => {
    exchange.now.open();
    exchange.now.say({ t: "refused", id: "", message, text: "", rule: "" });
    exchange.now.die(4403);
  };

  it("is told whether the table is locked, and keeps the chairs", () => {
    exchange.welcome();
    exchange.now.say({ t: "seated", id: "x", chair: 0, token: "mine" });
    exchange.now.die();
    vi.advanceTimersByTime(20_000);
    closed("room-locked");

    expect(session.gone).toBe(t("gone-locked"));
    expect(tokens("V7KQ2")).toEqual(["mine"]);
  });

  it("forgets the chairs of a table from which the host has removed it", () => {
    exchange.welcome();
    exchange.now.say({ t: "seated", id: "x", chair: 0, token: "mine" });
    exchange.now.die();
    vi.advanceTimersByTime(20_000);
    closed("room-removed");

    expect(session.gone).toBe(t("gone-removed"));
    expect(tokens("V7KQ2")).toEqual([]);
  });

  it("is recognised by the same secret each time, at this table alone", () => {
    exchange.welcome();
    const first = exchange.now.sent[0] as { visitor: string };
    const other = new Session("AAAAA", "", exchange.make);
    exchange.now.open();
    const elsewhere = exchange.now.sent[0] as { visitor: string };
    other.close();
    new Session("V7KQ2", "", exchange.make).close();

    expect(first.visitor).toHaveLength(36);
    expect(elsewhere.visitor).not.toBe(first.visitor);
    expect(secretOf("V7KQ2")).toBe(first.visitor);
  });
});

describe("the chat of somebody who is hidden", () => {
  it("does not count as unread, and stays hidden after a reload", () => {
    exchange.welcome([0]);
    const line = { n: 1, name: "", chair: null, text: "spam", at: 0, mark: "1a2b3c4d" };
    session.hide(line, true);
    exchange.now.say({ t: "chat", line });
    exchange.now.say({ t: "chat", line: { ...line, n: 2, mark: "ffffffff" } });

    expect(session.unread).toBe(1);
    expect(new Session("V7KQ2", "", exchange.make).hidden).toEqual(["#1a2b3c4d"]);
    session.hide(line, false);
    expect(session.hidden).toEqual([]);
  });
});
