// The words of Mafia City itself: the same files the server speaks from, fetched when needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, speech } from "../../lib/words.svelte";
import { KINDS, SYMBOLS } from "./art/kinds";
import { PLACES } from "./city";

const files = import.meta.glob<string>("../../../../src/consigliere/locale/*/mafia_city.ftl", {
  query: "?raw",
  import: "default",
});
const bundles = $state<{ read: Record<string, FluentBundle> }>({ read: {} });
const SHY = "\u00ad";

/** Read the words of all languages, the reader's first. */
export async function read(): Promise<void> {
  await fetchOne(speech.lang);
  for (const lang of LANGUAGES) void fetchOne(lang);
}

/** A message of the game filled in; `id.form` is one of its attributes. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.read[speech.lang];
  const [name = "", form] = `mafia-city-${id}`.split(".");
  const message = bundle?.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : id;
}

/** A place: its name, or as a sentence needs it (`in`, `to`, `of`, ...). */
export function place(at: number, form = ""): string {
  return say(`location-${PLACES[at] ?? ""}${form ? `.${form}` : ""}`);
}

/** A place on its plate: in capitals, with a hyphen where a long word may break. */
export function plate(at: number): string {
  return place(at)
    .replace(/(Polizei|Geschäfts|Rat|Herren)(?=[a-zäöü]{4})/u, `$1${SHY}`)
    .toLocaleUpperCase(speech.lang);
}

/** Ready to begin a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.lang) + text.slice(1);
}

export function cardName(card: number): string {
  return say(`card-${KINDS[card >> 2] ?? ""}`);
}

export function symbolName(card: number): string {
  return say(`symbol-${SYMBOLS[card & 3] ?? ""}`);
}

async function fetchOne(lang: string): Promise<void> {
  if (bundles.read[lang]) return;
  const path = Object.keys(files).find((one) => one.includes(`/${lang}/`));
  const text = path ? await files[path]?.() : undefined;
  if (text === undefined) return;
  const made: FluentBundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: {
      NOUN: ([message], { form }) => {
        const found = made.getMessage(String(message));
        const pattern = form ? found?.attributes[String(form)] : found?.value;
        return pattern ? made.formatPattern(pattern) : String(message);
      },
    },
  });
  made.addResource(new FluentResource(text));
  bundles.read = { ...bundles.read, [lang]: made };
}
