// A deal that can be proven: docs/fairness.md specifies it byte by byte. This and the Python have
// nothing in common but that page and the vectors, so that they can check each other.
import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

/** What a record says its match was dealt from. */
export interface Deal {
  commitment: string;
  secret: string;
  /** By seat; empty where a seat has added nothing. */
  shares: string[];
  /** So many answers were there before: a replay was played on from there. */
  given: number;
}

/** A malformed line about the deal in a record. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

export function commitmentOf(secret: string): string {
  return hex(sha256(utf8(secret)));
}

/** What all chances of a match follow from. */
export function seedOf(secret: string, shares: string[]): string {
  const rows = shares.map((share, seat) => `share ${seat} ${share || "-"}`);
  const text = ["consigliere deal 1", `secret ${secret}`, ...rows, ""].join("\n");
  return hex(sha256(utf8(text)));
}

/** Which of so many things comes as the n-th of its kind, counted from 0. */
export function pick(seed: string, kind: string, nth: number, size: number): number {
  const drawn = hex(hmac(unhex(seed), utf8(`${kind} ${nth}`)));
  // 40 bits times a few thousand things: no number here is too big to be exact.
  return Math.floor((Number.parseInt(drawn.slice(0, 10), 16) * size) / 2 ** 40);
}

/** The deal in a record; null if it has none. */
export function dealIn(record: string): Deal | null {
  const values = new Map<string, string>();
  const shares: string[] = [];
  record.split(/\r?\n/).forEach((row, n) => {
    const text = row.trim();
    if (text.startsWith("# deal:") && !note(text.slice(7), values, shares))
      throw new Unreadable(n + 1);
  });
  if (values.size + shares.length === 0) return null;
  const [commitment, secret] = [values.get("seal"), values.get("secret")];
  if (values.get("scheme") !== "1" || !commitment || !secret) throw new Unreadable(0);
  return { commitment, secret, shares, given: Number(values.get("given") ?? 0) };
}

const SHAPES = new Map([
  ["scheme", /^1$/],
  ["seal", /^[0-9a-f]{64}$/],
  ["secret", /^[0-9a-f]{1,64}$/],
  ["given", /^[0-9]{1,6}$/],
]);

/** Take up one remark; false if it is none of a deal. */
function note(text: string, values: Map<string, string>, shares: string[]): boolean {
  const [key = "", ...rest] = text.trim().split(" ");
  const value = rest.at(-1) ?? "";
  if (key === "share" && rest.length === 2 && rest[0] === String(shares.length)) {
    if (!/^(-|[0-9a-f]{1,64})$/.test(value)) return false;
    shares.push(value === "-" ? "" : value);
    return true;
  }
  if (rest.length !== 1 || values.has(key) || !SHAPES.get(key)?.test(value)) return false;
  values.set(key, value);
  return true;
}
