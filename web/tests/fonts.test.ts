// The fonts are cut down: every character of our texts must be in the file that is always fetched.
import { describe, expect, it } from "vitest";
import tokens from "../src/tokens.css?raw";

const texts = import.meta.glob<string>(
  [
    "../src/**/*.ftl",
    "../../src/consigliere/games/**/*.ftl",
    "../../src/consigliere/games/*/RULES*.md",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** Signs that none of the fonts ever had: the system draws them. */
const SIGNS = new Set("←→␣●✓\n");

interface Face {
  file: string;
  has(code: number): boolean;
}

const faces = [...tokens.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]): Face => {
  const ranges = [
    ...(/unicode-range:\s*([^;]*)/.exec(body)?.[1] ?? "").matchAll(
      /U\+([\dA-F]+)(?:-([\dA-F]+))?/g,
    ),
  ].map(
    ([, low = "", high]) => [Number.parseInt(low, 16), Number.parseInt(high ?? low, 16)] as const,
  );
  const file = /fonts\/([\w-]+)\.woff2/.exec(body)?.[1] ?? "";
  return { file, has: (code) => ranges.some(([low, high]) => low <= code && code <= high) };
});

describe("a font", () => {
  it("has a file that is always needed, and one for the letters of other names", () => {
    expect(faces.map(({ file }) => file)).toEqual(
      ["limelight", "special-elite", "inter"].flatMap((name) => [name, `${name}-more`]),
    );
    for (const { file, has } of faces) {
      const more = file.endsWith("-more");
      expect([file, has(0x41), has(0xe7)]).toEqual([file, !more, more]);
    }
  });

  it("has every character of our texts", () => {
    const all = new Set(Object.values(texts).join(""));
    const letters = [...all].filter((one) => !SIGNS.has(one));
    const always = faces.filter(({ file }) => !file.endsWith("-more"));
    const lacking = letters.filter(
      (one) => !always.every(({ has }) => has(one.codePointAt(0) ?? 0)),
    );

    expect(all.size).toBeGreaterThan(100);
    expect(lacking).toEqual([]);
  });
});
