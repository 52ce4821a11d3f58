// An edition as values and sources: what is looked up, changed, marked and counted.
import { describe, expect, it } from "vitest";
import { plainly } from "../src/edition/fields";
import {
  at,
  concerns,
  dropped,
  edges,
  kindOf,
  leaves,
  marked,
  patternOf,
  progress,
  put,
  restored,
  type Sheet,
  sourceOf,
  toggled,
  typed,
  unmarked,
  weakest,
} from "../src/edition/sheet";

const OURS: Sheet = {
  toml: "",
  values: {
    game: "toy",
    name: "standard",
    numbers: { rounds: 4 },
    tiles: { 1: { golden: "first", other: "pay 3" }, 2: { golden: "first", other: "pay 5" } },
    threads: { "1-2": true },
    photos: { 1: { row: 0, column: 0 }, 2: { row: 1, column: 1 } },
  },
  sources: {
    numbers: ["rulebook", "stated"],
    "tiles.*.golden": ["inferred", "a cap"],
    "tiles.*.other": ["reconstructed", "chosen"],
    "tiles.2.other": ["inferred", "an example"],
    threads: ["inferred", "corners"],
    photos: ["inferred", "layout"],
  },
};
const OTHER = ["tiles", "1", "other"];

describe("sources", () => {
  it("the longest pattern counts, and a name before a star", () => {
    expect(patternOf(OURS.sources, ["tiles", "2", "other"])).toBe("tiles.2.other");
    expect(patternOf(OURS.sources, OTHER)).toBe("tiles.*.other");
    expect(sourceOf(OURS.sources, ["numbers", "rounds"])).toEqual(["rulebook", "stated"]);
    expect(sourceOf(OURS.sources, ["events", "raid"])).toBeUndefined();
  });

  it("what is typed was seen on the copy, and only that", () => {
    const mine = typed(OURS, OTHER, "pay 4");

    expect(at(mine.values, OTHER)).toBe("pay 4");
    expect(kindOf(mine, OTHER)).toBe("copy");
    expect(kindOf(mine, ["tiles", "1", "golden"])).toBe("inferred");
    expect(at(OURS.values, OTHER)).toBe("pay 3");
  });

  it("unmarked it is as doubtful as before, even where the whole table was marked", () => {
    const one = marked(OURS, [OTHER]);
    const all = { ...OURS, sources: { ...OURS.sources, tiles: ["copy", ""] as ["copy", string] } };
    const bare = { ...all, sources: { tiles: ["copy", ""] as ["copy", string] } };

    expect(unmarked(one, OURS, [OTHER]).sources).toEqual(OURS.sources);
    expect(kindOf(unmarked(bare, OURS, [OTHER]), OTHER)).toBe("reconstructed");
  });

  it("ours comes back with our doubts", () => {
    expect(restored(typed(OURS, OTHER, "first"), OURS, OTHER)).toEqual(OURS);
    const two = ["tiles", "2", "other"];
    expect(restored(typed(OURS, two, "first"), OURS, two)).toEqual(OURS);
  });

  it("the weakest value is the sign of a thing", () => {
    const tile = [["tiles", "1"]];

    expect(weakest(OURS, tile)).toBe("reconstructed");
    expect(weakest(typed(OURS, OTHER, "first"), tile)).toBe("inferred");
    expect(weakest(marked(OURS, leaves(OURS.values, ["tiles", "1"])), tile)).toBe("copy");
    expect(weakest(OURS, [["numbers"]])).toBe("rulebook");
  });

  it("progress counts what the rules do not state", () => {
    expect(progress(OURS)).toEqual({ seen: 0, all: 9 });
    expect(progress(typed(OURS, OTHER, "first"))).toEqual({ seen: 1, all: 9 });
    expect(progress(OURS, [["numbers"]])).toEqual({ seen: 0, all: 0 });
  });
});

describe("values", () => {
  it("are changed without changing what was there", () => {
    const values = put(OURS.values, ["numbers", "rounds"], 5);

    expect(at(values, ["numbers", "rounds"])).toBe(5);
    expect(values.tiles).toBe(OURS.values.tiles);
    expect(at(OURS.values, ["numbers", "rounds"])).toBe(4);
  });

  it("are listed without name and game", () => {
    expect(leaves(OURS.values)).toHaveLength(10);
    expect(leaves(OURS.values, ["tiles", "2"])).toEqual([
      ["tiles", "2", "golden"],
      ["tiles", "2", "other"],
    ]);
  });

  it("a thing taken away takes along what was said about it", () => {
    const gone = dropped(typed(OURS, ["tiles", "2", "other"], "first"), ["tiles", "2"]);

    expect(at(gone.values, ["tiles", "2"])).toBeUndefined();
    expect(Object.keys(gone.sources)).not.toContain("tiles.2.other");
    expect(Object.keys(gone.sources)).toContain("tiles.*.other");
  });

  it("a problem concerns what it names and everything around it", () => {
    expect(concerns("tiles.1.other", [["tiles", "1"]])).toBe(true);
    expect(concerns("tiles.1.other", [OTHER])).toBe(true);
    expect(concerns("tiles.12.other", [["tiles", "1"]])).toBe(false);
    expect(concerns("tiles", [["tiles", "1"]])).toBe(false);
  });
});

describe("threads", () => {
  it("one of ours that the copy lacks stays in the file as false, whichever end is named first", () => {
    const without = toggled(OURS, OURS, "threads", "2", "1");

    expect(at(without.values, ["threads", "1-2"])).toBe(false);
    expect(edges(without.values, "threads")).toEqual([]);
    expect(kindOf(without, ["threads", "1-2"])).toBe("copy");
    expect(at(toggled(without, OURS, "threads", "1", "2").values, ["threads", "1-2"])).toBe(true);
  });

  it("one that only the copy has leaves no trace when it is taken up", () => {
    const more = toggled(OURS, OURS, "threads", "1", "3");

    expect(edges(more.values, "threads")).toEqual([
      ["1", "2"],
      ["1", "3"],
    ]);
    expect(toggled(more, OURS, "threads", "3", "1")).toEqual(OURS);
  });
});

describe("problems", () => {
  it("are said without the line of the file, and with our names", () => {
    const said = "Zeile 12: „tiles.1.other“ ist falsch.";

    expect(plainly(said, "tiles.1.other", "Bürgermeister")).toBe("„Bürgermeister“ ist falsch.");
  });
});
