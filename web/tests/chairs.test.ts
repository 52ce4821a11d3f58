import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeStorage } from "./fake";

let storage: FakeStorage;
const fresh = async () => {
  vi.resetModules();
  return await import("../src/lib/chairs");
};

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});

describe("the secrets of my chairs", () => {
  it("survive closing the browser", async () => {
    (await fresh()).keep("V7KQ2", "secret");

    expect((await fresh()).tokens("V7KQ2")).toEqual(["secret"]);
  });

  it("are several where people share a browser, each once", async () => {
    const chairs = await fresh();
    for (const token of ["one", "two", "one"]) chairs.keep("V7KQ2", token);

    expect(chairs.tokens("V7KQ2")).toEqual(["two", "one"]);
  });

  it("never grow beyond what the server accepts", async () => {
    const chairs = await fresh();
    for (let n = 0; n < 20; n += 1) chairs.keep("V7KQ2", `t${n}`);

    expect(chairs.tokens("V7KQ2")).toHaveLength(12);
    expect(chairs.tokens("V7KQ2").at(-1)).toBe("t19");
  });

  it("of two tabs do not overwrite each other", async () => {
    const [first, second] = [await fresh(), await fresh()];
    first.keep("AAAAA", "one");
    second.keep("BBBBB", "two");
    first.keep("AAAAA", "three");

    expect(first.tokens("BBBBB")).toEqual(["two"]);
    expect(second.tokens("AAAAA")).toEqual(["one", "three"]);
  });

  it("are kept in memory where storage is forbidden", async () => {
    storage.broken = true;
    const chairs = await fresh();
    chairs.keep("V7KQ2", "secret");

    expect(chairs.tokens("V7KQ2")).toEqual(["secret"]);
  });

  it("of another program's making are ignored", async () => {
    storage.setItem("consigliere.rooms", '{"X": 3, "Y": {"code": "Y", "tokens": ["t"]}}');
    const chairs = await fresh();

    expect(chairs.tokens("X")).toEqual([]);
    expect(chairs.tokens("Y")).toEqual(["t"]);
    storage.setItem("consigliere.rooms", "no json");
    expect(chairs.rooms()).toEqual([]);
  });
});

describe("the rooms to continue", () => {
  it("come with the last used first, and go when forgotten", async () => {
    const chairs = await fresh();
    vi.useFakeTimers({ now: 1000 });
    chairs.keep("AAAAA", "one");
    vi.setSystemTime(2000);
    chairs.keep("BBBBB", "two");
    vi.setSystemTime(3000);
    chairs.describe("AAAAA", "liars-dice", "Rosa, Enzo");
    vi.useRealTimers();

    expect(chairs.rooms().map((room) => room.code)).toEqual(["AAAAA", "BBBBB"]);
    expect(chairs.rooms()[0]?.title).toBe("Rosa, Enzo");
    chairs.forget("AAAAA");
    expect(chairs.rooms().map((room) => room.code)).toEqual(["BBBBB"]);
  });

  it("do not include one that is only watched", async () => {
    const chairs = await fresh();
    chairs.describe("AAAAA", "liars-dice", "Rosa");

    expect(chairs.rooms()).toEqual([]);
  });
});
