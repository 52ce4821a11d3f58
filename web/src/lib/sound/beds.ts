// What may be heard all the time, very low: rain in the street, or a trio in a club. It has no end.
import { blank, hiss, loudest, note, type Tape } from "./wave";

export type Bed = "rain" | "club";

export const BED_RATE = 22_050;

/** The samples of it, which can be repeated without a seam. */
export function bed(name: Bed): Float32Array<ArrayBuffer> {
  return loudest(name === "rain" ? rain() : club(), 0.5);
}

function rain(): Float32Array<ArrayBuffer> {
  const seconds = 9;
  const tape = blank(seconds + 1, BED_RATE, 11);
  let slow = 0;
  for (let n = 0; n < tape.samples.length; n++) {
    slow += 0.09 * (tape.chance() * 2 - 1 - slow);
    tape.samples[n] = 0.55 * slow + 0.05 * (tape.chance() * 2 - 1);
  }
  for (let n = 0; n < 260; n++) {
    const at = tape.chance() * (seconds + 0.8);
    const pitch = 900 + 2600 * tape.chance();
    const gain = 0.02 + 0.09 * tape.chance() ** 3;
    note(tape, { at, pitch, to: pitch * 1.25, gain, attack: 0.001, decay: 0.006 });
  }
  return joined(tape, true);
}

const BEAT = 60 / 96;
// D minor, G, C, A: the roots and how a bass walks to the next, in semitones above 36.7 Hz (a low D)
const WALK = [0, 3, 7, 10, 5, 9, 12, 6, -2, 2, 5, 9, 7, 4, 1, -1];
const CHORDS = [
  [349.2, 440, 523.3, 659.3],
  [349.2, 440, 493.9, 659.3],
  [329.6, 392, 493.9, 587.3],
  [277.2, 392, 466.2, 587.3],
];

function club(): Float32Array<ArrayBuffer> {
  const bars = 8;
  const length = bars * 4 * BEAT;
  const tape = blank(length + 1, BED_RATE, 23);
  for (let beat = 0; beat < bars * 4; beat++) {
    const at = beat * BEAT + 0.012 * tape.chance();
    const pitch = 73.4 * 2 ** ((WALK[beat % 16] ?? 0) / 12);
    const overtones = [0.6, 0.35, 0.2];
    note(tape, { at, pitch, gain: 0.55, attack: 0.008, decay: 0.2, overtones });
    brush(tape, at, beat % 2 === 1 ? 0.3 : 0.12);
    if (beat % 2 === 1) brush(tape, at + BEAT * 0.66, 0.08);
    if (beat % 4 === 0 && tape.chance() < 0.8) chord(tape, at + BEAT * 0.66, (beat / 4) % 4);
  }
  return joined(tape, false);
}

function brush(tape: Tape, at: number, gain: number): void {
  hiss(tape, { at, gain, attack: 0.03, decay: 0.06, low: 3000, high: 9000 });
}

function chord(tape: Tape, at: number, which: number): void {
  for (const pitch of CHORDS[which] ?? [])
    note(tape, { at, pitch, gain: 0.11, attack: 0.012, decay: 0.55, overtones: [0.18] });
}

/** Its last second belongs to its first: over it where it is a noise, beside it where notes ring on. */
function joined({ samples: all, rate }: Tape, crossed: boolean): Float32Array<ArrayBuffer> {
  const length = all.length - rate;
  const samples = all.slice(0, length);
  for (let n = 0; n < rate; n++) {
    const part = crossed ? n / rate : 1;
    const tail = (all[length + n] ?? 0) * (crossed ? Math.sqrt(1 - part) : 1);
    samples[n] = (samples[n] ?? 0) * Math.sqrt(part) + tail;
  }
  return samples;
}
