// Every word exists in three languages, with the same variables, and none is left over.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { manifests } from "../src/lib/games";

const LANGUAGES = ["en", "it", "de"] as const;
const spokenFiles = import.meta.glob<string>(
  ["../src/locale/*/*.ftl", "../src/games/**/locale/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const sourceFiles = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.entries(sourceFiles);

const ofGames = import.meta.glob<string[]>("./*/dynamic.ts", { import: "DYNAMIC", eager: true });

/** Ids put together at run time: what comes before the changing part. */
const DYNAMIC = [
  ...Object.values(ofGames).flat(),
  ...[...manifests.keys()].map((game) => `start-${game}-`), // what it is: start/GameCard.svelte
  "bot-", // strength of a bot: lib/words, room/BotPicker.svelte
  "edition-field-", // names of values (edition-words.test)
  "edition-group-",
  "edition-kind-", // where a value comes from
  "edition-table-",
  "edition-why-", // our notes on values
  "emblem-", // room/EmblemPicker.svelte
  "quick-", // the quick cards: games/*/Quick.svelte
  "game-", // name of a game: lib/catalog
  "review-grade-", // how bad an answer was: replay/review
  "style-", // how a bot plays: lib/words, room/BotPicker.svelte
  "table-asked", // when I am asked about reactions: table/Orders.svelte
];

type Words = Map<string, Set<string>>;

function texts(lang: string): string[] {
  const named = Object.entries(spokenFiles).filter(
    ([path]) => path.includes(`/${lang}/`) || path.endsWith(`/${lang}.ftl`),
  );
  return named.map(([, text]) => text);
}

/** Every id, attributes as `id.attribute`, with the variables it needs. */
function words(lang: string): { words: Words; twice: string[] } {
  const found: Words = new Map();
  const twice: string[] = [];
  for (const text of texts(lang)) {
    for (const entry of new FluentResource(text).body) {
      if (found.has(entry.id)) twice.push(entry.id);
      if (entry.value) found.set(entry.id, variables(entry.value));
      for (const [key, value] of Object.entries(entry.attributes ?? {})) {
        found.set(`${entry.id}.${key}`, variables(value));
      }
    }
  }
  return { words: found, twice };
}

function variables(node: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, into);
  else if (typeof node === "object" && node !== null) {
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name) into.add(name);
    for (const part of Object.values(node)) variables(part, into);
  }
  return into;
}

const spoken = Object.fromEntries(LANGUAGES.map((lang) => [lang, words(lang)]));
const english = (spoken.en as { words: Words }).words;
describe("words", () => {
  it.each(LANGUAGES)("in %s are free of mistakes, each said once", (lang) => {
    const bundle = new FluentBundle(lang);
    for (const text of texts(lang)) {
      const written = [...text.matchAll(/^[a-z][\w-]* =/gm)].map(([id]) => id.slice(0, -2));
      const read = new FluentResource(text).body.map((entry) => entry.id);

      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      expect(read).toEqual(written);
    }

    expect(spoken[lang]?.twice).toEqual([]);
  });

  it.each(["it", "de"])("in %s are the same as in English, with the same variables", (lang) => {
    const other = spoken[lang]?.words as Words;

    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, needs] of english) {
      expect([id, [...(other.get(id) ?? [])].sort()]).toEqual([id, [...needs].sort()]);
    }
  });

  it("that the code says exist", () => {
    const said = sources.flatMap(([name, text]) =>
      [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => [name, id as string] as const),
    );
    const missing = said.filter(([, id]) => !english.has(id));

    expect(said.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it("get every variable they need", () => {
    const lacking = sources.flatMap(([name, text]) =>
      [...text.matchAll(/\bt\(\s*"([^"]+)"\s*(?:,\s*\{([^{}]*)\})?\s*,?\s*\)/g)].flatMap(
        ([, id = "", given = ""]) => {
          const keys = given.split(",").map((part) => part.split(":")[0]?.trim());
          const needs = [...(english.get(id) ?? [])].filter((one) => !keys.includes(one));
          // A call inside the braces hides keys behind its own commas, and what is spread out names none.
          return needs.length > 0 && !/\(|\.\.\./.test(given) ? [[name, id, needs]] : [];
        },
      ),
    );

    expect(lacking).toEqual([]);
  });

  it("are all said somewhere", () => {
    const literals = new Set(
      sources.flatMap(([, text]) =>
        [...text.matchAll(/["'`]([a-z][\w.-]*)["'`]/g)].map(([, id]) => id),
      ),
    );
    const silent = [...english.keys()].filter(
      (id) => !literals.has(id) && !DYNAMIC.some((prefix) => id.startsWith(prefix)),
    );

    expect(silent).toEqual([]);
  });
});
