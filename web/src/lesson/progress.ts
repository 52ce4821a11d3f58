// How far somebody has come in the lessons; kept in this browser.
const KEY = "consigliere.lessons";

/** The chapter that is open, the answers in it, and the chapters that are done. */
export interface Progress {
  chapter: string;
  answers: string[];
  done: string[];
}

const NONE: Progress = { chapter: "", answers: [], done: [] };

export function progress(game: string): Progress {
  return { ...NONE, ...all()[game] };
}

export function keep(game: string, now: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}

function all(): Record<string, Partial<Progress>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}
