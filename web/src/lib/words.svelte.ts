// What a person reads: the .ftl files of three languages, switchable without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { partsOf } from "./bots";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Fetches some words in a language, once. */
export type Source = (lang: Language) => Promise<void>;

const pages = import.meta.glob<Record<string, string>>("../words/*.ts", { import: "default" });
const bundles = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]),
);
const read = new Set<Language>();
const sources = new Set<Source>([readPages]);
const KEY = "consigliere.language";

export const speech = $state<{ lang: Language }>({ lang: preferred() });
let wished = speech.lang;

/** The words of a part of the pages: now, and in every language that is spoken later. */
export async function bring(source: Source): Promise<void> {
  sources.add(source);
  await source(speech.lang);
}

/** What every page says, in the reader's language; before that there is nothing to show. */
export function readFirst(): Promise<void> {
  return readPages(speech.lang);
}

/** The message filled in, in the reader's language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const spoken = bundles[speech.lang] as FluentBundle;
  const [name, attribute] = id.split(".") as [string, string?];
  const message = spoken.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? spoken.formatPattern(pattern, args) : id;
}

/** How strong a bot is, and how it plays; a bot of another package is called by its name. */
export function strength(bot: string): string {
  const { level, style } = partsOf(bot);
  const name = messageOrNull(`bot-${level}`) ?? bot;
  return style ? t("bot-styled", { strength: name, style: styleName(style) }) : name;
}

/** A style by its name. */
export function styleName(style: string): string {
  return messageOrNull(`style-${style}`) ?? style;
}

/** A message, if there is one. */
export function messageOrNull(id: string): string | null {
  const text = t(id);
  return text === id ? null : text;
}

/** A name in code as words: `round_cap` as `Round cap`. */
export function readable(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_-]/g, " ");
  return capital(words);
}

/** Ready to begin a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.lang) + text.slice(1);
}

/** Speak another language, as soon as its words are here, and remember it. */
export async function speak(lang: Language): Promise<void> {
  wished = lang;
  await Promise.all([...sources].map((source) => source(lang)));
  if (wished !== lang) return;
  speech.lang = lang;
  remember(lang);
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

/** More messages, by the paths of their files: `it.ftl`, or `it/` and any name. */
export function addMessages(more: Record<string, string>): void {
  for (const [path, text] of Object.entries(more)) {
    const lang = LANGUAGES.find((one) => path.includes(`/${one}/`) || path.endsWith(`/${one}.ftl`));
    if (lang) bundles[lang]?.addResource(new FluentResource(text));
  }
}

async function readPages(lang: Language): Promise<void> {
  if (read.has(lang)) return;
  const words = (await pages[`../words/${lang}.ts`]?.()) ?? {};
  if (!read.has(lang)) addMessages(words);
  read.add(lang);
}

function preferred(): Language {
  const wishes = [recall(), ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  const known = wishes
    .map((wish) => wish?.slice(0, 2))
    .find((wish) => LANGUAGES.includes(wish as Language));
  return (known as Language | undefined) ?? "en";
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(lang: Language): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // A browser that keeps nothing still speaks.
  }
}
