// The board prints what the file of the edition says.
import { afterEach, describe, expect, it, vi } from "vitest";
import { GRID, ROADS } from "../../src/games/mafiozoo/art/city";
import { along, joined, pins, SPOTS, THREADS, threadLine } from "../../src/games/mafiozoo/art/desk";
import { PLACES } from "../../src/games/mafiozoo/art/kinds";
import { edition } from "../../src/games/mafiozoo/edition";
import { type Values, valuesOf } from "../../src/ui/printed.svelte";

const files = import.meta.glob<string>(
  "../../../src/consigliere/games/mafiozoo/data/standard.toml",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const text = Object.values(files)[0] ?? "";

function served(values: Values): void {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ values }) }));
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await edition.follow("standard");
});

describe("the file of an edition", () => {
  it("is read section by section", () => {
    const read = valuesOf(
      'name = "x"\n[a]\none = 1 # first\nb = "two words"\n[b]\n1-2 = true\nr = { c = "L ?", n = 3 }',
    );

    expect(read).toEqual({
      a: { one: 1, b: "two words" },
      b: { "1-2": true, r: { c: "L ?", n: 3 } },
    });
  });
});

describe("the standard edition", () => {
  it("lies as the drawings of the gallery do", () => {
    expect(edition.now.spots).toEqual(SPOTS);
    expect(edition.now.threads).toEqual(THREADS);
    expect(edition.now.roads).toEqual(ROADS);
    expect(edition.now.lots.map(({ row, column }) => ({ row, column }))).toEqual(
      PLACES.map((place) => GRID[place]),
    );
  });
  it("has its tiles, cards and numbers", () => {
    expect(edition.now.other[4]).toEqual({ rule: "pay", number: 5 });
    expect(edition.now.golden[4]).toEqual({ rule: "first", number: 0 });
    expect(edition.now.godfathers[7]).toEqual({ visits: 3, pay: 5 });
    expect(edition.now.lots[0]).toEqual({
      cost: ["weapons", "any"],
      points: 5,
      row: 0,
      column: 0,
    });
    expect(edition.now.number("rounds_for_two")).toBe(6);
  });
});

describe("an edition of one's own", () => {
  it("is drawn with its own numbers, photographs and threads", async () => {
    const values = valuesOf(text);
    values.photos = { ...values.photos, 5: { row: 0, column: 0 } };
    values.threads = { ...values.threads, "4-5": false, "3-5": true };
    values.tiles = { ...values.tiles, 1: { golden: "first", other: "offer 4" } };
    served(values);
    await edition.follow("mine@1234");

    expect(edition.now.other[0]).toEqual({ rule: "offer", number: 4 });
    expect(joined(5, edition.now)).toEqual([6, 3]);
    expect(edition.now.links[4]).toEqual([5, 2]);
    expect(pins(5, edition.now)).toEqual(["tr", "br"]);
    expect(along(5, 3, edition.now)).toEqual([[5, 3]]);
    expect(threadLine(5, 3, edition.now).d).toMatch(/^M91 90Q/);
  });
  it("that cannot be had is drawn as the standard one", async () => {
    vi.stubGlobal("fetch", async () => ({ ok: false }));
    await edition.follow("lost@1234");

    expect(edition.now.other[0]).toEqual({ rule: "pay", number: 3 });
  });
  it("comes late: the table has another one by then", async () => {
    let answer = (_: unknown) => {};
    vi.stubGlobal("fetch", () => new Promise((go) => (answer = go)));
    const late = edition.follow("slow@1234");
    await edition.follow("standard");
    answer({ ok: true, json: async () => ({ values: { tiles: {} } }) });
    await late;

    expect(edition.now.other[0]).toEqual({ rule: "pay", number: 3 });
  });
});
