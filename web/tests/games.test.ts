// A game stands in its own folder: nothing else knows its name.
import { describe, expect, it } from "vitest";
import { manifests } from "../src/lib/games";
import { where } from "../src/lib/router.svelte";
import { measure } from "../src/screen/fit";

const GENERATED = "../src/lib/wire.ts";
const texts = import.meta.glob<string>(
  ["../src/**/*.{ts,svelte,css,ftl}", "!../src/games/**", "./*.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

describe("games", () => {
  it("are found by their folders", () => {
    expect(manifests.size).toBeGreaterThan(2);
  });

  it("are named in no other folder", () => {
    const names = [...manifests.keys()].map((key) => key.replaceAll("-", "[-_ ]?"));
    const named = new RegExp(names.join("|"), "i");
    const files = Object.entries(texts).filter(([path]) => path !== GENERATED);

    expect(files.length).toBeGreaterThan(200);
    expect(files.filter(([, text]) => named.test(text)).map(([path]) => path)).toEqual([]);
  });

  it("have the same pages whether these know them or not", () => {
    for (const page of ["learn", "rules", "card", "edition"])
      expect(where(`/${page}/liars-dice2`)).toEqual({ page, game: "liars-dice2" });
  });

  it("are shown on a big screen without a manifest too", () => {
    expect(measure("liars-dice", 1920, 1080).zoom).toBeGreaterThan(1);
  });
});
