// What sounds are made of: tones, hiss and filters, drawn into samples. Pure.

/** What is drawn into: samples and how many of them a second has. */
export interface Tape {
  samples: Float32Array<ArrayBuffer>;
  rate: number;
  chance: () => number;
}

export interface Note {
  at: number;
  /** Its pitch, and the one it glides to. */
  pitch: number;
  to?: number;
  gain: number;
  attack?: number;
  /** Seconds until a third of it is left. */
  decay: number;
  /** How loud each further harmonic is. */
  overtones?: number[];
}

export interface Hiss {
  at: number;
  gain: number;
  attack?: number;
  decay: number;
  /** The band of frequencies it is made of. */
  low: number;
  high: number;
}

/** Silence to draw into; `seed` makes the chances. */
export function blank(seconds: number, rate: number, seed: number): Tape {
  const samples = new Float32Array(Math.round(seconds * rate));
  return { samples, rate, chance: numbers(seed) };
}

/** Numbers from 0 to 1, the same ones for each seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How loud something is so long after its beginning. */
function envelope(time: number, attack: number, decay: number): number {
  return time < attack ? time / attack : Math.exp(-(time - attack) / decay);
}

/** A tone that dies away. */
export function note(
  { samples, rate }: Tape,
  { at, pitch, to = pitch, gain, ...shape }: Note,
): void {
  const { attack = 0.002, decay, overtones = [] } = shape;
  const start = Math.round(at * rate);
  const length = Math.min(samples.length - start, Math.ceil((attack + decay * 6) * rate));
  let angle = 0;
  for (let n = 0; n < length; n++) {
    const time = n / rate;
    angle += (2 * Math.PI * (to + (pitch - to) * Math.exp(-time / decay))) / rate;
    let wave = Math.sin(angle);
    for (let k = 0; k < overtones.length; k++)
      wave += (overtones[k] ?? 0) * Math.sin((k + 2) * angle);
    samples[start + n] = (samples[start + n] ?? 0) + gain * envelope(time, attack, decay) * wave;
  }
}

/** What is struck rings in several pitches at once; the higher, the shorter. */
export function modes(
  tape: Tape,
  at: number,
  gain: number,
  pitches: number[],
  decay: number,
): void {
  for (const [n, pitch] of pitches.entries())
    note(tape, { at, pitch, gain: gain / (n + 1), attack: 0.0008, decay: decay / (1 + n * 0.4) });
}

/** Noise within a band. */
export function hiss(
  { samples, rate, chance }: Tape,
  { at, gain, low, high, ...shape }: Hiss,
): void {
  const { attack = 0.001, decay } = shape;
  const start = Math.round(at * rate);
  const length = Math.min(samples.length - start, Math.ceil((attack + decay * 6) * rate));
  const upper = share(high, rate);
  const lower = share(low, rate);
  let [first, second, floor] = [0, 0, 0];
  for (let n = 0; n < length; n++) {
    first += upper * (chance() * 2 - 1 - first);
    second += upper * (first - second);
    floor += lower * (second - floor);
    const loud = gain * envelope(n / rate, attack, decay);
    samples[start + n] = (samples[start + n] ?? 0) + loud * 2 * (second - floor);
  }
}

/** A tone that moves evenly from one pitch to another. */
export function glide(
  tape: Tape,
  at: number,
  time: number,
  from: number,
  to: number,
  parts: number[],
): void {
  const { samples, rate } = tape;
  const start = Math.round(at * rate);
  const length = Math.min(samples.length - start, Math.round(time * rate));
  let angle = 0;
  for (let n = 0; n < length; n++) {
    angle += (2 * Math.PI * (from + ((to - from) * n) / length)) / rate;
    let wave = Math.sin(angle);
    for (let k = 0; k < parts.length; k++) wave += (parts[k] ?? 0) * Math.sin((k + 2) * angle);
    samples[start + n] = (samples[start + n] ?? 0) + wave;
  }
}

/** How much of each sample a filter of that frequency takes. */
function share(frequency: number, rate: number): number {
  return 1 - Math.exp((-2 * Math.PI * Math.min(frequency, rate * 0.45)) / rate);
}

/** Without what is higher. */
export function smooth(samples: Float32Array<ArrayBuffer>, rate: number, high: number): void {
  const part = share(high, rate);
  let [first, second] = [0, 0];
  for (let n = 0; n < samples.length; n++) {
    first += part * ((samples[n] ?? 0) - first);
    second += part * (first - second);
    samples[n] = second;
  }
}

/** It comes nearer and goes away. */
export function swell({ samples, rate }: Tape, rise: number, fall: number): void {
  const last = samples.length;
  for (let n = 0; n < last; n++) {
    const loud = Math.min(1, n / (rise * rate), (last - n) / (fall * rate));
    samples[n] = (samples[n] ?? 0) * loud;
  }
}

/** It ends in silence. */
export function fadeOut({ samples, rate }: Tape, seconds: number): void {
  const length = Math.min(samples.length, Math.round(seconds * rate));
  for (let n = 0; n < length; n++) {
    const at = samples.length - 1 - n;
    samples[at] = (samples[at] ?? 0) * (n / length);
  }
}

/** As loud as that at its loudest. */
export function loudest(
  samples: Float32Array<ArrayBuffer>,
  peak: number,
): Float32Array<ArrayBuffer> {
  let most = 1e-6;
  for (const one of samples) most = Math.max(most, Math.abs(one));
  for (let n = 0; n < samples.length; n++) samples[n] = ((samples[n] ?? 0) * peak) / most;
  return samples;
}
