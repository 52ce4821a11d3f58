// What bots are called, and how that is told.
import { afterEach, describe, expect, it } from "vitest";
import { nameOf, partsOf, usualOf } from "../src/lib/bots";
import { speak, strength } from "../src/lib/words.svelte";

afterEach(() => speak("en"));

describe("a bot", () => {
  it("has a strength, and perhaps a style", () => {
    expect(partsOf("hard:builder")).toEqual({ level: "hard", style: "builder" });
    expect(partsOf("hard@400:builder")).toEqual({ level: "hard", style: "builder" });
    expect(partsOf("easy")).toEqual({ level: "easy", style: "" });
  });

  it("gets its name from both; without a strength it is none", () => {
    expect(nameOf({ level: "hard", style: "builder" })).toBe("hard:builder");
    expect(nameOf({ level: "hard", style: "" })).toBe("hard");
    expect(nameOf({ level: "", style: "builder" })).toBe("");
  });

  it("is a normal one unless somebody wishes otherwise", () => {
    expect(usualOf(["easy", "normal", "hard"])).toBe("normal");
    expect(usualOf(["mine"])).toBe("mine");
  });

  it("is told in the reader’s words; one of another package is called by its name", async () => {
    expect(strength("hard:builder")).toBe("hard, builder");
    expect(strength("greedy")).toBe("by rule of thumb");
    expect(strength("my-bot")).toBe("my-bot");
    await speak("de");
    expect(strength("hard:builder")).toBe("schwer, Bauherr");
  });
});
