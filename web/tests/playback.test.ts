import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "../src/lib/playback.svelte";
import { captionOf, eventOf, holdOf, stepsOf } from "../src/lib/steps";
import type { Ask, TableNews } from "../src/lib/wire";
import { aSeat, aTable } from "./fake";

const ME = 0;
const asking = { mine: [aSeat(0, { ask: { at: 1, form: "one", options: [] } as unknown as Ask })] };
const question = { at: 1, form: "one", options: [] } as unknown as Ask;

/** A table after events of these weights, each with its line. */
function happened(n: number, ...weights: ("minor" | "move" | "moment" | "scene")[]): TableNews {
  return aTable(n, {
    news: weights.map((weight) => ({ type: "X", weight })),
    log: weights.map((weight, at) => ({
      n,
      text: `${n}.${at}`,
      event: "X",
      seat: 1,
      things: [],
      weight,
      at,
    })),
  });
}

describe("a table is shown", () => {
  it("event by event, on the tables in between", () => {
    const before = aTable(1, { public: { money: 3, round: 1 }, mine: [aSeat(ME)] });
    const after = {
      ...happened(2, "move", "moment"),
      public: { money: 5, round: 2 },
      scores: [7],
      stages: [{ events: 1, changes: { money: 5 }, scores: [4] }],
      mine: [aSeat(ME, { ask: question })],
    };
    const [first, last] = stepsOf(before, after);

    expect(first).toMatchObject({ n: 1, public: { money: 5, round: 1 }, scores: [4] });
    expect(first?.mine[0]?.ask).toBeNull();
    expect(first?.log.map((line) => line.text)).toEqual(["2.0"]);
    expect(last).toMatchObject({ n: 2, public: { money: 5, round: 2 }, scores: [7] });
    expect(last?.mine[0]?.ask).toEqual(question);
    expect(last?.log.map((line) => line.text)).toEqual(["2.1"]);
  });

  it("with what is minor together with what follows", () => {
    const after = {
      ...happened(2, "minor", "minor", "move"),
      stages: [1, 2].map((events) => ({ events, changes: {}, scores: [] })),
    };

    expect(stepsOf(aTable(1), after).map((step) => step.log.length)).toEqual([3]);
  });

  it("with each line telling its own event, though others have no line", () => {
    const after = { ...happened(2, "move", "minor", "move"), stages: [] };
    after.log.splice(1, 1);
    (after.news as { seat?: number }[])[2] = { seat: ME };
    const stages = [{ events: 1, changes: {}, scores: [] }];
    const last = stepsOf(aTable(1), { ...after, stages }).at(-1) as TableNews;

    expect(last.log.map((line) => eventOf(last, line)?.seat)).toEqual([ME]);
  });

  it("at once where it replaces everything", () => {
    const after = { ...happened(2, "move", "move"), full: true };
    const stages = [{ events: 1, changes: {}, scores: [] }];

    expect(stepsOf(aTable(1), { ...after, stages })).toHaveLength(1);
  });
});

describe("a caption", () => {
  it("says what everybody reads while others look at this screen", () => {
    const drawn = happened(1, "move");
    drawn.log = drawn.log.map((line) => ({
      ...line,
      text: "You draw a Thief.",
      public: "Vito draws.",
    }));

    expect(captionOf(drawn)[0]?.text).toBe("You draw a Thief.");
    expect(captionOf(drawn, true)[0]?.text).toBe("Vito draws.");
  });

  it("leaves out what is minor beside what is not", () => {
    expect(captionOf(happened(1, "minor", "move", "minor"))).toHaveLength(1);
    expect(captionOf(happened(1, "minor"))).toHaveLength(1);
  });
});

describe("a step stays", () => {
  it("at least 1.2 seconds for a move of another, longer for more", () => {
    expect(holdOf(happened(1, "move"), [ME])).toBe(1200);
    expect(holdOf(happened(1, "moment"), [ME])).toBe(1500);
    expect(holdOf(happened(1, "scene"), [ME])).toBe(2600);
  });

  it("two seconds where I gain or lose something", () => {
    const loses = { ...happened(1, "move"), news: [{ type: "X", weight: "move", loses: ME }] };

    expect(holdOf(loses, [ME])).toBe(2000);
    expect(holdOf(loses, [2])).toBe(1200);
  });

  it("as long as it takes to read", () => {
    const long = happened(1, "move");
    long.log = long.log.map((line) => ({ ...line, text: "x".repeat(100) }));

    expect(holdOf(long, [ME])).toBe(3200);
  });

  it("shortly for my own move, and not at all before my next question", () => {
    const own = happened(1, "move");
    own.log = own.log.map((line) => ({ ...line, seat: ME }));

    expect(holdOf(own, [ME])).toBe(450);
    expect(holdOf({ ...own, mine: [aSeat(ME, { ask: question })] }, [ME])).toBe(0);
  });

  it("as long as its scene needs, whosever doing it is", () => {
    const own = happened(1, "move");
    own.log = own.log.map((line) => ({ ...line, seat: ME }));

    expect(holdOf(own, [ME], 9000)).toBe(9000);
    expect(holdOf({ ...own, mine: [aSeat(ME, { ask: question })] }, [ME], 0)).toBe(2600);
    expect(holdOf(aTable(1, { log: [], news: [] }), [ME], 9000)).toBe(0);
  });

  it("not at all before a reaction, which shows what was announced", () => {
    const window = { asked: [ME], opened: 1, least: 5, most: 5, left: 5, thinking: [] };

    expect(
      holdOf({ ...happened(1, "moment"), window, mine: [aSeat(ME, { ask: question })] }, [ME]),
    ).toBe(0);
  });
});

