import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/lib/wire";
import { turnsOf } from "../src/table/turns";

function line(text: string, seat: number | null, weight: LogLine["weight"] = "move"): LogLine {
  return { n: 1, text, event: text, seat, things: [], weight };
}
const told = (lines: LogLine[]) =>
  turnsOf(lines).map(({ summary, details }) => [summary.text, ...details.map((one) => one.text)]);

describe("the log", () => {
  it("is one entry for what somebody does in a row, with what follows from it", () => {
    const lines = [line("a", 1), line("b", 1), line("nobody", null), line("c", 1), line("d", 2)];

    expect(told(lines)).toEqual([["a", "b", "nobody", "c"], ["d"]]);
  });

  it("names an entry by what weighs something, and loses nothing", () => {
    expect(told([line("pays", 1, "minor"), line("plays", 1), line("gains", 1)])).toEqual([
      ["plays", "pays", "gains"],
    ]);
    expect(told([line("pays", 1, "minor")])).toEqual([["pays"]]);
  });

  it("keeps the headings of rounds and phases apart", () => {
    const lines = [line("a", 1), line("RoundBegan", null), line("b", 1)];

    expect(told(lines)).toEqual([["a"], ["RoundBegan"], ["b"]]);
    expect(turnsOf(lines).map((one) => one.head)).toEqual([false, true, false]);
  });

  it("begins an entry where the game says so, summed up by the first line with a player", () => {
    const lines = [line("a", 1), line("next", null, "minor"), line("wins", 1), line("c", 1)];
    const turns = turnsOf(lines, (event) => event === "next");

    expect(turns.map(({ seat, summary }) => [seat, summary.text])).toEqual([
      [1, "a"],
      [1, "wins"],
    ]);
    expect(turns[1]?.details.map((one) => one.text)).toEqual(["next", "c"]);
  });

  it("names its entries by where they begin", () => {
    const lines = [line("a", 1), line("b", 1), line("c", 2)];

    expect(turnsOf(lines).map((one) => one.from)).toEqual([0, 2]);
  });
});
