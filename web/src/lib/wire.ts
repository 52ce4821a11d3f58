// Made by `python -m consigliere.server.protocol.typescript`; do not edit.


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
  hints?: boolean;
  undo_alone?: "marked" | "refused";
  takeover?: "anybody" | "host" | "nobody";
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
  commitment: string;
}

export interface Start {
  token: string;
  bots: string;
  share: string;
}

export interface MyKeys {
  tokens: string[];
}

export interface MyTable {
  room: RoomView;
  chairs: number[];
  now: string;
  wait: string;
  turn: boolean;
  last: string;
  moved: number;
  winners: number[];
  scores: number[];
}

export interface GameInfo {
  key: string;
  title: string;
  low: number;
  high: number;
  lesson: boolean;
  rulebook: boolean;
  components: { name: string; label: string; each: boolean; seats: boolean; names: string[] }[];
  phases: Record<string, string>;
  scored: string;
  bots: string[];
  styles: string[];
  switches: Switch[];
  groups: [string, string][];
  prints: Print[];
  editions: EditionInfo[];
}

export interface Switch {
  name: string;
  label: string;
  help: string;
  values: [string, string][];
  default: string;
  group: string;
  number: boolean;
  least: number | null;
  most: number | null;
}

export interface Print {
  name: string;
  label: string;
  options: Record<string, string>;
}

export interface Rule {
  number: string;
  title: string;
  blocks: (string | string[][])[];
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
}

export interface ServerReady {
  status: string;
}

export interface ServerNotReady {
  type: string;
  title: string;
  status: number;
  detail: string;
  failed: string[];
}

