// SHA-256 and HMAC (FIPS 180-4, FIPS 198-1). The browser's own are missing on plain http, where
// people play at home.

const BLOCK = 64;
const { starts: START, steps: STEP } = constants();

export function sha256(bytes: Uint8Array): Uint8Array {
  const sums = Uint32Array.from(START);
  const padded = pad(bytes);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(sums, padded, at);
  const out = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, n) => {
    out.setUint32(n * 4, sum);
  });
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, text: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const under = (mask: number) =>
    Uint8Array.from({ length: BLOCK }, (_, n) => (short[n] ?? 0) ^ mask);
  return sha256(joined(under(0x5c), sha256(joined(under(0x36), text))));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const out = new Uint8Array(one.length + other.length);
  out.set(one);
  out.set(other, one.length);
  return out;
}

/** The text, a one, zeros, and its length in bits, to whole blocks. */
function pad(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

function mix(sums: Uint32Array, view: DataView, at: number): void {
  const words = schedule(view, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  words.forEach((word, n) => {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (STEP[n] ?? 0) + word) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((more, n) => {
    sums[n] = (sums[n] ?? 0) + more;
  });
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(BLOCK);
  const word = (n: number) => words[n] ?? 0;
  for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(at + n * 4);
  for (let n = 16; n < BLOCK; n += 1) {
    const [near, far] = [word(n - 2), word(n - 15)];
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const two = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    words[n] = word(n - 16) + two + word(n - 7) + one;
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point of square and cube roots of primes: exact, by whole numbers. */
function constants(): { starts: number[]; steps: number[] } {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < BLOCK; n += 1n) {
    if (primes.every((prime) => n % prime !== 0n)) primes.push(n);
  }
  const starts = primes.slice(0, 8).map((prime) => bits(prime << 64n, 2n));
  return { starts, steps: primes.map((prime) => bits(prime << 96n, 3n)) };
}

function bits(of: bigint, power: bigint): number {
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** power <= of) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}
