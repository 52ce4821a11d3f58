// What the gallery shows. Words here stand for what the game's locale brings.
import type { Emblem } from "../../../ui/emblems";
import { lotsOf, planFor } from "./citymap";
import type { CardKind, EventKind, HouseKind, PieceState, SideLetters, Standing } from "./kinds";

export const STATES: PieceState[] = ["rest", "legal", "chosen", "danger", "dim"];
export const EN: SideLetters = { north: "N", east: "E", south: "S", west: "W" };
export const DE: SideLetters = { north: "N", east: "O", south: "S", west: "W" };

export const NAMES: Record<string, string[]> = {
  en: [
    "Grand Avenue",
    "Station Road",
    "Theatre Corner",
    "Market Square",
    "Harbour Front",
    "Mill Quarter",
    "Little Sicily",
    "Jazz Alley",
  ],
  de: [
    "Prachtallee",
    "Bahnhofstraße",
    "Theatereck",
    "Marktplatz",
    "Hafenfront",
    "Mühlenviertel",
    "Klein-Sizilien",
    "Jazzgasse",
  ],
};

type Sample = {
  state?: PieceState;
  owner?: Emblem;
  open?: boolean;
  value?: number;
  groups?: Standing[];
  ghost?: Standing;
  raided?: boolean;
  bombed?: boolean;
  price?: string;
  income?: string;
  label?: string;
  pick?: boolean;
};
export const g = (emblem: Emblem, number: number, count?: number): Standing => ({
  emblem,
  number,
  count,
});

const ON: Record<string, Sample> = {
  "E-2": { state: "chosen", ghost: g("anchor", 2) },
  "E-3": { owner: "rose", open: true, value: 3, groups: [g("rose", 2, 3)] },
  "A-1": { groups: [g("rose", 1, 2), g("crown", 1, 4)] },
  "A-2": { owner: "spade" },
  "A-4": { owner: "anchor" },
  "H-2": {
    state: "dim",
    owner: "anchor",
    open: true,
    value: 2,
    groups: [g("rose", 3, 6), g("anchor", 1, 4)],
  },
  "H-6": { owner: "spade" },
  "F-1": { groups: [g("crown", 4, 2)] },
  "F-2": { owner: "rose" },
  "F-4": { owner: "spade" },
  "F-5": { owner: "rose" },
  "G-1": { owner: "crown", open: true, value: 1, groups: [g("crown", 2, 3)] },
  "G-4": { owner: "anchor", open: true, value: 2 },
  "B-1": { owner: "crown" },
  "C-3": { owner: "star", raided: true },
  "D-2": { owner: "clover", bombed: true },
};
/** The city of so many Captains, as on the design page: every lot legal unless it says otherwise. */
export function city(captains: number, letters: string, state: PieceState = "legal") {
  const plan = planFor(captains);
  return plan.places.map((place, at) => {
    const letter = letters[at] ?? "A";
    const lots = lotsOf(letter);
    const houses = lots.map(
      (lot): Sample => ({ state, label: lot.code, pick: true, ...ON[lot.code] }),
    );
    return { place, letter, lots, houses };
  });
}

export const HOUSE_WIDTH: Record<HouseKind, number> = { ss: 60, bs: 124, sc: 60, bc: 124, ho: 188 };
export const CROWD: Standing[] = [
  g("rose", 1, 3),
  g("crown", 2, 5),
  g("anchor", 3, 2),
  g("spade", 4, 12),
  g("star", 1, 1),
  g("clover", 2, 4),
];

type Card = {
  kind: CardKind;
  name: string;
  reflex?: number;
  health?: number;
  bonus?: string;
  wage?: string;
  tag?: string;
};
export const CARDS: Card[] = [
  { kind: "soldier", name: "Soldier", reflex: 3, health: 3, wage: "$50" },
  { kind: "moll", name: "Moll", reflex: 2, health: 2, wage: "$50" },
  { kind: "torpedo", name: "Torpedo", reflex: 5, health: 4, wage: "$50", tag: "2 guns" },
  { kind: "assassin", name: "Assassin", reflex: 9, health: 3, wage: "$50" },
  { kind: "lieutenant", name: "Lieutenant", reflex: 6, health: 6, wage: "$200", tag: "Colt +1" },
  { kind: "revolver", name: "Revolver", bonus: "+1", wage: "$50" },
  { kind: "shotgun", name: "Shotgun", bonus: "+2", wage: "$50" },
  { kind: "tommygun", name: "Tommygun", bonus: "+4", wage: "$50" },
  { kind: "grenade", name: "Grenade", bonus: "2 kills", wage: "$50" },
];
export const LONG_CARDS: Card[] = [
  { kind: "moll", name: "Pupa del gangster", reflex: 1, health: 3, wage: "50 $" },
  { kind: "assassin", name: "Auftragskiller", reflex: 8, health: 3, wage: "50 $" },
  { kind: "moll", name: "Gangsterbraut", reflex: 3, health: 2, wage: "50 $" },
  {
    kind: "lieutenant",
    name: "Luogotenente",
    reflex: 7,
    health: 5,
    wage: "200 $",
    tag: "Colt .45 +1",
  },
  { kind: "shotgun", name: "Fucile a canne mozze", bonus: "+2" },
  { kind: "grenade", name: "Handgranate", bonus: "2 Tote" },
];

type Happening = { kind: EventKind; letter?: string; name: string; text: string };
export const EVENTS_EN: Happening[] = [
  {
    kind: "raid",
    letter: "E",
    name: "Police Raid on Speakeasies",
    text: "Open speakeasies on the East side pay a fine and close.",
  },
  {
    kind: "crackdown",
    letter: "N",
    name: "Extortion Crackdown",
    text: "Groups on the North side are arrested where their Captain is not the owner.",
  },
  {
    kind: "truce",
    name: "Gangland Truce",
    text: "No shootouts, no grenades; extortion only where nobody owns.",
  },
  { kind: "up", name: "Whiskey Consumption Sky-rockets", text: "Speakeasies bring double." },
  { kind: "down", name: "Whiskey Consumption Hits Bottom", text: "Speakeasies bring half." },
  { kind: "dead", name: "Don is Dead", text: "This is the last Day." },
];
export const EVENTS_DE: Happening[] = [
  {
    kind: "raid",
    letter: "O",
    name: "Razzia in den Flüsterkneipen",
    text: "Offene Flüsterkneipen auf der Stadtseite Ost zahlen Bußgeld und werden geschlossen.",
  },
  {
    kind: "crackdown",
    letter: "S",
    name: "Schlag gegen die Erpresser",
    text: "Auf der Stadtseite Süd werden Trupps verhaftet, die auf einem Gebäude stehen, das ihrem Capo nicht gehört.",
  },
  { kind: "down", name: "Whiskeykonsum bricht ein", text: "Flüsterkneipen bringen die Hälfte." },
];
