// Made by `python -m consigliere.server.typescript`; do not edit.


export const VERSION = 1;

export interface Clock {
  bank?: number;
  per?: number;
  reaction?: number;
}

export interface Settings {
  game?: string;
  seats?: number;
  edition?: string;
  options?: Record<string, string>;
  clock?: Clock | null;
  spectators?: boolean;
  away?: number;
}

export interface NewRoom {
  settings?: Settings;
  name?: string;
  emblem?: "anchor" | "clover" | "crown" | "rose" | "spade" | "star" | null;
  bots?: string;
}

export interface Created {
  code: string;
  chair: number;
  token: string;
}

export interface GameInfo {
  key: string;
  low: number;
  high: number;
  ready: boolean;
  bots: string[];
  switches: Switch[];
}

export interface Switch {
  name: string;
  label: string;
  help: string;
  values: [string, string][];
  default: string;
}

export interface Rule {
  number: string;
  title: string;
  text: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
}

export interface Hello {
  t: "hello";
  version: number;
  code: string;
  tokens?: string[];
  ticket?: string;
  lang?: "de" | "en" | "it" | null;
}

export interface Speak {
  t: "speak";
  lang: "de" | "en" | "it";
}

export interface Sit {
  t: "sit";
  id: string;
  chair: number;
  name: string;
  emblem?: "anchor" | "clover" | "crown" | "rose" | "spade" | "star" | null;
}

export interface Stand {
  t: "stand";
  id: string;
  chair: number;
}

export interface Swap {
  t: "swap";
  id: string;
  chair: number;
  to: number;
}

export interface Dress {
  t: "dress";
  id: string;
  chair: number;
  name: string;
  emblem: "anchor" | "clover" | "crown" | "rose" | "spade" | "star";
}

export interface Ready {
  t: "ready";
  id: string;
  chair: number;
  ready?: boolean;
}

export interface Arrange {
  t: "arrange";
  id: string;
  settings: Settings;
}

export interface Hire {
  t: "hire";
  id: string;
  chair: number;
  bot?: string;
}

export interface Shuffle {
  t: "shuffle";
  id: string;
}

export interface Begin {
  t: "begin";
  id: string;
}

export interface Rematch {
  t: "rematch";
  id: string;
}

export interface Carry {
  t: "carry";
  id: string;
  chair: number;
}

export interface Return {
  t: "return";
  id: string;
  chair: number;
}

export interface Say {
  t: "say";
  id: string;
  text: string;
  chair?: number | null;
}

export interface Answer {
  t: "answer";
  id: string;
  seat: number;
  at: number;
  pick: number[];
}

export interface Order {
  t: "order";
  id: string;
  seat: number;
  order?: string;
}

export interface TakeBack {
  t: "take-back";
  id: string;
  seat: number;
  at: number;
  back?: number;
}

export interface Propose {
  t: "propose";
  id: string;
  seat: number;
  what: "bot" | "end";
  whom?: number;
}

export interface Vote {
  t: "vote";
  id: string;
  seat: number;
  yes: boolean;
}

export interface Why {
  t: "why";
  id: string;
  seat: number;
  thing: (string | number)[];
}

export interface Explain {
  t: "explain";
  id: string;
  seat: number;
  at: number;
  pick: number[];
}

export interface Look {
  t: "look";
  id: string;
  n: number;
}

export interface Ping {
  t: "ping";
}

export interface ChairView {
  kind: "bot" | "open" | "person";
  name: string;
  emblem: "anchor" | "clover" | "crown" | "rose" | "spade" | "star";
  bot: string;
  ready: boolean;
  here: boolean;
  host: boolean;
  bank: number | null;
}

export interface ProposalView {
  what: "bot" | "end" | "undo";
  by: number;
  number: number;
  needed: number[];
  agreed: number[];
}

export interface ChatLine {
  n: number;
  name: string;
  chair: number | null;
  text: string;
  at: number;
}

export interface RoomView {
  code: string;
  settings: Settings;
  chairs: ChairView[];
  phase: "lobby" | "over" | "playing";
  match: number;
  spectators: number;
  proposal: ProposalView | null;
}

export interface Welcome {
  t: "welcome";
  version: number;
  chairs: number[];
  room: RoomView;
  chat: ChatLine[];
}

export interface RoomNews {
  t: "room";
  room: RoomView;
  chairs: number[];
}

export interface Seated {
  t: "seated";
  id: string;
  chair: number;
  token: string;
}

export interface Done {
  t: "done";
  id: string;
}

export interface Refused {
  t: "refused";
  id: string;
  message: string;
  text: string;
  rule: string;
}

export interface Heard {
  t: "chat";
  line: ChatLine;
}

export interface TicketFor {
  t: "ticket";
  id: string;
  ticket: string;
  qr: string;
}

export interface Option {
  text: string;
  touches: ((string | number)[])[];
  label?: string;
}

