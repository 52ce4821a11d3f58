// What this browser has added to deals, by their commitments, so that it can look for it afterwards.
import { LocalMap } from "./localMap";
import { hex } from "./sha256";

const KEPT_CONTRIBUTIONS = 60;
const BYTES = 16;
const stored = new LocalMap("consigliere.deals", (saved): saved is string[] =>
  Array.isArray(saved),
);

/** A new share for the deal with that commitment; empty where there is none to compare it with. */
export function fresh(commitment: string | undefined): string {
  if (!commitment) return "";
  const share = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const shares = stored.all();
  const others = Object.entries(shares).filter(([other]) => other !== commitment);
  const mine = [...(shares[commitment] ?? []), share];
  stored.write(Object.fromEntries([...others, [commitment, mine]].slice(-KEPT_CONTRIBUTIONS)));
  return share;
}

/** What this browser has added to the deal with that commitment; null if it never saw it. */
export function given(commitment: string): string[] | null {
  return stored.all()[commitment] ?? null;
}
