// Computes sounds beside the page, which goes on meanwhile.
import { BED_RATE, type Bed, bed } from "./beds";
import { type Effect, effect, RATE } from "./effects";

/** What is wished for, and what comes back. */
export type Wished = { effect: Effect } | { bed: Bed };
export interface Computed {
  name: Effect | Bed;
  rate: number;
  samples: Float32Array<ArrayBuffer>;
}

self.onmessage = ({ data }: MessageEvent<Wished>): void => {
  const done: Computed =
    "bed" in data
      ? { name: data.bed, rate: BED_RATE, samples: bed(data.bed) }
      : { name: data.effect, rate: RATE, samples: effect(data.effect) };
  postMessage(done, { transfer: [done.samples.buffer] });
};
