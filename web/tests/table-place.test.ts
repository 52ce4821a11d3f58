import { describe, expect, it } from "vitest";
import { parsed } from "../src/table/info.svelte";
import { type Box, spot } from "../src/table/place";

const desk: Box = { left: 0, top: 0, width: 1440, height: 900 };
const phone: Box = { left: 0, top: 0, width: 390, height: 844 };
const paper: Box = { left: 200, top: 640, width: 900, height: 60 };

function apart(one: Box, other: Box): boolean {
  return (
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top
  );
}

function lay(piece: Box, size: { width: number; height: number }, all: Box, free: Box[]): Box {
  const found = spot(piece, size, all, free);
  return { ...found, width: size.width };
}

describe("what explains a piece", () => {
  const size = { width: 330, height: 200 };

  it("lies beside the piece", () => {
    const piece = { left: 600, top: 300, width: 100, height: 100 };

    expect(lay(piece, size, desk, [])).toEqual({ left: 710, top: 250, ...size });
  });

  it("lies at the left of a piece at the right edge", () => {
    const piece = { left: 1300, top: 300, width: 100, height: 100 };

    expect(lay(piece, size, desk, []).left).toBe(1300 - 10 - 330);
  });

  it.each([
    ["above the question", { left: 400, top: 560, width: 90, height: 70 }],
    ["below it", { left: 400, top: 740, width: 90, height: 130 }],
    ["wider than the page is", { left: 0, top: 300, width: 1440, height: 120 }],
  ])("leaves a piece %s and the question free", (_, piece) => {
    const found = lay(piece, size, desk, [paper]);

    expect([apart(found, piece), apart(found, paper)]).toEqual([true, true]);
    expect(found.height).toBe(200);
  });

  it("is as high as there is room on a phone, and scrolls", () => {
    const sheet = { width: 374, height: 420 };
    const piece = { left: 120, top: 300, width: 100, height: 90 };
    const question = { left: 0, top: 560, width: 390, height: 284 };
    const found = lay(piece, sheet, phone, [question]);

    expect([apart(found, piece), apart(found, question)]).toEqual([true, true]);
    expect(found).toMatchObject({ left: 8, top: 8, height: 282 });
  });
});

it("reads a thing from the name a piece has", () => {
  expect(parsed("chip:3:0")).toEqual(["chip", 3, 0]);
  expect(parsed("deck")).toEqual(["deck"]);
  expect(parsed("")).toBeNull();
});
