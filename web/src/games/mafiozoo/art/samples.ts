// A table in the middle of a game and names in three languages, for the gallery only.
import type {
  Bid,
  Character,
  ConditionKind,
  DistrictKind,
  Gate,
  Man,
  PieceState,
  PlaceKind,
  TokenKind,
} from "./kinds";

export type Lang = "en" | "it" | "de";

export const NAMES: Record<Lang, string[]> = {
  en: [
    "Distiller",
    "Mayor",
    "Jeweller",
    "Lieutenant",
    "Femme Fatale",
    "Teamsters' Union",
    "Banker",
    "Producer",
    "Commissioner",
    "Town Planner",
    "Judge",
    "Private Investigator",
  ],
  it: [
    "Distillatore",
    "Sindaco",
    "Gioielliere",
    "Luogotenente",
    "Femme Fatale",
    "Sindacato dei Trasportatori",
    "Banchiere",
    "Produttore",
    "Commissario",
    "Urbanista",
    "Giudice",
    "Investigatore Privato",
  ],
  de: [
    "Schwarz\u00adbrenner",
    "Bürger\u00admeister",
    "Juwelier",
    "Leutnant",
    "Femme fatale",
    "Transport\u00adgewerkschaft",
    "Bankier",
    "Produzent",
    "Kommissar",
    "Stadtplaner",
    "Richter",
    "Privatdetektiv",
  ],
};
export const PLACE_NAMES: Record<Lang, string[]> = {
  en: "Boxing Gym|Racetrack|Construction Site|Docks|Black Market|Betting Parlour|Night Club|Hotel|Luigi's Pizzeria|Massage Parlour|Police Station|Newspaper|Barber Shop|Prison|City Hall|Courthouse".split(
    "|",
  ),
  it: "Palestra di Pugilato|Ippodromo|Cantiere|Molo|Mercato Nero|Sala Scommesse Clandestine|Night Club|Hotel|Pizzeria Luigi's|Centro Massaggi|Stazione di Polizia|Quotidiano|Barbiere|Prigione|Municipio|Tribunale".split(
    "|",
  ),
  de: "Boxstudio|Rennbahn|Baustelle|Hafen|Schwarzmarkt|Wettbüro|Nachtclub|Hotel|Luigis Pizzeria|Massagesalon|Polizeiwache|Tageszeitung|Friseursalon|Gefängnis|Rathaus|Gericht".split(
    "|",
  ),
};
export const TOKEN_NAMES: Record<Lang, string[]> = {
  en: ["Liquor", "Building Permit", "Jewels", "Weapons", "Godfather"],
  it: ["Liquore", "Permesso di Costruzione", "Gioielli", "Armi", "Padrino"],
  de: ["Schnaps", "Bau\u00adgenehmigung", "Juwelen", "Waffen", "Pate"],
};
export const WORDS: Record<Lang, Record<ConditionKind, string> & Record<string, string>> = {
  en: {
    first: "FIRST",
    pay: "PAY",
    offer: "OFFER",
    reserves: "Reserves",
    played: "Played: 8",
    corruption: "Corruption",
    informants: "Informants",
    title: "The Godfather",
    visits: "visits {visits}; all get {pay}",
    agenda: "Agenda",
    reserve: "reserve",
  },
  it: {
    first: "PRIMO",
    pay: "PAGA",
    offer: "OFFRI",
    reserves: "Riserve",
    played: "Giocate: 8",
    corruption: "Corruzione",
    informants: "Informatori",
    title: "Il Padrino",
    visits: "visita {visits}; tutti ricevono {pay}",
    agenda: "Agenda",
    reserve: "riserva",
  },
  de: {
    first: "HÖCHSTER",
    pay: "ZAHLE",
    offer: "BIETE",
    reserves: "Vorräte",
    played: "Gespielt: 8",
    corruption: "Bestechung",
    informants: "Informanten",
    title: "Der Pate",
    visits: "besucht {visits}; alle bekommen {pay}",
    agenda: "Notizbuch",
    reserve: "Vorrat",
  },
};
export const DISTRICT_NAMES: Record<Lang, Record<DistrictKind, string>> = {
  en: {
    financial: "Financial District",
    industrial: "Industrial Zone",
    chinatown: "Chinatown",
    "little-italy": "Little Italy",
    university: "University",
    park: "Park",
  },
  it: {
    financial: "Distretto Finanziario",
    industrial: "Zona Industriale",
    chinatown: "Chinatown",
    "little-italy": "Little Italy",
    university: "Università",
    park: "Parco",
  },
  de: {
    financial: "Finanz\u00adviertel",
    industrial: "Industrie\u00adgebiet",
    chinatown: "Chinatown",
    "little-italy": "Little Italy",
    university: "Universität",
    park: "Park",
  },
};
export const AGENDA: DistrictKind[] = [
  "chinatown",
  "park",
  "financial",
  "little-italy",
  "university",
];

