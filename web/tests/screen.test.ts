// The table on a big screen, its address, and what is kept of a screen.
import { afterEach, describe, expect, it, vi } from "vitest";
import { manifests } from "../src/lib/games";
import { where } from "../src/lib/router.svelte";
import { Session } from "../src/lib/session.svelte";
import { parsed, set } from "../src/lib/settings.svelte";
import { BAR, measure, STRIP } from "../src/screen/fit";
import { aSeat, aTable, Exchange, FakeStorage } from "./fake";

afterEach(() => {
  set({ streamer: false });
  vi.unstubAllGlobals();
});

describe("the big screen", () => {
  it("has an address of its own", () => {
    expect(where("/t/v7kq2/screen")).toEqual({ page: "screen", code: "V7KQ2" });
    expect(where("/t/V7KQ2")).toEqual({ page: "room", code: "V7KQ2" });
    expect(where("/t/V7KQ2/other")).toEqual({ page: "nowhere" });
  });

  it.each([...manifests.keys()])("shows all of %s on any glass", (game) => {
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
      [3840, 2160],
      [1280, 720],
    ] as const) {
      const { unit, zoom } = measure(game, width, height);
      expect(zoom * 600).toBeLessThanOrEqual(height - (BAR + STRIP) * unit + 1);
      expect(zoom).toBeGreaterThan(width / 1500);
    }
  });

  it("says hello as a screen and keeps its key apart from the chairs", () => {
    const session = new FakeStorage();
    vi.stubGlobal("sessionStorage", session);
    vi.stubGlobal("localStorage", new FakeStorage());
    const exchange = new Exchange();
    const screen = new Session("V7KQ2", "ticket", exchange.make, true);
    exchange.now.open();
    expect(exchange.now.last).toMatchObject({ t: "hello", screen: true, ticket: "ticket" });

    exchange.now.say({ t: "seated", id: "ticket", chair: -1, token: "key" });
    exchange.welcome([]);
    expect([...session.kept.values()]).toEqual(["key"]);
    screen.close();
    const again = new Session("V7KQ2", "", exchange.make, true);
    exchange.now.open();
    expect(exchange.now.last).toMatchObject({ tokens: ["key"] });
    again.close();
  });
});

describe("streamer mode", () => {
  it("reads the log as everybody does, until it is held open", () => {
    const exchange = new Exchange();
    const session = new Session("V7KQ2", "", exchange.make);
    exchange.welcome();
    const log = [
      { n: 1, text: "You draw Snitch.", event: "Drew", seat: 0, things: [], public: "Vito draws." },
      { n: 1, text: "Round 1.", event: "RoundBegan", seat: null, things: [] },
      { n: 1, text: "You see it.", event: "Saw", seat: 0, things: [], public: "" },
    ];
    exchange.now.say(aTable(1, { full: true, log, mine: [aSeat(0)] }));
    expect(session.log.map((line) => line.text)).toEqual(log.map((line) => line.text));

    set({ streamer: true });
    expect(session.log.map((line) => line.text)).toEqual(["Vito draws.", "Round 1.", "…"]);
    session.peek = true;
    expect(session.log[0]?.text).toBe("You draw Snitch.");
    session.close();
  });
});

describe("the settings of this device", () => {
  it("keep how a phone shows the hand, and fall back where nonsense is stored", () => {
    expect(parsed('{"hand":"always","streamer":true}')).toMatchObject({
      hand: "always",
      streamer: true,
    });
    expect(parsed('{"hand":"sometimes","streamer":1}')).toMatchObject({
      hand: "screen",
      streamer: false,
    });
  });
});
