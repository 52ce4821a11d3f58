// The lab as this page knows it: asked for once a second while a run is on.
import { attempt } from "../lib/notice.svelte";
import type { LabPlan, LabRun, LabView } from "../lib/wire";
import * as calls from "./calls";

const PAUSE = 1000;

export class Lab {
  view: LabView | null = $state.raw(null);
  trouble: string = $state("");
  busy: boolean = $state(false);
  /** The run that is shown. */
  chosen: string = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;

  get runs(): LabRun[] {
    return this.view?.runs ?? [];
  }

  get working(): LabRun | undefined {
    return this.runs.find((run) => run.state === "working");
  }

  get shown(): LabRun | undefined {
    return this.runs.find((run) => run.id === this.chosen);
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.view = await calls.lab();
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    if (this.working || this.trouble) this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  begin(plan: LabPlan): Promise<boolean> {
    return this.#do(async () => this.choose((await calls.begin(plan)).id));
  }

  stop(id: string): Promise<boolean> {
    return this.#do(() => calls.stop(id));
  }

  resume(id: string): Promise<boolean> {
    return this.#do(() => calls.resume(id));
  }

  drop(id: string): Promise<boolean> {
    return this.#do(() => calls.drop(id));
  }

  /** Show that run; the address remembers it. */
  choose(id: string): void {
    this.chosen = id;
    history.replaceState(null, "", id ? `/lab#${id}` : "/lab");
  }

  /** Nobody looks any more. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  async #do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    const done = await attempt(what);
    await this.look();
    this.busy = false;
    return done;
  }
}
