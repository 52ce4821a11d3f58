import { describe, expect, it } from "vitest";
import type { RoomView } from "../src/lib/wire";
import { beyond } from "../src/table/undo";
import { aRoom } from "./fake";

/** Chairs as letters: a person here, A a person a bot plays for, b a bot. */
function at(chairs: string, undo_alone: "marked" | "refused" = "marked"): RoomView {
  const room = aRoom({ phase: "playing" });
  const made = [...chairs].map((one) => ({
    ...room.chairs[0],
    kind: one === "b" ? "bot" : "person",
    bot: one === "a" ? "" : "normal",
  }));
  return { ...room, chairs: made, settings: { ...room.settings, undo_alone } } as RoomView;
}

describe("undoing more than I may on my own", () => {
  it("needs the people at other screens", () => {
    expect(beyond(at("aab"), [0])).toBe("others");
    expect(beyond(at("aaA"), [0])).toBe("others");
    expect(beyond(at("aAb"), [0])).toBe("away");
  });

  it("goes by the settings where nobody can be asked", () => {
    expect(beyond(at("abb"), [0])).toBe("marked");
    expect(beyond(at("abb", "refused"), [0])).toBe("refused");
    expect(beyond(at("aab"), [0, 1])).toBe("marked");
  });
});