describe("the playback", () => {
  let seen: number[];
  let stepwise: boolean;
  let company: boolean;
  let scene: number | null;
  const begin = () => {
    const playback = new Playback({
      show: (table) => seen.push(table.n),
      mine: () => [ME],
      scene: () => scene,
      rate: () => 1,
      stepwise: () => stepwise,
      company: () => company,
    });
    playback.replace(aTable(1));
    seen = [];
    return playback;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    stepwise = company = false;
    scene = null;
  });
  afterEach(() => vi.useRealTimers());

  it("shows one move after another, and is behind until the last was seen", () => {
    const playback = begin();
    for (const n of [2, 3]) playback.push(happened(n, "move"));

    expect([seen, playback.behind]).toEqual([[2], 2]);
    vi.advanceTimersByTime(1200);
    expect([seen, playback.behind]).toEqual([[2, 3], 1]);
    vi.advanceTimersByTime(1200);
    expect(playback.behind).toBe(0);
  });

  it("goes on at once when asked to, one step or all", () => {
    const playback = begin();
    for (const n of [2, 3, 4, 5]) playback.push(happened(n, "move"));
    playback.next();

    expect(seen).toEqual([2, 3]);
    playback.skip();
    expect([seen, playback.behind]).toEqual([[2, 3, 4, 5], 0]);
    vi.advanceTimersByTime(9000);
    expect(seen).toEqual([2, 3, 4, 5]);
  });

  it("stands still while it is paused", () => {
    const playback = begin();
    for (const n of [2, 3]) playback.push(happened(n, "move"));
    playback.pause(true);
    vi.advanceTimersByTime(60_000);

    expect(seen).toEqual([2]);
    playback.pause(false);
    expect(seen).toEqual([2, 3]);
  });

  it("waits for me after each step where I want that", () => {
    stepwise = true;
    const playback = begin();
    for (const n of [2, 3]) playback.push(happened(n, "move"));
    vi.advanceTimersByTime(60_000);

    expect(seen).toEqual([2]);
    playback.next();
    expect(seen).toEqual([2, 3]);
  });

  it("never stays far behind other people", () => {
    company = stepwise = true;
    const playback = begin();
    for (let n = 2; n < 22; n++) playback.push(happened(n, "move"));
    vi.advanceTimersByTime(12_500);

    expect(playback.behind).toBe(0);
  });

  it("lets nobody wait who waits for me alone", () => {
    company = stepwise = true;
    const playback = begin();
    for (let n = 2; n < 22; n++) playback.push(happened(n, "move"));
    playback.push({ ...happened(22, "move"), ...asking, waiting: [ME] });
    vi.advanceTimersByTime(4500);

    expect(playback.behind).toBe(0);
  });

  it("takes its time while the others decide as well", () => {
    company = true;
    const playback = begin();
    for (let n = 2; n < 6; n++) playback.push(happened(n, "moment"));
    playback.push({ ...happened(6, "move"), ...asking, waiting: [ME, 1] });
    vi.advanceTimersByTime(5000);

    expect(playback.behind).toBeGreaterThan(0);
  });

  it("shows a scene until it is over, and none that would only flash", () => {
    scene = 9000;
    const playback = begin();
    playback.push(happened(2, "scene"));
    vi.advanceTimersByTime(8900);

    expect([playback.behind, playback.hurried]).toEqual([1, false]);
    vi.advanceTimersByTime(200);
    expect(playback.behind).toBe(0);
    company = true;
    playback.push({ ...happened(3, "scene"), ...asking, waiting: [ME] });
    expect([playback.behind, playback.hurried]).toEqual([1, true]);
  });

  it("hurries where time runs out for me", () => {
    company = true;
    const playback = begin();
    for (const n of [2, 3]) playback.push(happened(n, "scene"));
    const window = { asked: [ME], opened: 4, least: 5, most: 5, left: 5, thinking: [] };
    playback.push({ ...happened(4, "move"), window, mine: [aSeat(ME, { ask: question })] });
    vi.advanceTimersByTime(1000);

    expect(playback.behind).toBe(0);
  });

  it("shows again what came since the mark, and ends where it was", () => {
    const playback = begin();
    playback.push(happened(2, "move"));
    playback.skip();
    playback.mark();
    playback.push(happened(3, "move"));
    playback.push(happened(4, "move"));
    playback.push(aTable(5, { log: [], news: [] }));
    playback.skip();
    seen = [];
    playback.again();
    vi.advanceTimersByTime(9000);

    expect(seen).toEqual([2, 3, 4, 5]);
    expect(playback.behind).toBe(0);
  });

  it("goes on with what came meanwhile", () => {
    const playback = begin();
    playback.push(happened(2, "move"));
    playback.skip();
    playback.again();
    playback.push(happened(3, "move"));
    seen = [];
    vi.advanceTimersByTime(9000);

    expect(seen).toEqual([2, 3]);
  });
});
