import { expect, it } from "vitest";
import type { LogLine, TableNews } from "../src/lib/wire";
import { marksOf } from "../src/table/marks";
import { aTable } from "./fake";

const move = (seat: number, ...things: (string | number)[][]): TableNews => {
  const line: LogLine = { n: 1, text: "x", event: "Placed", seat, things };
  return aTable(1, { log: [line] });
};

it("numbers the places where the others have acted, in their order", () => {
  const marks = marksOf([move(1, ["location", 3]), move(2, ["location", 5])], [0]);

  expect(marks).toEqual([
    { at: "location:3", seat: 1, number: 1 },
    { at: "location:5", seat: 2, number: 2 },
  ]);
});

it("leaves the newest mark where two acted at one place", () => {
  const marks = marksOf([move(1, ["location", 3]), move(2, ["location", 3])], [0]);

  expect(marks).toEqual([{ at: "location:3", seat: 2, number: 2 }]);
});

it("leaves as many as a place has room for, the older ones under the newer", () => {
  const moves = [1, 2, 1, 2].map((seat) => move(seat, ["location", 3]));

  expect(marksOf(moves, [0], 3)).toEqual([
    { at: "location:3", seat: 2, number: 2, under: 2 },
    { at: "location:3", seat: 1, number: 3, under: 1 },
    { at: "location:3", seat: 2, number: 4 },
  ]);
});

it("marks no move of mine, and nothing that is no place", () => {
  expect(marksOf([move(0, ["location", 3]), move(1, ["card", 4])], [0])).toEqual([]);
});
