// The words of Mob City itself: the same files the server speaks from, fetched when needed.
import { gameWords } from "../../lib/gameWords.svelte";
import { speech } from "../../lib/words.svelte";
import type { Side, SideLetters } from "./art/kinds";
import { happening, UNSEEN } from "./city";
import { edition } from "./edition";

export const { read, say } = gameWords(
  "mob-city",
  import.meta.glob<string>("../../../../src/consigliere/games/mob_city/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
);

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
