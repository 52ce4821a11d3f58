// What this browser has added to deals, by their seals: so that it can look for it afterwards.
import { Drawer } from "./drawer";
import { hex } from "./sha256";

const MOST = 60;
const BYTES = 16;
const drawer = new Drawer("consigliere.deals", (kept): kept is string[] => Array.isArray(kept));

/** A new share for the deal of that seal; nothing where there is no seal to hold it against. */
export function fresh(seal: string | undefined): string {
  if (!seal) return "";
  const share = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const kept = drawer.all();
  const others = Object.entries(kept).filter(([known]) => known !== seal);
  const mine = [...(kept[seal] ?? []), share];
  drawer.write(Object.fromEntries([...others, [seal, mine]].slice(-MOST)));
  return share;
}

/** What this browser has said to the deal of that seal; null if it never saw the seal. */
export function given(seal: string): string[] | null {
  return drawer.all()[seal] ?? null;
}
