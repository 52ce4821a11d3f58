// The sounds of the table, computed: no recording of anybody is in them. The same samples each time.
import {
  blank,
  fadeOut,
  glide,
  hiss,
  loudest,
  modes,
  note,
  smooth,
  swell,
  type Tape,
} from "./wave";

export type Effect =
  | "chip"
  | "card"
  | "coin"
  | "paper"
  | "gavel"
  | "glass"
  | "shot"
  | "die"
  | "siren"
  | "sting"
  | "flourish";

export const RATE = 32_000;

/** The samples of a sound, from -1 to 1. */
export function effect(name: Effect): Float32Array<ArrayBuffer> {
  const { seconds, draw, peak } = EFFECTS[name];
  const tape = blank(seconds, RATE, 7);
  draw(tape);
  fadeOut(tape, 0.03);
  return loudest(tape.samples, peak);
}

const EFFECTS: Record<Effect, { seconds: number; peak: number; draw(tape: Tape): void }> = {
  chip: {
    seconds: 0.22,
    peak: 0.6,
    draw(tape) {
      for (const [at, gain] of [[0, 1] as const, [0.052, 0.55] as const]) {
        hiss(tape, { at, gain: 0.8 * gain, decay: 0.006, low: 2200, high: 6500 });
        modes(tape, at, 0.5 * gain, [2730, 4120, 5480], 0.014);
      }
    },
  },
  card: {
    seconds: 0.26,
    peak: 0.5,
    draw(tape) {
      hiss(tape, { at: 0, gain: 0.5, attack: 0.05, decay: 0.035, low: 1800, high: 7000 });
      hiss(tape, { at: 0.1, gain: 1, attack: 0.001, decay: 0.012, low: 900, high: 4200 });
      modes(tape, 0.1, 0.25, [410, 690], 0.018);
    },
  },
  coin: {
    seconds: 0.7,
    peak: 0.45,
    draw(tape) {
      modes(tape, 0, 0.7, [4187, 5261, 7040, 8372], 0.08);
      modes(tape, 0.075, 1, [5274, 6645, 8870], 0.16);
      hiss(tape, { at: 0, gain: 0.25, decay: 0.004, low: 5000, high: 11_000 });
    },
  },
  paper: {
    seconds: 0.42,
    peak: 0.4,
    draw(tape) {
      for (let n = 0; n < 9; n++) {
        const at = n * 0.034 + tape.chance() * 0.02;
        const gain = 0.3 + 0.7 * tape.chance();
        hiss(tape, { at, gain, attack: 0.006, decay: 0.014, low: 1500, high: 6800 });
      }
    },
  },
  gavel: {
    seconds: 0.75,
    peak: 0.75,
    draw(tape) {
      for (const [at, gain] of [[0, 0.8] as const, [0.27, 1] as const]) {
        hiss(tape, { at, gain: 0.7 * gain, decay: 0.007, low: 300, high: 2400 });
        modes(tape, at, 0.8 * gain, [172, 391, 668, 1120], 0.05);
      }
    },
  },
  glass: {
    seconds: 0.95,
    peak: 0.4,
    draw(tape) {
      modes(tape, 0, 1, [2093, 3310, 4978, 6480], 0.2);
      modes(tape, 0.012, 0.5, [2349, 3729, 5587], 0.14);
    },
  },
  shot: {
    seconds: 1.1,
    peak: 0.8,
    draw(tape) {
      hiss(tape, { at: 0, gain: 1.6, attack: 0.001, decay: 0.022, low: 250, high: 7000 });
      hiss(tape, { at: 0.004, gain: 0.8, attack: 0.004, decay: 0.14, low: 80, high: 900 });
      note(tape, { at: 0, pitch: 118, to: 44, gain: 1, attack: 0.002, decay: 0.09 });
      for (const at of [0.16, 0.29, 0.43])
        hiss(tape, { at, gain: 0.22 - at / 4, attack: 0.02, decay: 0.09, low: 200, high: 1500 });
    },
  },
  die: {
    seconds: 0.75,
    peak: 0.55,
    draw(tape) {
      for (const [n, at] of [0, 0.11, 0.19, 0.25, 0.3, 0.335, 0.36].entries()) {
        const gain = 1 - n * 0.12;
        hiss(tape, { at, gain: 0.5 * gain, decay: 0.005, low: 1200, high: 5200 });
        modes(tape, at, gain * 0.6, [1490 + 90 * (n % 3), 2380, 3710], 0.011);
      }
    },
  },
  siren: {
    seconds: 2.4,
    peak: 0.3,
    draw(tape) {
      const overtones = [0.5, 0.32, 0.18, 0.1];
      glide(tape, 0, 1.1, 330, 690, overtones);
      glide(tape, 1.1, 1.3, 690, 310, overtones);
      smooth(tape.samples, RATE, 1600);
      swell(tape, 0.35, 0.9);
    },
  },
  sting: {
    seconds: 1.15,
    peak: 0.55,
    draw(tape) {
      const overtones = [0.75, 0.6, 0.42, 0.3, 0.2];
      for (const pitch of [196, 207.7, 293.7]) {
        note(tape, { at: 0, pitch, gain: 0.5, attack: 0.012, decay: 0.07, overtones });
        const to = pitch * 0.94;
        note(tape, { at: 0.16, pitch, to, gain: 0.6, attack: 0.015, decay: 0.26, overtones });
      }
      note(tape, { at: 0.16, pitch: 70, to: 48, gain: 0.9, decay: 0.12 });
      smooth(tape.samples, RATE, 3200);
    },
  },
  flourish: {
    seconds: 2.5,
    peak: 0.55,
    draw(tape) {
      const overtones = [0.7, 0.5, 0.34, 0.2, 0.1];
      for (const [n, pitch] of [392, 523.3, 659.3, 784].entries())
        note(tape, { at: n * 0.13, pitch, gain: 0.6, attack: 0.014, decay: 0.13, overtones });
      for (const pitch of [261.6, 523.3, 659.3, 784, 1046.5])
        note(tape, { at: 0.52, pitch, gain: 0.42, attack: 0.03, decay: 0.62, overtones });
      hiss(tape, { at: 0.52, gain: 0.25, attack: 0.01, decay: 0.45, low: 5200, high: 12_000 });
      smooth(tape.samples, RATE, 4200);
    },
  },
};
