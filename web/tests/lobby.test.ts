import { describe, expect, it } from "vitest";
import { where } from "../src/lib/router.svelte";
import { parsed } from "../src/lib/settings.svelte";
import { CLOCKS, changed, free, open, pace, printed, unready, worn } from "../src/room/lobby";
import { aRoom } from "./fake";

const room = () => {
  const view = aRoom({ phase: "lobby" });
  const empty = { ...view.chairs[0], kind: "open", name: "", emblem: "anchor", host: false };
  return { ...view, chairs: [...view.chairs, empty] } as typeof view;
};

describe("the lobby", () => {
  it("knows which chairs are open and who is not ready", () => {
    expect(open(room())).toEqual([2]);
    expect(unready(room(), [0])).toEqual([1]);
    expect(unready(room(), [])).toEqual([0, 1]);
  });

  it("offers emblems nobody wears; an open chair wears none", () => {
    expect(worn(room(), 0)).toEqual(["crown"]);
    expect(free(room())).toBe("anchor");
  });

  it("recognises the usual clocks", () => {
    expect(pace(null)).toBe("none");
    expect(pace({ ...CLOCKS.slow })).toBe("slow");
    expect(pace({ ...CLOCKS.slow, per: 7 })).toBe("own");
  });

  it("says only the house rules that differ from the print", () => {
    const values: [string, string][] = [
      ["a", "eleven"],
      ["b", "thirteen"],
    ];
    const rule = {
      name: "target",
      label: "Target",
      help: "",
      values,
      default: "b",
      group: "setup",
      number: false,
      least: null,
      most: null,
    };
    const none: [string, string][] = [["0", "no limit"]];
    const cap = {
      name: "cap",
      label: "Cap",
      help: "",
      values: none,
      default: "50",
      group: "setup",
      number: true,
      least: null,
      most: null,
    };
    const box = {
      key: "x",
      low: 2,
      high: 4,
      title: "",
      lesson: true,
      rulebook: true,
      components: [],
      phases: {},
      scored: "",
      bots: [],
      styles: [],
      switches: [rule, cap],
      groups: [["setup", "Set-up"]] as [string, string][],
      prints: [
        { name: "en", label: "English", options: { target: "b" } },
        { name: "it", label: "Italian", options: { target: "a" } },
      ],
      editions: [],
    };

    expect(printed(box, { cap: "9" })?.name).toBe("en");
    expect(printed(box, { target: "a" })?.name).toBe("it");
    expect(printed(box, { target: "z" })).toBeUndefined();

    expect(changed({ options: { target: "b" } }, box)).toEqual([]);
    expect(changed({ options: { cap: "0" } }, box)).toEqual([["Cap", "no limit"]]);
    const plain = { ...box, prints: [] };
    expect(changed({ options: { target: "a", cap: "9" } }, plain)).toEqual([
      ["Target", "eleven"],
      ["Cap", "9"],
    ]);
    // what the Italian edition prints is no change where that is followed
    expect(changed({ options: { target: "a", cap: "9" } }, box)).toEqual([["Cap", "9"]]);
  });
});

describe("an address", () => {
  it("leads to the start, a room in any case of letters, or nowhere", () => {
    expect(where("/")).toEqual({ page: "start" });
    expect(where("/t/v7kq2")).toEqual({ page: "room", code: "V7KQ2" });
    expect(where("/t/V7KQ2/")).toEqual({ page: "room", code: "V7KQ2" });
    expect(where("/t/")).toEqual({ page: "nowhere" });
    expect(where("/t/a/b")).toEqual({ page: "nowhere" });
  });
});

describe("settings as stored", () => {
  it("fall back one by one where they are broken", () => {
    const usual = parsed(null);

    expect(parsed("no json")).toEqual(usual);
    expect(parsed('{"sound":false,"speed":"warp","big":1}')).toEqual({ ...usual, sound: false });
  });
});
