// The words of Mob City itself: the same files the server speaks from, fetched when needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, speech } from "../../lib/words.svelte";
import type { Side, SideLetters } from "./art/kinds";
import { happening, UNSEEN } from "./city";
import { edition } from "./edition";

const files = import.meta.glob<string>("../../../../src/consigliere/locale/*/mob_city.ftl", {
  query: "?raw",
  import: "default",
});
const bundles = $state<{ read: Record<string, FluentBundle> }>({ read: {} });

/** Read the words of all languages, the reader's first. */
export async function read(): Promise<void> {
  await fetchOne(speech.lang);
  for (const lang of LANGUAGES) void fetchOne(lang);
}

/** A message of the game filled in; `id.form` is one of its attributes. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.read[speech.lang];
  const [name = "", form] = `mob-city-${id}`.split(".");
  const message = bundle?.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : id;
}

/** $1,300 */
export function money(amount: number): string {
  if (amount === UNSEEN) return say("money-hidden");
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, say("thousands"));
  return `${amount < 0 ? "−" : ""}${say("money", { n: digits }).replace(" ", "\u00a0")}`;
}

/** +1,300 or −1,300, without the sign of the currency. */
export function signed(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, say("thousands"));
  return `${amount < 0 ? "−" : "+"}${digits}`;
}

/** Soldier, Revolver, Colt .45, bare hands. */
export function kindName(kind: string): string {
  return say(`card-${kind}`);
}

export function cardName(card: number): string {
  return kindName(edition.now.cards[card]?.kind ?? "soldier");
}

/** Soldier (2/3), Revolver (+1) */
export function fullName(card: number): string {
  const one = edition.now.cards[card];
  if (!one) return "";
  const kind = kindName(one.kind);
  if (one.health > 0) return say("character", { kind, reflex: one.reflex, health: one.health });
  return one.bonus > 0 ? say("gun", { weapon: kind, bonus: one.bonus }) : kind;
}

/** Big club */
export function houseName(b: number): string {
  return say(`building-${edition.now.houses[b]?.kind ?? "ss"}`);
}

/** Grand Avenue */
export function blockName(block: number): string {
  const letter = edition.now.letters[block] ?? "";
  const id = `block-${letter.toLowerCase()}`;
  const name = say(id);
  return name === id ? letter : name;
}

/** A letter for each side of the city. */
export function sideLetters(): SideLetters {
  const letter = (side: Side) => say(`side-${side}`).charAt(0).toLocaleUpperCase(speech.lang);
  return {
    north: letter("north"),
    east: letter("east"),
    south: letter("south"),
    west: letter("west"),
  };
}

/** The name of an event; with a form, what it does. */
export function eventName(event: number, form = ""): string {
  const { kind, side } = happening(event);
  const args = { side: side ? say(`side-${side}`) : "" };
  return say(`happening-${kind}${form ? `.${form}` : ""}`, args);
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
