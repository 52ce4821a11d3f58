import { expect, it } from "vitest";
import { asking, short } from "../../src/games/mafia-city/asking";
import type { Ask } from "../../src/lib/wire";
import { choice, type Tap } from "../../src/table/choose";

const SNITCH = 1;
const SHADOW = 12;
const tap = (...thing: (string | number)[]): Tap => ({ thing });
const ask = (...touches: (string | number)[][][]): Ask =>
  ({
    kind: "turn",
    form: "one",
    options: touches.map((one, n) => ({ text: `${n}`, touches: one })),
  }) as unknown as Ask;
const said = (about: Ask, ...taps: Tap[]) => asking(about, taps, choice(about, taps))?.id;

it("asks for the Mafioso, then for the place he goes to", () => {
  const scheme = ask(
    [
      ["card", SNITCH],
      ["text", SNITCH],
      ["chip", 1, 0],
      ["location", 2],
    ],
    [
      ["card", SNITCH],
      ["text", SNITCH],
      ["chip", 1, 0],
      ["location", 3],
    ],
    [
      ["card", SNITCH],
      ["text", SNITCH],
      ["chip", 2, 0],
      ["location", 3],
    ],
  );

  expect(said(scheme)).toBeUndefined();
  expect(said(scheme, tap("card", SNITCH))).toBe("chip");
  expect(said(scheme, tap("card", SNITCH), tap("chip", 1, 0))).toBe("to");
});

it("asks for one place, then for the other", () => {
  const shadow = ask(
    [
      ["card", SHADOW],
      ["text", SHADOW],
      ["location", 1],
      ["location", 2],
    ],
    [
      ["card", SHADOW],
      ["text", SHADOW],
      ["location", 1],
      ["location", 3],
    ],
    [
      ["card", SHADOW],
      ["text", SHADOW],
      ["location", 2],
      ["location", 3],
    ],
  );

  expect(said(shadow, tap("card", SHADOW))).toBe("place");
  expect(said(shadow, tap("card", SHADOW), tap("location", 1))).toBe("other");
});

it("asks to confirm what is chosen", () => {
  const place = ask([["location", 1]], [["location", 2]], [["location", 3]]);

  expect(said(place, tap("location", 1))).toBe("sure");
});

it("says an answer without the card that has been tapped", () => {
  const label = "Snitch (Hat): send Klaus\u2019s Mafioso to the cell";

  expect(short(label, [tap("card", SNITCH)])).toBe("Send Klaus\u2019s Mafioso to the cell");
  expect(short(label, [])).toBe(label);
  expect(short("Pass", [tap("card", SNITCH)])).toBe("Pass");
});
