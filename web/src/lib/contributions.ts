// What this browser has added to deals, by their seals: so that it can look for it afterwards.
import { LocalMap } from "./localMap";
import { hex } from "./sha256";

const MOST = 60;
const BYTES = 16;
const stored = new LocalMap("consigliere.deals", (kept): kept is string[] => Array.isArray(kept));

/** A new share for the deal of that seal; nothing where there is no seal to hold it against. */
export function fresh(seal: string | undefined): string {
  if (!seal) return "";
  const share = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const kept = stored.all();
  const others = Object.entries(kept).filter(([known]) => known !== seal);
  const mine = [...(kept[seal] ?? []), share];
  stored.write(Object.fromEntries([...others, [seal, mine]].slice(-MOST)));
  return share;
}

/** What this browser has said to the deal of that seal; null if it never saw the seal. */
export function given(seal: string): string[] | null {
  return stored.all()[seal] ?? null;
}
