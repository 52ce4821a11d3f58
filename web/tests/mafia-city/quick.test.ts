// The quick card.
import { describe, expect, it } from "vitest";

const quick = import.meta.glob<string>("../../src/games/mafia-city/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the quick card of Mafia City", () => {
  it.each(Object.entries(quick))("has all four tie-breakers in %s", (_, text) => {
    expect(text).toMatch(/quick-mafia-city-end = .* 1\. .* 2\. .* 3\. .* 4\. /);
  });
});
