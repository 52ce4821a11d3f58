// The edition being edited, its undo history, and the server's last check.
import type { EditionChecked, EditionFile, EditionProblem } from "../lib/wire";
import * as calls from "./calls";
import {
  at,
  concerns,
  dropped,
  kindOf,
  leaves,
  marked,
  type Path,
  restored,
  type Sheet,
  same,
  typed,
  unmarked,
} from "./sheet";
import * as store from "./storage";

const WAIT = 350; // milliseconds after the last key
const BURST = 1200; // letters typed into one value are undone together
const UNDO_STEPS = 200;

/** Somebody's edition while it is being typed. */
export class Draft {
  now = $state.raw<Sheet>({ toml: "", values: {}, sources: {} });
  checked = $state.raw<EditionChecked | null>(null);
  saved = $state.raw<store.SavedDraft["saved"]>(null);
  /** The server could not be asked; the sentence says why. */
  trouble = $state("");
  private past = $state.raw<Sheet[]>([]);
  private future = $state.raw<Sheet[]>([]);
  private last = { path: "", when: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requestNo = 0;

  readonly undoable = $derived(this.past.length > 0);
  readonly redoable = $derived(this.future.length > 0);
  readonly problems = $derived<EditionProblem[]>(this.checked?.problems ?? []);
  readonly name = $derived(String(this.now.values.name ?? ""));
  /** Whether what is on the desk is what was saved. */
  readonly settled = $derived(this.saved !== null && this.saved.toml === this.checked?.toml);
  readonly changed = $derived(
    leaves(this.now.values).filter((path) => !same(this.value(path), this.our(path))).length,
  );

  constructor(
    readonly game: string,
    readonly ours: Sheet,
    begin: store.SavedDraft,
  ) {
    this.now = begin.sheet;
    this.saved = begin.saved;
    void this.check();
  }

  value(path: Path): unknown {
    return at(this.now.values, path);
  }

  our(path: Path): unknown {
    return at(this.ours.values, path);
  }

  differs(path: Path): boolean {
    return this.our(path) !== undefined && !same(this.value(path), this.our(path));
  }

  /** Whether that value is printed on a copy somebody has seen. */
  seenOnCopy(path: Path): boolean {
    return kindOf(this.now, path) === "copy";
  }

  problemsOf(paths: readonly Path[]): EditionProblem[] {
    return this.problems.filter((one) => concerns(one.path, paths));
  }

  // ---- changing

  set(path: Path, value: unknown): void {
    const name = path.join(".");
    const burst = this.last.path === name && Date.now() - this.last.when < BURST;
    const next =
      path.length > 1
        ? typed(this.now, path, value)
        : { ...this.now, values: { ...this.now.values, [name]: value } };
    this.change(next, burst);
    this.last = { path: name, when: Date.now() };
  }

  mark(paths: readonly Path[]): void {
    this.change(marked(this.now, paths));
  }

  unmark(paths: readonly Path[]): void {
    this.change(unmarked(this.now, this.ours, paths));
  }

  reset(path: Path): void {
    this.change(restored(this.now, this.ours, path));
  }

  /** Replace a value written in another form: what was said about its parts goes with them. */
  replace(path: Path, value: unknown): void {
    this.change(typed(dropped(this.now, path), path, value));
  }

  drop(path: Path): void {
    this.change(dropped(this.now, path));
  }

  /** Another sheet; what was there before comes back with undo. */
  change(next: Sheet, burst = false): void {
    if (!burst) this.past = [...this.past.slice(-UNDO_STEPS), this.now];
    this.future = [];
    this.last = { path: "", when: 0 };
    this.show(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.now];
    this.show(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.now];
    this.show(next);
  }

  // ---- the server

  /** Check again what is wrong, in the language spoken now. */
  async check(): Promise<EditionChecked | null> {
    clearTimeout(this.timer);
    this.requestNo += 1;
    const { requestNo, now } = this;
    try {
      const read = await calls.check({ toml: now.toml, values: now.values, sources: now.sources });
      if (requestNo !== this.requestNo) return null;
      this.checked = read;
      this.trouble = "";
      return read;
    } catch (error) {
      if (requestNo === this.requestNo) this.trouble = (error as Error).message;
      return null;
    }
  }

  /** Keep it on the server, and its ref in this browser. */
  async save(): Promise<string> {
    const { toml, values, sources } = this.now;
    const key = this.saved?.key || store.keyOf(this.game, this.checked?.ref ?? "");
    const made = await calls.save({ toml, values, sources, key });
    const mine = made.key || store.keyOf(this.game, made.ref);
    this.saved = { ref: made.ref, toml: made.toml, key: mine };
    store.saveEdition({ game: this.game, ref: made.ref, name: made.name, key: mine });
    store.saveDraft(this.game, { sheet: this.now, saved: this.saved });
    await this.check();
    return made.ref;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private show(next: Sheet): void {
    this.now = next;
    store.saveDraft(this.game, { sheet: next, saved: this.saved });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), WAIT);
  }
}

/** The sheet of a file as the server has read it. */
export function sheetOf(file: EditionFile | EditionChecked): Sheet {
  return { toml: file.toml, values: file.values, sources: file.sources };
}

/** Ours, under a name that is free. */
export function renamed(ours: Sheet, name: string): Sheet {
  return { ...ours, values: { ...ours.values, name } };
}