export interface Ask {
  kind: string;
  at: number;
  form: "number" | "one" | "some";
  options: Option[];
  least: number;
  most: number;
  prompt: string;
  help: string;
  secret: boolean;
}

export interface UndoView {
  free: number;
  why: string;
}

export interface OrderView {
  order: string;
  label: string;
}

export interface Mine {
  seat: number;
  own: unknown;
  news: unknown | null;
  ask: Ask | null;
  sealed: boolean;
  orders: OrderView[];
  order: string;
  undo: UndoView;
}

export interface LogLine {
  n: number;
  text: string;
  event: string;
  seat: number | null;
  things: ((string | number)[])[];
}

export interface Window {
  asked: number[];
  opened: number;
  least: number;
  most: number | null;
  left: number;
}

export interface Ranking {
  winners: number[];
  scores: number[];
  lines: string[];
}

export interface TableNews {
  t: "table";
  n: number;
  full: boolean;
  public: unknown;
  news: unknown;
  scores: number[];
  waiting: number[];
  wait: string;
  window: Window | null;
  log: LogLine[];
  lines: string[];
  mine: Mine[];
  end: Ranking | null;
  clocks: number[] | null;
}

export interface Past {
  t: "past";
  id: string;
  n: number;
  public: unknown;
  mine: [number, unknown][];
}

export interface Reasons {
  t: "why";
  id: string;
  lines: string[];
  rules: string[];
}

export interface Explained {
  t: "explained";
  id: string;
  label: string;
  text: string;
}

export interface Pong {
  t: "pong";
}

export type FromClient =
  | Hello
  | Speak
  | Sit
  | Stand
  | Swap
  | Dress
  | Ready
  | Arrange
  | Hire
  | Shuffle
  | Begin
  | Rematch
  | Carry
  | Return
  | Say
  | Answer
  | Order
  | TakeBack
  | Propose
  | Vote
  | Why
  | Explain
  | Look
  | Ping;

export type FromServer =
  | Welcome
  | RoomNews
  | Seated
  | Done
  | Refused
  | Heard
  | TicketFor
  | TableNews
  | Past
  | Reasons
  | Explained
  | Pong;

export type Frame = { type: string } & Record<string, unknown>;

export interface MafiaCityTable {
  stack: [string, Frame][];
  pending: number[];
  kind: string;
  how: "alone" | "apart" | "sealed";
  answers: unknown[];
  news: unknown[];
  value: unknown;
  edition: string;
  house: { target: "beginners" | "experienced"; first: "0" | "1" | "2" | "3" | "4" | "random"; strict_pass: boolean; target_late: boolean; pool_fist: boolean; react_order: "first" | "left"; self_complicity: boolean; multi_complicity: boolean; agr_zero: boolean; agr_replay: "answer" | "free"; auto_figures: boolean; sudden: boolean; discard_top: boolean; turn_cap: number; round_cap: number; chat: "free" | "none" };
  round: number;
  first: number;
  city: number[];
  stacks: number[][];
  cell: number[];
  crew: number[];
  reserve: number[];
  points: number[];
  passed: boolean[];
  turns: number[];
  solved: boolean[];
  hitman: number;
  policeman: number;
  mayor: number;
  hands: number[][];
  limbo: number[];
  deck: { rest: number[]; top: { card: number; eyes: number[] }[] };
  discard: { cards: number[]; browsable: boolean };
  memory: { owner: number; hands: number[][] }[];
}

export interface MafiaCityFirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

export interface MafiaCityTokenPassed {
  type: "TokenPassed";
  seat: number;
}

export interface MafiaCityTileLaid {
  type: "TileLaid";
  location: number;
}

export interface MafiaCityCityLaid {
  type: "CityLaid";
  city: number[];
}

export interface MafiaCityDrew {
  type: "Drew";
  seat: number;
  card: number;
}

export interface MafiaCityReshuffled {
  type: "Reshuffled";
  cards: number;
}

export interface MafiaCityNothingToDraw {
  type: "NothingToDraw";
  seat: number;
}

export interface MafiaCityKeptHand {
  type: "KeptHand";
  seat: number;
}

export interface MafiaCityReplacedHand {
  type: "ReplacedHand";
  seat: number;
  cards: number[];
}

export interface MafiaCityRoundBegan {
  type: "RoundBegan";
  round: number;
}

export interface MafiaCityPhaseBegan {
  type: "PhaseBegan";
  phase: number;
}

export interface MafiaCityPlaced {
  type: "Placed";
  seat: number;
  location: number;
}

export interface MafiaCityPassedOut {
  type: "PassedOut";
  seat: number;
}

export interface MafiaCityTemporized {
  type: "Temporized";
  seat: number;
  card: number;
}

export interface MafiaCityAnnounced {
  type: "Announced";
  seat: number;
  use: string;
  cards: number[];
  target: number[];
}

