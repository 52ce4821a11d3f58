// Every value of the printed editions has a name, and every note on them is told in three languages.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { manifests } from "../src/lib/games";

const GAMES = [...manifests].flatMap(([key, one]) => (one.editor ? [key] : []));
const tomls = import.meta.glob<string>("../../src/consigliere/games/*/data/standard.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = import.meta.glob<string>("../src/games/*/editor/locale/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const body = Object.values(english).flatMap((text) => new FluentResource(text).body);
const said = new Map(body.map((entry) => [entry.id, entry.value]));
const ids = (prefix: string) => [...said.keys()].filter((id) => id.startsWith(prefix)).sort();

function file(game: string): string {
  const folder = game.replaceAll("-", "_");
  return tomls[`../../src/consigliere/games/${folder}/data/standard.toml`] ?? "";
}

/** The lines of one table, as key and what stands behind the sign. */
function rows(text: string, table: string): [string, string][] {
  const part = text.split(`\n[${table}]\n`)[1]?.split("\n[")[0] ?? "";
  return [...part.matchAll(/^"?([^"=\n#]+?)"?\s*=\s*(.*)$/gm)].map(([, key = "", value = ""]) => [
    key,
    value,
  ]);
}

describe.each(GAMES)("%s", (game) => {
  it("has a note in words for every source, the very one of the file", () => {
    const notes = rows(file(game), "provenance");
    const wanted = notes.map(([pattern, source]) => {
      const id = pattern.replaceAll("*", "any").replaceAll(/[._]/g, "-");
      return [`edition-why-${game}-${id}`, /, "(.*)"\]/.exec(source)?.[1]] as const;
    });

    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.map(([id]) => id).sort()).toEqual(ids(`edition-why-${game}-`));
    for (const [id, note] of wanted) expect([id, said.get(id)]).toEqual([id, note]);
  });

  it("has a name for every number, and none too many", () => {
    const numbers = rows(file(game), "numbers").map(([key]) => key.replaceAll("_", "-"));

    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers.map((key) => `edition-field-${game}-numbers-${key}`).sort()).toEqual(
      ids(`edition-field-${game}-numbers-`),
    );
  });

  it("has a name for every table", () => {
    const tables = [...file(game).matchAll(/^\[(\w+)\]/gm)].map(([, name]) => name);

    for (const table of tables.filter((name) => name !== "provenance")) {
      expect(said.has(`edition-table-${game}-${table}`)).toBe(true);
    }
  });
});
