// What a person reads: the .ftl files of three languages, switchable without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { partsOf } from "./bots";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(["../locale/*/*.ftl", "../games/*/locale/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundles = Object.fromEntries(LANGUAGES.map((lang) => [lang, bundle(lang)]));
const KEY = "consigliere.language";

export const speech = $state<{ lang: Language }>({ lang: preferred() });

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

/** Speak another language from now on, and remember it. */
export function speak(lang: Language): void {
  speech.lang = lang;
  remember(lang);
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

/** More messages, by the paths of their files: `it.ftl`, or `it/` and any name. */
export function addMessages(more: Record<string, string>): void {
  for (const lang of LANGUAGES) read(bundles[lang] as FluentBundle, lang, more);
}

function bundle(lang: Language): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  read(made, lang, files);
  return made;
}

function read(into: FluentBundle, lang: Language, texts: Record<string, string>): void {
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/${lang}/`) || path.endsWith(`/${lang}.ftl`))
      into.addResource(new FluentResource(text));
  }
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
