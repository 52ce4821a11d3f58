import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ending } from "../src/table/ending.svelte";

describe("the end of a match", () => {
  let lines: number | null;
  const begin = (rate = 1, stepwise = false, late = false) => {
    const ending = new Ending({ rate: () => rate, stepwise: () => stepwise, lines: () => lines });
    ending.begin(late);
    return ending;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    lines = 2;
  });
  afterEach(() => vi.useRealTimers());

  it("shows the last table, then the count line by line, then the result", () => {
    const ending = begin();

    expect(ending.stage).toBe("board");
    vi.advanceTimersByTime(2600);
    expect([ending.stage, ending.lines]).toEqual(["count", 0]);
    vi.advanceTimersByTime(800);
    expect(ending.lines).toBe(1);
    vi.advanceTimersByTime(800 + 1800);
    expect([ending.stage, ending.lines]).toEqual(["result", 2]);
  });

  it("goes on when asked to, and waits where that is wished", () => {
    const ending = begin(1, true);
    vi.advanceTimersByTime(60_000);

    expect(ending.stage).toBe("board");
    ending.next();
    expect(ending.stage).toBe("count");
    ending.next();
    expect(ending.stage).toBe("result");
  });

  it("shows the result at once to those who want everything at once, or come late", () => {
    expect(begin(0).stage).toBe("result");
    expect(begin(1, false, true).stage).toBe("result");
  });

  it("counts nothing where there is nothing to count, or it does not come", () => {
    lines = 0;
    const nothing = begin();
    vi.advanceTimersByTime(2600);

    expect(nothing.stage).toBe("result");
    lines = null;
    const missing = begin();
    vi.advanceTimersByTime(2600 + 4000);
    expect(missing.stage).toBe("result");
  });
});
