// What a person likes, kept in this browser and the same in all its tabs.

export type Speed = "slow" | "normal" | "fast" | "off" | "wait";
/** Whether a phone shows its owner's hand first: where a big screen shows the table, or so. */
export type AsHand = "screen" | "always" | "never";

/** When I am asked about reactions: whenever I could, only when something aims at me, or never. */
export type Asked = "could" | "target" | "never";
export const ASKED: readonly Asked[] = ["could", "target", "never"];
/** What is heard all the time at a table. */
export type Bed = "none" | "rain" | "club";

export interface Wishes {
  nickname: string;
  sound: boolean;
  /** Of a hundred. */
  volume: number;
  bed: Bed;
  badge: boolean;
  confirm: boolean;
  speed: Speed;
  big: boolean;
  /** Letters, digits and the space bar do things at the table. */
  keys: boolean;
  /** My hand and the invitation are covered: others look at this screen. */
  streamer: boolean;
  /** In every reaction window I ask for time, whatever I hold. */
  patient: boolean;
  /** After a pass I am asked whether I act once more. */
  askAgain: boolean;
  reactions: Asked;
  hand: AsHand;
}

const KEY = "consigliere.settings";
const USUAL: Wishes = {
  nickname: "",
  sound: true,
  volume: 60,
  bed: "none",
  badge: true,
  confirm: true,
  speed: "normal",
  big: false,
  keys: true,
  streamer: false,
  patient: false,
  askAgain: false,
  reactions: "could",
  hand: "screen",
};
const BEDS: readonly Bed[] = ["none", "rain", "club"];
const HANDS: readonly AsHand[] = ["screen", "always", "never"];
/** How much longer than normal a move is shown. */
const RATES: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0, wait: 1 };

export const settings = $state<Wishes>(read());

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, read());
  });
}

/** Change some settings and remember them. */
export function set(change: Partial<Wishes>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still obeys until it is closed.
  }
}

/** How much longer than normal a move is shown; 0: the next one comes at once. */
export function rate(): number {
  const away = typeof document !== "undefined" && document.hidden;
  return away ? 0 : RATES[settings.speed];
}

/** Whether nothing should move now: asked for by the system, or nobody is looking. */
export function still(): boolean {
  if (typeof document !== "undefined" && document.hidden) return true;
  if (typeof matchMedia === "undefined") return false;
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Settings as stored, whatever was stored; unknown or broken values fall back. */
export function parsed(text: string | null): Wishes {
  const wishes = { ...USUAL };
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    // Not a value of ours: use the defaults.
  }
  if (typeof stored !== "object" || stored === null) return wishes;
  const wished = stored as Partial<Wishes>;
  if (typeof wished.nickname === "string") wishes.nickname = wished.nickname.slice(0, 24);
  const flags = [
    "sound",
    "badge",
    "confirm",
    "big",
    "keys",
    "streamer",
    "patient",
    "askAgain",
  ] as const;
  for (const flag of flags) {
    if (typeof wished[flag] === "boolean") wishes[flag] = wished[flag];
  }
  if (typeof wished.speed === "string" && wished.speed in RATES) wishes.speed = wished.speed;
  if (ASKED.includes(wished.reactions as Asked)) wishes.reactions = wished.reactions as Asked;
  const { volume } = wished;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) wishes.volume = volume;
  if (BEDS.includes(wished.bed as Bed)) wishes.bed = wished.bed as Bed;
  if (HANDS.includes(wished.hand as AsHand)) wishes.hand = wished.hand as AsHand;
  return wishes;
}

function read(): Wishes {
  try {
    return parsed(localStorage.getItem(KEY));
  } catch {
    return parsed(null);
  }
}
