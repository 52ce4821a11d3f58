// Rules as text: every § can be opened, and the search finds what it should.
import { describe, expect, it } from "vitest";
import type { Rule } from "../src/lib/wire";
import { cited, depth, nearest, pieces, search } from "../src/table/rules/text";

const known = new Set(["1", "1.6", "1.6.1", "4.7"]);

describe("a sentence", () => {
  it("has a link for every §", () => {
    expect(cited("So it is. (§3.1.2) And §4.")).toEqual([
      { text: "So it is. (" },
      { text: "§3.1.2", rule: "3.1.2" },
      { text: ") And " },
      { text: "§4", rule: "4" },
      { text: "." },
    ]);
  });

  it("without one is left alone", () => {
    expect(cited("Costs 3.5 of 10.")).toEqual([{ text: "Costs 3.5 of 10." }]);
  });
});

describe("a run of the rulebook", () => {
  it("links paragraphs there are, and only those", () => {
    const found = pieces("see 4.7, not 9.9 nor 1.6.1.", known);

    expect(found.filter((piece) => piece.rule).map((piece) => piece.rule)).toEqual([
      "4.7",
      "1.6.1",
    ]);
  });

  it("takes no price for a paragraph", () => {
    expect(pieces("3.500 $ and 1.65", known).some((piece) => piece.rule)).toBe(false);
  });

  it("keeps what is bold", () => {
    expect(pieces("**SNITCH** (ACTION).", known)).toEqual([
      { text: "SNITCH", bold: true },
      { text: " (ACTION)." },
    ]);
  });
});

describe("the book", () => {
  const rule = (number: string, title: string, text: string): Rule => ({
    number,
    title,
    blocks: [text],
  });
  const all = [
    rule("1", "Cards", ""),
    rule("1.6", "The cards", "Each **card** serves once."),
    rule("1.6.1", "", "**SNITCH**. To the cell."),
    { number: "1.7", title: "Tables", blocks: [[["Place"], ["Harbor"]]] } satisfies Rule,
  ];

  it("opens at the paragraph or the nearest above it", () => {
    expect(nearest("1.6.1.9", known)).toBe("1.6.1");
    expect(nearest("9.1", known)).toBe("");
  });

  it("is searched by words in any order, in tables too", () => {
    expect(search(all, "cell snitch", "en").map((one) => one.number)).toEqual(["1.6.1"]);
    expect(search(all, "HARBOR", "en").map((one) => one.number)).toEqual(["1.7"]);
  });

  it("is searched by number, with all its points", () => {
    expect(search(all, "§1.6", "en").map((one) => one.number)).toEqual(["1.6", "1.6.1"]);
  });

  it("knows chapters, sections and points", () => {
    expect(["1", "1.6", "1.6.1"].map(depth)).toEqual([1, 2, 3]);
  });
});
