// What the service worker answers, and that half a version is none.
import { describe, expect, it } from "vitest";
import { complete, route } from "../src/worker/route";

const HERE = "https://table.example";
const KEPT = new Set(["/index.html", "/assets/index-a1.js", "/favicon.svg"]);
const ask = (path: string, change = {}) =>
  route({ method: "GET", mode: "cors", url: HERE + path, ...change }, HERE, KEPT);

describe("what is answered from the cache", () => {
  it("is every file of this version", () => {
    expect(ask("/assets/index-a1.js")).toBe("/assets/index-a1.js");
    expect(ask("/favicon.svg?x=1")).toBe("/favicon.svg");
  });
  it("is the page, whatever the address", () => {
    expect(ask("/t/V7KQ2", { mode: "navigate" })).toBe("/index.html");
    expect(ask("/", { mode: "navigate" })).toBe("/index.html");
  });
  it("is nothing of the server, not even to read", () => {
    expect(ask("/api/games")).toBeNull();
    expect(ask("/api/rooms/V7KQ2/record", { mode: "navigate" })).toBeNull();
  });
  it("is nothing that is sent, of others, or of another version", () => {
    expect(ask("/favicon.svg", { method: "POST" })).toBeNull();
    expect(ask("", { url: "https://other.example/favicon.svg" })).toBeNull();
    expect(ask("/assets/index-b2.js")).toBeNull();
  });
});

describe("a version", () => {
  it("is complete when the page asks for nothing that is not kept", () => {
    expect(complete('<script src="/assets/index-a1.js"></script>', KEPT)).toBe(true);
  });
  it("is not when the server has changed meanwhile", () => {
    expect(complete('<script src="/assets/index-b2.js"></script>', KEPT)).toBe(false);
    expect(complete("", KEPT)).toBe(false);
  });
});
