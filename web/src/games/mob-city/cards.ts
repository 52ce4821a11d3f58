// An Enforcer card as its drawing wants it.
import { t } from "../../lib/words.svelte";
import { edition, isPerson } from "./edition";
import { cardName, fullName, money, say } from "./words.svelte";

/** Kind, name, numbers and tags; with its wage where it is to be hired. */
export function crewCard(card: number, wage = false) {
  const one = edition.now.cards[card] ?? edition.now.cards[0];
  if (!one) throw new Error(`no such card: ${card}`);
  const person = isPerson(card);
  const about = say(`card-${one.kind}.about`);
  return {
    kind: one.kind,
    name: cardName(card),
    reflex: person ? one.reflex : undefined,
    health: person ? one.health : undefined,
    bonus: person ? undefined : bonus(card),
    tag: tag(one.kind),
    wage: wage ? money(one.wage) : undefined,
    label: `${fullName(card)}: ${about}`,
  };
}

/** +2, or what a Grenade does. */
export function bonus(card: number): string {
  const one = edition.now.cards[card];
  return one?.kind === "grenade" ? t("mob-city-web-kills") : `+${one?.bonus ?? 0}`;
}

export function tag(kind: string): string | undefined {
  if (kind === "lieutenant") return `Colt +${edition.now.colt}`;
  return kind === "torpedo" ? t("mob-city-web-two-guns") : undefined;
}
