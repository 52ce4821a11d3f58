import { describe, expect, it } from "vitest";
import { found, scene, sceneTime, sound } from "../../src/games/mafia-city/scenes";
import type { ShownEvent } from "../../src/lib/steps";
import { aTable } from "../fake";

const step = (...news: object[]) => aTable(1, { news } as never);

describe("a step is a scene", () => {
  it("where a place is scored, with the point it brings", () => {
    const scored = step({ type: "Controlled", seat: 2, location: 3 }, { type: "Scored", seat: 2 });

    expect(scene(scored)).toBe("scored");
    expect(sceneTime(scored, "scored")).toBeGreaterThan(2000);
    expect(found(scored, "Controlled")?.location).toBe(3);
  });

  it("where nobody controls it, something is cancelled, the cell opens, a round begins or all ends", () => {
    const types = ["Uncontrolled", "Cancelled", "Released", "RoundBegan", "Ended"];

    expect(types.map((type) => scene(step({ type })))).toEqual([
      "tied",
      "cancel",
      "cell",
      "round",
      "count",
    ]);
  });

  it("and a move is none", () => {
    expect(scene(step({ type: "Placed", seat: 1, location: 2 }))).toBe("");
    expect(sceneTime(step(), "round")).toBe(0);
  });
});

it("is heard by what it is", () => {
  const heard = (type: string) => sound({ type } as ShownEvent);

  expect(["Cancelled", "Raided", "Killed", "PassedOut"].map(heard)).toEqual([
    "sting",
    "siren",
    "shot",
    "",
  ]);
});
