// The words of a game: those of its board, and the same files the server speaks from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { addMessages, bring, type Language, speech } from "./words.svelte";

type Files = Record<string, () => Promise<string>>;

const boards: Files = import.meta.glob<string>("../games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A file for each language, as import.meta.glob lists them; messages begin with the game's key. */
export function gameWords(key: string, files: Files) {
  const bundles = $state<{ read: Record<string, FluentBundle> }>({ read: {} });

  async function fetchOne(lang: Language): Promise<void> {
    if (bundles.read[lang]) return;
    const path = Object.keys(files).find((one) => one.endsWith(`/${lang}.ftl`));
    const board = `../games/${key}/locale/${lang}.ftl`;
    const [text, words] = await Promise.all([path ? files[path]?.() : "", boards[board]?.()]);
    if (words) addMessages({ [board]: words });
    const made: FluentBundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: { NOUN: ([message], { form }) => formatted(made, String(message), String(form)) },
    });
    made.addResource(new FluentResource(text ?? ""));
    bundles.read = { ...bundles.read, [lang]: made };
  }

  return {
    /** Fetch the words: now in the reader's language, and in every other one spoken later. */
    read: () => bring(fetchOne),
    /** A message filled in; `id.form` is one of its attributes. */
    say(id: string, args: Record<string, FluentVariable> = {}): string {
      const bundle = bundles.read[speech.lang];
      const [name = "", form] = `${key}-${id}`.split(".");
      const message = bundle?.getMessage(name);
      const pattern = form ? message?.attributes[form] : message?.value;
      return bundle && pattern ? bundle.formatPattern(pattern, args) : id;
    },
  };
}

/** Ready to begin a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.lang) + text.slice(1);
}

function formatted(bundle: FluentBundle, id: string, form: string): string {
  const message = bundle.getMessage(id);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? bundle.formatPattern(pattern) : id;
}
