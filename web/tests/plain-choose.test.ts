import { describe, expect, it } from "vitest";
import type { Ask } from "../src/lib/wire";
import { choose, inList } from "../src/table/plain/choose";

const option = (touches: (string | number)[][] = []) => ({ label: "x", text: "x", touches });
const asked = (options: object[]) =>
  ({ at: 1, kind: "bid", form: "one", options, least: 1, most: 1 }) as unknown as Ask;

describe("a game without a board", () => {
  it("shows an answer of a list nowhere else", () => {
    const ask = asked([option(), option(), option(), option(), option([["seat", 1]])]);
    expect(choose(ask, [])?.offers).toEqual([]);
    expect(choose(ask, [])?.left).toEqual([0, 1, 2, 3, 4]);
  });

  it("gives up by a button with its own key, not by the list", () => {
    const pass = { ...option(), role: "refuse" };
    const ask = asked([pass, option(), option(), option(), option()]);
    expect(choose(ask, [])?.offers).toEqual([0]);
    expect(inList(ask)).toEqual([1, 2, 3, 4]);
  });

  it("leaves a few answers to the buttons", () => {
    expect(choose(asked([option(), option()]), [])).toBeUndefined();
  });

  it("takes the answer that a piece stands for", () => {
    const ask = asked([option(), option(), option(), option(), option([["seat", 1]])]);
    expect(choose(ask, [{ thing: ["seat", 1] }])?.pick).toEqual([4]);
  });
});