export interface Hello {
  t: "hello";
  version: number;
  code: string;
  tokens?: string[];
  ticket?: string;
  lang?: "de" | "en" | "it" | null;
  screen?: boolean;
  match?: number;
  since?: number;
  visitor?: string;
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

export interface RequestSeat {
  t: "request-seat";
  id: string;
  chair: number;
  name: string;
}

export interface Withdraw {
  t: "withdraw";
  id: string;
}

export interface Grant {
  t: "grant";
  id: string;
  request: string;
  yes: boolean;
}

export interface Lock {
  t: "lock";
  id: string;
  locked: "all" | "open" | "seats";
}

export interface Mute {
  t: "mute";
  id: string;
  chair?: number | null;
  mark?: string;
  muted?: boolean;
}

export interface Remove {
  t: "remove";
  id: string;
  chair: number;
}

export interface Readmit {
  t: "readmit";
  id: string;
}

export interface HandOn {
  t: "hand-on";
  id: string;
  chair: number;
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
  share?: string;
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

export interface Show {
  t: "show";
  id: string;
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

export interface Think {
  t: "think";
  id: string;
  seat: number;
  at: number;
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
  what: "bot" | "end" | "remove";
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

export interface Preview {
  t: "preview";
  id: string;
  seat: number;
  at: number;
  pick: number[];
}

export interface Hint {
  t: "hint";
  id: string;
  seat: number;
  at: number;
}

export interface Look {
  t: "look";
  id: string;
  n: number;
}

export interface Tell {
  t: "tell";
  id: string;
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
  away: number | null;
  muted: boolean;
}

export interface ProposalView {
  what: "bot" | "end" | "remove" | "undo";
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
  mark: string;
}

export interface RequestView {
  id: string;
  chair: number;
  name: string;
  granted: boolean;
}

export interface ForkView {
  replay: string;
  n: number;
}

export interface DealView {
  commitment: string;
  shares: string[];
}

export interface HaltedView {
  rules: number;
  known: number;
  replay: string;
}

export interface RoomView {
  code: string;
  settings: Settings;
  chairs: ChairView[];
  phase: "lobby" | "over" | "playing";
  match: number;
  spectators: number;
  proposal: ProposalView | null;
  screens: number;
  replays: string[];
  fork: ForkView | null;
  deal: DealView | null;
  halted: HaltedView | null;
  locked: "all" | "open" | "seats";
  requests: RequestView[];
  muted: string[];
  removed: boolean;
  grace: number;
  absence: number;
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

export interface Requested {
  t: "requested";
  id: string;
  request: string;
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
  action: unknown;
  touches: ((string | number)[])[];
  label?: string;
  role?: "" | "leave" | "refuse";
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
  rule: string;
  private: boolean;
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
  public?: string | null;
  data?: unknown;
  rule?: string;
  weight?: "minor" | "moment" | "move" | "scene";
  at?: number;
}

export interface Window {
  asked: number[];
  opened: number;
  least: number;
  most: number | null;
  left: number;
  thinking: number[];
}

export interface Ranking {
  winners: number[];
  scores: number[];
  lines: string[];
  order: number[];
  replay: string;
}

export interface Stage {
  events: number;
  changes: unknown;
  scores: number[];
}

export interface TableNews {
  t: "table";
  n: number;
  full: boolean;
  public: unknown;
  news: unknown;
  stages: Stage[];
  scores: number[];
  waiting: number[];
  wait: string;
  window: Window | null;
  log: LogLine[];
  mine: Mine[];
  end: Ranking | null;
  clocks: number[] | null;
  since: number;
}

export interface Past {
  t: "past";
  id: string;
  n: number;
  public: unknown;
  mine: [number, unknown][];
  scores: number[];
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

export interface Previewed {
  t: "previewed";
  id: string;
  changes: unknown;
  news: unknown;
  scores: number[];
  ends: "chance" | "hidden" | "others" | "question";
  unless_reaction: boolean;
}

export interface Advice {
  pick: number[];
  text: string;
  label: string;
  value: number;
  low: number;
  high: number;
  behind: number;
  behind_low: number;
  behind_high: number;
}

export interface Hinted {
  t: "hinted";
  id: string;
  seat: number;
  at: number;
  advice: Advice[];
  why: string;
  clear: boolean;
  simulations: number;
}

export interface TextSection {
  title: string;
  lines: string[];
  notes: string[];
}

export interface TableText {
  t: "told";
  id: string;
  sections: TextSection[];
}

export interface Pong {
  t: "pong";
}

export interface ReplayOpened {
  id: string;
}

export interface ReplaySeat {
  name: string;
  emblem: "anchor" | "clover" | "crown" | "rose" | "spade" | "star";
  bot: string;
}

export interface ReplayTick {
  at: number;
  number: number;
}

export interface ReplaySeries {
  key: string;
  label: string;
  values: number[][];
}

export interface SourceRow {
  label: string;
  values: number[];
}

export interface SourceTable {
  key: string;
  label: string;
  rows: SourceRow[];
  totals: number[];
}

export interface ReplayView {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: ReplaySeat[];
  bots: string[];
  finished: boolean;
  ended: number;
  last: number;
  ticks: ReplayTick[];
  series: ReplaySeries[];
  sources: SourceTable[];
  end: Ranking;
  undone: LogLine[];
}

export interface ReplayFrame {
  n: number;
  table: unknown;
  news: unknown;
  scores: number[];
}

export interface ReplayFrames {
  frames: ReplayFrame[];
}

export interface ReplayChance {
  at: number;
  kind: string;
  nth: number;
  menu: [string, number][];
  text: string;
}

export interface Fork {
  n: number;
  name?: string;
  seat?: number;
  bots?: string;
}

export interface ReviewSeat {
  seat: number;
  name: string;
  start: number;
  end: number;
  skill: number;
  skill_low: number;
  skill_high: number;
  luck: number | null;
  others: number;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface ReviewPoint {
  n: number;
  at: number;
  shares: number[];
}

export interface ReviewAnswer {
  text: string;
  label: string;
  value: number;
}

export interface ReviewDecision {
  n: number;
  at: number;
  seat: number;
  kind: string;
  prompt: string;
  said: ReviewAnswer;
  best: ReviewAnswer;
  cost: number;
  low: number;
  high: number;
  grade: "blunder" | "fine" | "inaccuracy" | "mistake";
  why: string;
}

export interface ReviewTurn {
  n: number;
  at: number;
  seat: number;
  text: string;
  before: number[];
  after: number[];
}

export interface ReviewLuck {
  n: number;
  at: number;
  text: string;
  luck: number[];
}

export interface ReviewView {
  id: string;
  game: string;
  deep: boolean;
  seats: ReviewSeat[];
  chart: ReviewPoint[];
  decisions: ReviewDecision[];
  turns: ReviewTurn[];
  lucks: ReviewLuck[];
}

export interface ReviewState {
  id: string;
  deep: boolean;
  state: "done" | "failed" | "none" | "working";
  done: number;
  total: number;
  review: ReviewView | null;
}

export interface EditionInfo {
  game: string;
  ref: string;
  name: string;
}

export interface EditionFile {
  game: string;
  ref: string;
  name: string;
  toml: string;
  values: Record<string, unknown>;
  sources: Record<string, ["copy" | "inferred" | "reconstructed" | "rulebook", string]>;
  printed: boolean;
}

export interface EditionDraft {
  toml: string;
  values?: Record<string, unknown> | null;
  sources?: Record<string, ["copy" | "inferred" | "reconstructed" | "rulebook", string]> | null;
  key?: string;
}

export interface EditionProblem {
  path: string;
  line: number;
  text: string;
  message: string;
}

export interface EditionChecked {
  game: string;
  ref: string;
  name: string;
  toml: string;
  values: Record<string, unknown>;
  sources: Record<string, ["copy" | "inferred" | "reconstructed" | "rulebook", string]>;
  problems: EditionProblem[];
}

export interface EditionSaved {
  game: string;
  ref: string;
  name: string;
  toml: string;
  key: string;
}

export interface EditionRefused {
  type: string;
  title: string;
  status: number;
  detail: string;
  problems: EditionProblem[];
}

export interface LessonChapter {
  key: string;
  title: string;
  steps: number;
}

export interface LessonAsk {
  answers?: string[];
  pick?: number[] | null;
  go?: boolean;
  fresh?: boolean;
  lang?: "de" | "en" | "it";
}

export interface LessonQuery {
  query: Why | Explain | Preview | Look | Tell;
  answers?: string[];
  lang?: "de" | "en" | "it";
}

export interface Coach {
  text: string;
  rule: string;
  show: ((string | number)[])[];
  picks: number[][];
  refused: boolean;
}

export interface LessonNews {
  answers: string[];
  step: number;
  steps: number;
  coach: Coach;
  seat: number;
  room: RoomView;
  tables: TableNews[];
}

export interface LabPlan {
  game: string;
  bots: string[];
  players: number;
  games: number;
  seed: number;
  edition: string;
  options: Record<string, string>;
  decisions: boolean;
  name: string;
}

export interface LabRun {
  id: string;
  plan: LabPlan;
  state: "done" | "failed" | "stopped" | "working";
  done: number;
  total: number;
  left: number | null;
  begun: number;
  problem: Problem | null;
}

export interface LabView {
  open: boolean;
  ready: boolean;
  most: number;
  runs: LabRun[];
}

export type FromClient =
  | Hello
  | Speak
  | Sit
  | RequestSeat
  | Withdraw
  | Grant
  | Lock
  | Mute
  | Remove
  | Readmit
  | HandOn
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
  | Show
  | Return
  | Say
  | Answer
  | Think
  | Order
  | TakeBack
  | Propose
  | Vote
  | Why
  | Explain
  | Preview
  | Hint
  | Look
  | Tell
  | Ping;

export type FromServer =
  | Welcome
  | RoomNews
  | Seated
  | Requested
  | Done
  | Refused
  | Heard
  | TicketFor
  | TableNews
  | Past
  | Reasons
  | Explained
  | Previewed
  | Hinted
  | TableText
  | Pong;

export interface Now {
  phase: string | null;
  turn: number | null;
  pending: { use: string; seat: number; cards: number[]; target: number[] }[];
}

export interface MafiaCityNow {
  phase: "action" | "end" | "location" | "strategy" | null;
  turn: number | null;
  pending: { use: string; seat: number; cards: number[]; target: number[] }[];
  location: number | null;
}

export interface MafiaCityTable {
  now: MafiaCityNow;
  edition: string;
  house: { target: "beginners" | "experienced"; first: "0" | "1" | "2" | "3" | "4" | "random"; strict_pass: boolean; target_late: boolean; pool_fist: boolean; react_order: "first" | "left"; self_complicity: boolean; multi_complicity: boolean; agr_zero: boolean; agr_replay: "answer" | "free"; auto_figures: boolean; sudden: boolean; discard_top: boolean; turn_cap: number; round_cap: number; chat: "free" | "none"; shadow_others: boolean };
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
  goal: number;
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

export interface MafiaCityTurnsUp {
  type: "TurnsUp";
  seat: number;
  turns: number;
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
  | MafiaCityTurnsUp
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

export interface MafiaCityKeepAction {
  do: "keep";
}

export interface MafiaCityReplaceAction {
  do: "replace";
}

export interface MafiaCityPlaceAction {
  do: "place";
  location: number;
}

export interface MafiaCityPlayAction {
  do: "play";
  card: number;
  target: number[];
}

export interface MafiaCityHatAction {
  do: "hat";
  cards: number[];
  target: number[];
}

export interface MafiaCityTemporizeAction {
  do: "temporize";
  card: number;
}

export interface MafiaCityPassAction {
  do: "pass";
}

export interface MafiaCityBulletAction {
  do: "bullet";
  card: number;
}

export interface MafiaCityDeclineAction {
  do: "decline";
}

export interface MafiaCityFistsAction {
  do: "fists";
  cards: number[];
}

export interface MafiaCityOfferFistAction {
  do: "offer";
  card: number;
}

export interface MafiaCityAddFistAction {
  do: "add";
  card: number;
}

export interface MafiaCityAimAction {
  do: "aim";
  kind: number;
  target: number[];
}

export interface MafiaCityAgreeAction {
  do: "agree";
  cards: number[];
}

export interface MafiaCityPlusOneAction {
  do: "plus";
  card: number;
}

export interface MafiaCitySendAction {
  do: "send";
  location: number;
  height: number;
}

export interface MafiaCityMoveAction {
  do: "move";
  location: number;
}

export interface MafiaCityRecruitAction {
  do: "recruit";
}

export interface MafiaCityTakeAction {
  do: "take";
}

export interface MafiaCityDrawAction {
  do: "draw";
}

export interface MafiaCityDiscardAction {
  do: "discard";
  card: number;
}

export interface MafiaCityChooseAction {
  do: "choose";
  location: number;
}

export interface MafiaCityNameAction {
  do: "name";
  whom: number;
}

export interface MafiaCityWithdrawAction {
  do: "withdraw";
  location: number;
  chips: number[];
}

export interface MafiaCityFirstAction {
  do: "first";
  whom: number;
}

export interface MafiaCityLayAction {
  do: "lay";
  location: number;
}

export interface MafiaCityDealAction {
  do: "deal";
  seat: number;
  card: number;
}

export interface MafiaCityRobAction {
  do: "rob";
  thief: number;
  victim: number;
  card: number;
}

export type MafiaCityAction =
  | MafiaCityKeepAction
  | MafiaCityReplaceAction
  | MafiaCityPlaceAction
  | MafiaCityPlayAction
  | MafiaCityHatAction
  | MafiaCityTemporizeAction
  | MafiaCityPassAction
  | MafiaCityBulletAction
  | MafiaCityDeclineAction
  | MafiaCityFistsAction
  | MafiaCityOfferFistAction
  | MafiaCityAddFistAction
  | MafiaCityAimAction
  | MafiaCityAgreeAction
  | MafiaCityPlusOneAction
  | MafiaCitySendAction
  | MafiaCityMoveAction
  | MafiaCityRecruitAction
  | MafiaCityTakeAction
  | MafiaCityDrawAction
  | MafiaCityDiscardAction
  | MafiaCityChooseAction
  | MafiaCityNameAction
  | MafiaCityWithdrawAction
  | MafiaCityFirstAction
  | MafiaCityLayAction
  | MafiaCityDealAction
  | MafiaCityRobAction;

export type MafiaCityQuestion =
  | "add_fist"
  | "agree"
  | "aim"
  | "bullet"
  | "choose"
  | "complicity"
  | "deal"
  | "discard"
  | "discard_drawn"
  | "draw"
  | "first"
  | "follow_up"
  | "kill"
  | "lay"
  | "move_hitman"
  | "mulligan"
  | "name"
  | "next_location"
  | "plus_one"
  | "react"
  | "recruit"
  | "rob"
  | "send"
  | "take_mayor"
  | "take_policeman"
  | "turn"
  | "withdraw";

export interface MafiozooNow {
  phase: "corruption" | "favours" | "income" | "influence" | null;
  turn: number | null;
  pending: { use: string; seat: number; cards: number[]; target: number[] }[];
  scene: { scene: "evaluation"; character: number; left: ({ seat: number; grant: "buy" | "free" | "none"; to_reserve: boolean; godfather: boolean })[]; informants: boolean } | { scene: "construction"; builders: number[]; plans: { owner: number; builds: { do: "build"; seat: number; place: number; payment: number[] }[] }[] } | null;
}

export interface MafiozooTable {
  now: MafiozooNow;
  edition: string;
  house: { second_tie: "all" | "none"; bonus_window: "any" | "final" | "own"; building: "parallel" | "turns"; memory_aid: boolean; tiles: string; first: "0" | "1" | "2" | "3" | "random"; empty_play: "forced" | "free"; informant: "exact" | "upto"; puppet_second: "blocks" | "ignored"; walk: "back" | "onward"; bonus_uses: "once" | "unlimited"; last_token: "exchange" | "kept" };
  round: number;
  first: number;
  golden: boolean[];
  visited: number;
  gems: number[][];
  reserve: number[];
  fund: number[];
  money: number[];
  tokens: number[][];
  henchmen: number[][];
  used: number[][];
  judged: boolean[];
  blanks: number[];
  picks: number[][];
  districts: number[][];
  hands: number[][];
  informants: number[][];
  deck: { rest: number[]; top: { card: number; eyes: number[] }[] };
  discard: { card: number; eyes: number[] }[];
  turned: number[];
  informant_deck: { rest: number[]; top: { card: number; eyes: number[] }[] };
  informant_discard: number[];
  district_deck: { rest: number[]; top: { card: number; eyes: number[] }[] };
  agenda: number[];
  godfathers: { rest: number[]; top: { card: number; eyes: number[] }[] };
  shown: number[];
  revealed: boolean;
}

export interface MafiozooFirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

export interface MafiozooCarPassed {
  type: "CarPassed";
  seat: number;
}

export interface MafiozooTileTurned {
  type: "TileTurned";
  character: number;
  golden: boolean;
}

export interface MafiozooTilesSet {
  type: "TilesSet";
  golden: boolean[];
}

export interface MafiozooTooGolden {
  type: "TooGolden";
}

export interface MafiozooAgendaFilled {
  type: "AgendaFilled";
  district: number;
}

export interface MafiozooRoundBegan {
  type: "RoundBegan";
  round: number;
}

export interface MafiozooPhaseBegan {
  type: "PhaseBegan";
  phase: number;
}

export interface MafiozooVisited {
  type: "Visited";
  character: number;
  pay: number;
}

export interface MafiozooShuffled {
  type: "Shuffled";
  cards: number;
}

export interface MafiozooInformantsShuffled {
  type: "InformantsShuffled";
  cards: number;
}

export interface MafiozooPuppetTurned {
  type: "PuppetTurned";
  card: number;
}

export interface MafiozooPuppetPlaced {
  type: "PuppetPlaced";
  character: number;
  gems: number;
}

export interface MafiozooDrewCard {
  type: "DrewCard";
  seat: number;
  card: number;
}

export interface MafiozooDrewInformant {
  type: "DrewInformant";
  seat: number;
  card: number;
}

export interface MafiozooNoInformantLeft {
  type: "NoInformantLeft";
  seat: number;
}

export interface MafiozooGotMoney {
  type: "GotMoney";
  seat: number;
  money: number;
}

export interface MafiozooGainedGems {
  type: "GainedGems";
  seat: number;
  gems: number;
}

export interface MafiozooPickedDistrict {
  type: "PickedDistrict";
  seat: number;
  district: number;
}

export interface MafiozooDrewDistrict {
  type: "DrewDistrict";
  seat: number;
  district: number;
}

export interface MafiozooGotBlank {
  type: "GotBlank";
  seat: number;
}

export interface MafiozooPlayedForGems {
  type: "PlayedForGems";
  seat: number;
  card: number;
  gems: number;
}

export interface MafiozooBribed {
  type: "Bribed";
  seat: number;
  card: number;
  spread: [number, number][];
}

export interface MafiozooWasted {
  type: "Wasted";
  seat: number;
  card: number;
}

export interface MafiozooLastCardGone {
  type: "LastCardGone";
  seat: number;
}

export interface MafiozooBonusUsed {
  type: "BonusUsed";
  seat: number;
  place: number;
  character: number;
}

export interface MafiozooEvaluating {
  type: "Evaluating";
  character: number;
}

export interface MafiozooInformed {
  type: "Informed";
  seat: number;
  character: number;
  gems: number;
}

export interface MafiozooNobodyInformed {
  type: "NobodyInformed";
  character: number;
}

export interface MafiozooNobodyThere {
  type: "NobodyThere";
  character: number;
}

export interface MafiozooGemsHome {
  type: "GemsHome";
  seat: number;
  gems: number;
  to_reserve: boolean;
}

export interface MafiozooFavoured {
  type: "Favoured";
  seat: number;
  character: number;
  price: number;
}

export interface MafiozooPuppetHome {
  type: "PuppetHome";
  character: number;
  gems: number;
}

export interface MafiozooGotToken {
  type: "GotToken";
  seat: number;
  token: number;
}

export interface MafiozooGemPut {
  type: "GemPut";
  seat: number;
  character: number;
  gems: number;
}

export interface MafiozooBuilt {
  type: "Built";
  seat: number;
  place: number;
  payment: number[];
}

export interface MafiozooDoneBuilding {
  type: "DoneBuilding";
  seat: number;
}

export interface MafiozooKeptToken {
  type: "KeptToken";
  seat: number;
  token: number;
}

export interface MafiozooKeptNone {
  type: "KeptNone";
  seat: number;
  returned: number;
}

export interface MafiozooDistrictsRevealed {
  type: "DistrictsRevealed";
  seat: number;
  districts: number[];
}

export interface MafiozooCounted {
  type: "Counted";
  seat: number;
  tokens: number;
  compensation: number;
  sets: number;
  majorities: number;
  places: number;
  total: number;
}

export interface MafiozooEnded {
  type: "Ended";
  seats: number[];
  influence: number;
  by: string;
}

export type MafiozooEvent =
  | MafiozooFirstPlayer
  | MafiozooCarPassed
  | MafiozooTileTurned
  | MafiozooTilesSet
  | MafiozooTooGolden
  | MafiozooAgendaFilled
  | MafiozooRoundBegan
  | MafiozooPhaseBegan
  | MafiozooVisited
  | MafiozooShuffled
  | MafiozooInformantsShuffled
  | MafiozooPuppetTurned
  | MafiozooPuppetPlaced
  | MafiozooDrewCard
  | MafiozooDrewInformant
  | MafiozooNoInformantLeft
  | MafiozooGotMoney
  | MafiozooGainedGems
  | MafiozooPickedDistrict
  | MafiozooDrewDistrict
  | MafiozooGotBlank
  | MafiozooPlayedForGems
  | MafiozooBribed
  | MafiozooWasted
  | MafiozooLastCardGone
  | MafiozooBonusUsed
  | MafiozooEvaluating
  | MafiozooInformed
  | MafiozooNobodyInformed
  | MafiozooNobodyThere
  | MafiozooGemsHome
  | MafiozooFavoured
  | MafiozooPuppetHome
  | MafiozooGotToken
  | MafiozooGemPut
  | MafiozooBuilt
  | MafiozooDoneBuilding
  | MafiozooKeptToken
  | MafiozooKeptNone
  | MafiozooDistrictsRevealed
  | MafiozooCounted
  | MafiozooEnded;

export interface MafiozooDockAction {
  do: "dock";
  gems: number;
}

export interface MafiozooPickAction {
  do: "pick";
  district: number;
}

export interface MafiozooBlindAction {
  do: "blind";
}

export interface MafiozooGainAction {
  do: "gain";
  card: number;
  gems: number;
}

export interface MafiozooBribeAction {
  do: "bribe";
  card: number;
  spread: [number, number][];
}

export interface MafiozooWasteAction {
  do: "waste";
  card: number;
}

export interface MafiozooBonusAction {
  do: "bonus";
  place: number;
  character: number;
}

export interface MafiozooDeclineAction {
  do: "decline";
}

export interface MafiozooInformAction {
  do: "inform";
  character: number;
  fund: number;
  reserve: number;
}

export interface MafiozooPayAction {
  do: "pay";
}

export interface MafiozooPutAction {
  do: "put";
  character: number;
}

export interface MafiozooSendAction {
  do: "send";
  gems: number;
}

export interface MafiozooBuildAction {
  do: "build";
  seat: number;
  place: number;
  payment: number[];
}

export interface MafiozooDoneAction {
  do: "done";
}

export interface MafiozooKeepAction {
  do: "keep";
  token: number;
}

export interface MafiozooKeepNoneAction {
  do: "keep-none";
}

export interface MafiozooFirstAction {
  do: "first";
  whom: number;
}

export interface MafiozooFlipAction {
  do: "flip";
  character: number;
  golden: number;
}

export interface MafiozooRevealAction {
  do: "reveal";
  district: number;
}

export interface MafiozooDealDistrictAction {
  do: "district";
  seat: number;
  district: number;
}

export interface MafiozooDealAction {
  do: "deal";
  seat: number;
  card: number;
}

export interface MafiozooDealInformantAction {
  do: "informant";
  seat: number;
  card: number;
}

export interface MafiozooVisitAction {
  do: "visit";
  card: number;
}

export interface MafiozooTurnUpAction {
  do: "turn";
  card: number;
}

export type MafiozooAction =
  | MafiozooDockAction
  | MafiozooPickAction
  | MafiozooBlindAction
  | MafiozooGainAction
  | MafiozooBribeAction
  | MafiozooWasteAction
  | MafiozooBonusAction
  | MafiozooDeclineAction
  | MafiozooInformAction
  | MafiozooPayAction
  | MafiozooPutAction
  | MafiozooSendAction
  | MafiozooBuildAction
  | MafiozooDoneAction
  | MafiozooKeepAction
  | MafiozooKeepNoneAction
  | MafiozooFirstAction
  | MafiozooFlipAction
  | MafiozooRevealAction
  | MafiozooDealDistrictAction
  | MafiozooDealAction
  | MafiozooDealInformantAction
  | MafiozooVisitAction
  | MafiozooTurnUpAction;

export type MafiozooQuestion =
  | "bonus"
  | "build"
  | "choose"
  | "corrupt"
  | "deal"
  | "deal_informant"
  | "district"
  | "dock"
  | "draw_district"
  | "first"
  | "flip"
  | "keep_token"
  | "pay"
  | "put_gem"
  | "react"
  | "reveal"
  | "send_gems"
  | "turn_up"
  | "visit";

export interface MobCityNow {
  phase: "bidding" | "districts" | "orders" | null;
  turn: number | null;
  pending: { use: string; seat: number; cards: number[]; target: number[] }[];
  block: number | null;
  scene: { scene: "bidding" } | { scene: "privilege"; privilege: number; left: number[]; may_hire: number[] } | { scene: "orders"; step: "buying" | "sending" | "speakeasies" | "wages"; slot: number | null } | { scene: "grenade"; building: number } | { scene: "shootout"; building: number; stage: "arming" | "fight" | "initiative" | "victory"; fighters: { seat: number; slot: number; card: number; weapons: number[]; standing: boolean }[]; piles: number[][]; order: number[]; acting: number | null; arming: number[]; plans: { owner: number; given: [number, number][] }[] } | null;
}

export interface MobCityTable {
  now: MobCityNow;
  edition: string;
  house: { first: "0" | "1" | "2" | "3" | "4" | "5" | "random"; blocks: "4" | "5" | "6" | "7" | "8" | "printed"; open_pool: boolean; compulsory: boolean; moving: boolean; dismissal: boolean; bombed_income: boolean; hidden_money: boolean; memory_aid: boolean; grenade_in_shootout: boolean; notoriety_lost: boolean; moll_doubles: "income" | "share"; smallest_bill: "1" | "50"; orphan_rule: boolean; claim_at_once: boolean; consigliere: "chair" | "program" };
  day: number;
  favour: number;
  city: number[];
  purse: { cash: number[]; bank: number; hidden: boolean };
  notoriety: number[];
  owner: number[];
  open: number[];
  raided: number[];
  bombed: number[];
  crews: { owner: number; cards: number[]; shown: number[]; bare: boolean }[][];
  groups: number[][];
  bids: number[][];
  pool: { cards: number[]; eyes: number[] };
  deck: { top: number[]; layers: { shown: number[]; hidden: number[] }[] };
  police: number;
  whiskey: number[];
  offered: number[];
  events: { rest: number[]; top: { card: number; eyes: number[] }[] };
  event: number;
  past: number[];
  will: number;
  testament: { will: number; by: number };
}

export interface MobCityInFavour {
  type: "InFavour";
  seat: number;
}

export interface MobCityPostcardPassed {
  type: "PostcardPassed";
  seat: number;
}

export interface MobCityBlockLaid {
  type: "BlockLaid";
  block: number;
}

export interface MobCitySoldierDealt {
  type: "SoldierDealt";
  seat: number;
  card: number;
}

export interface MobCitySettled {
  type: "Settled";
  seat: number;
  slot: number;
}

export interface MobCityWillChosen {
  type: "WillChosen";
  seat: number;
  will: number;
}

export interface MobCityDayBegan {
  type: "DayBegan";
  day: number;
}

export interface MobCityPhaseBegan {
  type: "PhaseBegan";
  phase: number;
}

export interface MobCityBidsShown {
  type: "BidsShown";
  seat: number;
  tokens: number[];
}

export interface MobCityPoolDrawn {
  type: "PoolDrawn";
  cards: number;
}

export interface MobCityPoolSeen {
  type: "PoolSeen";
  seat: number;
  cards: number[];
}

export interface MobCityPoolOpen {
  type: "PoolOpen";
  cards: number[];
}

export interface MobCityHired {
  type: "Hired";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityHiredOpenly {
  type: "HiredOpenly";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityShifted {
  type: "Shifted";
  seat: number;
  slot: number;
  to: number;
  card: number;
}

export interface MobCityShiftedOpenly {
  type: "ShiftedOpenly";
  seat: number;
  slot: number;
  to: number;
  card: number;
}

export interface MobCityPoolReturned {
  type: "PoolReturned";
  cards: number;
}

export interface MobCityPaid {
  type: "Paid";
  payer: number;
  to: number;
  amount: number;
  reason: string;
}

export interface MobCityPurseTold {
  type: "PurseTold";
  seat: number;
}

export interface MobCityPrivilegeTaken {
  type: "PrivilegeTaken";
  seat: number;
  privilege: number;
}

export interface MobCityPrivilegeDeclined {
  type: "PrivilegeDeclined";
  seat: number;
  privilege: number;
}

export interface MobCityEventSeen {
  type: "EventSeen";
  seat: number;
  event: number;
}

export interface MobCityWhiskeyTaken {
  type: "WhiskeyTaken";
  seat: number;
  value: number;
}

export interface MobCityNoWhiskey {
  type: "NoWhiskey";
  seat: number;
}

export interface MobCityDismissed {
  type: "Dismissed";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityDismissedOpenly {
  type: "DismissedOpenly";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityOrphansLeft {
  type: "OrphansLeft";
  seat: number;
  slot: number;
  cards: number;
}

export interface MobCityCannotPayOne {
  type: "CannotPayOne";
  seat: number;
}

export interface MobCityLastManStays {
  type: "LastManStays";
  seat: number;
  slot: number;
}

export interface MobCityBought {
  type: "Bought";
  seat: number;
  building: number;
}

export interface MobCityNotorietyChanged {
  type: "NotorietyChanged";
  seat: number;
  now: number;
}

export interface MobCityOpened {
  type: "Opened";
  seat: number;
  building: number;
}

export interface MobCitySent {
  type: "Sent";
  seat: number;
  slot: number;
  building: number;
}

export interface MobCityEventTurned {
  type: "EventTurned";
  event: number;
}

export interface MobCityResolving {
  type: "Resolving";
  block: number;
}

export interface MobCityBlockSettled {
  type: "BlockSettled";
  block: number;
}

export interface MobCityRaided {
  type: "Raided";
  seat: number;
  building: number;
  lost: boolean;
}

export interface MobCityArrested {
  type: "Arrested";
  seat: number;
  slot: number;
  building: number;
  cards: number;
}

export interface MobCityBombed {
  type: "Bombed";
  seat: number;
  building: number;
}

export interface MobCityNobodyThrew {
  type: "NobodyThrew";
  building: number;
}

export interface MobCityMollSeen {
  type: "MollSeen";
  seat: number;
  building: number;
}

export interface MobCityNoMoll {
  type: "NoMoll";
  seat: number;
  building: number;
}

export interface MobCityNoIncome {
  type: "NoIncome";
  building: number;
}

export interface MobCityShootoutBegan {
  type: "ShootoutBegan";
  building: number;
}

export interface MobCityLinedUp {
  type: "LinedUp";
  seat: number;
  card: number;
  weapons: number[];
}

export interface MobCityNobodyLinedUp {
  type: "NobodyLinedUp";
  seat: number;
}

export interface MobCityAttacked {
  type: "Attacked";
  seat: number;
  card: number;
  weapon: number;
  victim: number;
  target: number;
  die: number;
}

export interface MobCityMissed {
  type: "Missed";
  seat: number;
  card: number;
}

export interface MobCityInjured {
  type: "Injured";
  seat: number;
  card: number;
}

export interface MobCityKilled {
  type: "Killed";
  seat: number;
  card: number;
}

export interface MobCityGrenadeLobbed {
  type: "GrenadeLobbed";
  seat: number;
  card: number;
  victim: number;
}

export interface MobCityCollected {
  type: "Collected";
  seat: number;
  card: number;
  weapon: number;
}

export interface MobCityClaimed {
  type: "Claimed";
  seat: number;
  whose: number;
  cards: number[];
}

export interface MobCityShootoutWon {
  type: "ShootoutWon";
  seat: number;
  building: number;
}

export interface MobCityStandOff {
  type: "StandOff";
  building: number;
}

export interface MobCityLooted {
  type: "Looted";
  seat: number;
  weapons: number[];
}

export interface MobCityDayEnded {
  type: "DayEnded";
  day: number;
}

export interface MobCityWillRead {
  type: "WillRead";
  will: number;
}

export interface MobCityEnded {
  type: "Ended";
  seats: number[];
  by: string;
}

export type MobCityEvent =
  | MobCityInFavour
  | MobCityPostcardPassed
  | MobCityBlockLaid
  | MobCitySoldierDealt
  | MobCitySettled
  | MobCityWillChosen
  | MobCityDayBegan
  | MobCityPhaseBegan
  | MobCityBidsShown
  | MobCityPoolDrawn
  | MobCityPoolSeen
  | MobCityPoolOpen
  | MobCityHired
  | MobCityHiredOpenly
  | MobCityShifted
  | MobCityShiftedOpenly
  | MobCityPoolReturned
  | MobCityPaid
  | MobCityPurseTold
  | MobCityPrivilegeTaken
  | MobCityPrivilegeDeclined
  | MobCityEventSeen
  | MobCityWhiskeyTaken
  | MobCityNoWhiskey
  | MobCityDismissed
  | MobCityDismissedOpenly
  | MobCityOrphansLeft
  | MobCityCannotPayOne
  | MobCityLastManStays
  | MobCityBought
  | MobCityNotorietyChanged
  | MobCityOpened
  | MobCitySent
  | MobCityEventTurned
  | MobCityResolving
  | MobCityBlockSettled
  | MobCityRaided
  | MobCityArrested
  | MobCityBombed
  | MobCityNobodyThrew
  | MobCityMollSeen
  | MobCityNoMoll
  | MobCityNoIncome
  | MobCityShootoutBegan
  | MobCityLinedUp
  | MobCityNobodyLinedUp
  | MobCityAttacked
  | MobCityMissed
  | MobCityInjured
  | MobCityKilled
  | MobCityGrenadeLobbed
  | MobCityCollected
  | MobCityClaimed
  | MobCityShootoutWon
  | MobCityStandOff
  | MobCityLooted
  | MobCityDayEnded
  | MobCityWillRead
  | MobCityEnded;

export interface MobCitySettleAction {
  do: "settle";
  slot: number;
}

export interface MobCityNameAction {
  do: "will";
  seat: number;
  will: number;
}

export interface MobCityBidAction {
  do: "bid";
  tokens: number[];
}

export interface MobCityHireAction {
  do: "hire";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityShiftAction {
  do: "shift";
  seat: number;
  slot: number;
  to: number;
  card: number;
}

export interface MobCityStopAction {
  do: "stop";
}

export interface MobCityTakeAction {
  do: "take";
}

export interface MobCityDeclineAction {
  do: "decline";
}

export interface MobCityDrinkAction {
  do: "drink";
  value: number;
}

export interface MobCityDismissAction {
  do: "dismiss";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityKeepOneAction {
  do: "keep";
  seat: number;
  slot: number;
  card: number;
}

export interface MobCityBuyAction {
  do: "buy";
  building: number;
}

export interface MobCityPourAction {
  do: "pour";
  buildings: number[];
}

export interface MobCityGoAction {
  do: "go";
  slot: number;
  building: number;
}

export interface MobCityFineAction {
  do: "fine";
  building: number;
}

export interface MobCityThrowAction {
  do: "throw";
}

export interface MobCityHoldAction {
  do: "hold";
}

export interface MobCityArmAction {
  do: "arm";
  seat: number;
  weapon: number;
  who: number;
}

export interface MobCityReadyAction {
  do: "ready";
}

export interface MobCityLeadAction {
  do: "lead";
  fighter: number;
}

export interface MobCityAttackAction {
  do: "attack";
  weapon: number;
  target: number;
}

export interface MobCityLobAction {
  do: "lob";
  targets: number[];
}

export interface MobCityCollectAction {
  do: "collect";
  weapon: number;
}

export interface MobCityClaimAction {
  do: "claim";
  whose: number;
}

export interface MobCityLootAction {
  do: "loot";
  weapons: number[];
}

export interface MobCityFavourAction {
  do: "favour";
  whom: number;
}

export interface MobCityLayAction {
  do: "lay";
  block: number;
}

export interface MobCityDealAction {
  do: "deal";
  seat: number;
  card: number;
}

export interface MobCityFillAction {
  do: "fill";
  card: number;
}

export interface MobCityPeekAction {
  do: "peek";
  seat: number;
  event: number;
}

export interface MobCityHappenAction {
  do: "happen";
  event: number;
}

export interface MobCityRollAction {
  do: "roll";
  die: number;
}

export interface MobCityReadAction {
  do: "read";
  will: number;
}

export type MobCityAction =
  | MobCitySettleAction
  | MobCityNameAction
  | MobCityBidAction
  | MobCityHireAction
  | MobCityShiftAction
  | MobCityStopAction
  | MobCityTakeAction
  | MobCityDeclineAction
  | MobCityDrinkAction
  | MobCityDismissAction
  | MobCityKeepOneAction
  | MobCityBuyAction
  | MobCityPourAction
  | MobCityGoAction
  | MobCityFineAction
  | MobCityThrowAction
  | MobCityHoldAction
  | MobCityArmAction
  | MobCityReadyAction
  | MobCityLeadAction
  | MobCityAttackAction
  | MobCityLobAction
  | MobCityCollectAction
  | MobCityClaimAction
  | MobCityLootAction
  | MobCityFavourAction
  | MobCityLayAction
  | MobCityDealAction
  | MobCityFillAction
  | MobCityPeekAction
  | MobCityHappenAction
  | MobCityRollAction
  | MobCityReadAction;

export type MobCityQuestion =
  | "act"
  | "again"
  | "arm"
  | "buy"
  | "choose"
  | "claim_now"
  | "deal"
  | "dismiss"
  | "drink"
  | "favour"
  | "fill"
  | "fine"
  | "happen"
  | "hire"
  | "last_man"
  | "lay"
  | "lead"
  | "let_go"
  | "loot"
  | "name_will"
  | "peek"
  | "pour"
  | "privilege_offer"
  | "react"
  | "read"
  | "roll"
  | "send";
