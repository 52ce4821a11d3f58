// A lesson speaks as a room does: the same session shows it, and answers go where they belong.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keep, progress } from "../src/lesson/progress";
import { LessonWire, type Source } from "../src/lesson/wire";
import type { FromServer, LessonNews } from "../src/lib/wire";

const table = { t: "table", n: 1, full: true } as unknown as LessonNews["tables"][number];
const news = {
  answers: [],
  step: 0,
  steps: 3,
  seat: 0,
  room: { code: "lesson" },
  tables: [table],
} as unknown as LessonNews;

function source(more: Partial<Source> = {}): Source {
  return {
    open: vi.fn(async () => news),
    answer: vi.fn(async () => ({ ...news, tables: [table, table] })),
    query: vi.fn(async () => ({ t: "told", id: "w", sections: [] }) as FromServer),
    received: vi.fn(),
    failed: vi.fn(),
    ...more,
  };
}

async function talk(from: Source, ...messages: object[]): Promise<FromServer[]> {
  const heard: FromServer[] = [];
  const wire = new LessonWire(from);
  wire.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  for (const message of messages) {
    wire.send(JSON.stringify(message));
    await vi.waitFor(() => expect(heard.length + failures(from)).toBeGreaterThan(0));
    await Promise.resolve();
  }
  await new Promise((go) => setTimeout(go));
  return heard;
}

const failures = (from: Source) => vi.mocked(from.failed).mock.calls.length;

describe("the wire of a lesson", () => {
  it("opens by itself", async () => {
    const wire = new LessonWire(source());
    const opened = vi.fn();
    wire.onopen = opened;
    await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  });

  it("welcomes with my chair, then lays the table, then talks", async () => {
    const from = source();
    const heard = await talk(from, { t: "hello" });

    expect(heard.map((one) => one.t)).toEqual(["welcome", "table"]);
    expect(heard[0]).toMatchObject({ chairs: [0], chat: [] });
    expect(from.received).toHaveBeenCalledWith(news);
  });

  it("says an answer is in, then shows what came of it", async () => {
    const from = source();
    const heard = await talk(from, { t: "answer", id: "a", seat: 0, at: 1, pick: [3] });

    expect(from.answer).toHaveBeenCalledWith([3]);
    expect(heard.map((one) => one.t)).toEqual(["done", "table", "table"]);
  });

  it("asks for what changes nothing", async () => {
    const heard = await talk(source(), { t: "tell", id: "w" });

    expect(heard).toEqual([{ t: "told", id: "w", sections: [] }]);
  });

  it("lays the table again in another language", async () => {
    const from = source();
    await talk(from, { t: "speak", lang: "it" });

    expect(from.open).toHaveBeenCalledTimes(1);
  });

  it("refuses in words where the server does not answer", async () => {
    const answer = async () => {
      throw new Error("no line");
    };
    const heard = await talk(source({ answer }), {
      t: "answer",
      id: "a",
      seat: 0,
      at: 1,
      pick: [],
    });

    expect(heard).toMatchObject([{ t: "refused", id: "a", text: "no line" }]);
  });

  it("tells its owner where there is no lesson", async () => {
    const open = async () => {
      throw new Error("gone");
    };
    const from = source({ open });
    await talk(from, { t: "hello" });

    expect(from.failed).toHaveBeenCalledWith("gone");
  });
});

describe("progress", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });

  it("begins with nothing", () => {
    expect(progress("liars-dice")).toEqual({ chapter: "", answers: [], done: [] });
  });

  it("is kept by game", () => {
    keep("liars-dice", { chapter: "desk", answers: [""], done: [] });
    keep("pier-dice", { chapter: "will", answers: [], done: ["bids"] });

    expect(progress("liars-dice").chapter).toBe("desk");
    expect(progress("pier-dice").done).toEqual(["bids"]);
  });

  it("survives what somebody else wrote there", () => {
    kept.set("consigliere.lessons", "[1,");

    expect(progress("liars-dice").answers).toEqual([]);
  });
});
