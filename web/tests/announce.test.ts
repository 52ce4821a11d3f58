import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/lib/wire";
import { lastMove, unread, withoutRepeats } from "../src/table/announce";
import { Voice } from "../src/table/voice.svelte";

const line = (n: number, text: string, event = "Placed") =>
  ({ n, at: 0, event, text, seat: 0, things: [] }) as unknown as LogLine;

describe("announcements", () => {
  it("do not say the sentence twice that a question begins with", () => {
    const said = "Enzo plays two Hats.";

    expect(withoutRepeats(`${said} Do you react?`, [said])).toBe("Do you react?");
    expect(withoutRepeats("Your turn.", [said])).toBe("Your turn.");
    expect(withoutRepeats(said, [said])).toBe(said);
  });

  it("read what is new, also after an undo", () => {
    const before = [line(1, "a"), line(2, "b"), line(3, "c")];

    expect(unread(before, [...before, line(4, "d")])).toEqual([line(4, "d")]);
    const undone = [line(1, "a"), line(5, "Enzo takes back a move.", "Undone")];
    expect(unread(before, undone)).toEqual([undone[1]]);
    expect(unread(before, before.slice(0, 2))).toEqual([]);
  });

  it("do not read everything again in another language", () => {
    expect(unread([line(1, "Hat")], [line(1, "Hut")])).toEqual([]);
  });

  it("repeat all lines of the last move", () => {
    expect(lastMove([line(1, "a"), line(2, "b"), line(2, "c")]).map(({ text }) => text)).toEqual([
      "b",
      "c",
    ]);
    expect(lastMove([])).toEqual([]);
  });
});

describe("the voice", () => {
  it("keeps the lines of a move together and drops nothing", () => {
    const voice = new Voice();
    voice.tell([line(1, "a"), line(1, "b")]);
    voice.tell([line(1, "c")]);
    voice.say("Your turn.");
    voice.tell(Array.from({ length: 200 }, (_, n) => line(n + 2, `${n}`)));

    const texts = voice.said.map((one) => one.sentences.map(({ text }) => text));
    expect(texts.slice(0, 2)).toEqual([["a", "b", "c"], ["Your turn."]]);
    expect(texts).toHaveLength(202);
    voice.hush();
    expect(voice.said.some((one) => one.n === null)).toBe(false);
  });
});
