import { describe, expect, it, vi } from "vitest";
import older from "../../../src/consigliere/games/mob_city/data/standard-1.toml?raw";
import { cityOf, lotsOf, rectangle } from "../../src/games/mob-city/art/citymap";
import { bonusOf, edition, layoutOf } from "../../src/games/mob-city/edition";
import { catalog } from "../../src/lib/catalog.svelte";
import type { GameInfo } from "../../src/lib/wire";
import { valuesOf } from "../../src/ui/printed.svelte";

describe("the printed edition", () => {
  it("is read from the file of the rules", () => {
    expect(edition.now.houses).toHaveLength(40);
    expect(edition.now.houses[0]).toMatchObject({
      kind: "ho",
      code: "A-1",
      block: 0,
      price: 7500,
      fine: 4000,
    });
    expect(edition.now.cards).toHaveLength(23);
    expect(edition.now.cards[0]).toMatchObject({ kind: "soldier", reflex: 1, health: 4, wage: 50 });
    expect(edition.now.cards.at(-1)).toMatchObject({ kind: "grenade", bonus: 0 });
    expect(edition.now.numbers).toMatchObject({
      most: 10,
      snitch: 50,
      police: 200,
      buildings: 7,
      safeDays: 6,
    });
    expect([bonusOf("colt"), bonusOf("tommygun"), bonusOf("hands")]).toEqual([1, 4, 0]);
  });

  it("is the one the match was begun with, though it has the same name", async () => {
    const info = { game: "mob-city", ref: "standard@today", name: "standard" };
    catalog.games = [{ ...(catalog.games[2] as GameInfo), editions: [info] }];
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return new Response(JSON.stringify({ values: valuesOf(older) }));
    });

    await edition.follow("standard@today");
    expect([asked, edition.now.houses[0]?.price]).toEqual([[], 7500]);
    await edition.follow("standard@before");
    expect(asked).toEqual(["/api/editions/mob-city/standard%40before"]);
    expect(edition.now.houses[0]?.price).toBe(8500);
    await edition.follow("standard");
    expect(edition.now.houses[0]?.price).toBe(7500);
    vi.unstubAllGlobals();
  });

  it("knows how many blocks there are", () => {
    expect(layoutOf(2, "printed")).toEqual(rectangle(2, 2));
    expect(layoutOf(6, "printed")).toEqual(rectangle(2, 4));
    expect(layoutOf(2, "8")).toEqual(rectangle(2, 4));
    expect(layoutOf(2, "5")).toHaveLength(5);
  });

  it("draws a block of any shape as the rules number it", () => {
    const plan = "ho ho ss / ho sc sc2";
    const lots = lotsOf("X", { north: "", south: "", plan });

    expect(lots.map((lot) => lot.kind)).toEqual(["ho", "ss", "sc", "sc"]);
    expect(lots[0]?.yards).toHaveLength(1);
    expect(lots[3]?.code).toBe("X-4");
  });

  it("lays a city of any shape", () => {
    expect(cityOf(". n / w -").map((one) => one.sides)).toEqual([["north"], ["west"], []]);
  });

  it("reads comments, words and rows", () => {
    const read = valuesOf('[a]\nx = 3 # three\n[b]\nC-1 = { n = "ho ss", k = 2 }\n');

    expect(read).toEqual({ a: { x: 3 }, b: { "C-1": { n: "ho ss", k: 2 } } });
  });
});