type Sample = {
  character: Character;
  condition: ConditionKind;
  need?: number;
  gems: Bid[];
  state?: PieceState;
};
const anchor = (count: number, coming = false): Bid => ({ owner: "anchor", count, coming });
const rose = (count: number): Bid => ({ owner: "rose", count });
const crown = (count: number): Bid => ({ owner: "crown", count });
const spade = (count: number): Bid => ({ owner: "spade", count });

export const PHOTOS: Sample[] = [
  {
    character: "distiller",
    condition: "pay",
    need: 3,
    gems: [rose(1), crown(1), anchor(1), spade(1)],
    state: "alt",
  },
  { character: "mayor", condition: "first", gems: [rose(2)] },
  {
    character: "jeweller",
    condition: "pay",
    need: 3,
    gems: [anchor(1), anchor(1, true)],
    state: "chosen",
  },
  {
    character: "lieutenant",
    condition: "pay",
    need: 3,
    gems: [{ ...crown(2), lead: true }, spade(1), anchor(1, true)],
    state: "chosen",
  },
  { character: "femme-fatale", condition: "first", gems: [anchor(2)], state: "alt" },
  { character: "union", condition: "offer", need: 2, gems: [spade(2)] },
  { character: "banker", condition: "offer", need: 2, gems: [anchor(2)] },
  { character: "producer", condition: "first", gems: [crown(1)] },
  { character: "commissioner", condition: "pay", need: 5, gems: [rose(1), spade(2)] },
  { character: "planner", condition: "first", gems: [rose(1), anchor(1)] },
  { character: "judge", condition: "pay", need: 3, gems: [crown(1)] },
  { character: "investigator", condition: "first", gems: [anchor(1, true)], state: "chosen" },
];

type Lot = {
  place: PlaceKind;
  cost: TokenKind[];
  points: number;
  gate: Gate;
  men: Man[];
};
const ROSE: Man = { owner: "rose" };
const CROWN: Man = { owner: "crown" };
const ANCHOR: Man = { owner: "anchor" };
const SPADE: Man = { owner: "spade" };
export const LOTS: Lot[] = [
  { place: "gym", cost: ["weapons", "any"], points: 5, gate: "open", men: [] },
  { place: "race", cost: ["liquor", "jewels"], points: 5, gate: "open", men: [ROSE] },
  { place: "site", cost: ["liquor", "permit"], points: 4, gate: "mine", men: [ANCHOR, SPADE] },
  { place: "dock", cost: ["godfather", "liquor"], points: 6, gate: "mine", men: [CROWN, ANCHOR] },
  { place: "black", cost: ["jewels", "any"], points: 5, gate: "open", men: [ROSE] },
  { place: "bet", cost: ["liquor", "weapons"], points: 6, gate: "shut", men: [ROSE] },
  { place: "night", cost: ["godfather", "any"], points: 5, gate: "mine", men: [ANCHOR] },
  { place: "hotel", cost: ["godfather", "permit"], points: 6, gate: "reach", men: [CROWN] },
  { place: "pizza", cost: ["liquor", "any"], points: 5, gate: "open", men: [SPADE] },
  { place: "mass", cost: ["permit", "jewels"], points: 6, gate: "shut", men: [SPADE] },
  { place: "police", cost: ["jewels", "weapons"], points: 6, gate: "reach", men: [] },
  { place: "news", cost: ["godfather", "jewels"], points: 7, gate: "shut", men: [CROWN] },
  { place: "barb", cost: ["permit", "any"], points: 5, gate: "open", men: [SPADE] },
  { place: "prison", cost: ["permit", "weapons"], points: 6, gate: "shut", men: [] },
  { place: "hall", cost: ["godfather", "any"], points: 6, gate: "shut", men: [] },
  { place: "court", cost: ["godfather", "weapons"], points: 8, gate: "shut", men: [] },
];
