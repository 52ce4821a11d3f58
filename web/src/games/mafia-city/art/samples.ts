// What the gallery shows: made-up situations, and the longest words of three languages.
import type { Emblem } from "../../../ui/emblems";
import type { TileState, Who } from "./kinds";

type Sample = {
  place: number;
  name: string;
  state: TileState;
  solved: boolean;
  controller: Emblem | "tie" | null;
  chips: Emblem[];
  figures: Who[];
  ghost?: Emblem;
  hit?: number[];
  cell?: Emblem[];
  last?: boolean;
  compact?: boolean;
  words?: { cell?: string; police?: string };
};

const six: Emblem[] = ["anchor", "rose", "spade", "crown", "star", "clover"];
const pile: Emblem[] = ["anchor", "rose", "anchor", "rose", "crown"];

function tile(place: number, name: string, more: Partial<Sample> = {}): Sample {
  const rest = { state: "rest" as TileState, solved: false, controller: null, chips: [] };
  return { place, name, figures: [], ...rest, ...more };
}

export const STATES: (Sample & { caption: string })[] = [
  {
    caption: "at rest",
    ...tile(6, "CITY HALL", {
      controller: "anchor",
      chips: ["anchor", "crown", "rose", "anchor"],
      figures: ["mayor"],
    }),
  },
  {
    caption: "legal, breathes",
    ...tile(1, "HARBOR", { state: "legal", controller: "anchor", chips: pile }),
  },
  {
    caption: "chosen, ghost chip",
    ...tile(1, "HARBOR", { state: "chosen", controller: "anchor", chips: pile, ghost: "anchor" }),
  },
  {
    caption: "danger, hit chip",
    ...tile(1, "HARBOR", {
      state: "danger",
      controller: "anchor",
      chips: [...pile, "anchor"],
      hit: [0],
    }),
  },
  {
    caption: "solved",
    ...tile(3, "POLICE STATION", { solved: true, controller: "spade", chips: ["spade", "spade"] }),
  },
  {
    caption: "dim",
    ...tile(5, "GENTLEMEN'S CLUB", {
      state: "dim",
      controller: "tie",
      chips: ["crown", "spade", "crown"],
    }),
  },
];

export const BOARD: (Sample & { x: number; y: number })[] = [
  {
    x: -120,
    y: -180,
    ...tile(5, "GENTLEMEN'S CLUB", {
      state: "legal",
      controller: "crown",
      chips: ["crown", "spade", "crown"],
    }),
  },
  {
    x: 120,
    y: -180,
    ...tile(0, "JAIL", {
      state: "legal",
      controller: "spade",
      chips: ["spade", "rose", "anchor"],
      cell: ["crown"],
    }),
  },
  {
    x: -240,
    y: 0,
    ...tile(2, "FIGHT CLUB", { state: "legal", controller: "tie", chips: ["crown", "anchor"] }),
  },
  {
    x: 0,
    y: 0,
    ...tile(6, "CITY HALL", {
      state: "legal",
      controller: "anchor",
      chips: ["anchor", "crown", "rose", "anchor"],
      figures: ["mayor"],
    }),
  },
  {
    x: -120,
    y: 180,
    ...tile(3, "POLICE STATION", {
      state: "legal",
      controller: "spade",
      chips: ["spade", "spade"],
      last: true,
    }),
  },
  {
    x: 120,
    y: 180,
    ...tile(4, "BUSINESS DISTRICT", {
      state: "legal",
      controller: "rose",
      chips: ["rose", "anchor", "spade", "rose"],
      figures: ["hitman"],
    }),
  },
  {
    x: 240,
    y: 0,
    ...tile(1, "HARBOR", { state: "chosen", controller: "anchor", chips: pile, ghost: "anchor" }),
  },
];

/** Names for the small board, in its order. */
export const LONG = [
  "CLUB DEI GENTILUOMINI",
  "GEFÄNGNIS",
  "KAMPFARENA",
  "MUNICIPIO",
  "STAZIONE DI POLIZIA",
  "GESCHÄFTSVIERTEL",
  "HARBOR",
];

export const CELLS: (Sample & { caption: string })[] = [
  {
    caption: "10 in the cell",
    ...tile(0, "GEFÄNGNIS", {
      chips: six,
      controller: "tie",
      cell: [
        "rose",
        "rose",
        "crown",
        "crown",
        "crown",
        "anchor",
        "spade",
        "star",
        "star",
        "clover",
      ],
      words: { cell: "ZELLE" },
    }),
  },
  {
    caption: "4 emblems, policeman",
    ...tile(0, "PRIGIONE", {
      chips: ["rose"],
      controller: "rose",
      cell: ["rose", "crown", "crown", "anchor", "spade", "spade"],
      figures: ["policeman"],
      words: { cell: "CELLE" },
    }),
  },
  {
    caption: "3 emblems, compact",
    ...tile(0, "PRIGIONE", {
      compact: true,
      chips: ["rose", "crown"],
      controller: "tie",
      cell: ["rose", "crown", "crown", "crown", "anchor", "anchor"],
    }),
  },
  {
    caption: "2 emblems, solved",
    ...tile(0, "JAIL", {
      solved: true,
      chips: ["rose", "crown"],
      cell: ["rose", "rose", "rose", "crown"],
    }),
  },
  {
    caption: "empty, 3 figures",
    ...tile(4, "DISTRETTO DEGLI AFFARI", { figures: ["hitman", "policeman", "mayor"] }),
  },
  {
    caption: "2 figures, solved, last",
    ...tile(3, "STAZIONE DI POLIZIA", {
      figures: ["policeman", "mayor"],
      solved: true,
      last: true,
      chips: pile,
      words: { police: "POLIZIA" },
    }),
  },
  {
    caption: "12 chips and a ghost",
    ...tile(2, "KAMPFARENA", { chips: [...six, ...six], ghost: "rose", controller: "tie" }),
  },
  {
    caption: "9 chips, compact",
    ...tile(4, "GESCHÄFTSVIERTEL", {
      compact: true,
      chips: [...six, "rose", "rose", "crown"],
      figures: ["mayor"],
      controller: "rose",
    }),
  },
];

export const TALL: { caption: string; chips: Emblem[]; ghost?: Emblem; hit?: number[] }[] = [
  ...[1, 3, 6, 7, 8, 9, 10, 12].map((count) => ({
    caption: String(count),
    chips: [...six, ...six].slice(0, count),
  })),
  { caption: "hit 1", chips: pile, hit: [1] },
  { caption: "hit top", chips: pile, hit: [4] },
  { caption: "12, hit 5", chips: [...six, ...six], hit: [5] },
  { caption: "ghost only", chips: [], ghost: "star" },
  { caption: "7 + ghost", chips: [...six, "rose"], ghost: "clover" },
];
