// The page prints what the server's edition says.
import { describe, expect, it } from "vitest";
import { GRID, ROADS } from "../src/games/mafiozoo/art/city";
import { SPOTS, THREADS } from "../src/games/mafiozoo/art/desk";
import { PLACES, TOKENS } from "../src/games/mafiozoo/art/kinds";
import { GODFATHERS, LOTS, NUMBERS, OTHER } from "../src/games/mafiozoo/edition";

const files = import.meta.glob<string>("../../src/consigliere/games/mafiozoo/data/standard.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = Object.values(files)[0] ?? "";
const LETTERS = "LPJWG?";

/** The lines of a section as key and value. */
function section(name: string): [string, string][] {
  const body = text.split(`\n[${name}]\n`)[1]?.split("\n[")[0] ?? "";
  return body
    .split("\n")
    .map((line) => line.split(" #")[0] ?? "")
    .filter((line) => line.includes("="))
    .map((line) => {
      const at = line.indexOf("=");
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}

function field(row: string, name: string): string {
  return new RegExp(`${name} = "?([^",}]+)"?`).exec(row)?.[1]?.trim() ?? "";
}

describe("the edition", () => {
  it("has the same tiles", () => {
    const other = section("tiles").map(([, row]) => field(row, "other"));

    expect(OTHER.map((one) => `${one.rule} ${one.number}`)).toEqual(other);
    for (const [, row] of section("tiles")) expect(field(row, "golden")).toBe("first");
  });
  it("has the same godfather cards", () => {
    const cards = section("godfathers").map(([, row]) => ({
      visits: Number(field(row, "visits")) - 1,
      pay: Number(field(row, "pay")),
    }));

    expect([...GODFATHERS]).toEqual(cards);
  });
  it("has the same places", () => {
    const sorted = (letters: string) => letters.split(" ").sort().join(" ");
    const rows = section("places").map(([name, row]) => [
      name,
      sorted(field(row, "cost")),
      Number(field(row, "points")),
      Number(field(row, "row")) - 1,
      Number(field(row, "column")) - 1,
    ]);
    const ours = PLACES.map((place, p) => {
      const cost = LOTS[p]?.cost.map((token) => LETTERS[TOKENS.indexOf(token)]).join(" ") ?? "";
      return [place, sorted(cost), LOTS[p]?.points, GRID[place].row, GRID[place].column];
    });

    expect(ours).toEqual(rows);
  });
  it("has the same threads, roads and photographs", () => {
    const threads = section("threads").filter(([, on]) => on === "true");
    const roads = section("roads").filter(([, on]) => on === "true");

    expect(THREADS.map((pair) => pair.join("-"))).toEqual(threads.map(([pair]) => pair));
    expect(ROADS.map((pair) => pair.join("-"))).toEqual(roads.map(([pair]) => pair));
    expect(SPOTS.map((spot) => [spot.row, spot.column])).toEqual(
      section("photos").map(([, row]) => [Number(field(row, "row")), Number(field(row, "column"))]),
    );
  });
  it("has the same numbers", () => {
    const known = Object.fromEntries(section("numbers"));
    const snake = (name: string) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

    for (const [name, n] of Object.entries(NUMBERS))
      expect([name, known[snake(name)]]).toEqual([name, `${n}`]);
  });
});
