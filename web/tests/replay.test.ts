// Going through a replay: moments, pieces of film, the address, the chart.
import { describe, expect, it, vi } from "vitest";
import { where } from "../src/lib/router.svelte";
import type { ReplayFrame } from "../src/lib/wire";
import { across, apart, line, scaled } from "../src/replay/chart";
import { Film, PIECE } from "../src/replay/film";
import { hash, moment } from "../src/replay/moment";

describe("the address of a replay", () => {
  it("is a page of its own", () => {
    expect(where("/r/0a1b2c")).toEqual({ page: "replay", id: "0a1b2c" });
    expect(where("/r/")).toEqual({ page: "nowhere" });
    expect(where("/r/../x")).toEqual({ page: "nowhere" });
  });

  it("names the moment, and the eyes if they are not all", () => {
    expect(moment(hash(42, "all"))).toEqual({ n: 42, eyes: "all" });
    expect(moment(hash(7, 3))).toEqual({ n: 7, eyes: 3 });
    expect(moment(hash(7, "public"))).toEqual({ n: 7, eyes: "public" });
  });

  it.each(["", "#", "#x", "#-1", "#1/x", "#99999999"])("%s names no moment", (text) => {
    expect(moment(text)).toEqual({ n: null, eyes: "all" });
  });
});

describe("film", () => {
  const frame = (n: number, table: object): ReplayFrame => ({ n, table, news: [], scores: [] });

  it("puts whole tables together from what has changed", async () => {
    const film = new Film(async () => [
      frame(0, { round: 1, hand: [1] }),
      frame(1, { hand: [] }),
      frame(2, {}),
    ]);
    await film.load(0);

    expect(film.still(1)?.table).toEqual({ round: 1, hand: [] });
    expect(film.still(2)?.table).toEqual({ round: 1, hand: [] });
  });

  it("asks for a piece once, and again if it did not come", async () => {
    const fetch = vi.fn(async () => [frame(PIECE, {})]);
    fetch.mockRejectedValueOnce(new Error("gone"));
    const film = new Film(fetch);
    await expect(film.load(PIECE + 3)).rejects.toThrow("gone");
    await Promise.all([film.load(PIECE), film.load(PIECE + 1)]);

    expect(fetch.mock.calls).toEqual([
      [PIECE, 2 * PIECE - 1],
      [PIECE, 2 * PIECE - 1],
    ]);
    expect(film.still(PIECE)).toBeDefined();
  });
});

describe("the chart", () => {
  const box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

  it("has lines across at round numbers", () => {
    expect(across(0, 9)).toEqual([0, 5, 10]);
    expect(across(0, 8590)).toEqual([0, 5000, 10000]);
    expect(across(0, 1)).toEqual([0, 1]);
  });

  it("holds a value until it changes", () => {
    const scale = scaled([[0], [0], [10]], box);

    expect(line([0, 0, 10], scale)).toBe("M0 100H100V0H100");
  });

  it("stands also where nobody has anything, or nothing happened", () => {
    const scale = scaled([[0, 0]], box);

    expect(Number.isFinite(scale.y(0))).toBe(true);
    expect(line([0], scale)).toBe("M0 100H0");
  });

  it("keeps the ends apart and on the chart", () => {
    const placed = apart([50, 50, 98], 17, 100);
    const sorted = [...placed].sort((a, b) => a - b);

    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    for (const [n, one] of sorted.slice(1).entries()) {
      expect(one - (sorted[n] ?? 0)).toBeGreaterThanOrEqual(17);
    }
  });
});
