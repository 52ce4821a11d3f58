import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer } from "../src/lib/pacing";

let shown: string[];
let waiting: number;
const pacer = (hold: (item: string) => number = () => 450) =>
  new Pacer<string>(
    (item) => shown.push(item),
    hold,
    (count) => {
      waiting = count;
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  waiting = 0;
});
afterEach(() => vi.useRealTimers());

describe("moves", () => {
  it("are shown one after another", () => {
    const paced = pacer();
    for (const move of ["a", "b", "c"]) paced.push(move);

    expect([shown, waiting]).toEqual([["a"], 2]);
    vi.advanceTimersByTime(449);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect([shown, waiting]).toEqual([["a", "b"], 1]);
    vi.advanceTimersByTime(450);
    expect([shown, waiting]).toEqual([["a", "b", "c"], 0]);
  });

  it("do not wait once the last one has been seen", () => {
    const paced = pacer();
    paced.push("a");
    vi.advanceTimersByTime(450);
    paced.push("b");

    expect(shown).toEqual(["a", "b"]);
  });

  it("that show nothing pass at once, in their place", () => {
    const paced = pacer((move) => (move === "quiet" ? 0 : 450));
    for (const move of ["a", "quiet", "b"]) paced.push(move);
    vi.advanceTimersByTime(450);

    expect([shown, waiting]).toEqual([["a", "quiet", "b"], 0]);
  });

  it("are all shown when skipped, none twice", () => {
    const paced = pacer();
    for (const move of ["a", "b", "c"]) paced.push(move);
    paced.skip();

    expect([shown, waiting]).toEqual([["a", "b", "c"], 0]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("give way to a whole new table", () => {
    const paced = pacer();
    for (const move of ["a", "b", "c"]) paced.push(move);
    paced.replace("all");
    vi.advanceTimersByTime(5000);

    expect([shown, waiting]).toEqual([["a", "all"], 0]);
  });
});
