// Names shared by the pieces of Mob City.
import type { Emblem } from "../../../ui/emblems";

export type PieceState = "rest" | "legal" | "chosen" | "danger" | "dim";

export const HOUSES = ["ss", "bs", "sc", "bc", "ho"] as const;
export type HouseKind = (typeof HOUSES)[number];

export const CHARACTERS = ["soldier", "moll", "torpedo", "assassin", "lieutenant"] as const;
export type CharacterKind = (typeof CHARACTERS)[number];
export const WEAPONS = ["revolver", "shotgun", "tommygun", "grenade"] as const;
/** The cards of the Enforcer deck. */
export type CardKind = CharacterKind | (typeof WEAPONS)[number];
/** What a character attacks with, in the order of the server. */
export const ATTACKS = [...CHARACTERS, ...WEAPONS, "colt", "hands"] as const;
/** What a character attacks with; Colt, knife and bare hands are no cards. */
export type WeaponKind = (typeof WEAPONS)[number] | "colt" | "knife" | "hands";

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];
/** The letters of the four sides in the language of the reader. */
export type SideLetters = Record<Side, string>;

export const EVENTS = ["raid", "crackdown", "truce", "up", "down", "dead"] as const;
export type EventKind = (typeof EVENTS)[number];
export const PRIVILEGES = ["enforcer", "snitch", "police", "whiskey"] as const;
export type Privilege = (typeof PRIVILEGES)[number];
export type Will = "cash" | "notoriety";

/** A group on the map: whose, which slot, and how many cards it has. */
export type Standing = { emblem: Emblem; number: number; count?: number; label?: string };

/** What a face of the die does. */
export type Tone = "plain" | "miss" | "injure" | "kill";
export type Fate = "injured" | "killed" | "arrested" | "claimed";

export function isCharacter(kind: CardKind): kind is CharacterKind {
  return (CHARACTERS as readonly string[]).includes(kind);
}
