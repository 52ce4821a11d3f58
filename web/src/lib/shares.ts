// What this browser has added to deals, by their seals: so that it can look for it afterwards.
import { hex } from "./sha256";

const KEY = "consigliere.deals";
const MOST = 60;
const BYTES = 16;
let memory: Record<string, string[]> = {};

/** A new share for the deal of that seal; nothing where there is no seal to hold it against. */
export function fresh(seal: string | undefined): string {
  if (!seal) return "";
  const share = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const kept = all();
  const others = Object.entries(kept).filter(([known]) => known !== seal);
  const mine = [...(kept[seal] ?? []), share];
  write(Object.fromEntries([...others, [seal, mine]].slice(-MOST)));
  return share;
}

/** What this browser has said to the deal of that seal; null if it never saw the seal. */
export function given(seal: string): string[] | null {
  return all()[seal] ?? null;
}

function all(): Record<string, string[]> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return memory;
  }
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, kept]) => Array.isArray(kept)));
  } catch {
    return {};
  }
}

function write(deals: Record<string, string[]>): void {
  memory = deals;
  try {
    localStorage.setItem(KEY, JSON.stringify(deals));
  } catch {
    // Forbidden or full: this tab still knows.
  }
}
