// The cards of the gallery: every kind, every state and the longest words.
import type { CardState, CardType } from "./kinds";

type CardSample = {
  card: number;
  name: string;
  type: CardType;
  typeWord: string;
  text: string;
  state: CardState;
  ribbon?: string;
  tilt?: number;
};

function card(
  kind: number,
  symbol: number,
  name: string,
  type: CardType,
  text: string,
): CardSample {
  return { card: kind * 4 + symbol, name, type, typeWord: type.toUpperCase(), text, state: "rest" };
}

export const CARDS: CardSample[] = [
  { ...card(0, 2, "SNITCH", "action", "Send any chip from a stack to the cell."), state: "legal" },
  card(1, 0, "THIEF", "action", "Take a random card from another hand."),
  card(2, 1, "POLICE RAID", "action", "A stack with two of yours goes home."),
  card(3, 2, "SHADOW GAMES", "action", "Two lowest chips trade places."),
  {
    ...card(4, 0, "GRAND SCHEME", "action", "Move any chip on top of another stack."),
    state: "chosen",
    ribbon: "Move to HARBOR",
  },
  card(5, 1, "TRADE", "action", "Draw 3 cards, then discard 1 of them."),
  {
    ...card(6, 1, "HITMAN", "location", "At HARBOR: a chip by the Hitman to reserve."),
    state: "dim",
  },
  card(7, 3, "SECRET AGREEMENT", "location", "+1 to your count in this control check."),
  { ...card(8, 3, "POLICE CHIEF", "reaction", "Cancels SNITCH, THIEF, RAID or JAIL."), tilt: -2.4 },
  card(9, 0, "F.B.I.", "reaction", "Cancels HITMAN, TRADE, SCHEME, HARBOR."),
  {
    ...card(10, 2, "COMPLICITY", "reaction", "Your chip is jailed: jail a third player’s too."),
    tilt: 2.4,
  },
  {
    ...card(
      6,
      1,
      "AUFTRAGSKILLER",
      "location",
      "Im HAFEN: Ein Chip beim Auftragskiller kommt in die Reserve.",
    ),
    typeWord: "SCHAUPLATZ",
  },
  {
    ...card(
      6,
      1,
      "AUFTRAGS\u00adKILLER",
      "location",
      "Mit weichem Trennzeichen: zwei Zeilen, größere Schrift.",
    ),
    typeWord: "SCHAUPLATZ",
  },
  {
    ...card(
      10,
      0,
      "MITTÄTERSCHAFT",
      "reaction",
      "Dein Chip kommt ins Gefängnis: Sperre auch einen Chip einer dritten Person ein.",
    ),
    typeWord: "REAKTION",
  },
  {
    ...card(
      8,
      3,
      "CAPO DELLA POLIZIA",
      "reaction",
      "Annulla SPIA, LADRO, RAID DI POLIZIA oppure l’effetto della PRIGIONE.",
    ),
    typeWord: "REAZIONE",
    state: "legal",
    ribbon: "Annulla la SPIA di Klaus",
  },
  {
    ...card(
      3,
      2,
      "SCHATTENSPIELE",
      "action",
      "Die untersten Chips zweier Stapel tauschen ihre Plätze, wenn beide Orte offen sind.",
    ),
    typeWord: "AKTION",
    state: "dim",
  },
];
