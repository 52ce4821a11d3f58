// Plays the sounds of the table through Web Audio; fetched when the first is wished for.
import type { Bed } from "./beds";
import type { Effect } from "./effects";
import type { Computed, Wished } from "./synth.worker";

const APART = 0.11; // seconds between sounds that begin together
const LOW = 0.16; // of a background beside the effects
const FADE = 1.2;
const OLD = 400; // milliseconds after which a sound is no news any more

export class Player {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #worker = new Worker(new URL("./synth.worker.ts", import.meta.url), { type: "module" });
  readonly #coming = new Map<Effect | Bed, Promise<AudioBuffer>>();
  readonly #arrived = new Map<Effect | Bed, (buffer: AudioBuffer) => void>();
  #bed: { name: Bed; source: AudioBufferSourceNode; loud: GainNode } | null = null;
  #wished: Bed | null = null;

  constructor() {
    this.#out.connect(this.#context.destination);
    this.#worker.onmessage = ({ data }: MessageEvent<Computed>) => this.#keep(data);
  }

  /** From 0 to 1. */
  volume(loud: number): void {
    this.#out.gain.setTargetAtTime(loud ** 2, this.#context.currentTime, 0.05);
  }

  /** One after another; a sound that cannot come in time is left out. */
  async play(sounds: readonly Effect[]): Promise<void> {
    const asked = performance.now();
    await this.#context.resume();
    const ready = await Promise.all(sounds.map((one) => this.#buffer({ effect: one }, one)));
    if (performance.now() - asked > OLD) return;
    ready.forEach((buffer, n) => {
      this.#start(buffer, this.#out).start(this.#context.currentTime + n * APART);
    });
  }

  /** Computes what will be needed, so that it comes in time. */
  prepare(sounds: readonly Effect[]): void {
    for (const one of sounds) void this.#buffer({ effect: one }, one);
  }

  /** What is heard all the time; null is silence. */
  async background(name: Bed | null): Promise<void> {
    this.#wished = name;
    if (this.#bed?.name === name) return;
    this.#leave();
    if (!name) return;
    await this.#context.resume();
    const buffer = await this.#buffer({ bed: name }, name);
    if (this.#wished !== name || this.#bed) return;
    const loud = this.#context.createGain();
    loud.gain.value = 0;
    loud.gain.setTargetAtTime(LOW, this.#context.currentTime, FADE / 3);
    loud.connect(this.#out);
    const source = this.#start(buffer, loud);
    source.loop = true;
    source.start();
    this.#bed = { name, source, loud };
  }

  #leave(): void {
    if (!this.#bed) return;
    const { source, loud } = this.#bed;
    const now = this.#context.currentTime;
    loud.gain.setTargetAtTime(0, now, FADE / 5);
    source.stop(now + FADE);
    this.#bed = null;
  }

  #start(buffer: AudioBuffer, into: AudioNode): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(into);
    return source;
  }

  #buffer(wished: Wished, name: Effect | Bed): Promise<AudioBuffer> {
    const coming = this.#coming.get(name);
    if (coming) return coming;
    const made = new Promise<AudioBuffer>((resolve) => this.#arrived.set(name, resolve));
    this.#coming.set(name, made);
    this.#worker.postMessage(wished);
    return made;
  }

  #keep({ name, rate, samples }: Computed): void {
    const buffer = this.#context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    this.#arrived.get(name)?.(buffer);
  }
}