export interface MafiaCityAimed {
  type: "Aimed";
  seat: number;
  use: string;
  target: number[];
}

export interface MafiaCityFistOffered {
  type: "FistOffered";
  seat: number;
  card: number;
}

export interface MafiaCityFistTakenBack {
  type: "FistTakenBack";
  seat: number;
  card: number;
}

export interface MafiaCityCancelled {
  type: "Cancelled";
  seat: number;
  use: string;
}

export interface MafiaCityJailed {
  type: "Jailed";
  seat: number;
  owner: number;
  location: number;
}

export interface MafiaCityStole {
  type: "Stole";
  seat: number;
  victim: number;
  card: number;
}

export interface MafiaCityFoundNothing {
  type: "FoundNothing";
  seat: number;
  victim: number;
}

export interface MafiaCityRaided {
  type: "Raided";
  seat: number;
  location: number;
}

export interface MafiaCityBackInPlay {
  type: "BackInPlay";
  seat: number;
}

export interface MafiaCitySwitched {
  type: "Switched";
  location: number;
  other: number;
}

export interface MafiaCityShifted {
  type: "Shifted";
  owner: number;
  location: number;
  to: number;
}

export interface MafiaCityDiscarded {
  type: "Discarded";
  seat: number;
  card: number;
}

export interface MafiaCityTookBack {
  type: "TookBack";
  seat: number;
  location: number;
}

export interface MafiaCityBroughtIn {
  type: "BroughtIn";
  seat: number;
  location: number;
}

export interface MafiaCityChosen {
  type: "Chosen";
  seat: number;
  location: number;
}

export interface MafiaCitySolving {
  type: "Solving";
  location: number;
}

export interface MafiaCityAgreementStands {
  type: "AgreementStands";
  seat: number;
  location: number;
}

export interface MafiaCityControlled {
  type: "Controlled";
  seat: number;
  location: number;
}

export interface MafiaCityUncontrolled {
  type: "Uncontrolled";
  location: number;
}

export interface MafiaCityScored {
  type: "Scored";
  seat: number;
  points: number;
}

export interface MafiaCityReleased {
  type: "Released";
  chips: number[];
}

export interface MafiaCityHitmanMoved {
  type: "HitmanMoved";
  location: number;
}

export interface MafiaCityKilled {
  type: "Killed";
  seat: number;
  owner: number;
  location: number;
}

export interface MafiaCityRecruited {
  type: "Recruited";
  seat: number;
}

export interface MafiaCityPolicemanTaken {
  type: "PolicemanTaken";
  seat: number;
}

export interface MafiaCityPolicemanBack {
  type: "PolicemanBack";
}

export interface MafiaCityMayorTaken {
  type: "MayorTaken";
  seat: number;
}

export interface MafiaCityMayorBack {
  type: "MayorBack";
}

export interface MafiaCityFigureLeft {
  type: "FigureLeft";
  seat: number;
  location: number;
}

export interface MafiaCityNamed {
  type: "Named";
  seat: number;
  whom: number;
}

export interface MafiaCityWithdrew {
  type: "Withdrew";
  seat: number;
  location: number;
  chips: number;
}

export interface MafiaCityEnded {
  type: "Ended";
  seat: number;
  points: number;
  by: string;
}

export type MafiaCityEvent =
  | MafiaCityFirstPlayer
  | MafiaCityTokenPassed
  | MafiaCityTileLaid
  | MafiaCityCityLaid
  | MafiaCityDrew
  | MafiaCityReshuffled
  | MafiaCityNothingToDraw
  | MafiaCityKeptHand
  | MafiaCityReplacedHand
  | MafiaCityRoundBegan
  | MafiaCityPhaseBegan
  | MafiaCityPlaced
  | MafiaCityPassedOut
  | MafiaCityTemporized
  | MafiaCityAnnounced
  | MafiaCityAimed
  | MafiaCityFistOffered
  | MafiaCityFistTakenBack
  | MafiaCityCancelled
  | MafiaCityJailed
  | MafiaCityStole
  | MafiaCityFoundNothing
  | MafiaCityRaided
  | MafiaCityBackInPlay
  | MafiaCitySwitched
  | MafiaCityShifted
  | MafiaCityDiscarded
  | MafiaCityTookBack
  | MafiaCityBroughtIn
  | MafiaCityChosen
  | MafiaCitySolving
  | MafiaCityAgreementStands
  | MafiaCityControlled
  | MafiaCityUncontrolled
  | MafiaCityScored
  | MafiaCityReleased
  | MafiaCityHitmanMoved
  | MafiaCityKilled
  | MafiaCityRecruited
  | MafiaCityPolicemanTaken
  | MafiaCityPolicemanBack
  | MafiaCityMayorTaken
  | MafiaCityMayorBack
  | MafiaCityFigureLeft
  | MafiaCityNamed
  | MafiaCityWithdrew
  | MafiaCityEnded;
