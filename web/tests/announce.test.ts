import { describe, expect, it } from "vitest";
import type { Ask } from "../src/lib/wire";
import { patience, withoutRepeats } from "../src/table/announce";

const ask = (answers: number) => ({ options: Array(answers).fill({}) }) as unknown as Ask;

describe("announcements", () => {
  it("do not say the sentence twice that a question begins with", () => {
    const line = "Enzo plays two Hats.";

    expect(withoutRepeats(`${line} Do you react?`, [line])).toBe("Do you react?");
    expect(withoutRepeats("Your turn.", [line])).toBe("Your turn.");
    expect(withoutRepeats(line, [line])).toBe(line);
  });

  it("wait longer for a reaction that needs nobody", () => {
    expect(patience(ask(1), true)).toBeGreaterThan(patience(ask(2), true));
    expect(patience(ask(1), false)).toBe(patience(ask(2), true));
  });
});
