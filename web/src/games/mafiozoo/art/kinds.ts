// Names shared by the pieces of Mafiozoo. The order of every list is the order of the server.
import { type Emblem, seatColour } from "../../../ui/emblems";

export const CHARACTERS = [
  "distiller",
  "mayor",
  "jeweller",
  "lieutenant",
  "femme-fatale",
  "union",
  "banker",
  "producer",
  "commissioner",
  "planner",
  "judge",
  "investigator",
] as const;
export type Character = (typeof CHARACTERS)[number];
/** Everybody who has a picture: the twelve, the man with the envelope, the godfather. */
export type Who = Character | "generic" | "godfather";

export const TOKENS = ["liquor", "permit", "jewels", "weapons", "godfather", "any"] as const;
export type TokenKind = (typeof TOKENS)[number];

export const DISTRICTS = [
  "financial",
  "industrial",
  "chinatown",
  "little-italy",
  "university",
  "park",
] as const;
export type DistrictKind = (typeof DISTRICTS)[number];

export const PLACES = [
  "gym",
  "race",
  "site",
  "dock",
  "black",
  "bet",
  "night",
  "hotel",
  "pizza",
  "mass",
  "police",
  "news",
  "barb",
  "prison",
  "hall",
  "court",
] as const;
export type PlaceKind = (typeof PLACES)[number];

/** Gems belong to a seat or, with two players, to the puppet. */
export type Owner = Emblem | "puppet";

/** What may be done with a piece. `alt` is a photograph that could be the next stop instead. */
export type PieceState = "rest" | "legal" | "alt" | "chosen" | "danger" | "dim";
export type ThreadState = "rest" | "legal" | "chosen" | "used" | "dim";
/** Who may build here: mine already, open from outside, reached by my road, closed. */
export type Gate = "mine" | "open" | "reach" | "shut";
export type ConditionKind = "first" | "pay" | "offer";
export type IconKind =
  | "fund"
  | "reserve"
  | "money"
  | "card"
  | "informant"
  | "district"
  | "car"
  | "lock"
  | "key"
  | "road"
  | "check"
  | "diag"
  | "hat";

/** Gems of one owner on a photograph; `coming` are those of a move not yet confirmed. */
export type Bid = { owner: Owner; count: number; coming?: boolean; lead?: boolean; label?: string };
/** A henchman on a place; `fresh` works from the next round on, `plan` is not confirmed yet. */
export type Man = { owner: Emblem; fresh?: boolean; plan?: boolean; label?: string };

const GROUNDS: Record<Who, string> = {
  distiller: "brick",
  mayor: "curtain",
  jeweller: "cone",
  lieutenant: "blinds",
  "femme-fatale": "blinds",
  union: "brick",
  banker: "curtain",
  producer: "cone",
  commissioner: "height",
  planner: "cone",
  judge: "curtain",
  investigator: "blinds",
  generic: "brick",
  godfather: "cone",
};
/** The id of the backdrop behind a face. */
export function ground(who: Who): string {
  return `#mz-bk-${GROUNDS[who]}`;
}

const FAVOURS: Partial<Record<Character, TokenKind>> = {
  distiller: "liquor",
  mayor: "permit",
  jeweller: "jewels",
  lieutenant: "weapons",
  "femme-fatale": "godfather",
  commissioner: "godfather",
};
/** The id of the picture of a favour. */
export function favour(who: Character): string {
  const token = FAVOURS[who];
  return token ? `#mz-token-${token}` : `#mz-favour-${who}`;
}

/** The colour of an owner as a CSS value. */
export function ownerColour(owner: Owner): string {
  return owner === "puppet" ? "#8d99ae" : seatColour(owner);
}
/** The id of the emblem of an owner. */
export function ownerEmblem(owner: Owner): string {
  return owner === "puppet" ? "#mz-e-puppet" : `#e-${owner}`;
}
